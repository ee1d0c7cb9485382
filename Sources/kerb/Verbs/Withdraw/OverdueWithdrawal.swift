import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// `kerb withdraw [STUDY] --overdue`: erases everybody whose records may not be kept any longer.
struct OverdueWithdrawal {
  let invocation: Invocation
  let workbench: Workbench
  private let study: String?
  private let retention: Retention
  private var console: Console { invocation.console }

  init(_ invocation: Invocation, _ workbench: Workbench) throws {
    self.invocation = invocation
    self.workbench = workbench
    if let only = invocation.argument("PARTICIPANT") {
      throw UsageError(
        at: only, "with `--overdue` nobody is named here",
        fix: "leave it out, or leave `--overdue` out")
    }
    if invocation.has("only") {
      throw UsageError(
        at: "--only", "with `--overdue` everything goes", fix: "leave `--only` out")
    }
    study = try invocation.argument("STUDY").map { try RecordFinder.study($0, workbench) }
    retention = try workbench.retention(ofStudy: study)
  }

  func run() throws -> ExitStatus {
    guard !retention.overdue.isEmpty || invocation.has("yes") else { return tellNobody() }
    let isRehearsed = invocation.flag("dry-run")
    var chosen = try named()
    let clone = try WithdrawalClone(of: workbench)
    let fetched =
      try invocation.flag("offline")
      || clone?.fetch(mayAsk: console.isInputTerminal, goOn: console.goOnWithout) ?? true
    guard fetched else {
      console.message("Nothing was erased.")
      return .success
    }
    if isRehearsed, chosen.isEmpty { chosen = retention.overdue }
    if chosen.isEmpty { chosen = try ask() }
    guard !chosen.isEmpty else { return .success }
    if !isRehearsed, let unsettled = chosen.compactMap(\.unsettled).first { throw unsettled }
    var reports: [WithdrawalReport] = []
    var paths: [String] = []
    for person in chosen {
      let run = WithdrawalRun(workbench: workbench, study: person.study, id: person.id.string)
      let words: WithdrawalWords
      var done: WithdrawalRun.Done?
      if isRehearsed {
        words = try run.look()
      } else {
        let erased = try run.erase()
        (words, done) = (erased.words, erased)
      }
      paths += try WithdrawalReport.paths(words.plan, workbench)
      reports.append(try WithdrawalReport(words, done, [], paths: [], nil, workbench))
      // What was erased is said, also if the next one cannot be.
      if !invocation.flag("json") {
        if isRehearsed {
          console.line("The records of \(person.id.string) could be kept until \(person.until).")
        }
        for line in reports.last?.aboutPerson() ?? [] { console.line("\(line)") }
      }
    }
    return try finish(reports, paths, clone, chosen, isRehearsed)
  }

