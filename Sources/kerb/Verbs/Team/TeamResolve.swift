import CommandLine
import Localization
import Records
import Screens
import Workbench

extension Commands {
  /// `kerb team resolve [FILE]`: makes files whole that git could not merge, then asks about each conflict.
  static let teamResolve = Verb(
    ["team", "resolve"], "Settle what several people wrote in one place.",
    examples: [
      .init(
        "kerb team resolve", "Asks about each conflict: every value, who wrote it, a proposal."),
      .init("kerb team resolve tram-tickets", "Asks about those of one study."),
      .init(
        "kerb team resolve Surveys/tram-tickets/findings/F04-m2qa.json --field /title --take 2",
        "Keeps the second value as listed."),
      .init(
        "kerb team resolve Surveys/tram-tickets/findings/F04-m2qa.json --take \"Pay has no name\"",
        "Sets a value of your own."),
      .init("kerb team resolve --list", "Only lists, and changes nothing."),
    ],
    arguments: [
      .optional(
        "FILE", "A record's file or short id, or a study; everything without it.", .file)
    ],
    options: [
      .value(
        "take", "N|VALUE",
        "Keep the value of that number as listed, or set this one; =3 sets 3 itself.",
        allowsEmpty: true),
      .value("field", "POINTER", "The field as the list names it, such as /title."),
      .flag("list", "Only list; nothing is changed."), .json, .profile,
    ],
    discussion: [
      "Files that git could not merge, or in which conflict markers were committed, are made whole first: both sides are in them then. `git add` is done, and you are told how to go on.",
      "Without a terminal, name what to settle with `--field` and `--take`.",
      "Exit status: 0 nothing is left, 1 conflicts are left.",
    ]
  ) { invocation in
    try TeamResolve(invocation).run()
  }
}

/// One call of the verb.
struct TeamResolve {
  let invocation: Invocation
  let workbench: Workbench
  private var console: Console { invocation.console }

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    workbench = try Workbench(invocation)
  }

  func run() throws -> ExitStatus {
    if invocation.flag("list") { return try list() }
    let settling = ConflictSettling(workbench)
    let rebuilt = try settling.rebuild()
    for file in rebuilt {
      for line in file.lines { console.message("\(line)") }
      if let error = file.error { console.report(error) }
    }
    let gathering = try settling.gathering()
    let wanted = try choice.chosen(gathering)
    var left = 0
    var isListed = false
    if let take = invocation.string("take") {
      left = try ResolveTaking(settling).take(take, wanted)
    } else if canAsk, !wanted.isEmpty {
      left = try walk(wanted, settling)
    } else if !wanted.isEmpty || invocation.flag("json") {
      var listed = gathering
      listed.conflicts = wanted
      ConflictListing(listed, settling.sources).show(
        invocation, next: "kerb team resolve FILE --field POINTER --take NUMBER")
      left = wanted.count
      isListed = true
    }
    for path in try settling.refreshReports() { console.message("Written again: \(path)") }
    let open = left + gathering.conflicts.count - wanted.count
    if !isListed { sayLeft(open, settling) }
    let waiting = rebuilt.count { $0.error != nil }
    if waiting > 0 {
      console.message("Settle what is named above first.")
    } else if let next = settling.nextStep {
      console.message("Next: \(next)")
    }
    return open == 0 && waiting == 0 ? .success : .findings
  }

  private var canAsk: Bool {
    console.isInputTerminal && console.isOutputTerminal && !invocation.flag("json")
  }

  private var choice: ConflictChoice {
    ConflictChoice(
      named: invocation.argument("FILE"), field: invocation.string("field"), in: workbench)
  }

  private func list() throws -> ExitStatus {
    let settling = ConflictSettling(workbench)
    var gathering = try settling.gathering()
    gathering.conflicts = try choice.chosen(gathering)
    let listing = ConflictListing(gathering, settling.sources)
    listing.show(invocation, next: "kerb team resolve")
    return listing.isClean ? .success : .findings
  }

  /// Asks on the terminal; goes into the person's editor and back for long texts.
  ///
  /// - Returns: How many of the conflicts are left.
  private func walk(_ conflicts: [FileConflict], _ settling: ConflictSettling) throws -> Int {
    let walk = ResolveWalk(conflicts, settling, .inEditor)
    while true {
      do {
        _ = try ScreenRunner.run(invocation) { pages in
          settling.sources.prepare(conflicts)
          try walk.run(pages)
          return .success
        }
        break
      } catch let wanted as EditorWanted {
        let saved = try settling.edit(wanted.text, for: wanted.conflict)
        walk.finishEditing(wanted.conflict, saved)
      }
    }
    return walk.left
  }

  private func sayLeft(_ count: Int, _ settling: ConflictSettling) {
    let settled: Sentence = settling.count > 0 ? "Settled. " : ""
    let left: Sentence = count == 0 ? "No conflicts left." : "\(ConflictCount.words(count)) left."
    let next: Sentence = count == 0 || settling.nextStep != nil ? "" : " Next: `kerb team resolve`"
    console.line("\(settled)\(left)\(next)")
  }
}

/// "1 conflict", "3 conflicts".
enum ConflictCount {
  static func words(_ count: Int) -> Sentence {
    "\(count) \(count == 1 ? "conflict" : "conflicts")"
  }
}
