package import Localization

/// Where the words of a Markdown file may lead: to headings of the files that stand beside it.
///
/// A heading is found by the address that GitHub gives it, which hosts and viewers of Markdown follow.
package struct MarkdownLinks: Sendable {
  /// The addresses of each report's anchors, by the report's name.
  private let slugs: [String: [String: String]]

  /// - Parameters:
  ///   - documents: The reports that stand side by side, by the words after `kerb report`.
  ///   - language: That in which they are written: addresses follow the words of headings.
  package init(
    _ documents: [(name: String, document: Document)], in language: Language = .english
  ) {
    slugs = Dictionary(
      documents.map { ($0.name, Self.slugs($0.document, language)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The words as a link; as they are where there is no such place.
  func link(_ words: String, to place: ReportPlace) -> String {
    guard let there = slugs[place.report] else { return words }
    let file = "\(place.report).md"
    guard let anchor = place.anchor else { return "[\(words)](\(file))" }
    return there[anchor].map { "[\(words)](\(file)#\($0))" } ?? words
  }

  /// The address of each heading that has an anchor; a heading of the same words as one before it gets a number.
  private static func slugs(_ document: Document, _ language: Language) -> [String: String] {
    var found: [String: String] = [:]
    var seen: [String: Int] = [:]
    for case .heading(_, let text, let anchor) in document.blocks {
      let slug = MarkdownSlug.of(VisibleText.oneLine(text.plain(in: language)))
      let times = seen[slug, default: 0]
      seen[slug] = times + 1
      if let anchor { found[anchor] = times == 0 ? slug : "\(slug)-\(times)" }
    }
    return found
  }
}

/// The address that GitHub makes of a heading: small letters, digits, hyphens and underlines; a hyphen for each space.
enum MarkdownSlug {
  /// As part of an address: what is no letter of ASCII is written as its bytes.
  static func of(_ heading: String) -> String {
    var slug = ""
    for scalar in heading.lowercased().unicodeScalars {
      if scalar == " " { slug += "-" } else if mayStand(scalar) { slug += written(scalar) }
    }
    return slug
  }

  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark,
      .letterNumber:
      true
    default: scalar == "-" || scalar.properties.isAlphabetic
    }
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    guard !scalar.isASCII else { return String(scalar) }
    return String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension SentenceStyle {
  /// The inside of a line of Markdown that leads to files beside it.
  package static func markdown(_ links: MarkdownLinks) -> SentenceStyle {
    SentenceStyle(
      words: { $0 }, text: { MarkdownText.escaped($0, atStart: $1) },
      marked: { words, mark in
        if case .link(let place) = mark { links.link(words, to: place) } else { words }
      })
  }
}
