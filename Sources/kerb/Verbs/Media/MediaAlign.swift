import CommandLine
import Localization
import Records
import Wording
import Workbench

/// `kerb session media align`: how the time of a recording runs beside the session's.
enum MediaAlign {
  static let verb = Verb(
    ["session", "media", "align"], "Say how the time of a recording runs.",
    examples: [
      .init(
        "kerb session media align tram-tickets S09 screen --mark 1 --at 4m10",
        "Mark 1 of the session is seen 4 min 10 s into the recording."),
      .init(
        "kerb session media align tram-tickets S09 screen --mark 1 --at 4m10 --mark 2 --at 51m2",
        "Two marks tell how much the two clocks drift apart, too."),
      .init(
        "kerb session media align tram-tickets S09 screen --session-time 12m30 --at 13m40",
        "What happened at 12 min 30 s, by a note's time, is seen at 13 min 40 s."),
      .init(
        "kerb session media align tram-tickets S09 screen --offset 1m10",
        "The recording began 1 min 10 s before the session."),
      .init(
        "kerb session media align tram-tickets S09 screen --unknown",
        "Forgets what was said; times in it are unknown then."),
    ],
    arguments: MediaVerbs.arguments + [MediaVerbs.name],
    options: [
      .value(
        "mark", "NUMBER",
        "A mark of the session (/mark while recording; `kerb session media list` names them); repeat for a second one.",
        isRepeating: true),
      .value(
        "session-time", "TIME", "A time of the session instead of a mark; repeat for a second one.",
        isRepeating: true),
      .value("at", "TIME", "Where that is in the recording; one for each mark.", isRepeating: true),
      .value("offset", "TIME", MediaVerbs.offsetHelp),
      .flag("unknown", "How its time runs is not known after all."),
    ],
    discussion: [
      "Two marks should lie far apart. Where they say that the clocks differ by more than one part in twenty, one of them is wrong, and nothing is changed."
    ]
  ) { invocation in
    let recordings = try MediaVerbs.recordings(invocation)
    let name = try invocation.required("NAME")
    if invocation.flag("unknown") {
      let outcome = try recordings.unalign(name)
      invocation.console.line("How the time of \(outcome.name) runs is unknown now.")
      return .success
    }
    guard let alignment = try AlignmentOptions(invocation).alignment(recordings.marks) else {
      throw UsageError(
        at: "", "nothing says how its time runs",
        fix: "add `--mark` 1 --at 4m10, `--offset` 1m10, or `--unknown`")
    }
    var values = SessionRecordings.Values()
    values.alignment = alignment
    let outcome = try recordings.change(name, values)
    invocation.console.line("\(outcome.name): \(alignment.words).")
    for words in outcome.remarks { invocation.console.message("\(words)") }
    return .success
  }
}

/// The options that say how the time of a recording or a transcript runs.
struct AlignmentOptions {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// - Parameter marks: The marks of the session, asked for only where one is named.
  /// - Returns: `nil` where no option was given.
  func alignment(_ marks: () throws -> [Int]) throws -> MediaAlignment? {
    let matches = try matches(marks)
    if let text = invocation.string("offset") {
      guard matches.isEmpty else {
        throw UsageError(
          at: "--offset", "marks say the same", fix: "leave `--offset` or the marks out")
      }
      return MediaAlignment(offset: try MediaVerbs.offset(text, at: "--offset"))
    }
    switch matches.count {
    case 0: return nil
    case 1: return MediaAlignment(matches[0])
    case 2:
      if let both = MediaAlignment(matches[0], matches[1]) { return both }
      throw WorkbenchError(
        .usage, at: "--mark", "the two marks cannot both be right",
        fix: "look at both moments again, or give one only")
    default:
      throw UsageError(at: "--mark", "more than two marks were given", fix: "give one or two")
    }
  }

  private func matches(_ marks: () throws -> [Int]) throws -> [MediaAlignment.Match] {
    let numbers = invocation.strings("mark")
    let times = try invocation.strings("session-time").map {
      try MediaVerbs.time($0, at: "--session-time")
    }
    let places = try invocation.strings("at").map { try MediaVerbs.time($0, at: "--at") }
    guard numbers.isEmpty || times.isEmpty else {
      throw UsageError(
        at: "--session-time", "marks and times cannot be mixed", fix: "name two marks, or two times"
      )
    }
    let known = numbers.isEmpty ? [] : try marks()
    let moments = times.isEmpty ? try numbers.map { try moment($0, known) } : times
    guard moments.count == places.count else {
      throw UsageError(
        at: "--at", "each mark needs the time at which it is seen in the recording",
        fix: "write them in turn: `--mark` 1 --at 4m10 `--mark` 2 --at 51m2")
    }
    return zip(moments, places).map { MediaAlignment.Match(session: $0, recording: $1) }
  }

  private func moment(_ typed: String, _ known: [Int]) throws -> Int {
    if let number = Int(typed), known.indices.contains(number - 1) { return known[number - 1] }
    throw WorkbenchError(
      .noInput, at: "--mark \(typed)",
      known.isEmpty
        ? "the session has no marks"
        : "the session has \(known.count, "mark", "marks")",
      fix: known.isEmpty
        ? "name a time of the session: `--session-time` 12m30 --at 13m40"
        : "name one from 1 to \(known.count); `kerb session media list` says when they were")
  }
}
