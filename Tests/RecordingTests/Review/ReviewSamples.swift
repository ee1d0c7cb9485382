import Localization
import Records

@testable import Recording

/// A session of two logs with a handful of notes, and two findings.
enum ReviewSamples {
  static let first = NoteKey(log: "log-a", note: "n1")
  static let second = NoteKey(log: "log-a", note: "n2")
  static let third = NoteKey(log: "log-a", note: "n3")
  static let other = NoteKey(log: "log-b", note: "m1")

  static func place(_ text: String) -> Place { Place(text) ?? Place.all[0] }

  static func note(
    _ seconds: Int, _ text: String, kind: ObservationKind? = nil, proposed: [String] = []
  ) -> Note {
    var note = Note(at: seconds * 1000, text: Verbatim(text))
    note.kind = kind
    note.proposed = proposed.map(place)
    note.participant = RecordID("P07-kx4d")
    note.task = "pay"
    note.screen = "checkout"
    return note
  }

  static let notes: [(key: String, note: Note)] = [
    ("n1", note(60, "swipes past the button", kind: .barrier, proposed: ["4.1.2"])),
    ("n2", note(751, "asks whether to double tap", kind: .question)),
    ("n3", note(900, "finds the receipt by headings", kind: .success, proposed: ["2.4.6"])),
  ]

  static let findings: [ReviewFinding] = [
    ReviewFinding(
      id: "F01-aaaa", path: "Surveys/bank/findings/F01-aaaa.json", title: "Keyboard covers the sum",
      places: [place("1.4.10")], screens: ["checkout"]),
    ReviewFinding(
      id: "F02-bbbb", path: "Surveys/bank/findings/F02-bbbb.json", title: "No useful name",
      places: [place("4.1.2")], screens: ["checkout"], tasks: ["pay"],
      ratings: [.init(key: "r1", rater: "designer", severity: .slows)],
      supports: ["S01-zzzz/o1"]),
  ]

  /// - `withProposals`: Whether the notes hold the criteria that were proposed while recording.
  static func plan(withOther: Bool = false, withProposals: Bool = true) -> ReviewPlan {
    let notes = notes.map { key, note in
      var note = note
      if !withProposals { note.proposed = [] }
      return (key: key, note: note)
    }
    var sources: [ReviewPlan.Source] = [
      .init(
        log: "log-a", path: "Surveys/bank/sessions/S09-vrh4/log-a.json", recorder: "moderator",
        notes: notes)
    ]
    if withOther {
      sources.append(
        .init(
          log: "log-b", path: "Surveys/bank/sessions/S09-vrh4/log-b.json", recorder: "note-taker",
          notes: [("m1", note(66, "does not find Pay", kind: .barrier))]))
    }
    return ReviewPlan(
      study: "bank", session: "S09-vrh4",
      target: WCAGTarget(version: .v22, level: .aa, platform: .ios),
      tasks: [.init(id: "pay", title: "Pay by card", criteria: [place("3.3.2")])],
      screens: [("checkout", "Checkout")], sources: sources, findings: findings)
  }

  static func review(
    withOther: Bool = false, withProposals: Bool = true, role: String = "moderator",
    pass: ReviewPass = .whole
  ) -> Review {
    Review(plan(withOther: withOther, withProposals: withProposals), role: role, pass: pass)
  }
}
