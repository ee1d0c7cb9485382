import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Somebody new: what the product must not take for granted of them, never who they are or what they have.
struct NewPersonQuestions {
  let dialog: QuestionDialog
  let study: String

  private struct Answers {
    var needs: [Need] = []
    var absence: Absence?
    var hasNoNeeds = false
    var technology = TechnologyQuestions.Answer()
  }

  /// Asks and writes the participant.
  ///
  /// - Returns: The new P-number.
  func ask() throws -> RecordID {
    var answers = Answers()
    try Questions.ask(&answers) { [needs] + durations($0) + [technology] }
    let id = try dialog.make(.participant, study: study, patch(answers))
    dialog.tellWritten("\(id.short) is made: \(words(answers)).")
    return id
  }

  // MARK: Needs

  private func needs(_ answers: inout Answers) throws -> Questions.Step {
    let dimensions = try dialog.workbench.dimensions()
    let words: [Sentence] =
      dimensions.map { "\($0.label)" } + ["none"] + Absence.allCases.map { "\($0.label)" }
    let chosenBefore = answers.needs.map(\.dimension)
    let usual = dimensions.count + 1 + (Absence.allCases.firstIndex(of: .notAsked) ?? 0)
    let rows = words.enumerated().map { index, word in
      let isMarked =
        chosenBefore.isEmpty
        ? index == usual : index < dimensions.count && chosenBefore.contains(dimensions[index])
      return PageRow("\(index)", word, isMarked: isMarked)
    }
    let page = Page(
      "needs", title: "Somebody new. Which abilities may the product not take for granted?",
      lead: [
        "The P-number stands for the person. Name and diagnosis are written nowhere; "
          + "the key from number to person stays outside the workspace."
      ],
      list: PageList(.choices, noun: Noun("ability", "abilities"), rows: rows),
      prompt: Prompt(
        "Abilities", .choices,
        enterMeans: chosenBefore.isEmpty ? "means not asked" : "keeps the marked ones"))
    while true {
      let chosen: [Int]
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .chosen(let index): chosen = [index]
      case .chosenSeveral(let several): chosen = several
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
      let reasons = chosen.filter { $0 >= dimensions.count }
      guard reasons.isEmpty || chosen.count == 1 else {
        dialog.tell(.error("Abilities, or one reason why there are none."))
        continue
      }
      if chosen.isEmpty {
        dialog.tell(.error("Nothing is marked. Write one or more numbers."))
        continue
      }
      take(chosen, dimensions, &answers)
      return .asked
    }
  }

  private func take(_ chosen: [Int], _ dimensions: [Dimension], _ answers: inout Answers) {
    let before = answers.needs
    answers.needs = chosen.filter { $0 < dimensions.count }.map { index in
      before.first { $0.dimension == dimensions[index] }
        ?? .new { $0.dimension = dimensions[index] }
    }
    let reason = chosen.first.map { $0 - dimensions.count - 1 } ?? -1
    answers.absence =
      answers.needs.isEmpty && Absence.allCases.indices.contains(reason)
      ? Absence.allCases[reason] : nil
    answers.hasNoNeeds = answers.needs.isEmpty && chosen == [dimensions.count]
  }

  private func durations(_ answers: Answers) -> [(inout Answers) throws -> Questions.Step] {
    answers.needs.indices.flatMap { index in
      [{ try duration(index, &$0) }, { try fluctuation(index, &$0) }]
        as [(inout Answers) throws -> Questions.Step]
    }
  }

  private func duration(_ index: Int, _ answers: inout Answers) throws -> Questions.Step {
    let need = answers.needs[index]
    answers.needs[index].duration = try dialog.word(
      "\(("\(need.dimension.label)" as Sentence).capitalised): for how long?", "Duration",
      NeedDuration.ofPeople,
      standing: need.duration)
    return .asked
  }

  private func fluctuation(_ index: Int, _ answers: inout Answers) throws -> Questions.Step {
    let need = answers.needs[index]
    answers.needs[index].fluctuates = try dialog.word(
      "\(("\(need.dimension.label)" as Sentence).capitalised): does it come and go?", "Changes",
      Certainty.allCases,
      standing: need.fluctuates)
    return .asked
  }

  private func technology(_ answers: inout Answers) throws -> Questions.Step {
    answers.technology = try TechnologyQuestions(
      dialog: dialog, whose: "the person", wantsAbsence: true
    ).ask(answers.technology)
    return .asked
  }

  // MARK: Writing

  private func patch(_ answers: Answers) -> RecordPatch {
    var patch = RecordPatch()
    patch.add(answers.needs, to: \Participant.needs)
    let needs = Holder<Participant>().field(\.needs)
    if let absence = answers.absence { patch.put(.string(absence.id), at: needs) }
    if answers.hasNoNeeds { patch.put(.string(ListWord.none.id), at: needs) }
    let technologies = answers.technology.technologies.map(\.values)
    let list = Holder<Participant>().field(\.assistiveTechnologies)
    if !technologies.isEmpty { patch.put(.array(technologies), at: list) }
    if let word = answers.technology.word { patch.put(.string(word.id), at: list) }
    return patch
  }

  private func words(_ answers: Answers) -> Sentence {
    let needs: [Sentence] = answers.needs.map { "\($0.dimension.label), \($0.duration.label)" }
    let technologies = answers.technology.technologies.map { "\($0.words)" as Sentence }
    let all: [Sentence] = needs + technologies
    return all.isEmpty ? "nothing about needs yet" : all.joined(separator: "; ")
  }
}
