extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    form = .words(value)
  }

  package init(stringInterpolation: StringInterpolation) {
    form = .template(stringInterpolation.parts)
  }

  /// Collects the words of a literal and what stands in its places.
  package struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ number: Int) { parts.append(.number(number)) }

    /// A text that came from a file or from a person. A literal that stands in a place is words of the program.
    @_disfavoredOverload
    package mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    package mutating func appendInterpolation(_ piece: Sentence) { parts.append(.piece(piece)) }

    /// Data of another kind, as it describes itself.
    @_disfavoredOverload
    package mutating func appendInterpolation(_ value: some CustomStringConvertible & Sendable) {
      parts.append(.text(value.description))
    }

    /// What another part of the system says of itself.
    @_disfavoredOverload
    package mutating func appendInterpolation(_ error: any Error) {
      parts.append(.text("\(error)"))
    }

    /// A number with the name of what is counted: `\(count, "person", "people")`.
    package mutating func appendInterpolation(_ number: Int, _ one: String, _ many: String) {
      parts.append(.piece(.count(number, one, many)))
    }
  }
}
