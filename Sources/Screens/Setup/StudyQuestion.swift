import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Which study is recorded: one that is there, or a new one.
struct StudyQuestion {
  let dialog: QuestionDialog

  /// Asks, unless the command line says it.
  ///
  /// - Returns: The study's id.
  /// - Throws: ``WorkbenchError`` for a study that is not there.
  func ask(_ typed: String?) throws -> (id: String, step: Questions.Step) {
    if let typed { return (try RecordFinder.study(typed, dialog.workbench), .skipped) }
    let studies = try StudyOffer.all(in: dialog.workbench)
    guard !studies.isEmpty else { return (try make(), .asked) }
    while true {
      let latest = studies.indices.max { studies[$0].latest < studies[$1].latest }
      let index = try dialog.choose(
        "Which study?", "Study", studies.map { "\($0.title)" } + ["a new study"], standing: latest)
      if studies.indices.contains(index) { return (studies[index].id, .asked) }
      do {
        return (try make(), .asked)
      } catch let left as QuestionLeft where !left.quits {
        continue
      }
    }
  }

  // MARK: A new study

  private struct Answers {
    var title = ""
    var platform: ProductPlatform
    var version: WCAGVersion
    var level: ConformanceLevel
  }

  private func make() throws -> String {
    let usual = try StudyDefaults(dialog.workbench).target
    var answers = Answers(
      platform: usual.platform, version: usual.version, level: usual.level)
    try Questions.ask([title, platform, target], &answers)
    return try write(answers)
  }

  private func title(_ answers: inout Answers) throws -> Questions.Step {
    answers.title = try dialog.ask(
      "What is the new study called?", "Title", initial: answers.title,
      lead: ["Such as: Buying a ticket on a moving tram."]
    ) {
      PlainText.trimmed($0).isEmpty
        ? "A study needs a title. `/back` leaves." : QuestionDialog.flaw(in: $0, .line)
    }
    return .asked
  }

  private func platform(_ answers: inout Answers) throws -> Questions.Step {
    answers.platform = try dialog.word(
      "Where does the product run?", "Platform", ProductPlatform.allCases,
      standing: answers.platform)
    return .asked
  }

  private func target(_ answers: inout Answers) throws -> Questions.Step {
    let targets = WCAGVersion.allCases.reversed().flatMap { version in
      [ConformanceLevel.aa, .a, .aaa].map { (version: version, level: $0) }
    }
    let chosen = try dialog.choose(
      "What is the product measured against?", "Target",
      targets.map { "WCAG \($0.version) \($0.level)" },
      standing: targets.firstIndex { $0.version == answers.version && $0.level == answers.level })
    (answers.version, answers.level) = targets[chosen]
    return .asked
  }

  private func write(_ answers: Answers) throws -> String {
    var values = RecordPatch()
    values.set(\Study.title, to: answers.title)
    let target = Holder<Study>().group(\.target)
    values.set(\.version, to: answers.version, at: target)
    values.set(\.level, to: answers.level, at: target)
    values.set(\.platform, to: answers.platform, at: target)
    let made = try RecordMaking(.study, in: dialog.workbench).makeStudy(values)
    dialog.tellWritten("\(made.outcome)")
    return made.id.string
  }
}
