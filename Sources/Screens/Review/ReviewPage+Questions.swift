import JSON
import Localization
import Recording
import Records
import Terminal

extension ReviewPage {
  /// The page of the question that a review asks now.
  ///
  /// - Parameter narrowed: The criteria that fitted what was typed last; empty where nothing was.
  init(_ review: Review, narrowed: [Place], in language: Language) {
    let note = review.note ?? Note(at: nil, text: Verbatim(""))
    switch review.question {
    case .words: self = Self.words(review, note)
    case .moment: self = Self.moment(review, note)
    case .kind where review.pass == .kinds: self = Self.firstPass(review, note, language)
    case .kind:
      self = Self.choice(
        review, "kind", "Kind", ObservationKind.allCases.map { ("\($0.label)", .kind($0)) },
        standing: note.kind.flatMap(ObservationKind.allCases.firstIndex(of:)))
    case .impact:
      // The row's number is the impact; 0 comes last.
      let order = Impact.allCases.filter { $0 != .none } + [.none]
      self = Self.choice(
        review, "impact", "Impact", order.map { (Self.label($0), .impact($0)) },
        standing: note.impact.flatMap(order.firstIndex(of:)),
        lead: ["How much did it hurt this person?"])
    case .proposals: self = Self.proposals(review, note)
    case .criterion(let place): self = Self.criterion(review, note, place)
    case .replacement(let place):
      self = Self.criteria(
        review, "instead of \(place)", narrowed,
        lead: ["What instead of \(place.label)?"], enterMeans: "keeps \(place)")
    case .criteria:
      self = Self.criteria(
        review, "criteria", narrowed,
        lead: [
          note.confirmed.isEmpty
            ? "Which criterion does it show? A number or words."
            : "Any other criterion? A number or words."
        ], enterMeans: "none")
    case .dimensions: self = Self.dimensions(review, note)
    case .principles: self = Self.principles(review, note)
    case .speaker:
      self = Self.choice(
        review, "speaker", "Speaker", Speaker.allCases.map { ("\($0.label)", .speaker($0)) },
        standing: note.speaker.flatMap(Speaker.allCases.firstIndex(of:)),
        lead: ["Whose words or sounds?"])
    case .wording:
      self = Self.choice(
        review, "wording", "Wording", Wording.allCases.map { ("\($0.label)", .wording($0)) },
        standing: note.wording.flatMap(Wording.allCases.firstIndex(of:)),
        lead: ["How close to what was said?"])
    case .basis:
      self = Self.choice(
        review, "basis", "Basis", Basis.allCases.map { ("\($0.label)", .basis($0)) },
        standing: note.basis.flatMap(Basis.allCases.firstIndex(of:)),
        lead: ["Seen or heard, or concluded?"])
    case .finding: self = Self.finding(review)
    case .severity(let path): self = Self.severity(review, path)
    }
  }

  /// One of a fixed list; the last row leaves it open where nothing stands.
  private static func choice(
    _ review: Review, _ id: String, _ label: Sentence, _ choices: [(Sentence, ReviewAnswer)],
    standing: Int?, lead: [Sentence] = []
  ) -> ReviewPage {
    var rows = choices.map { row($0.0, $0.1) }
    if standing == nil { rows.append(row("leave it open", .keep)) }
    let start = standing ?? rows.count - 1
    return ReviewPage(
      review, id, lead, rows, start: start,
      prompt: Prompt(
        label, .choice,
        enterMeans: standing.map { "keeps \"\(choices[$0].0)\"" } ?? "leaves it open"))
  }

  private static func words(_ review: Review, _ note: Note) -> ReviewPage {
    ReviewPage(
      review, "words", ["What happened? Enter leaves it without words."], [],
      prompt: Prompt("Words", .text, initial: note.text.words, enterMeans: "leaves it as it is"))
  }

  private static func moment(_ review: Review, _ note: Note) -> ReviewPage {
    let near = review.current.map { review.moments(near: $0) } ?? []
    var rows = near.compactMap { key -> (PageRow, Meaning)? in
      guard let other = review.ledger.notes[key] else { return nil }
      return (
        PageRow(
          key.note, "\(Review.text(of: other))",
          details: ["\(review.plan.recorder(of: key.log))", "\(review.ledger.terse(other.at))"]),
        .answer(.moment(key))
      )
    }
    let standing = near.firstIndex { key in
      note.sameMomentAs.map { Text.isSame($0, review.plan.reference(to: key)) } ?? false
    }
    rows.append(row("a moment of its own", .moment(nil)))
    return ReviewPage(
      review, "moment", ["Does one of these hold the same moment? The two then count once."], rows,
      start: standing ?? rows.count - 1,
      prompt: Prompt(
        "Same as", .choice, enterMeans: standing == nil ? "none of them" : "keeps it"))
  }

  private static func label(_ impact: Impact) -> Sentence {
    impact == .none ? "\(impact.label) (0)" : "\(impact.label)"
  }

  private static func severity(_ review: Review, _ path: String) -> ReviewPage {
    let finding = review.finding(at: path)
    let mine = review.rating(of: path)
    // What others gave is said after this rater's own, so that it sways nobody.
    let others = review.ratings(of: path).count - (mine == nil ? 0 : 1)
    let order = Impact.allCases.filter { $0 != .none } + [.none]
    var rows = order.map { row(label($0), .severity(path, $0, key: "")) }
    let standing = mine.flatMap { order.firstIndex(of: $0.severity) }
    if standing == nil { rows.append(row("not now", .severity(path, nil, key: ""))) }
    let rated: Sentence =
      others == 0
      ? "" : " \(others, "other has", "others have") rated; theirs are kept apart."
    return ReviewPage(
      review, "severity \(path)",
      [
        "How severe is \(finding?.shortID ?? ""), \(finding?.title ?? ""), as \(review.role)?\(rated)"
      ],
      rows, start: standing ?? rows.count - 1,
      prompt: Prompt(
        "Severity", .choice,
        enterMeans: standing.map { "keeps \"\(label(order[$0]))\"" } ?? "does not rate it now"))
  }
}
