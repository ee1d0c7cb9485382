import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One note, whole: the way to its session, people, findings and criteria, and to the notes before and after it.
struct NoteScreen {
  let navigator: Navigator
  let study: String
  /// The list that it was chosen from: `<session>/<observation>` of each note.
  let notes: [String]
  /// Where it stands in the list.
  let at: Int

  private enum Destination {
    case session, review, edit, undo, play
    case words
    case participant(RecordID)
    case finding(RecordID)
    case criterion(Place)
    /// A row that is only read says itself whole.
    case read(PageRow)
    /// So many notes on, or back.
    case move(Int)
  }

  private typealias Entry = ActionPage<Destination>.Row

  /// - Throws: ``WorkbenchError`` where the note is not there any more; ``QuestionLeft`` where the person leaves.
  func run() throws {
    var at = self.at
    var messages: [Message] = []
    var start: Int?
    while true {
      let note = try note(at)
      switch try navigator.pages.show(try page(note, at, start: start), messages) {
      case .action(.move(let step), _):
        let wanted = at + step
        start = nil
        messages = notes.indices.contains(wanted) ? [] : [.answer(Self.end(step))]
        if notes.indices.contains(wanted) { at = wanted }
      case .action(let way, let row):
        start = row ?? start
        messages = try navigator.attempt { try follow(way, note) }
      case .nothing(let row):
        start = row ?? start
        messages = []
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .idle: messages = []
      }
    }
  }

  private static func end(_ step: Int) -> Sentence {
    step > 0 ? "This is the last note of the list." : "This is the first note of the list."
  }

  private func note(_ at: Int) throws -> ShownNote {
    if let note = NoteFinder(try navigator.study(study)).note(notes[at]) { return note }
    throw WorkbenchError(
      .noInput, at: notes[at], "this note is not there any more",
      fix: "go back; the list shows what is there")
  }

  private func follow(_ way: Destination, _ note: ShownNote) throws -> [Message] {
    let session = note.session.id
    switch way {
    case .session:
      return try navigator.open {
        try SessionScreen(navigator: navigator, study: study, session: session).run()
      }
    case .participant(let person):
      return try navigator.open {
        try ParticipantScreen(navigator: navigator, study: study, participant: person).run()
      }
    case .finding(let finding):
      return try navigator.open {
        try FindingScreen(navigator: navigator, study: study, finding: finding).run()
      }
    case .criterion(let place):
      return try navigator.open { try navigator.openCoverage(of: place, study: study) }
    case .review:
      return try navigator.handOver { try navigator.actions.review(study, session.string) }
    case .edit: return try NoteEditing(navigator: navigator, study: study, note: note).run()
    case .play: return try play(note)
    case .undo: return try NoteEditing(navigator: navigator, study: study, note: note).undo()
    case .words:
      return try navigator.open { try ReadingScreen(navigator: navigator, page: words(note)).run() }
    case .read(let row): return [.answer(row.sentence)]
    case .move: return []
    }
  }

  /// Opens the recording in a window of its own and goes on.
  private func play(_ note: ShownNote) throws -> [Message] {
    let workbench = navigator.workbench
    let found = try NoteReference("\(study)/\(note.session.id)#\(try number(of: note))")
      .note(study: study, in: workbench)
    let moment = try NotePlaying(found, in: workbench).moment(in: nil)
    let place: Sentence = "\(moment.name) at \(ElapsedText.words(moment.milliseconds))"
    let command = try MediaPlayer(workbench.surroundings).command(
      moment.target, at: moment.milliseconds, option: nil)
    guard let command else {
      return [
        .error(
          "No player was found. Set `\(MediaPlayer.variable)` to a command such as `mpv --start={seconds} {file}`. It is \(place): \(Printable.text(moment.target))"
        )
      ]
    }
    try command.start()
    return [.outcome("Opened \(place) in a player of its own.")]
  }

  private func number(of note: ShownNote) throws -> Int {
    let logs =
      try navigator.study(study).sessions.first { $0.session.id == note.session.id }?.logs ?? []
    return NoteNumbers(logs).number(of: note.note.id) ?? 0
  }

  // MARK: The page