  private func finish(
    _ reports: [WithdrawalReport], _ paths: [String], _ clone: WithdrawalClone?,
    _ chosen: [RetainedPerson], _ isRehearsed: Bool
  ) throws -> ExitStatus {
    let studies = Set(chosen.map { Text($0.study) }).sorted().map(\.string)
    let unmerged = try studies.flatMap { try clone?.unmerged($0) ?? [] }
    let left = retention.overdue.filter { !chosen.contains($0) }
    guard let last = reports.last else { return .success }
    let all = Set(paths.map { Text($0) }).sorted().map(\.string)
    let history = try WithdrawalReport(
      last.words, isRehearsed ? nil : last.done, unmerged, paths: all,
      others: reports.dropLast().map(\.words.plan), clone, workbench)
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(reports, history, left, isRehearsed)))
    } else {
      for line in history.aboutHistory() { console.line("\(line)") }
    }
    if !isRehearsed, clone != nil {
      console.message("Next: `kerb team sync`, so that the others get it.")
    }
    if !left.isEmpty {
      console.message(
        "Still kept longer than agreed: \(left.map { $0.id.string }.joined(separator: ", ")).")
    }
    if isRehearsed { return .success }
    return left.isEmpty && !reports.contains(where: \.isUnfinished) ? .success : .findings
  }

  private func tellNobody() -> ExitStatus {
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json([], nil, [], invocation.flag("dry-run"))))
      return .success
    }
    let place = study.map { " in \($0)" } ?? ""
    console.line("Nobody is kept longer than agreed\(place).")
    if let next = retention.soon.first {
      console.message(
        "Next: \(next.id.short) in \(next.study), who may be kept until \(next.until).")
    }
    return .success
  }

  // MARK: Choosing

  /// Who is named with `--yes`.
  ///
  /// - Throws: ``WorkbenchError`` if one of them is not overdue; then nobody is erased.
  private func named() throws -> [RetainedPerson] {
    try invocation.strings("yes").map { try find($0, at: "--yes \($0)") }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private func find(_ typed: String, at place: String) throws -> RetainedPerson {
    let found = retention.overdue.filter { Text.isSame($0.id.string, typed) }
    if let only = found.first, found.count == 1 { return only }
    let command = "kerb withdraw\(study.map { " \($0)" } ?? "") --overdue --dry-run"
    if found.count > 1 {
      throw WorkbenchError(
        .usage, at: place, "this id is in several studies", fix: "name the study too")
    }
    let near = retention.overdue.filter { $0.id.matches(typed) }.map(\.id.string)
    throw WorkbenchError(
      .usage, at: place,
      near.isEmpty
        ? "this is nobody who is kept longer than agreed, so nobody is erased"
        : "the whole id is needed, so that a slip erases nobody else",
      fix: near.isEmpty ? "\(command) lists them" : "write \(Sentence.list(near, .or))")
  }

  private func ask() throws -> [RetainedPerson] {
    let people = retention.overdue
    let ids = people.map(\.id.string)
    if console.isInputTerminal {
      console.message(
        "\(people.count, "person is", "people are") kept longer than agreed:")
      for person in people { try tell(person) }
      console.message(
        people.count == 1
          ? "To erase everything of them permanently, type the id once more. Enter erases nobody."
          : "To erase everything of all \(people.count) permanently, type \(people.count). To erase some of them, type their whole ids. Enter erases nobody."
      )
    }
    let answer = try console.readLine(
      people.count == 1 ? "Id: " : "Erase: ",
      otherwise:
        "add \(ids.map { "`--yes` \($0)" }.joined(separator: " ")), or look first with `--dry-run`")
    let typed = PlainText.trimmed(answer ?? "")
    if people.count > 1, Text.isSame(typed, String(people.count)) { return people }
    var chosen: [RetainedPerson] = []
    for word in typed.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
      let found = people.filter { Text.isSame($0.id.string, word) }
      guard let only = found.first, found.count == 1 else {
        console.message("Nothing was erased: \(Quoted(word)) is none of the whole ids.")
        return []
      }
      if !chosen.contains(only) { chosen.append(only) }
    }
    if chosen.isEmpty { console.message("Nothing was erased.") }
    return chosen
  }

  private func tell(_ person: RetainedPerson) throws {
    console.message("\(person.id.string) in \(person.study), until \(person.until):")
    let words = try WithdrawalRun(
      workbench: workbench, study: person.study, id: person.id.string
    ).look()
    for line in words.summary + words.before { console.message("  \(line)") }
  }

  // MARK: JSON

  private func json(
    _ reports: [WithdrawalReport], _ history: WithdrawalReport?, _ left: [RetainedPerson],
    _ isRehearsed: Bool
  ) -> JSONValue {
    func people(_ list: [RetainedPerson]) -> JSONValue {
      .array(
        list.map { person in
          .object(
            JSONObject([
              "participant": .string(person.id.string), "study": .string(person.study),
              "retainUntil": .string(person.until.description),
            ]))
        })
    }
    var object = JSONObject()
    object["erased"] = .bool(!isRehearsed && !reports.isEmpty)
    object["people"] = .array(reports.map { .object($0.json) })
    object["overdue"] = people(retention.overdue)
    object["stillOverdue"] = people(isRehearsed ? retention.overdue : left)
    object["soon"] = people(retention.soon)
    for key in ["commands", "commits", "commitIDs", "references", "remotes", "unmergedBranches"] {
      object[key] = history?.json[key] ?? .array([])
    }
    if history == nil { object["commits"] = .integer(0) }
    return .object(object)
  }
}
