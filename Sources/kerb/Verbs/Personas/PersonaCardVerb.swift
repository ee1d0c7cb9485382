import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

extension Commands {
  /// `kerb persona card PERSONA`: one page a person.
  static let personaCard = Verb(
    ["persona", "card"], "Make a card of a profile: one page that a team pins up, and corrects.",
    examples: [
      .init("kerb persona card tendai-mupfure", "Prints the card of one profile."),
      .init(
        "kerb persona card tendai-mupfure --format html --to tendai.html",
        "Writes it as a page for a browser, which prints on one sheet."),
      .init(
        "kerb persona card --all --format html --to cards",
        "Writes the cards of all profiles into a folder, with a first page about the set."),
    ],
    arguments: [
      .optional("PERSONA", "The id of the profile.", .names(RecordKind.persona.nameKind))
    ],
    options: [
      .flag("all", "All profiles, and a sheet about the set."),
      .value(
        "format", "FORMAT", "How it is written.",
        .words([
          OfferedWord("md"), OfferedWord("html"),
          OfferedWord("svg", "Where the person stands on the spectrum, drawn."),
        ]), otherwise: "md"),
      .value(
        "to", "FILE", "Write to a file; for all as pages, into a folder; - is standard output.",
        .file),
      .value("edition", "EDITION", "For whom it is.", .words(editions), otherwise: "team"),
      PersonaVerbs.limit,
      .flag(
        "beside-others",
        "Write into a folder that holds other files, or pages that somebody changed."),
    ],
    discussion: [
      "A card says what a product must not take for granted, what is known and what is assumed, apart. What a profile does not say is left out, or said as not said.",
      "The edition for the team says on how many people a claim rests; never on whom. The edition for sharing is made of the profile alone: nothing that rests on participants. So it has no card of a draft from participants.",
    ]
  ) { try PersonaCardRun($0).run() }

  private static let editions = [
    OfferedWord("team", "How claims stand, with numbers of people; names no participant."),
    OfferedWord("share", "Made of the profile alone; names no participant."),
  ]
}

/// What the verbs about profiles share.
enum PersonaVerbs {
  static let limit = Verb.Option.value(
    "limit", "YEARS", "After how many years what a claim rests on is out of date.",
    otherwise: "\(ClaimReading.Rules.usualLimit)")

  static func cards(_ invocation: Invocation) throws -> PersonaCards {
    let limit = try invocation.integer("limit", in: 1...100)
    return try PersonaCards(
      in: Workbench(invocation), limit: limit ?? ClaimReading.Rules.usualLimit)
  }
}

/// One call of `kerb persona card`.
private struct PersonaCardRun {
  let invocation: Invocation
  let cards: PersonaCards
  let edition: Edition
  let isHTML: Bool
  let isDrawing: Bool
  let output: CardOutput
  var console: Console { invocation.console }

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    cards = try PersonaVerbs.cards(invocation)
    edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    isHTML = invocation.string("format") == "html"
    isDrawing = invocation.string("format") == "svg"
    output = CardOutput(invocation, edition)
  }

  func run() throws -> ExitStatus {
    guard invocation.flag("all") else { return try one() }
    if let typed = invocation.argument("PERSONA") {
      throw WorkbenchError(
        .usage, at: typed, "one profile and `--all` were both asked for",
        fix: "leave one of the two out")
    }
    guard !isDrawing else {
      throw WorkbenchError(
        .usage, at: "--format", "a drawing is of one profile",
        fix: "name the profile, or write all cards with `--format` html")
    }
    return try all()
  }

  private func one() throws -> ExitStatus {
    guard let typed = invocation.argument("PERSONA") else {
      throw WorkbenchError(
        .usage, at: "PERSONA", "no profile was named",
        fix: "`kerb persona list` names the profiles; `--all` takes all of them")
    }
    let profile = try cards.profile(typed)
    try cards.check(profile, isIn: edition)
    let made = try cards.card(profile, withEvidence: edition == .team)
    guard !isDrawing else {
      try output.put(
        String(decoding: SpectrumPlot(made.card).svg(in: console.language), as: UTF8.self))
      return ReportOutput.report(made.faults, console)
    }
    let document = PersonaCardDocument.document(made.card, edition)
    try output.put(
      isHTML
        ? document.html(of: made.card.profile.id.string, in: console.language)
        : document.markdown(in: console.language))
    return ReportOutput.report(made.faults, console)
  }

  private func all() throws -> ExitStatus {
    if let words = cards.leftOut(of: edition) { console.message("\(words)") }
    let made = try cards.all(edition)
    if isHTML {
      try output.folder(made.contents, from: .cards(edition))
    } else {
      let texts =
        [PersonaSheetDocument.document(made.sheet).markdown(in: console.language)]
        + made.cards.map {
          PersonaCardDocument.document($0, edition).markdown(in: console.language)
        }
      try output.put(texts.joined(separator: "\n"))
    }
    return ReportOutput.report(made.faults, console)
  }
}
