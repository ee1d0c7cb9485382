import Measures
import Records
import Reports
import StudyText
import Testing

/// A text from a person that would do something in a tracker, and the part of it that must not stand there unescaped.
struct HostileWords: CustomTestStringConvertible, Sendable {
  let words: String
  let bait: String
  var testDescription: String { bait }
}

@Suite struct IssueTests {
  private func texts(_ format: IssueFormat, words: String, all: Bool = true) throws
    -> [String: String]
  {
    let files = try IssueGolden.files(format, words: words, all: all)
    return Dictionary(files.all.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    HostileWords(words: "ask @everyone", bait: "@everyone"),
    HostileWords(words: "see #123", bait: "#123"),
    HostileWords(words: "see !12", bait: "!12"),
    HostileWords(words: "see &12", bait: "&12"),
    HostileWords(words: "see &12", bait: "&amp;12"),
    HostileWords(words: "in %12", bait: "%12"),
    HostileWords(words: "see GH-12", bait: "GH-12"),
    HostileWords(words: "<img src=x>", bait: "<img"),
    HostileWords(words: "<!-- x -->", bait: "<!--"),
    HostileWords(words: "[a](javascript:b)", bait: "[a]("),
    HostileWords(words: "https://a.example", bait: "https://a.example"),
    HostileWords(words: "a\\n/close", bait: "\n/close"),
    HostileWords(words: "a\\n\\n# b", bait: "\n# b"),
    HostileWords(words: "a \u{202e} b", bait: "\u{202e}"),
    HostileWords(words: "a | b", bait: " | b"),
  ])
  func nothingInAMarkdownTextActs(_ hostile: HostileWords) throws {
    for (name, text) in try texts(.gitlab, words: hostile.words) where name.hasSuffix(".md") {
      #expect(!text.contains(hostile.bait) || name == "index.md", "\(name)")
    }
    // The text of the finding is there, and with it the words.
    let text = try #require(try texts(.gitlab, words: hostile.words)["f01-aaaa.md"])
    #expect(text.contains("Nothing is said "))
  }

  @Test func aDescriptionThatBeginsWithACommandOfGitLabIsWords() {
    #expect(MarkdownText.escaped("/close", for: .tracker) == "\\/close")
    #expect(MarkdownText.escaped("/close") == "/close")
    #expect(MarkdownText.escaped("a 5 % b & c! d", for: .tracker) == "a 5 % b &amp; c! d")
  }

  @Test(arguments: [
    HostileWords(words: "[~name]", bait: " [~name]"),
    HostileWords(words: "{code}", bait: " {code}"),
    HostileWords(words: "!a.png!", bait: " !a.png!"),
    HostileWords(words: "a\\nh1. b", bait: "\nh1. b"),
    HostileWords(words: "SHOP-12", bait: "SHOP-12"),
  ])
  func nothingInAJiraTextActs(_ hostile: HostileWords) throws {
    for (name, text) in try texts(.jira, words: hostile.words) where name.hasSuffix(".txt") {
      #expect(!text.contains(hostile.bait), "\(name)")
    }
  }

  @Test(arguments: [
    ("$(touch x)", "'F01 Nobody hears that it is paid $ (touch x)'"),
    ("`touch x`", "'F01 Nobody hears that it is paid `touch x`'"),
    ("it's; touch x", "'F01 Nobody hears that it is paid it'\\''s; touch x'"),
    ("a\\nnew x", "'F01 Nobody hears that it is paid a new x'"),
    ("@everyone #1", "'F01 Nobody hears that it is paid @ everyone # 1'"),
    ("a \u{202e} b", "'F01 Nobody hears that it is paid a (U+202E) b'"),
  ])
  func aTitleIsOneQuotedWordOfACommand(_ words: String, _ word: String) throws {
    for format in [IssueFormat.github, .gitlab] {
      let script = try #require(try texts(format, words: words)["issues.sh"])
      #expect(
        script.split(separator: "\n").count { $0.contains(" \(word) f01-aaaa.md") } == 1,
        "\(script)")
    }
  }

  @Test func noCellOfATableIsAFormula() throws {
    for format in [IssueFormat.gitlab, .jira] {
      let table = try #require(try texts(format, words: "=1+1\\n=2")["issues.csv"])
      for cell in table.split(whereSeparator: { ",\r\n".contains($0) }) {
        #expect(!cell.hasPrefix("=") && !cell.hasPrefix("\"="))
      }
    }
  }

  @Test func aLongTitleIsCutAndStandsWholeInTheText() throws {
    let long = String(repeating: "x", count: 400)
    let files = try IssueGolden.files(.markdown, words: long)
    let issue = try #require(files.set.issues.first { $0.finding.id.string == "F01-aaaa" })
    #expect(issue.title.unicodeScalars.count <= 255 && issue.title.hasSuffix("…"))
    let text = try #require(files.all.first { $0.name == "f01-aaaa.md" }).text
    #expect(text.contains("The whole title: Nobody hears that it is paid \(long)"))
  }

  @Test func whatIsFixedOrWorthKeepingIsLeftOut() throws {
    let some = try IssueGolden.files(.markdown, all: false).set
    let every = try IssueGolden.files(.markdown).set
    #expect(every.issues.count == 5 && every.leftOut == 0)
    #expect(some.issues.count + some.leftOut == 5 && some.leftOut > 0)
    #expect(!some.issues.contains { $0.finding.kind == .strength || $0.finding.part == .fixed })
    #expect(some.issues.contains { $0.finding.part == .notRetested })
  }

  @Test func everyTicketOfTheTrackerIsUpdatedAndNoOther() throws {
    let github = try texts(.github, words: "x")["issues.sh"] ?? ""
    #expect(github.contains("again 'https://github.com/shop/app/issues/12' 'F01 "))
    // What is new keeps its tickets elsewhere: the option replaces the list.
    #expect(
      github.contains(
        "new F02-bbbb 'F02 A fee at the end' f02-bbbb.md --ticket 'https://a.example/browse/TRAM-8'"
      ))
    let gitlab = try texts(.gitlab, words: "x")
    #expect(gitlab["issues.sh"]?.contains("again 3 'F03 Pay has no name' f03-cccc.md") == true)
    #expect(gitlab["issues.csv"]?.contains("F03") == false)
    let jira = try texts(.jira, words: "x")["issues.csv"] ?? ""
    #expect(jira.contains("TRAM-7") && jira.contains("TRAM-8"))
  }

  @Test func anEmptyStudyHasNothingToDo() throws {
    let summary = FindingsSummary.measure(try StudyText().records())
    let files = IssueFiles(.team(summary, takesAll: true), .github, tickets: [:])
    #expect(files.all.map(\.name) == ["index.md", "issues.sh"])
    #expect(files.all[0].text.contains("No findings to export."))
  }

  @Test(arguments: [
    ("index.md", true), ("issues.sh", true), ("issues.csv", true), ("f01-aaaa.md", true),
    ("f01-aaaa.txt", true), ("notes.sh", false), ("F01.md", false), (".md", false),
    ("../f01.md", false), ("a/f01.md", false), ("f01.html", false), ("README", false),
  ])
  func anExportWritesOnlyItsOwnNames(_ name: String, _ may: Bool) {
    #expect(IssueFiles.mayWrite(name) == may)
  }
}
