import JSON
import Localization

/// One meeting with one or more participants.
package struct Session: Record {
  package let id: RecordID
  package let assistiveTechnologies: [AssistiveTechnology]
  package internal(set) var attempts: [Attempt]
  package let circumstances: [SessionCircumstance]
  /// The session of which it is a part, where one meeting was written down as two.
  package let continues: RecordID?
  package let device: String?
  /// The day, where the time of day is not known.
  package let heldOn: String?
  package let interruptions: [SessionInterruption]
  package let isPilot: Bool
  /// Recordings of it, by their names.
  package let media: [SessionMedia]
  package let mode: SessionMode?
  package let participants: [RecordID]
  /// Where the product ran; `nil` where that is the platform of the study's target.
  package let platform: ProductPlatform?
  package let productVersion: String?
  package let promptAnswers: [PromptAnswered]
  package let round: Int
  package let startedAt: String?

  package init(_ object: inout ObjectReader) {
    // "None" tells of this meeting only: the person may use something elsewhere.
    assistiveTechnologies = object.entries("assistiveTechnologies") { AssistiveTechnology(&$1) }
      .filter { !$0.isNone }
    attempts = object.orderedEntries("attempts") { Attempt(&$1) }
    circumstances = object.entries("circumstances") { SessionCircumstance(&$1) }
    device = object.string("device")
    heldOn = object.string("heldOn")
    id = object.id
    interruptions = object.entries("interruptions") { SessionInterruption(&$1) }
    media = object.entries("media") { SessionMedia($0, &$1) }
      .sorted { Text.precedes($0.name, $1.name) }
    mode = object.word("mode")
    participants = object.strings("participants").map(RecordID.init(trusted:))
    isPilot = object.flag("pilot") ?? false
    platform = object.word("platform")
    productVersion = object.string("productVersion")
    promptAnswers = object.entries("promptAnswers") { PromptAnswered(&$1) }
    round = object.integer("round") ?? 1
    startedAt = object.string("startedAt")
    continues = object.string("continues").map(RecordID.init(trusted:))
  }

  /// The day on which it was, as its record tells it: in UTC where the moment is known.
  package var day: String? { startedAt.map { String($0.prefix(10)) } ?? heldOn }

  /// The day on which it was for whoever has this clock; reports, which are the same everywhere, take ``day``.
  package func day(in zone: LocalZone) -> String? {
    guard let startedAt else { return heldOn }
    return Instant(startedAt).map(zone.day) ?? day
  }

  package static let format = RecordFormat(
    "session", noun: Noun("session", "sessions"),
    "One meeting: who, with what, in which circumstances, and how tasks went.",
    [
      Field(
        "participants", .set(.reference(.participant)), "Participants", "Who takes part.",
        option: .named("participant")),
      Field(
        "present", .set(.choice(WordList(Role.allCases))), "Present",
        "Roles in the room, never names."),
      Field("startedAt", .instant, "Started at", "When the session began, in UTC."),
      Field(
        "heldOn", .day, "Held on", "The day, where the time of day is not known."),
      Field(
        "continues", .reference(.session), "Continues",
        "The session of which this is a part, where one meeting was written down as two: `kerb session merge`.",
        option: .none),
      Field("round", .integer(1...1000), "Round", "Which round of the study."),
      Field("pilot", .flag, "Pilot", "Yes for a rehearsal; pilots never count."),
      Field("mode", .choice(WordList(SessionMode.allCases)), "Mode", "In person or remote."),
      Field("productVersion", .line, "Product version", "What was tried."),
      Field("device", .line, "Device", "The device that was used."),
      Field(
        "platform", .choice(WordList(ProductPlatform.allCases)), "Platform",
        "If it differs from the study's."),
      PeopleFields.assistiveTechnologies,
      Field("today", .text, "Today", "How the person is today, in their own words."),
      SessionCircumstance.field, Attempt.field, PromptAnswered.field, SessionInterruption.field,
      SessionMedia.field,
    ])
}

/// A situation that came with one session.
package struct SessionCircumstance: Sendable {
  package let basis: CircumstanceBasis
  package let dimension: Dimension?
  package let text: String

  init(_ object: inout ObjectReader) {
    basis = object.word("basis") ?? .real
    dimension = object.string("dimension").map(Dimension.init(id:))
    text = object.string("text") ?? ""
  }

  static let field = Field(
    "circumstances",
    .map(
      EntryFormat(
        Noun("circumstance", "circumstances"), identity: .random,
        shorthand: ["dimension", "basis", "text"],
        [
          Field(
            "text", .line, "Circumstance", "Sunlight, a baby on the arm, noise.", required: true),
          Field("dimension", .dimension, "Dimension", "The ability it bears on."),
          Field(
            "basis", .choice(WordList(CircumstanceBasis.allCases)), "Basis",
            "Real, or staged by the team.", required: true),
        ])),
    "Circumstances", "Situations of this session.", option: .named("circumstance"))
}

