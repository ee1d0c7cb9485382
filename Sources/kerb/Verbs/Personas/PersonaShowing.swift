import CommandLine
import JSON
import Localization
import Measures
import Records
import Reports
import Workbench

/// `kerb persona show`: the card of a profile, then what a card has no place for.
struct PersonaShowing {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func show(_ profile: Profile, _ object: JSONObject) throws -> ExitStatus {
    let made = try PersonaVerbs.cards(invocation).card(profile)
    let console = invocation.console
    // The heading above has said the name.
    let card = PersonaCardDocument.document(made.card, .team).plainLines(
      in: console.language, namingColumns: true)
    console.out("\n" + card.split(separator: "\n\n").dropFirst().joined(separator: "\n\n"))
    let further = Profile.format.fields.filter { !Self.onTheCard.contains(Text($0.key)) }
    let lines = RecordText.lines(object, further)
    if !lines.isEmpty { for words: Sentence in ["", "Further", ""] { console.line(words) } }
    for line in lines { console.line("\(line)") }
    return ReportOutput.report(made.faults, console)
  }

  /// The fields that a card shows, or that are counted there.
  private static let onTheCard = Set(
    [
      "name", "summary", "ageBand", "ageBandAbsence", "pronouns", "firstLanguage", "languages",
      "work",
      "day", "whyTheyUseIt", "useReason", "statements", "disability", "needs", "skillPlacements",
      "assistiveTechnologies", "devices", "connection", "lastingCircumstances", "money",
      "assumptions", "checkedBy", "tryIt", "bases", "lostBases", "spectrumCells",
    ].map { Text($0) })
}
