/// A statement about a study that a report prints: one predicate, known by its id, with typed arguments.
///
/// The stored properties are the arguments. `docs/claims.md` defines each predicate, so that a reader that shares no code with
/// this program can evaluate it from the files of a study.
package protocol ReportClaim: Encodable, Sendable {
  /// What is claimed, such as `task.completion`; the same in every report and language.
  static var id: String { get }
  /// The claim as it is printed, whole.
  var sentence: Sentence { get }
}

/// The claim behind a piece of a sentence.
package struct ClaimMark: Sendable, Hashable {
  package let claim: any ReportClaim

  package var id: String { type(of: claim).id }

  package static func == (left: ClaimMark, right: ClaimMark) -> Bool {
    left.id == right.id && left.claim.sentence == right.claim.sentence
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(claim.sentence)
  }
}

extension Sentence {
  /// The sentence of a claim, which keeps the claim.
  package init(_ claim: some ReportClaim) {
    self = claim.sentence.marked(.claim(ClaimMark(claim: claim)))
  }

  /// Replaces the words of a claim and keeps the claim, for a page with less room.
  package init(_ claim: some ReportClaim, as words: Sentence) {
    self = words.marked(.claim(ClaimMark(claim: claim)))
  }

  /// The claims in the sentence, in their order, outer ones first.
  package var claims: [any ReportClaim] {
    switch form {
    case .words, .count: []
    case .template(let parts):
      parts.flatMap { part -> [any ReportClaim] in
        if case .piece(let piece) = part { piece.claims } else { [] }
      }
    case .joined(let pieces, _), .list(let pieces, _): pieces.flatMap(\.claims)
    case .capitalised(let inner), .uncapitalised(let inner): inner.claims
    case .marked(let inner, .claim(let mark)): [mark.claim] + inner.claims
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
  package var claims: [any ReportClaim] {
    var seen: Set<ClaimMark> = []
    return blocks.flatMap(\.sentences).flatMap(\.claims).filter {
      seen.insert(ClaimMark(claim: $0)).inserted
    }
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