/// One go at a task.
package struct Attempt: Sendable {
  /// `nil` also while two people's entries differ, as are ``ease`` and ``outcome``, and if a note tells of help that the
  /// entry denies.
  package private(set) var assistance: Assistance?
  /// Whether a note tells of help that the entry denies.
  package private(set) var isHelpDisputed = false
  /// Whether it ended because the time agreed beforehand was over, which is no failure.
  package let endedAtTimeLimit: Bool
  /// 1 very hard to 7 very easy, as the person says.
  package let ease: Int?
  /// Since the session's start, like ``startedMilliseconds``.
  package let endedMilliseconds: Int?
  /// Time between start and end that is not time on task: setting up, faults, breaks.
  package let excludedMilliseconds: Int?
  package let outcome: AttemptOutcome?
  package let participant: RecordID?
  package let startedMilliseconds: Int?
  package let task: String

  init(_ object: inout ObjectReader) {
    let help: Assistance? = object.word("assistance")
    let said = object.integer("ease")
    endedAtTimeLimit = object.flag("endedAtTimeLimit") ?? false
    endedMilliseconds = object.integer("endedMilliseconds")
    excludedMilliseconds = object.integer("excludedMilliseconds")
    let reached: AttemptOutcome? = object.word("outcome")
    participant = object.string("participant").map(RecordID.init(trusted:))
    startedMilliseconds = object.integer("startedMilliseconds")
    let unsettled = UnsettledFields(&object)
    task = object.string("task") ?? ""
    assistance = unsettled.agreed("assistance", help)
    ease = unsettled.agreed("ease", said)
    outcome = unsettled.agreed("outcome", reached)
  }

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

  static let field = Field(
    "attempts",
    .map(
      EntryFormat(
        Noun("attempt", "attempts"), identity: .random, ordered: true,
        shorthand: ["task", "outcome", "assistance", "ease"],
        [
          Field("task", .reference(.task), "Task", "The task's id.", required: true),
          Field(
            "participant", .reference(.participant), "Participant",
            "Whose attempt, where the session has several people."),
          Field(
            "outcome", .choice(WordList(AttemptOutcome.allCases)), "Outcome", "How it ended."),
          Field(
            "assistance", .choice(WordList(Assistance.allCases)), "Assistance",
            "Whether the moderator helped."),
          Field("ease", .integer(1...7), "Ease", "1 very hard to 7 very easy, as the person says."),
          Field("startedMilliseconds", .milliseconds, "Started", "Since the session's start."),
          Field("endedMilliseconds", .milliseconds, "Ended", "Since the session's start."),
          Field(
            "excludedMilliseconds", .milliseconds, "Not counted",
            "Time lost to setting up, faults and breaks."),
          Field(
            "endedAtTimeLimit", .flag, "Ended at the time limit",
            "Yes if the time agreed beforehand was over; that is no failure."),
        ])),
    "Attempts", "How the tasks went.", option: .named("attempt"))
}

/// A time of one session that does not count: something broke, or people rested.
package struct SessionInterruption: Sendable {
  package let kind: InterruptionKind?
  package let startedMilliseconds: Int?
  package let endedMilliseconds: Int?

  init(_ object: inout ObjectReader) {
    endedMilliseconds = object.integer("endedMilliseconds")
    kind = object.word("kind")
    startedMilliseconds = object.integer("startedMilliseconds")
  }

  static let field = Field(
    "interruptions",
    .map(
      EntryFormat(
        Noun("interruption", "interruptions"), identity: .random,
        shorthand: ["kind", "startedMilliseconds", "endedMilliseconds"],
        [
          Field(
            "kind", .choice(WordList(InterruptionKind.allCases)), "Kind", "What stopped the clock.",
            required: true),
          Field("startedMilliseconds", .milliseconds, "Started", "Since the session's start."),
          Field("endedMilliseconds", .milliseconds, "Ended", "Since the session's start."),
        ])),
    "Interruptions", "Faults and breaks; their time is not time on task.",
    option: .named("interruption"))
}

/// What became of a prompt in one session.
package struct PromptAnswered: Sendable {
  package let answer: PromptAnswer?
  /// Of whom it was asked; `nil` for everybody who took part.
  package let participant: RecordID?
  package let prompt: String

  init(_ object: inout ObjectReader) {
    answer = object.word("answer")
    participant = object.string("participant").map(RecordID.init(trusted:))
    prompt = object.string("prompt") ?? ""
  }

  static let field = Field(
    "promptAnswers",
    .map(
      EntryFormat(
        Noun("prompt answer", "prompt answers"), identity: .random,
        shorthand: ["prompt", "answer", "participant"],
        [
          Field("prompt", .reference(.prompt), "Prompt", "The prompt's id.", required: true),
          Field(
            "answer", .choice(WordList(PromptAnswer.allCases)), "Answer",
            "Seen, not seen, or did not come up.", required: true),
          Field(
            "participant", .reference(.participant), "Participant",
            "Of whom it was asked, where the session has several people; empty for all of them."),
        ])),
    "Prompt answers", "What became of the things to watch for.", option: .named("prompt-answer"))
}
