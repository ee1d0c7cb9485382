/// A piece of one line of Markdown.
///
/// What stands in a literal is Markdown of our own; every text that is interpolated is escaped. So nothing that came
/// from a file can act as markup by accident.
package struct Markdown: ExpressibleByStringInterpolation, Sendable {
  package let source: String

  /// Escapes a text.
  package init(_ text: String) { source = MarkdownText.escaped(text) }

  package init(stringLiteral value: String) { source = value }

  package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  private init(source: String) { self.source = source }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }

    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    package mutating func appendInterpolation(_ text: String) {
      source += MarkdownText.escaped(text, atStart: source.utf8.isEmpty)
    }

    package mutating func appendInterpolation(_ piece: Markdown) { source += piece.source }
  }

  package var isEmpty: Bool { source.utf8.isEmpty }

  package static func + (left: Markdown, right: Markdown) -> Markdown {
    Markdown(source: left.source + right.source)
  }

  /// Pieces with a separator of our own between them.
  package static func joined(_ pieces: [Markdown], _ separator: String) -> Markdown {
    Markdown(source: pieces.map(\.source).joined(separator: separator))
  }

  /// The piece in front of a sentence: its first letter in upper case if it is a small ASCII one.
  package var capitalised: Markdown {
    guard let first = source.utf8.first, (0x61...0x7a).contains(first) else { return self }
    return Markdown(source: source.prefix(1).uppercased() + source.dropFirst())
  }
}
