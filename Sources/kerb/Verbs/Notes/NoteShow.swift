import CommandLine
import JSON
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb note show S09#12`: one note with everything around it.
enum NoteShow {
  static let verb = Verb(
    ["note", "show"], "Show one note with its session, people, tags and findings.",
    examples: [
      .init("kerb note show S09#12 --study tram-tickets", "Shows the twelfth note of session S09."),
      .init("kerb note show tram-tickets/S09#12 --json", "The same for other programs."),
    ],
    arguments: [.required("NOTE", "The note, such as S09#12.", .names(noteKind))],
    options: [
      .value(
        "study", "STUDY", "The study of the note.", .study,
        otherwise: "the study that is meant, else the only one with such a session"), .json,
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let reference = try NoteReference(invocation.required("NOTE"))
    let note = try reference.note(study: invocation.string("study"), in: workbench)
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(NotesJSON.value(note)))
    } else {
      for line in lines(note, workbench.surroundings.zone) { invocation.console.out(line + "\n") }
    }
    return .success
  }

  static let noteKind = NameKind(rawValue: "note")

  private static func lines(_ note: FoundNote, _ zone: LocalZone) -> [String] {
    let observation = note.note
    let meeting = [
      note.session.string, note.began.map(zone.day) ?? note.day ?? "", "round \(note.round)",
      note.isPilot ? "pilot" : "",
      note.time ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let weight = [observation.kind?.label ?? "not given", observation.impact?.label ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let review = observation.isReviewed ? "reviewed" : "not reviewed yet"
    let facts: [(String, String)] = [
      ("As typed", note.typed ?? ""), ("Kind", weight), ("Session", meeting),
      ("About", note.people.map(\.string).joined(separator: ", ")),
      ("Needs", note.needs.map(\.label).joined(separator: ", ")),
      ("Uses", note.technologies.joined(separator: ", ")),
      (
        "Recordings",
        note.media.map { $0.map(\.words).joined(separator: "; ") }
          ?? "not told, because somebody has not agreed to be recorded"
      ),
      ("Task", note.task ?? ""), ("Screen", note.screen ?? ""),
      ("Criteria", tags(note)),
      ("Beyond WCAG", observation.isBeyondWcag ? "yes" : ""),
      ("Abilities", observation.dimensions.map(\.label).joined(separator: ", ")),
      ("Speaker", observation.speaker?.label ?? ""), ("Wording", observation.wording?.label ?? ""),
      ("Basis", observation.basis?.label ?? ""),
      (
        note.isOfTranscript ? "From" : "Noted by",
        note.isOfTranscript
          ? "the transcript \(note.log)" + (note.isLine ? ", not taken as a note yet" : "")
          : "\(note.recorder?.label ?? "recorder"), \(note.log)"
      ),
      (
        "State",
        "\(review), log \(note.isCleared ? "cleared of names" : "not cleared of names yet")"
      ),
    ]
    return ["Note \(note.reference) of \(note.study)"]
      + note.shownWords.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "  \($0)" }
      + facts.filter { !$0.1.isEmpty }.map { "\($0): \($1)" }
      + note.findings.map { "Finding: \($0.id.short) \($0.title)" } + next(note)
  }

  /// "4.1.2 Name, Role, Value", "1.4.3 Contrast (Minimum), proposed".
  private static func tags(_ note: FoundNote) -> String {
    note.places.map { place in
      note.note.confirmed.contains(place) ? place.label : "\(place.label), proposed"
    }.joined(separator: "; ")
  }

  /// The commands that lead on.
  private static func next(_ note: FoundNote) -> [String] {
    var commands = [
      "kerb session show \(note.study) \(note.session.short)",
      "kerb review \(note.session.short) --study \(note.study)",
    ]
    commands += note.findings.map { "kerb finding show \(note.study) \($0.id.short)" }
    if note.findings.isEmpty {
      commands.append("kerb note list --study \(note.study) --session \(note.session.short)")
    }
    return commands.map { "Next: \($0)" }
  }
}
