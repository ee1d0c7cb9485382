import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Without permission to quote, no report or list prints a participant's words, however they were noted.
@Suite("A participant's own words without permission")
struct OwnWordsTests {
  static let words = [
    "M: what now? P: zqsecretqz", "\u{22}I do not see any zqsecretqz\u{22}", "P : zqsecretqz",
    "says \u{22}this is far too zqsecretqz\u{22}", "I find zqsecretqz",
  ]

  @Test("are printed nowhere", arguments: words) func refused(_ words: String) throws {
    let bed = try NoteBed(quote: "refused")
    // A quotation mark inside an argument of a line would end it.
    let file = "note,participant,kind\n\"\(words.replacing("\"", with: "\"\""))\",P01,barrier\n"
    try bed.trial.folder.write("notes.csv", file)
    try bed.run("import notes ../notes.csv --study tram --evidence-kind lived")
    for line in [
      "note list --study tram", "note list --study tram --json", "note list --study tram --csv",
      "report coverage tram", "report findings tram", "report study tram",
    ] {
      let text = bed.text(line)
      #expect(!text.contains("zqsecretqz"), "\(line): \(text)")
    }
    #expect(bed.text("note search zqsecretqz --study tram").contains("No note fits"))
  }

  @Test("are printed with permission", arguments: words) func granted(_ words: String) throws {
    let bed = try NoteBed()
    let file = "note,participant,kind\n\"\(words.replacing("\"", with: "\"\""))\",P01,barrier\n"
    try bed.trial.folder.write("notes.csv", file)
    try bed.run("import notes ../notes.csv --study tram --evidence-kind lived")
    #expect(bed.text("note search zqsecretqz --study tram").contains("zqsecretqz"))
  }
}
