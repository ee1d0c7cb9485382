/// A statement about a study that a report prints: one predicate, known by its id, with typed arguments.
///
/// `docs/claims.md` defines each predicate, so that a reader that shares no code with this program can evaluate it from the
/// files of a study.
package struct ReportClaim: Sendable, Hashable {
  /// What is claimed, such as `task.completion`; the same in every report and language.
  package let id: String
  /// What the claim is about, by the names that `docs/claims.md` gives them.
  package let arguments: ClaimArguments
  /// The claim as it is printed, whole.
  package let sentence: Sentence
}

/// A value that a claim is about; `nil` is written as `null`.
package typealias ClaimArgument = any Encodable & Hashable & Sendable

/// Arguments by name.
package struct ClaimArguments: Encodable, Hashable, Sendable {
  let values: [(name: String, value: ClaimArgument)]

  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in values { try container.encode(value, forKey: Name(stringValue: name)) }
  }

  /// Values of different types, which can be compared.
  private var erased: [AnyHashable] {
    func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
    var all: [AnyHashable] = []
    for (name, value) in values {
      all.append(name)
      let one: any Hashable = value
      all.append(erase(one))
    }
    return all
  }

  package static func == (left: ClaimArguments, right: ClaimArguments) -> Bool {
    left.erased == right.erased
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(erased) }
}

extension Sentence {
  /// A claim in the words that follow its arguments, as in `.claim("round.pilots", ["sessions": 2], "2 pilot sessions …")`.
  package static func claim(
    _ id: String, _ arguments: KeyValuePairs<String, ClaimArgument>, _ words: Sentence
  ) -> Sentence {
    let values = ClaimArguments(values: arguments.map { (name: $0.key, value: $0.value) })
    return words.marked(.claim(ReportClaim(id: id, arguments: values, sentence: words)))
  }

  /// The outermost claim in other words, for a page with less room; without a claim only the words.
  package func worded(_ words: Sentence) -> Sentence {
    if case .marked(_, let mark) = form, case .claim = mark { words.marked(mark) } else { words }
  }

  /// The claims in the sentence, in their order, outer ones first.
  package var claims: [ReportClaim] {
    switch form {
    case .words, .count: []
    case .template(let parts):
      parts.flatMap { part -> [ReportClaim] in
        if case .piece(let piece) = part { piece.claims } else { [] }
      }
    case .joined(let pieces, _), .list(let pieces, _): pieces.flatMap(\.claims)
    case .capitalised(let inner), .uncapitalised(let inner): inner.claims
    case .marked(let inner, .claim(let claim)): [claim] + inner.claims
    case .marked(let inner, _): inner.claims
    }
  }

  /// The sentence with an empty place for each claim: the words that no claim covers.
  package var withoutClaims: Sentence {
    switch form {
    case .words, .count: self
    case .template(let parts):
      Sentence(
        .template(
          parts.map { part in
            if case .piece(let piece) = part { .piece(piece.withoutClaims) } else { part }
          }))
    case .joined(let pieces, let separator):
      Sentence(.joined(pieces.map(\.withoutClaims), separator: separator))
    case .list(let pieces, let word): Sentence(.list(pieces.map(\.withoutClaims), word))
    case .capitalised(let inner): Sentence(.capitalised(inner.withoutClaims))
    case .uncapitalised(let inner): Sentence(.uncapitalised(inner.withoutClaims))
    case .marked(_, .claim): ""
    case .marked(let inner, let mark): Sentence(.marked(inner.withoutClaims, mark))
    }
  }
}

extension Sentence: Encodable {
  /// In English, as plain text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(plain())
  }
}

extension Document {
  /// The claims of the document, each once, in the order in which they are printed first.
  package var claims: [ReportClaim] {
    var seen: Set<ReportClaim> = []
    return blocks.flatMap(\.sentences).flatMap(\.claims).filter { seen.insert($0).inserted }
  }

  /// The statements that rest on no claim: paragraphs, notices and list entries with letters that no claim covers.
  ///
  /// Headings, captions and cells are labels and values.
  package var unclaimed: [Sentence] {
    blocks.flatMap(\.statements).filter { $0.withoutClaims.plain().contains(where: \.isLetter) }
  }
}

extension Document.Block {
  /// Everything that is printed of the block.
  var sentences: [Sentence] {
    switch self {
    case .heading(_, let text, _), .paragraph(let text), .notice(let text): [text]
    case .list(let entries): entries
    case .table(let table): [table.caption] + table.columns + table.rows.flatMap(\.self)
    case .drawing(let drawing): [drawing.sentence, drawing.elsewhere]
    case .picture: []
    }
  }

  /// What the block states.
  fileprivate var statements: [Sentence] {
    switch self {
    case .paragraph(let text), .notice(let text): [text]
    case .list(let entries): entries
    case .heading, .table, .drawing, .picture: []
    }
  }
}
