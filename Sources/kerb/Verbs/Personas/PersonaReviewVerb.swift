import CommandLine
import JSON
import Localization
import Measures
import Recording
import Records
import Reports
import Screens
import Wording
import Workbench

extension Commands {
  /// `kerb persona review PERSONA`: claims beside the notes that bear on them.
  static let personaReview = Verb(
    ["persona", "review"],
    "Go through the claims of a profile with the notes of studies that bear on them.",
    examples: [
      .init(
        "kerb persona review tendai-mupfure",
        "Shows one claim and one note at a time: supports, contradicts, says nothing."),
      .init(
        "kerb persona review tendai-mupfure --study tram-tickets --role moderator",
        "Offers notes of one study, and keeps the role with each answer."),
      .init(
        "kerb persona review tendai-mupfure --list", "Says which claims have notes to look at."),
    ],
    arguments: [
      .required(
        "PERSONA", "The id of the profile, or the beginning of its name.",
        .names(RecordKind.persona.nameKind))
    ],
    options: [
      .value("study", "STUDY", "Only notes of this study.", .study),
      .value("role", "ROLE", "Your role, never a name; kept with each answer."),
      .flag("all", "Offer notes again of which you said that they say nothing."),
      .flag("list", "Only list what waits."), .json, .profile,
    ],
    discussion: [
      "A note is offered where it has a word of the claim, at most four a claim: those with most words in common first, of people with a need or technology of the profile before others. Notes whose words may not be shown are left out, and so are pilots, walkthroughs and what was inferred.",
      "An answer is in the profile at once, as `kerb persona evidence add` writes it. That a note says nothing is kept on this computer alone. /claim writes other words for the claim, which then begins anew; /undo takes both back.",
    ], leadsOn: true
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let cards = try PersonaCards(in: workbench)
    let profile = try WalkthroughPlan.profile(invocation.required("PERSONA"), in: cards)
    let study = try invocation.string("study").map { try RecordFinder.study($0, workbench) }
    let reviewing = ClaimReviewing(
      profile, includesAsked: invocation.flag("all"), in: workbench)
    let role = invocation.string("role")
    if let role, WalkthroughLine.namesParticipant(role) {
      throw UsageError(
        at: "--role", "\(Quoted(role)) is the number of a participant",
        fix: "write a role, such as `--role` moderator")
    }
    let work = try reviewing.work(reviewing.notes(ofStudy: study))
    if invocation.flag("json") || invocation.flag("list") {
      list(work, profile, invocation)
      return ReportOutput.report(work.faults, invocation.console)
    }
    guard !work.waiting.isEmpty else {
      invocation.console.message(
        "No note waits for a claim of \(profile.name). `kerb persona evidence \(profile.id)` says how they stand."
      )
      return ReportOutput.report(work.faults, invocation.console)
    }
    return try ScreenRunner.ask(invocation) { pages in
      try PersonaReviewScreen(
        profile, study: study, role: role, includesAsked: invocation.flag("all"), pages: pages,
        in: workbench
      ).run()
    }
  }

  private static func list(
    _ work: ClaimReviewing.Work, _ profile: Profile, _ invocation: Invocation
  ) {
    if invocation.flag("json") {
      return invocation.console.out(json: JSONWriter.canonical(json(work)))
    }
    for waiting in work.waiting {
      let notes = waiting.offers.map { "\($0.note.study) \($0.note.reference)" }
      invocation.console.line(
        "\(waiting.claim.words.changingData { Printable.text($0) }): \(notes.joined(separator: ", "))"
      )
    }
    invocation.console.message(
      work.waiting.isEmpty
        ? "No note waits for a claim of \(profile.name)."
        : "\(work.notes, "note", "notes") for \(work.waiting.count, "claim", "claims"): `kerb persona review \(profile.id)`"
    )
  }

  private static func json(_ work: ClaimReviewing.Work) -> JSONValue {
    .array(
      work.waiting.map { waiting in
        var object = JSONObject()
        object["claim"] = .string(waiting.claim.claim.key)
        object["words"] = .string(waiting.claim.words.plain())
        object["state"] = .string(waiting.claim.stateID)
        object["notes"] = .array(
          waiting.offers.map { offer in
            var note = JSONObject()
            note["study"] = .string(offer.note.study)
            note["reference"] = .string(offer.note.reference)
            note["note"] = .string(offer.note.id)
            note["words"] = .string(offer.note.shownWords.plain())
            note["ofSomebodyAlike"] = .bool(offer.isOfSomebodyAlike)
            return .object(note)
          })
        return .object(object)
      })
  }
}
