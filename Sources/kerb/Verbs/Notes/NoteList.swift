import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb note list` and `kerb note search`: the notes of one study or of all that fit.
enum NoteList {
  static let list = Verb(
    ["note", "list"], "List the notes that fit, one a line.",
    examples: [
      .init("kerb note list --study tram-tickets", "Lists every note of a study."),
      .init(
        "kerb note list --kind barrier --impact serious+ --technology \"screen reader\"",
        "Lists all serious barriers of screen-reader users over all studies."),
      .init(
        "kerb note list --kind barrier --finding none --by criterion",
        "Counts barriers that no finding holds yet, by criterion."),
      .init(
        "kerb note list --study tram-tickets --session S09 --reviewed no --count",
        "Says how many notes of a session wait for review."),
      .init("kerb note list --participant P07 --csv > p07.csv", "Makes a table for a spreadsheet."),
    ],
    options: conditions,
    discussion: discussion
  ) { try run($0, words: []) }

  static let search = Verb(
    ["note", "search"], "List the notes in which words stand, one a line.",
    examples: [
      .init("kerb note search price", "Lists notes that say price, PRICE or Prices."),
      .init(
        "kerb note search button label --kind barrier", "Lists barriers that hold both words."),
      .init(
        "kerb note search --regex \"\\bpay(s|ing)?\\b\" --study tram-tickets",
        "Looks for a regular expression."),
      .init(
        "kerb note search price --by participant --json",
        "Counts who met it, for other programs."),
    ],
    arguments: [
      .repeating("WORDS", "What must stand in a note, in any order.", atLeastOne: true)
    ],
    options: [.flag("regex", "The words are regular expressions of Swift.")] + conditions,
    discussion: [
      "Capital and small letters, accents and full-width letters make no difference: elegant finds Élégant, strasse finds Straße. Words of several letters are found inside others too; put several words in quotation marks to find them side by side."
    ] + discussion
  ) { try run($0, words: $0.arguments("WORDS")) }

  private static let conditions: [Verb.Option] =
    NoteOptions.conditions + [
      .flag("count", "Print only how many notes there are."),
      .value(
        "by", "PROPERTY", "Count by a property, the largest first.",
        .words(NoteProperty.allCases.map { OfferedWord($0.rawValue) })),
      .flag("csv", "Print a table for a spreadsheet."), .json,
    ]

  private static let discussion: [Sentence] = [
    "Conditions of different kinds must all hold; of one kind that is repeated, one must. Without `--study` all studies are searched.",
    "S09#12 is the twelfth note that was entered in session S09; the number stays. Where several studies are listed, the study stands in front: tram-tickets/S09#12.",
    "Notes that are, or may be, about somebody who refused to be observed or took consent back are never listed. Somebody's own words are shown and searched only with their permission to quote.",
  ]

  private static func run(_ invocation: Invocation, words: [String]) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    var query = try NoteOptions.query(invocation)
    query.words = words
    query.isRegex = !words.isEmpty && invocation.flag("regex")
    let finding = try NoteFinding(invocation.strings("study"), in: workbench)
    let found = try finding.find(query)
    NoteOutput(invocation, found, studies: finding.studies).show()
    for fault in found.faults { invocation.console.report(fault) }
    return found.faults.isEmpty ? .success : .findings
  }
}
