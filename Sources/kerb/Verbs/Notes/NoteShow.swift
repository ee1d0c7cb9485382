import CommandLine
import JSON
import Localization
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
      for line in lines(note, workbench.surroundings.zone) { invocation.console.line("\(line)") }
    }
    return .success
  }

  static let noteKind = NameKind(rawValue: "note")

  private static func lines(_ note: FoundNote, _ zone: LocalZone) -> [Sentence] {
    let observation = note.note
    let day = note.began.map(zone.day) ?? note.day ?? ""
    let meeting = words([
      "\(note.session.string)", "\(day)", "round \(note.round)", note.isPilot ? "pilot" : "",
      "\(note.time ?? "")",
    ])
    let facts: [(Sentence, Sentence)] = [
      ("As typed", "\(note.typed ?? "")"), ("Kind", weight(observation)), ("Session", meeting),
      ("About", "\(note.people.map(\.string).joined(separator: ", "))"),
      ("Needs", .entries(note.needs.map(\.label))),
      ("Uses", "\(note.technologies.joined(separator: ", "))"),
      (
        "Recordings",
        note.media.map { $0.map { "\($0.words)" as Sentence }.joined(separator: "; ") }
          ?? "not told, because somebody has not agreed to be recorded"
      ),
      ("Task", "\(note.task ?? "")"), ("Screen", "\(note.screen ?? "")"),
      ("Criteria", tags(note)),
      ("Dropped", "\(observation.dropped.map(\.description).joined(separator: ", "))"),
      ("Beyond WCAG", observation.isBeyondWcag ? "yes" : ""),
      ("Abilities", .entries(observation.dimensions.map(\.label))),
      ("Speaker", observation.speaker.map { "\($0.label)" } ?? ""),
      ("Wording", observation.wording.map { "\($0.label)" } ?? ""),
      ("Basis", observation.basis.map { "\($0.label)" } ?? ""),
      (note.isOfTranscript ? "From" : "Noted by", origin(note)),
      ("State", state(note)),
    ]
    let heading: Sentence = "Note \(note.reference) of \(note.study)"
    // Every line of the words stands further in.
    let words: Sentence = "  \(note.shownWords.changingData { indented($0) })"
    let told = facts.filter { !$0.1.isEmpty }.map { "\($0): \($1)" as Sentence }
    let findings = note.findings.map { "Finding: \($0.id.short) \($0.title)" as Sentence }
    return [heading, words] + told + earlier(note, zone) + findings + next(note)
  }

  /// The words before each edit, the newest first; of those without permission to quote only how many there are.
  private static func earlier(_ note: FoundNote, _ zone: LocalZone) -> [Sentence] {
    let hidden = note.note.earlier.count - note.earlier.count
    return note.earlier.reversed().map { earlier in
      let until = earlier.changedAt.flatMap { Instant($0) }.map(zone.day) ?? ""
      return "Words until \(until): \(Sentence(text: indented(earlier.note.words)))"
    } + (hidden == 0 ? [] : ["Earlier words: \(hidden), not shown"])
  }

  private static func indented(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n  ")
  }

  /// "barrier, serious".
  private static func weight(_ note: Note) -> Sentence {
    words([
      note.kind.map { "\($0.label)" } ?? "not given", note.impact.map { "\($0.label)" } ?? "",
    ])
  }

  /// Those of some words that say something, with commas.
  private static func words(_ words: [Sentence]) -> Sentence {
    words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func origin(_ note: FoundNote) -> Sentence {
    guard note.isOfTranscript else {
      return note.recorder.map { "\($0.label), \(note.log)" } ?? "recorder, \(note.log)"
    }
    return note.isLine
      ? "the transcript \(note.log), not taken as a note yet" : "the transcript \(note.log)"
  }

  private static func state(_ note: FoundNote) -> Sentence {
    switch (note.note.isReviewed, note.isCleared) {
    case (true, true): "reviewed, log cleared of names"
    case (true, false): "reviewed, log not cleared of names yet"
    case (false, true): "not reviewed yet, log cleared of names"
    case (false, false): "not reviewed yet, log not cleared of names yet"
    }
  }

  /// "4.1.2 Name, Role, Value", "1.4.3 Contrast (Minimum), proposed".
  private static func tags(_ note: FoundNote) -> Sentence {
    note.places.map { place -> Sentence in
      note.note.confirmed.contains(place) ? "\(place.label)" : "\(place.label), proposed"
    }.joined(separator: "; ")
  }

  /// The commands that lead on.
  private static func next(_ note: FoundNote) -> [Sentence] {
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
