import JSON
import Localization

/// One meeting with one or more participants.
package struct Session: Record {
  package let id: RecordID
  package private(set) var assistiveTechnologies: [AssistiveTechnology] = []
  package internal(set) var attempts: [Attempt] = []
  package private(set) var circumstances: [SessionCircumstance] = []
  /// The session of which it is a part, where one meeting was written down as two.
  package private(set) var continues: RecordID?
  package private(set) var device: String?
  /// The day, where the time of day is not known.
  package private(set) var heldOn: String?
  package private(set) var interruptions: [Interruption] = []
  package private(set) var isPilot = false
  /// Recordings of it, by their names.
  package private(set) var media: [SessionMedia] = []
  package private(set) var mode: SessionMode?
  package private(set) var participants: [RecordID] = []
  /// Where the product ran; `nil` where that is the platform of the study's target.
  package private(set) var platform: ProductPlatform?
  /// Roles in the room.
  package private(set) var present: [Role] = []
  package private(set) var productVersion: String?
  package private(set) var promptAnswers: [PromptAnswered] = []
  package private(set) var round = 1
  package private(set) var startedAt: String?
  /// How the person is today, in their own words.
  package private(set) var today: String?

  package init(id: RecordID) { self.id = id }

  /// The day on which it was, as its record tells it: in UTC where the moment is known.
  package var day: String? { startedAt.map { String($0.prefix(10)) } ?? heldOn }

  /// The day on which it was for whoever has this clock; reports, which are the same everywhere, take ``day``.
  package func day(in zone: LocalZone) -> String? {
    guard let startedAt else { return heldOn }
    return Instant(startedAt).map(zone.day) ?? day
  }

  package static let format = RecordFormat(
    "session", noun: Noun("session", "sessions"),
    "One meeting: who, with what, in which circumstances, and how tasks went.", table.fields)

  package static let table = FieldTable<Session>([
    Slot(
      \.participants, "participants", setOf: .reference(.participant), "Participants",
      "Who takes part.", option: .named("participant")),
    Slot(
      \.present, "present", setOf: .words(of: Role.self), "Present",
      "Roles in the room, never names."),
    Slot(
      \.startedAt, "startedAt", .instant, "Started at", "When the session began, in UTC."),
    Slot(
      \.heldOn, "heldOn", .day, "Held on", "The day, where the time of day is not known."),
    Slot(
      \.continues, "continues", .reference(.session), "Continues",
      "The session of which this is a part, where one meeting was written down as two: `kerb session merge`.",
      option: .none),
    Slot(\.round, "round", .integer(1...1000), "Round", "Which round of the study."),
    Slot(\.isPilot, "pilot", .flag, "Pilot", "Yes for a rehearsal; pilots never count."),
    Slot(\.mode, "mode", .words(of: SessionMode.self), "Mode", "In person or remote."),
    Slot(\.productVersion, "productVersion", .line, "Product version", "What was tried."),
    Slot(\.device, "device", .line, "Device", "The device that was used."),
    Slot(
      \.platform, "platform", .words(of: ProductPlatform.self), "Platform",
      "If it differs from the study's."),
    // "None" is about this meeting only: the person may use something elsewhere.
    Slot(AssistiveTechnology.field, \Session.assistiveTechnologies) { object, session in
      session.assistiveTechnologies = AssistiveTechnology.used(&object)
    },
    Slot(\.today, "today", .text, "Today", "How the person is today, in their own words."),
    Slot(
      entries: \.circumstances,
      Field(
        "circumstances", .map(SessionCircumstance.entry), "Circumstances",
        "Situations of this session.", option: .named("circumstance"))),
    Slot(
      entries: \.attempts,
      Field(
        "attempts", .map(Attempt.entry), "Attempts", "How the tasks went.",
        option: .named("attempt"))),
    Slot(
      entries: \.promptAnswers,
      Field(
        "promptAnswers", .map(PromptAnswered.entry), "Prompt answers",
        "What became of the things to watch for.", option: .named("prompt-answer"))),
    Slot(
      entries: \.interruptions,
      Field(
        "interruptions", .map(Interruption.entry), "Interruptions",
        "Faults and breaks; their time is not time on task.", option: .named("interruption"))),
    Slot(SessionMedia.field, \Session.media) { object, session in
      session.media = object.entries(SessionMedia.key, SessionMedia.init)
        .sorted { Text.precedes($0.name, $1.name) }
    },
  ])
}

/// A situation that came with one session.
package struct SessionCircumstance: Entry, Hashable {
  /// Of the entry; empty for one that is in no record yet.
  package let key: String
  package var basis = CircumstanceBasis.real
  package var dimension: Dimension?
  package var text = ""

  package init(key: String) { self.key = key }

  static let entry = EntryFormat(
    Noun("circumstance", "circumstances"), identity: .random,
    shorthand: ["dimension", "basis", "text"], table.fields)

  package static let table = FieldTable<SessionCircumstance>([
    Slot(
      \.text, "text", .line, "Circumstance", "Sunlight, a baby on the arm, noise.",
      required: true),
    Slot(\.dimension, "dimension", .dimension, "Dimension", "The ability it bears on."),
    Slot(
      \.basis, "basis", .words(of: CircumstanceBasis.self), "Basis",
      "Real, or staged by the team.", required: true),
  ])
}

