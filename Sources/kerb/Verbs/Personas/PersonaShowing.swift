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
      \Profile.name, \Profile.summary, \Profile.ageBand, \Profile.pronouns, \Profile.firstLanguage,
      \Profile.languages, \Profile.work, \Profile.day, \Profile.whyTheyUseIt, \Profile.useReason,
      \Profile.statements, \Profile.fit, \Profile.needs, \Profile.skillPlacements,
      \Profile.assistiveTechnologies, \Profile.devices, \Profile.connection,
      \Profile.lastingCircumstances, \Profile.money, \Profile.assumptions, \Profile.checkedBy,
      \Profile.tryIt, \Profile.bases, \Profile.losses, \Profile.spectrumCells,
    ].map { Text(Profile.table[$0].key) } + [Text(Profile.table[\.ageBand].absenceKey)])
}
