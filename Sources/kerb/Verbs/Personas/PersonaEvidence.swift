import CommandLine
import JSON
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb persona evidence`: what the claims of a profile rest on.
enum PersonaEvidence {
  static let all = [show, add, remove]

  private static let persona = Verb.Argument.required(
    "PERSONA", "The id of the profile.", .names(RecordKind.persona.nameKind))

  private static let show = Verb(
    ["persona", "evidence"], "Show what each claim of a profile rests on, and how far that goes.",
    examples: [
      .init("kerb persona evidence tendai-mupfure", "Shows each claim, known or assumed."),
      .init(
        "kerb persona evidence tendai-mupfure --ids",
        "The same with the ids by which claims and what they rest on are named."),
      .init("kerb persona evidence tendai-mupfure --json", "Prints it for other programs."),
    ],
    arguments: [persona],
    options: [
      .flag("ids", "Show the ids of claims, and of what they rest on."), PersonaVerbs.limit, .json,
    ],
    discussion: [
      "Counted are distinct people and the studies they took part in; people who checked the claim and documents stand apart. Whoever refused or took consent back does not count, nor does what was tried in a pilot, reasoned or imitated.",
      "Where people are for and against, the claim is disputed: both numbers stand there, and nothing is averaged. Other words of a claim begin anew.",
      "This is for the team: it names notes and P-numbers. Do not pass it on.",
    ], leadsOn: true
  ) { invocation in
    let cards = try PersonaVerbs.cards(invocation)
    let made = try cards.card(try cards.profile(invocation.required("PERSONA")))
    if invocation.flag("json") {
      invocation.console.out(json: EvidenceJSON.bytes(made.card))
    } else {
      let document = EvidenceDocument.document(made.card, withKeys: invocation.flag("ids"))
      invocation.console.out(document.plainLines(in: invocation.console.language))
    }
    return ReportOutput.report(made.faults, invocation.console)
  }

  // MARK: Adding and removing

  private static let kinds: [(option: Verb.Option, kind: BasisKind)] = [
    (.value("note", "NOTE", "A note, as session/note."), .note),
    (.value("finding", "FINDING", "A finding."), .finding),
    (.value("response", "RESPONSE", "Answers to a questionnaire."), .response),
    (
      .value("participant", "PARTICIPANT", "A participant who is like this; kept in the team."),
      .participant
    ),
    (.value("document", "TITLE", "A document: title, author, where it is."), .document),
    (
      .value(
        "checked-by", "ROLE",
        "A person with lived experience who checked the claim: their role, no name."),
      .checked
    ),
  ]

  private static let names = kinds.map(\.option.name)

  private static let add = Verb(
    ["persona", "evidence", "add"], "Say what a claim of a profile rests on.",
    examples: [
      .init(
        "kerb persona evidence add tendai-mupfure \"headings first\" --participant P07 --study tram-tickets",
        "Says that P01 is like this; the claim is named by a part of its words."),
      .init(
        "kerb persona evidence add tendai-mupfure \"headings first\" --finding F05 --study tram-tickets --contradicts",
        "Says that a finding contradicts it."),
      .init(
        "kerb persona evidence add tendai-mupfure \"prefers braille\" --document \"A survey of braille readers\" --date 2025-03-01",
        "Says that a document supports it."),
    ],
    arguments: [
      persona, .required("CLAIM", "A part of the claim's words, or its id."),
    ],
    options: kinds.map(\.option) + [
      .value("study", "STUDY", "The study that it belongs to.", .study),
      .flag("contradicts", "It speaks against the claim."),
      .value(
        "date", "DAY", "When it was so: for a document, a participant, or whoever checked it.",
        otherwise: "today; of a note, a finding and answers the study says it"),
      .value("by", "ROLE", "The role of who enters it, such as researcher."), .json,
    ],
    discussion: [
      "What would not count is refused: a pilot, somebody who refused or never came, a note of what was reasoned, a finding that no note shows. So are words that hold a P-number: only `--participant` links a person so that a withdrawal takes it away."
    ]
  ) { try adding($0) }

  private static func adding(_ invocation: Invocation) throws -> ExitStatus {
    let given = kinds.compactMap { option, kind in
      invocation.string(option.name).map { (kind: kind, reference: $0) }
    }
    guard let one = given.first, given.count == 1 else {
      throw WorkbenchError(
        .usage, at: "", given.isEmpty ? "nothing was named" : "several things were named at once",
        fix: "give one of \(names.map { "--\($0)" }.joined(separator: ", "))")
    }
    let cards = try PersonaVerbs.cards(invocation)
    let profile = try cards.profile(invocation.required("PERSONA"))
    let before = try cards.card(profile).card
    let claim = try BasisEntering.claim(invocation.required("CLAIM"), of: before)
    let workbench = try Workbench(invocation)
    let key = try BasisEntering(in: workbench).add(
      BasisEntering.Given(
        kind: one.kind, reference: one.reference, study: invocation.string("study"),
        direction: invocation.flag("contradicts") ? .contradicts : .supports,
        date: try day(invocation), enteredBy: invocation.string("by")),
      to: claim, of: profile)
    if let key {
      invocation.console.message(
        "Take it back: `kerb persona evidence remove \(profile.id) \(key)`")
    }
    return try tell(claim.claim.key, profile, invocation)
  }

  private static func day(_ invocation: Invocation) throws -> CalendarDay? {
    guard let typed = invocation.string("date") else { return nil }
    if let day = CalendarDay(typed) { return day }
    throw WorkbenchError(
      .usage, at: "--date", "\(Quoted(typed)) is no day", fix: "write it as 2026-03-02")
  }

  private static let remove = Verb(
    ["persona", "evidence", "remove"], "Take away something that a claim rests on.",
    examples: [
      .init(
        "kerb persona evidence remove tendai-mupfure 1m84mqk",
        "Takes it away, by the beginning of the id that `--ids` shows; `--undo` brings it back.")
    ],
    arguments: [
      persona,
      .required("BASIS", "The beginning of its id, as `kerb persona evidence --ids says`."),
    ],
    options: [.flag("undo", "Bring it back."), .json]
  ) { invocation in
    let cards = try PersonaVerbs.cards(invocation)
    let profile = try cards.profile(invocation.required("PERSONA"))
    let isUndo = invocation.flag("undo")
    let key = try BasisEntering(in: Workbench(invocation)).setRemoved(
      !isUndo, invocation.required("BASIS"), of: profile)
    let changed = try PersonaVerbs.cards(invocation).profile(profile.id.string)
    let claim = (isUndo ? changed : profile).bases.first { Text.isSame($0.key, key) }?.claim
    return try tell(claim ?? "", changed, invocation)
  }

  /// Says how the claim stands now.
  private static func tell(_ key: String, _ profile: Profile, _ invocation: Invocation) throws
    -> ExitStatus
  {
    let cards = try PersonaVerbs.cards(invocation)
    let made = try cards.card(cards.profile(profile.id.string))
    if invocation.flag("json") {
      invocation.console.out(json: EvidenceJSON.bytes(made.card))
    } else if let claim = made.card.claims.first(where: { Text.isSame($0.claim.key, key) }) {
      invocation.console.line("\(EvidenceDocument.outcome(claim, in: invocation.console.language))")
    } else {
      invocation.console.line("Changed \(profile.name).")
    }
    return ReportOutput.report(made.faults, invocation.console)
  }
}
