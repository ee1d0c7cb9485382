import JSON
import Localization
import Records
import Terminal
import Workbench

/// Asks one participant for consent: a text to read aloud, each permission on its own, how it was given.
struct ConsentQuestions {
  let dialog: QuestionDialog
  let study: String
  let participant: Participant
  let role: Role
  let sheet: InformationSheet
  let usual: UsualConsent

  private var who: String { participant.id.short }

  /// Asks and writes what was answered.
  ///
  /// - Returns: Whether the team may observe.
  /// - Throws: ``QuestionLeft``; nothing is written then.
  func ask() throws -> Bool {
    var answers = ConsentAnswers(sheet: sheet)
    answers.code = "\(dialog.workbench.ids.text(4))-\(dialog.workbench.ids.text(4))"
    answers.route = usual.route ?? "Tell anybody of the team the code."
    answers.retainUntil = retention()
    try Questions.ask(&answers) { answers in
      let permissions = ConsentAnswers.questions.indices.map { index in
        { (answers: inout ConsentAnswers) in try permission(index, &answers) }
      }
      return [aloud, read] + permissions + [manner, support, version, rest]
    }
    guard !answers.permissions.isEmpty else { return false }
    try write(answers)
    return answers.mayObserve
  }

  /// A day in the study's usual distance that is not over; a year from now otherwise.
  private func retention() -> String {
    if let day = usual.retainUntil, day > dialog.today {
      return "\(day.description)"
    }
    return "\(CalendarDay(daysSince1970: dialog.today.daysSince1970 + 365).description)"
  }

  // MARK: Questions

