import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb withdraw STUDY P07-kx4d`: a participant takes consent back, all of it or a part.
  static let withdraw = Verb(
    ["withdraw"], "Erase a participant, or take back only one permission.",
    examples: [
      .init(
        "kerb withdraw tram-tickets P07-kx4d --dry-run",
        "Says what would go, and where git still holds it."),
      .init(
        "kerb withdraw tram-tickets P07-kx4d",
        "Asks for the id again, then erases everything that can be linked to P07."),
      .init(
        "kerb withdraw tram-tickets P07-kx4d --only quotes",
        "Writes down that P07 may not be quoted; the notes stay."),
      .init(
        "kerb withdraw --overdue --dry-run",
        "Says who is kept longer than agreed, in all studies, and what would go."),
      .init(
        "kerb withdraw tram-tickets --overdue",
        "Asks, then erases everybody of one study who is kept longer than agreed."),
    ],
    arguments: [
      .optional("STUDY", "The id of the study; with `--overdue` all studies without it.", .study),
      .optional("PARTICIPANT", "The whole id, such as P07-kx4d.", .participant),
    ],
    options: [
      .value(
        "only", "WHAT", "Take back only this; nothing else is erased.",
        .words([
          OfferedWord("quotes", "No words in reports."),
          OfferedWord("sharing", "No notes outside the team."),
          OfferedWord("recording", "No sound and no picture."),
          OfferedWord("future", "No later research."),
        ])),
      .flag("overdue", "Erase everybody whose records may not be kept any longer."),
      .flag("dry-run", "Say what would happen, and change nothing."),
      .value(
        "yes", "ID",
        "Do not ask; the whole id once more. With `--overdue` once for each who is to be erased.",
        .participant, isRepeating: true),
      .flag("offline", "Go on when a remote cannot be reached."), .json,
    ],
    discussion: [
      "Erased are the participant's record, sessions, logs, answers and links in findings; recordings, forms, key and cache on this machine; and reports are written again. Marks stay, so that a merge cannot bring it back: `kerb check` and `kerb team sync` erase what comes later. Of a session with others goes what is about the person and what does not say whom it is about.",
      "Words that go, from lines of 20 characters on, are looked for in other records and files and in the folders that kerb published from this computer: they are named with the command that publishes again, and never changed.",
      "With `--overdue` those are erased whose last day to be kept (participant consent `--retain-until`) is over. The question takes their number for all of them, or whole ids. Whoever is not named with `--yes` stays, and nothing is erased if somebody is named who is not overdue.",
      "A form that was open in the editor and says of nobody whom it is about is named, never erased: look into it. What your editor keeps elsewhere, and reports that were written with `--out`, are yours to look after.",
      "An interrupted erasure is finished by the same command. Git's history keeps what was committed until somebody rewrites it; the commands for that are printed.",
      "A mistake can be mended only from git, and only until the history is rewritten: before a commit with `git restore`, before a push with git reset. After that the marks are with everybody: make a participant with a new number, and copy what you need from git show.",
      "Exit status: 0 done, 1 something of theirs is left on this machine that kerb could not erase; what a person has to read is listed either way.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    if invocation.flag("overdue") { return try OverdueWithdrawal(invocation, workbench).run() }
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let id = try ParticipantErasure.wholeID(
      invocation.required("PARTICIPANT"), study: study, in: workbench)
    if let other = invocation.strings("yes").first(where: { !Text.isSame($0, id) }) {
      throw WorkbenchError(
        .usage, at: "--yes \(other)", "this is not the id that was named", fix: "write both alike")
    }
    if let only = invocation.string("only") {
      return try withdrawPart(WithdrawalScope(only: only), id, study, invocation, workbench)
    }
    return try withdrawAll(id, study, invocation, workbench)
  }

  private static func withdrawAll(
    _ id: String, _ study: String, _ invocation: Invocation, _ workbench: Workbench
  ) throws -> ExitStatus {
    let console = invocation.console
    let withdrawal = try ParticipantErasure(of: id, study: study, in: workbench)
    guard try invocation.flag("offline") || withdrawal.fetch(console) else {
      console.message("Nothing was erased.")
      return .success
    }
    let before = try withdrawal.look()
    // A withdrawal is never held up: it is said, and done.
    if let silenced = try withdrawal.silencing(before) { console.message(silenced.warning) }
    if invocation.flag("dry-run") {
      show(try withdrawal.rehearsal(before), invocation)
      return .success
    }
    if !invocation.has("yes"), !before.summary.isEmpty {
      guard try isConfirmed(before, withdrawal.unmerged(), console) else {
        console.message("Nothing was erased: that was another id.")
        return .success
      }
    }
    let report = try withdrawal.erase()
    show(report, invocation)
    return report.isUnfinished ? .findings : .success
  }

  private static func isConfirmed(
    _ words: WithdrawalWords, _ unmerged: [Sentence], _ console: Console
  ) throws -> Bool {
    let id = words.plan.id
    if console.isInputTerminal {
      console.message("This permanently erases from \(words.plan.study), for \(id):")
      for line in words.summary { console.message("  \(line)") }
      for line in words.before + unmerged { console.message("\(line)") }
      console.message("To erase it, type the id once more.")
    }
    let answer = try console.readLine(
      "Id: ", otherwise: "add `--yes` \(id), or look first with `--dry-run`")
    return answer.map { Text.isSame(PlainText.trimmed($0), id) } ?? false
  }

  private static func show(_ report: WithdrawalReport, _ invocation: Invocation) {
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(.object(report.json)))
    } else {
      for line in report.lines() { invocation.console.line("\(line)") }
    }
  }

  private static func withdrawPart(
    _ scope: WithdrawalScope, _ id: String, _ study: String, _ invocation: Invocation,
    _ workbench: Workbench
  ) throws -> ExitStatus {
    let part = WithdrawalOfPart(workbench: workbench, study: study, id: id, scope: scope)
    let isDone = !invocation.flag("dry-run")
    let day = String(Instant(milliseconds: workbench.now).text.prefix(10))
    if let silenced = try part.silencing(on: day) {
      invocation.console.message(silenced.warning)
    }
    let outcome = try isDone ? part.write(on: day) : part.look()
    if invocation.flag("json") {
      invocation.console.out(json: part.json(outcome, isDone: isDone))
    } else {
      for line in part.words(outcome, isDone: isDone) { invocation.console.line("\(line)") }
    }
    return .success
  }
}

extension WithdrawalScope {
  /// The scope of a word of `--only`.
  fileprivate init(only word: String) {
    self =
      switch word {
      case "quotes": .quotes
      case "sharing": .sharing
      case "recording": .recording
      default: .futureUse
      }
  }
}

extension ParticipantErasure {
  /// Fetches what others have sent; where a remote cannot be reached, somebody at a terminal may go on without.
  func fetch(_ console: Console) throws -> Bool {
    try fetch(mayAsk: console.isInputTerminal, goOn: console.goOnWithout)
  }
}

extension Console {
  /// Asks whether to go on without a remote that could not be reached; `nil` where nobody can answer.
  var goOnWithout: ((_ problem: Sentence) throws -> Bool)? {
    guard isInputTerminal else { return nil }
    return { problem in
      self.message("`git fetch`: \(problem)")
      return try self.confirm(
        "Go on without it? What others have is erased when it is merged.",
        otherwise: "add `--offline`")
    }
  }
}
