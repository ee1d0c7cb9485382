import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Places somebody on a scale: the level, who says so, and on what evidence.
struct PlacementScreen {
  let dialog: QuestionDialog
  let placement: Placement

  private var who: String { placement.participant.short }
  private var scale: Instrument { placement.scale }

  /// Asks and writes; a response may have led to the level.
  ///
  /// - Parameters:
  ///   - level: The level that answers lead to; `nil` where a person chooses it.
  ///   - evidence: What shows it, ready to be kept or changed.
  /// - Returns: What was written, in words.
  /// - Throws: ``QuestionLeft``; nothing is written then.
  func run(level: InstrumentLevel? = nil, evidence: String? = nil) throws -> Sentence {
    var choice = Placement.Choice(level: level, evidence: evidence)
    choice.by = try placement.by.map(Placement.placer)
    let isByFixed = choice.by != nil
    try Questions.ask(
      [
        { choice in
          if level != nil { return .skipped }
          choice.level = try self.level(standing: choice.level)
          return .asked
        },
        { choice in
          if isByFixed { return .skipped }
          choice.by = try self.by(standing: choice.by)
          return .asked
        },
        { choice in
          let standing = choice.basis ?? (choice.by == Placement.itself ? .selfReported : nil)
          choice.basis = try self.basis(standing: standing)
          return .asked
        },
        { choice in
          choice.evidence = try self.evidence(standing: choice.evidence)
          return .asked
        },
      ], &choice)
    try dialog.change(
      .participant, placement.participant.string, study: placement.study,
      placement.patch(choice, on: dialog.today))
    let name: Sentence = choice.level.map(Placement.name) ?? ""
    let basis: Sentence = choice.basis.map { "\($0.label)" } ?? ""
    return
      "\(who) is placed on \(scale.id): \(name); \(basis), by \(choice.by ?? "")."
  }

  /// What stands already, for the page on which the level is chosen.
  func earlier() throws -> [Sentence] {
    let person = try ParticipantsQuestion(dialog: dialog, study: placement.study)
      .person(placement.participant.string)
    return person.skillPlacements.filter { Text.isSame($0.scale, scale.id.string) }
      .sorted { Text.precedes($0.placedOn ?? "", $1.placedOn ?? "") }
      .map { "So far: \(Placement.words($0, on: scale))." }
  }

  private func level(standing: InstrumentLevel?) throws -> InstrumentLevel {
    let rows = scale.levels.map { level in
      PageRow(
        level.value, "\(level.value): \(level.label)", details: ["\(level.details?.oneLine ?? "")"])
    }
    let rule: [Sentence] = scale.levelRule.map { ["\($0.oneLine)"] } ?? []
    let values = scale.levels.map(\.value)
    var list = PageList(.choices, noun: Noun("level", "levels"), rows: rows)
    list.start = standing.flatMap { before in
      scale.levels.firstIndex { Text.isSame($0.value, before.value) }
    }
    // Levels have numbers of their own; what is typed means those, never the place in the list.
    let page = Page(
      "placement level", title: "\(scale.title): where does \(who) stand?",
      place: "\(scale.id.string)", lead: try earlier() + SurveyPages.wording(scale) + rule,
      list: list,
      prompt: Prompt(
        "Level", .text,
        enterMeans: standing.map { "keeps \($0.value)" } ?? "alone changes nothing"))
    while true {
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .chosen(let index) where scale.levels.indices.contains(index):
        return scale.levels[index]
      case .entered(let text, _):
        if let found = find(PlainText.trimmed(text)) { return found }
        if let standing, PlainText.trimmed(text).isEmpty { return standing }
        let near = Spelling.nearest(to: text, among: values)
        dialog.tell(
          .error(
            near.map { "Did you mean \($0)?" }
              ?? "Write one of \(values.joined(separator: ", "))."))
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  /// The level that was typed: its value, else the beginning of its words.
  private func find(_ typed: String) -> InstrumentLevel? {
    let wanted = typed.lowercased()
    guard !wanted.isEmpty else { return nil }
    if let exact = scale.levels.first(where: { Text.isSame($0.value.lowercased(), wanted) }) {
      return exact
    }
    let found = scale.levels.filter { $0.label.lowercased().utf8.starts(with: wanted.utf8) }
    return found.count == 1 ? found.first : nil
  }

  private func by(standing: String?) throws -> String {
    let labels: [Sentence] = Role.recorders.map { "the \($0.label)" } + ["\(who), who says so"]
    let index = try dialog.choose(
      "Who places \(who)?", "Placed by", labels,
      standing: standing.flatMap { word in Placement.placers.firstIndex { Text.isSame($0, word) } })
    return Placement.placers[index]
  }

  private func basis(standing: SkillBasis?) throws -> SkillBasis {
    try dialog.word(
      "What does it rest on?", "Basis", SkillBasis.allCases, standing: standing,
      lead: ["People often rate themselves too low."])
  }

  private func evidence(standing: String?) throws -> String? {
    try dialog.line(
      "What shows it? Such as what \(who) did or said; no names.", "Evidence", .text,
      enterMeans: standing.map { "keeps \"\($0)\"" } ?? "leaves it empty") ?? standing
  }
}
