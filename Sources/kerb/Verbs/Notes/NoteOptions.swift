import CommandLine
import Localization
import Measures
import Records
import Wording
import Workbench

/// The conditions by which notes are chosen, as options.
enum NoteOptions {
  /// What `note list`, `note search` and `note set` have.
  static let conditions: [Verb.Option] = [
    one("study", "STUDY", "Only notes of this study; repeat for more.", .study),
    one("session", "SESSION", "Only of this session, such as S09.", .session),
    one("round", "NUMBER", "Only of sessions of this round."),
    .value(
      "from", "DAY", "Only of sessions that began on this day or later.", section: section),
    .value(
      "to", "DAY", "Only of sessions that began on this day or before.", section: section),
    one("participant", "PARTICIPANT", "Only about this participant, such as P07.", .participant),
    one("need", "ABILITY", "Only about people with a need in this ability, such as see."),
    one(
      "technology", "NAME",
      "Only about people who use this: a class such as \"screen reader\", a product such as NVDA, or a list of them."
    ),
    one(
      "skill", "LEVEL",
      "Only about people at this level of digital skill, such as digital-inclusion:3."),
    one(
      "kind", "KIND", "Only of this kind.",
      .words(ObservationKind.allCases.map { OfferedWord($0.id, "\($0.label)") })),
    one(
      "evidence-kind", "KIND",
      "Only what came about so; lived notes are those of sessions.",
      .words(EvidenceKind.allCases.map { OfferedWord($0.id, "\($0.label)") })),
    one("impact", "LEVEL", "Only of this impact: 3, 2-4, 3+, serious or serious+."),
    one("criterion", "PLACE", "Only what names this criterion, or one of this guideline."),
    one(
      "principle", "PRINCIPLE", "Only what names a criterion of this principle.",
      .suggestions(["perceivable", "operable", "understandable", "robust"])),
    one("task", "TASK", "Only made during this task, by its id or title."),
    one("screen", "SCREEN", "Only made on this screen, by its id or title."),
    one("prompt", "PROMPT", "Only what names a criterion of this thing to watch for."),
    one(
      "speaker", "SPEAKER", "Only with the words or sounds of this speaker.",
      .words(Speaker.allCases.map { OfferedWord($0.id, "\($0.label)") })),
    one(
      "finding", "FINDING", "Only what supports this finding; any or none are allowed too.",
      .suggestions(["any", "none"])),
    .value(
      "reviewed", "ANSWER", "Only what is reviewed, or is not.", answers, section: section),
    .value(
      "cleared", "ANSWER", "Only of logs that are cleared of names, or are not.", answers,
      section: section),
    .flag("pilots", "Rehearsals too, which never count in reports.", section: section),
    .flag(
      "lines", "Lines of transcripts too, which nobody has taken as notes and which count nowhere.",
      section: section),
  ]

  private static let section: Sentence = "Which notes"
  private static let answers = ValueKind.words(["yes", "no"])

  private static func one(
    _ name: String, _ value: String, _ help: Sentence, _ kind: ValueKind = .text
  ) -> Verb.Option {
    .value(name, value, help, kind, isRepeating: true, section: section)
  }

  /// The conditions of a call, without its words.
  static func query(_ invocation: Invocation) throws -> NoteQuery {
    var query = NoteQuery()
    query.sessions = invocation.strings("session")
    query.participants = invocation.strings("participant")
    query.needs = invocation.strings("need").map { Dimension(id: $0.lowercased()) }
    query.technologies = invocation.strings("technology")
    query.skills = invocation.strings("skill").map(skill)
    query.tasks = invocation.strings("task")
    query.screens = invocation.strings("screen")
    query.prompts = invocation.strings("prompt")
    query.kinds = invocation.strings("kind").compactMap { ObservationKind(id: $0) }
    query.evidenceKinds = invocation.strings("evidence-kind").compactMap { EvidenceKind(id: $0) }
    query.speakers = invocation.strings("speaker").compactMap { Speaker(id: $0) }
    query.rounds = try invocation.strings("round").map(round)
    query.impacts = try invocation.strings("impact").flatMap(impacts)
    query.places = try (invocation.strings("criterion") + invocation.strings("principle")).map {
      try WCAGCatalogue.shared.place(typed: $0, at: "--criterion", code: .usage)
    }
    query.isReviewed = invocation.string("reviewed").map { $0 == "yes" }
    query.isCleared = invocation.string("cleared").map { $0 == "yes" }
    query.from = try day("from", invocation)
    query.to = try day("to", invocation)
    query.findings = findings(invocation.strings("finding"))
    query.includesPilots = invocation.flag("pilots")
    query.includesLines = invocation.flag("lines")
    return query
  }

  private static func skill(_ text: String) -> NoteQuery.Skill {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? .init(scale: parts[0], level: parts[1]) : .init(scale: nil, level: text)
  }

  private static func round(_ text: String) throws -> Int {
    if let number = Int(text), (1...1000).contains(number) { return number }
    throw WorkbenchError(
      .usage, at: "--round", "\(Quoted(text)) is no round",
      fix: "write a whole number from 1 to 1000")
  }

  private static func day(_ name: String, _ invocation: Invocation) throws -> CalendarDay? {
    guard let text = invocation.string(name) else { return nil }
    if let day = CalendarDay(text) { return day }
    throw WorkbenchError(
      .usage, at: "--\(name)", "\(Quoted(text)) is no day", fix: "write it as 2026-03-02")
  }

  private static func findings(_ typed: [String]) -> NoteQuery.FindingWish? {
    if typed.isEmpty { return nil }
    if typed == ["any"] { return .any }
    return typed == ["none"] ? NoteQuery.FindingWish.none : .oneOf(typed)
  }

  /// `3`, `serious`, `3+`, `2-4`.
  static func impacts(_ text: String) throws -> [Impact] {
    let isOpen = text.hasSuffix("+")
    let parts = (isOpen ? String(text.dropLast()) : text).split(separator: "-").map(String.init)
    let levels = parts.compactMap(impact)
    guard let low = levels.first, let last = levels.last, levels.count == parts.count,
      levels.count <= 2, low <= last, !isOpen || levels.count == 1
    else {
      throw WorkbenchError(
        .usage, at: "--impact", "\(Quoted(text)) is no impact",
        fix:
          "write 0 to 4, a span such as 2-4 or 3+, or a word: \(Sentence.list(Impact.allCases.map(\.label), .or))"
      )
    }
    let high = isOpen ? Impact.blocks : last
    return Impact.allCases.filter { low <= $0 && $0 <= high }
  }

  private static func impact(_ text: String) -> Impact? {
    if let number = Int(text) { return Impact(rawValue: number) }
    return Impact.allCases.first { $0.label.plain() == text.lowercased() }
  }
}