  private func page(_ note: ShownNote, _ at: Int, start: Int?) throws -> ActionPage<Destination> {
    let records = try navigator.study(study)
    let logs = records.sessions.first { $0.session.id == note.session.id }?.logs ?? []
    let number = NoteNumbers(logs).number(of: note.note.id).map { "#\($0)" } ?? ""
    let position: Sentence = notes.count > 1 ? "note \(at + 1) of \(notes.count)" : ""
    let title: [Sentence] = ["\(note.session.id.short)\(number)", note.people, note.time]
    return ActionPage(
      "note \(note.reference)",
      title: title.filter { !$0.isEmpty }.joined(separator: ", "),
      place: position, lead: [Self.lead(note)],
      list: ActionList(
        .choices, noun: Noun("row", "rows"), rows: rows(note, records.findings), start: start),
      prompt: Prompt("Row", .choice),
      commands: [
        ActionCommand("next", "The next note.", footer: true, .move(1)),
        ActionCommand("previous", "The note before.", footer: true, .move(-1)),
        ActionCommand("edit", "Change kind, impact, criteria or finding.", footer: true, .edit),
        ActionCommand("play", "Open the recording at its moment.", .play),
        ActionCommand("undo", "Takes the last change of notes back.", .undo),
        ActionCommand("review", "Review the notes of its session.", .review),
      ])
  }

  /// More of a note than this is a page of its own.
  private static let longest = 300

  private static func lead(_ note: ShownNote) -> Sentence {
    guard let words = note.ownWords?.oneLine, words.count > longest else { return note.line }
    return "\(words.prefix(longest))…"
  }

  private func rows(_ note: ShownNote, _ findings: [Finding]) -> [Entry] {
    var rows: [Entry] = []
    if let words = note.ownWords,
      words.oneLine.count > Self.longest || words.contains(where: \.isNewline)
    {
      rows.append((PageRow("words", "The whole note"), .words))
    }
    rows.append(
      (
        PageRow(
          "session", "Session \(note.session.id.short)",
          details: ["round \(note.session.round)"]), .session
      ))
    let people = note.note.participant.map { [$0] } ?? note.session.participants
    rows += people.map { (PageRow("person \($0)", "Participant \($0.short)"), .participant($0)) }
    let proposed = note.note.isReviewed ? [] : note.note.proposed
    rows += Set(note.note.confirmed + proposed).sorted().map { place in
      let isConfirmed = note.note.confirmed.contains(place)
      return (
        PageRow(
          "criterion \(place)", "\(place.label)", details: [isConfirmed ? "confirmed" : "proposed"]),
        .criterion(place)
      )
    }
    rows += findings.filter { finding in
      finding.supports.contains { Text.isSame($0.observation, note.reference) }
    }.map { finding in
      (
        PageRow("finding \(finding.id)", "Finding \(finding.id.short): \(finding.title)"),
        .finding(finding.id)
      )
    }
    return rows + Self.facts(note).map { ($0, .read($0)) }
  }

  /// What stands in the note and leads nowhere.
  private static func facts(_ note: ShownNote) -> [PageRow] {
    let facts: [(Sentence, Sentence)] = [
      ("Kind", note.note.kind.map { "\($0.label)" } ?? "not given"),
      ("Impact", note.note.impact.map { "\($0.label)" } ?? ""),
      ("Beyond WCAG", note.note.isBeyondWcag ? "yes" : ""),
      ("Abilities", .entries(note.note.dimensions.map(\.label))),
      ("Task", "\(note.task ?? "")"), ("Screen", "\(note.screen ?? "")"),
      ("Speaker", note.note.speaker.map { "\($0.label)" } ?? ""),
      ("Wording", note.note.wording.map { "\($0.label)" } ?? ""),
      ("Typed", "\(note.typed.oneLine)"),
      ("Quotes", note.mayQuote ? "allowed" : "not allowed; keep the words in the team"),
      ("Noted by", note.log.recorderRole.map { "\($0.label)" } ?? ""),
      ("Review", note.note.isReviewed ? "done" : "waits"),
    ]
    return facts.filter { !$0.1.isEmpty }.map { PageRow($0.plain(), "\($0): \($1)") }
  }

  private func words(_ note: ShownNote) -> Page {
    let lines = (note.ownWords ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.enumerated().map { PageRow("words \($0.offset)", "\(String($0.element))") }
    return Page(
      "words \(note.reference)", title: "The whole note",
      place: "\(note.session.id.short)",
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: ReadingScreen.prompt)
  }
}
