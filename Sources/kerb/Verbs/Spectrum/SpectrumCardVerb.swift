import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

extension Commands {
  /// `kerb spectrum card SPECTRUM`: one ability as a page.
  static let spectrumCard = Verb(
    ["spectrum", "card"],
    "Make a card of a spectrum: who meets a mismatch, who else gains, whom studies met.",
    examples: [
      .init("kerb spectrum card touch", "Prints the card of one ability."),
      .init(
        "kerb spectrum card touch --format html --to touch.html",
        "Writes it as a page for a browser, which prints on one sheet."),
      .init(
        "kerb spectrum card --all --format html --to spectrums",
        "Writes the cards of all spectrums into a folder."),
    ],
    arguments: [
      .optional("SPECTRUM", "The id of the spectrum.", .names(RecordKind.spectrum.nameKind))
    ],
    options: [
      .flag("all", "All spectrums."),
      .value(
        "format", "FORMAT", "How it is written.",
        .words([OfferedWord("md"), OfferedWord("html"), OfferedWord("json")]), otherwise: "md"),
      .value(
        "to", "FILE", "Write to a file; for all as pages, into a folder; - is standard output.",
        .file),
      .value(
        "edition", "EDITION", "For whom it is.",
        .words([
          OfferedWord("team", "With how many people studies met; names nobody."),
          OfferedWord("share", "Made of the spectrum and the profiles alone."),
        ]), otherwise: "team"),
      .flag(
        "beside-others",
        "Write into a folder that holds other files, or pages that somebody changed."),
    ],
    discussion: [
      "Numbers of people come from the spectrum's file, each with its source, year and population: `kerb spectrum edit touch --figure`. Numbers of one source, year and population are told together as a range, from the largest to the sum, since somebody may be in several. What is new in a year is quoted and never added.",
      "Criteria are those related to the ability directly. Source: \(FunctionalNeeds.source).",
    ], leadsOn: true
  ) { try SpectrumCardRun($0).run() }
}

/// One call of `kerb spectrum card`.
private struct SpectrumCardRun {
  let invocation: Invocation
  let edition: Edition
  let cards: SpectrumCards
  let output: CardOutput

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    cards = try SpectrumCards(in: Workbench(invocation), edition)
    output = CardOutput(invocation, edition)
  }

  func run() throws -> ExitStatus {
    let chosen = try chosen()
    switch invocation.string("format") {
    case "json":
      let text = String(decoding: SpectrumJSON.bytes(chosen, edition), as: UTF8.self)
      try output.put(text)
    case "html" where invocation.flag("all"):
      try output.folder(
        FolderContents.spectrums(chosen, edition), from: .spectrums(edition), of: "all spectrums")
    case "html":
      for card in chosen {
        try output.put(
          document(card).html(of: card.spectrum.id.string, in: invocation.console.language))
      }
    default:
      try output.put(
        chosen.map { document($0).markdown(in: invocation.console.language) }.joined(
          separator: "\n"))
    }
    return ReportOutput.report(cards.faults, invocation.console)
  }

  private func document(_ card: SpectrumCard) -> Document {
    SpectrumCardDocument.document(card, edition)
  }

  private func chosen() throws -> [SpectrumCard] {
    let typed = invocation.argument("SPECTRUM")
    if invocation.flag("all") {
      guard typed == nil else {
        throw WorkbenchError(
          .usage, at: typed ?? "", "one spectrum and `--all` were both asked for",
          fix: "leave one of the two out")
      }
      let all = cards.all
      guard !all.isEmpty else {
        throw WorkbenchError(
          .noInput, at: "Personas/spectrum", "the workspace has no spectrum",
          fix: "`kerb spectrum new --guided` makes one")
      }
      return all
    }
    guard let typed else {
      throw WorkbenchError(
        .usage, at: "SPECTRUM", "no spectrum was named",
        fix: "`kerb spectrum list` names the spectrums; `--all` takes all of them")
    }
    return [cards.card(try cards.spectrum(typed))]
  }
}
