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

  @Test(
    "are printed nowhere behind a name of the key",
    arguments: [
      "Ilka: zqsecretqz", "ilka: zqsecretqz", "M: where? Ilka Morvan: zqsecretqz",
      "swipes on. morvan (tired): zqsecretqz", "M: where? Ilka says: zqsecretqz",
    ]) func named(_ words: String) throws
  {
    let bed = try NoteBed()
    try bed.trial.folder.write("people.csv", "reference,need\nIlka Morvan,see:permanent\n")
    try bed.trial.folder.write("notes.csv", "participant,note\nIlka Morvan,\"\(words)\"\n")
    try bed.run(
      "participant new tram --from ../people.csv",
      "participant consent tram P03 --observe granted --quote refused --manner speech",
      "session new tram --participant P03", "note add S03 \"\(words)\"", "note add S03 \"waits\"",
      "note edit S03#2 --words \"\(words)\"",
      "import notes ../notes.csv --study tram --evidence-kind lived")
    for line in ["note list --study tram", "note list --study tram --json", "report coverage tram"]
    {
      let text = bed.text(line)
      #expect(!text.contains("zqsecretqz"), "\(line): \(text)")
    }
    try bed.run("participant consent tram P03 --quote granted --manner speech")
    let list = bed.text("note search zqsecretqz --study tram")
    #expect(list.contains("P03") && !list.lowercased().contains("ilka"), "\(list)")
    #expect(!list.lowercased().contains("morvan"), "\(list)")
  }

  @Test("are printed with permission", arguments: words) func granted(_ words: String) throws {
    let bed = try NoteBed()
    let file = "note,participant,kind\n\"\(words.replacing("\"", with: "\"\""))\",P01,barrier\n"
    try bed.trial.folder.write("notes.csv", file)
    try bed.run("import notes ../notes.csv --study tram --evidence-kind lived")
    #expect(bed.text("note search zqsecretqz --study tram").contains("zqsecretqz"))
  }
}