  /// Shows the text on a page of its own: it may be longer than the window.
  private func aloud(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    let refused = participant.consent.observe == .refused
    let rows = sheet.paragraphs.enumerated().map { PageRow("\($0.offset)", "\($0.element)") }
    let page = Page(
      "aloud \(who)", title: "Consent of \(who). Read this aloud.",
      lead: refused ? ["\(who) refused before. Ask only if the person wants to be asked."] : [],
      list: PageList(.reading, noun: Noun("paragraph", "paragraphs"), rows: rows),
      prompt: Prompt("Read", .text, enterMeans: "goes on"))
    while true {
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .entered, .chosen: return .asked
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  private func read(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    let choices: [Sentence] =
      sheet.isBuiltIn
      ? ["read aloud; keep the text in the study", "read aloud", "not now"]
      : ["read aloud", "not now"]
    let index = try dialog.choose(
      "Has the person heard it, and asked what they like?", "Consent", choices,
      standing: 0)
    answers.hasBeenRead = index < choices.count - 1
    answers.keepsSheet = sheet.isBuiltIn && index == 0
    return .asked
  }

  private func permission(_ index: Int, _ answers: inout ConsentAnswers) throws -> Questions.Step {
    let (key, question) = ConsentAnswers.questions[index]
    // Without observing there is no session, and nothing else to ask for.
    guard answers.hasBeenRead, key == Consent.table[\.observe].key || answers.mayObserve else {
      return .skipped
    }
    let standing = answers.permissions[key].map { answer in
      answer.flatMap { Permission.allCases.firstIndex(of: $0) } ?? Permission.allCases.count
    }
    let chosen = try dialog.choose(
      "\(question)", "Answer", Permission.allCases.map { "\($0.label)" } + ["not asked"],
      standing: standing)
    let answer = Permission.allCases.indices.contains(chosen) ? Permission.allCases[chosen] : nil
    answers.permissions[key] = .some(answer)
    return .asked
  }

  private func manner(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    guard answers.mayObserve else { return .skipped }
    answers.manner = try dialog.word(
      "How did \(who) give consent?", "Given by", ConsentManner.allCases,
      standing: answers.manner)
    return .asked
  }

  private func support(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    guard answers.mayObserve else { return .skipped }
    answers.support = try dialog.word(
      "Who stood by \(who)?", "Stood by", ConsentSupport.allCases, standing: answers.support)
    return .asked
  }

  private func version(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    guard answers.mayObserve, sheet.version == nil else { return .skipped }
    answers.sheet.version =
      try dialog.line(
        "Which version of the information sheet was it?", "Version",
        enterMeans: answers.sheet.version.map { "keeps \"\($0)\"" } ?? "means unknown")
      ?? answers.sheet.version
    return .asked
  }

  /// What has a good answer already: Enter takes all of it.
  private func rest(_ answers: inout ConsentAnswers) throws -> Questions.Step {
    guard answers.mayObserve else { return .skipped }
    while true {
      let code: Sentence = answers.code.map { "Code to hand over: \($0)" } ?? "No code"
      let until: Sentence = answers.retainUntil.map { "\($0)" } ?? "no day"
      let way: Sentence = answers.route.map { "\($0)" } ?? "not said"
      let index = try dialog.choose(
        "Keeping and taking back", "Choice",
        [
          "go on",
          "Kept until: \(until)\(source(answers.retainUntil, usual.retainUntil?.description))",
          code,
          "Taken back by: \(way)\(source(answers.route, usual.route))",
        ], standing: 0,
        lead: ["With the code anybody of the team can act and needs no name."])
      switch index {
      case 1: try inner { try day(&answers) }
      case 2: try inner { try handOver(&answers) }
      case 3: try inner { try route(&answers) }
      default: return .asked
      }
    }
  }

  /// Where a value comes from that stands as it was offered.
  private func source(_ value: String?, _ offered: String?) -> Sentence {
    guard let value, let offered, Text.isSame(value, offered) else { return "" }
    return " (\(UsualConsent.source))"
  }

  private func inner(_ question: () throws -> Void) throws {
    do {
      try question()
    } catch let left as QuestionLeft where !left.quits {
      return
    }
  }

  private func day(_ answers: inout ConsentAnswers) throws {
    let typed = try dialog.line(
      "Until which day are notes kept? Such as 2027-03-02, or none.", "Day",
      FieldKind.line, enterMeans: answers.retainUntil.map { "keeps \($0)" } ?? "keeps no day")
    guard let typed else { return }
    if typed.lowercased() == "none" {
      answers.retainUntil = nil
    } else if CalendarDay(typed) != nil {
      answers.retainUntil = typed
    } else {
      dialog.tell(.error("That is no day. Write it as 2027-03-02."))
    }
  }

  private func handOver(_ answers: inout ConsentAnswers) throws {
    let new = answers.code ?? "\(dialog.workbench.ids.text(4))-\(dialog.workbench.ids.text(4))"
    let choice = try dialog.choose(
      "The code \(new)", "Code", ["is handed over", "is not wanted"], standing: 0)
    answers.code = choice == 0 ? new : nil
  }

  private func route(_ answers: inout ConsentAnswers) throws {
    answers.route =
      try dialog.line(
        "How can the person take consent back?", "Destination",
        enterMeans: answers.route.map { "keeps \"\($0)\"" }) ?? answers.route
  }

  // MARK: Writing

  private func write(_ answers: ConsentAnswers) throws {
    try dialog.change(
      .participant, participant.id.string, study: study,
      answers.patch(on: dialog.today, by: role))
    if answers.keepsSheet {
      var patch = RecordPatch()
      patch.set(\Study.informationSheet, to: sheet.text)
      patch.set(\Study.informationSheetVersion, to: sheet.version)
      try dialog.change(.study, study, study: study, patch)
      dialog.tellWritten("The text to read aloud is kept in the study.")
    }
    let code: Sentence =
      answers.mayObserve ? answers.code.map { " Code to hand over: \($0)." } ?? "" : ""
    dialog.tellWritten(
      answers.mayObserve
        ? "The consent of \(who) is written.\(code)" : "The answer of \(who) is written.\(code)")
  }
}
