package import Localization

extension Verb {
  /// A value known by its position.
  package struct Argument: Hashable, Sendable {
    /// How many values the argument takes.
    enum Count: Hashable, Sendable {
      case one
      case oneOrNone
      case oneOrMore
      case any
    }

    /// Upper case, as shown in help: `STUDY`.
    var name: String
    var help: Sentence
    var count: Count
    var kind: ValueKind
    /// Whether `""` is a value; otherwise it counts as a slip.
    var allowsEmpty: Bool

    init(
      _ name: String, _ help: Sentence, count: Count = .one, kind: ValueKind = .text,
      allowsEmpty: Bool = false
    ) {
      self.name = name
      self.help = help
      self.count = count
      self.kind = kind
      self.allowsEmpty = allowsEmpty
    }

    package static func required(
      _ name: String, _ help: Sentence, _ kind: ValueKind = .text, allowsEmpty: Bool = false
    ) -> Argument {
      Argument(name, help, count: .one, kind: kind, allowsEmpty: allowsEmpty)
    }

    package static func optional(
      _ name: String, _ help: Sentence, _ kind: ValueKind = .text, allowsEmpty: Bool = false
    ) -> Argument {
      Argument(name, help, count: .oneOrNone, kind: kind, allowsEmpty: allowsEmpty)
    }

    /// Takes all further values; `atLeastOne` makes the first of them required.
    package static func repeating(
      _ name: String, _ help: Sentence, _ kind: ValueKind = .text, atLeastOne: Bool = false
    ) -> Argument {
      Argument(name, help, count: atLeastOne ? .oneOrMore : .any, kind: kind)
    }

    var isRequired: Bool {
      count == .one || count == .oneOrMore
    }

    var isRepeating: Bool {
      count == .oneOrMore || count == .any
    }

    /// As it stands in a usage line: `STUDY`, `[FILE]`, `PATH…`.
    var usage: String {
      switch count {
      case .one: name
      case .oneOrNone: "[\(name)]"
      case .oneOrMore: "\(name)..."
      case .any: "[\(name)...]"
      }
    }
  }
}