/// One attempt at a task: while it is recorded, in its file, and in reports.
package struct Attempt: Entry, Hashable {
  /// `nil` also while two people's entries differ, as are ``ease`` and ``outcome``, and if a note is about help that the
  /// entry denies.
  package var assistance: Assistance?
  /// Whether a note is about help that the entry denies.
  package private(set) var isHelpDisputed = false
  /// Whether it ended because the time agreed beforehand was over, which is no failure.
  package var endedAtTimeLimit: Bool?
  /// 1 very hard to 7 very easy, as the person says.
  package var ease: Int?
  /// Milliseconds since the session's start; `nil` while it goes on, and where nobody knows when.
  package var ended: Int?
  /// Milliseconds between start and end that are not time on task: setting up, faults, breaks.
  package var excluded: Int?
  package var outcome: AttemptOutcome?
  /// Whose attempt, where the session has several people; `nil` for all of them.
  package var participant: RecordID?
  /// Milliseconds since the session's start; `nil` where nobody knows when.
  package var started: Int?
  /// The task's id.
  package var task = ""

  package init(key _: String) {}

  package init(task: String, started: Int?) {
    self.task = task
    self.started = started
  }

  /// Whether it ended at the time limit, as far as the record has it.
  package var isEndedAtTimeLimit: Bool { endedAtTimeLimit == true }

  /// Whether nothing in it is an end.
  package var isRunning: Bool { ended == nil && outcome == nil }

  /// Takes a recorded "unassisted" back that a note of the same meeting contradicts.
  ///
  /// - Parameter help: The notes of help that no attempt with recorded help explains.
  mutating func settleHelp(_ help: [Note]) {
    guard assistance == .unassisted else { return }
    isHelpDisputed = help.contains { note in
      isAbout(note.participant) && note.task.map { Text.isSame($0, task) } ?? true
    }
    if isHelpDisputed { assistance = nil }
  }

  /// Whether something that names this participant, or nobody, may be about the attempt.
  func isAbout(_ other: RecordID?) -> Bool {
    other == nil || participant == nil || other == participant
  }

  static let entry = EntryFormat(
    Noun("attempt", "attempts"), identity: .random, ordered: true,
    shorthand: ["task", "outcome", "assistance", "ease"], table.fields)

  package static let table = FieldTable<Attempt>([
    Slot(\.task, "task", .reference(.task), "Task", "The task's id.", required: true),
    Slot(
      \.participant, "participant", .reference(.participant), "Participant",
      "Whose attempt, where the session has several people."),
    Slot(
      \.outcome, "outcome", .words(of: AttemptOutcome.self), "Outcome", "How it ended.",
      inConflict: .empty),
    Slot(
      \.assistance, "assistance", .words(of: Assistance.self), "Assistance",
      "Whether the moderator helped.", inConflict: .empty),
    Slot(
      \.ease, "ease", .integer(1...7), "Ease", "1 very hard to 7 very easy, as the person says.",
      inConflict: .empty),
    Slot(
      \.started, "startedMilliseconds", .milliseconds, "Started", "Since the session's start."),
    Slot(\.ended, "endedMilliseconds", .milliseconds, "Ended", "Since the session's start."),
    Slot(
      \.excluded, "excludedMilliseconds", .milliseconds, "Not counted",
      "Time lost to setting up, faults and breaks."),
    Slot(
      \.endedAtTimeLimit, "endedAtTimeLimit", .flag, "Ended at the time limit",
      "Yes if the time agreed beforehand was over; that is no failure."),
  ])
}

/// A time of one session that does not count: something broke, or people rested.
package struct Interruption: Entry, Hashable {
  package var kind = InterruptionKind.unknownFault
  /// Milliseconds since the session's start.
  package var started: Int?
  /// Milliseconds since the session's start; `nil` while it goes on.
  package var ended: Int?

  package init(key _: String) {}

  package init(kind: InterruptionKind, started: Int) {
    self.kind = kind
    self.started = started
  }

  static let entry = EntryFormat(
    Noun("interruption", "interruptions"), identity: .random,
    shorthand: ["kind", "startedMilliseconds", "endedMilliseconds"], table.fields)

  package static let table = FieldTable<Interruption>([
    Slot(
      \.kind, "kind", .words(of: InterruptionKind.self), "Kind", "What stopped the clock.",
      required: true),
    Slot(
      \.started, "startedMilliseconds", .milliseconds, "Started", "Since the session's start."),
    Slot(\.ended, "endedMilliseconds", .milliseconds, "Ended", "Since the session's start."),
  ])
}

/// What became of a prompt in one session.
package struct PromptAnswered: Entry {
  package private(set) var answer: PromptAnswer?
  /// Of whom it was asked; `nil` for all who took part.
  package private(set) var participant: RecordID?
  package private(set) var prompt = ""

  package init(key _: String) {}

  static let entry = EntryFormat(
    Noun("prompt answer", "prompt answers"), identity: .random,
    shorthand: ["prompt", "answer", "participant"], table.fields)

  package static let table = FieldTable<PromptAnswered>([
    Slot(\.prompt, "prompt", .reference(.prompt), "Prompt", "The prompt's id.", required: true),
    Slot(
      \.answer, "answer", .words(of: PromptAnswer.self), "Answer",
      "Seen, not seen, or did not come up.", required: true),
    Slot(
      \.participant, "participant", .reference(.participant), "Participant",
      "Of whom it was asked, where the session has several people; empty for all of them."),
  ])
}
