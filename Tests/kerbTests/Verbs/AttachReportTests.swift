import Platform
import TemporaryFolder
import Testing
import Workspace

@testable import Workbench
@testable import kerb

/// Pictures to look at, where a report lies in a place from which they are found.
@Suite("Pictures in reports")
struct AttachReportTests {
  private let trial: VerbTrial
  private let id: String

  init() throws {
    trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Tram --platform ios --screen Pay",
      "participant new tram --need see:permanent", "participant new tram --need hear:permanent",
      "session new tram --participant P01", "session new tram --participant P02",
      "note add S01 \"the button has no name\" --study tram --kind barrier",
      "finding new tram \"Pay has no name\" --state 1:new",
    ] { #expect(trial.run(line).status == 0, "\(line)") }
    try AtomicWriter().write(AttachTests.png, toFile: trial.folder.at("team/pay.png"))
    let seen = trial.run(
      "attach pay.png --to F01 --to S01#1 --alt \"Pay <\\\"no\\\"> [label]\" --study tram")
    #expect(seen.status == 0, "\(seen.text)")
    let file = try trial.folder.names("team/Surveys/tram/attachments").first {
      $0.hasSuffix(".png")
    }
    id = String(try #require(file).dropLast(".png".count))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(trial.folder.at("team/\(path)")), as: UTF8.self)
  }

  private var copies: [String] {
    (try? trial.folder.names("team/pages/pictures")) ?? []
  }

  @Test("are links from where the file lies, and words on standard output")
  func markdown() throws {
    let words = "(Surveys/tram/attachments/\(id).png)"
    for format in ["md", "html"] {
      let seen = trial.run("report findings tram --format \(format)").text
      // A page may break the path anywhere.
      #expect(seen.contains("Picture: Pay"))
      #expect(format == "html" || seen.contains(words))
      #expect(!seen.contains("![") && !seen.contains("<img"))
    }
    _ = try Files.makeFolder(trial.folder.at("team/my (own)"))
    _ = try Files.makeFolder(trial.folder.at("beside us"))
    for (file, way) in [
      ("here.md", ""), ("\"my (own)/here.md\"", "../"), ("\"../beside us/here.md\"", "../team/"),
    ] {
      #expect(trial.run("report findings tram --out \(file)").status == 0)
      let path = file.filter { $0 != "\"" }
      let link = "![Pay &lt;\"no\"&gt; \\[label\\]](\(way)Surveys/tram/attachments/\(id).png)"
      #expect(try text(path).contains(link))
    }
    #expect(
      trial.run("report findings tram --format html --out \"my (own)/here.html\"").status == 0)
    let image = "<img src=\"../Surveys/tram/attachments/\(id).png\""
    #expect(try text("my (own)/here.html").contains(image))
  }

  @Test("are copied beside the pages for the team, and are gone with their person")
  func published() throws {
    let publish = "publish tram --to pages --edition team"
    #expect(trial.run(publish).status == 0)
    #expect(copies == ["\(id).png"])
    let image = "<img src=\"pictures/\(id).png\" alt=\"Pay &lt;&quot;no&quot;&gt; [label]\""
    #expect(try text("pages/findings.html").contains(image + " width=\"1\" height=\"1\">"))
    #expect(try text("pages/findings.html").contains("img-src 'self' file: data:"))
    #expect(try !text("pages/coverage.html").contains("'self'"))
    #expect(trial.run(publish).text.contains("Nothing has changed"))
    let person = try #require(
      try trial.folder.names("team/Surveys/tram/participants").first { $0.hasPrefix("P01") }
    ).dropLast(".json".count)
    let gone = trial.run("withdraw tram \(person) --yes \(person)")
    #expect(gone.status == 0)
    #expect(gone.text.contains("pages/pictures/\(id).png"), "\(gone.text)")
    #expect(trial.run(publish).text.contains("Took away pages/pictures/\(id).png"))
    #expect(copies.isEmpty)
    #expect(try !text("pages/findings.html").contains("<img"))
    #expect(try Files.kind(trial.folder.at("team/pages/pictures")) == .missing)
  }

  @Test("are gone from the pages for the team where the person refuses")
  func refused() throws {
    let publish = "publish tram --to pages --edition team"
    #expect(trial.run(publish).status == 0)
    #expect(trial.run("participant consent tram P01 --record refused").status == 0)
    #expect(trial.run(publish).text.contains("Took away pages/pictures/\(id).png"))
    #expect(try !text("pages/findings.html").contains("Picture: Pay"))
  }

  @Test("that are not as they were attached stay words")
  func changed() throws {
    let path = trial.folder.at("team/Surveys/tram/attachments/\(id).png")
    try AtomicWriter().write(AttachTests.png + [0], toFile: path)
    #expect(trial.run("publish tram --to pages --edition team").status == 0)
    #expect(copies.isEmpty)
    #expect(try text("pages/findings.html").contains("Picture: Pay"))
    #expect(trial.run("report findings tram --out here.md").status == 0)
    #expect(try !text("here.md").contains("!["))
  }

  @Test("are in no edition for sharing, and a copy of another hand stops it")
  func sharing() throws {
    #expect(trial.run("study round close tram 1").status == 0)
    #expect(trial.run("publish tram --to shared").status == 0)
    #expect(try !text("shared/findings.html").contains("Picture"))
    #expect(trial.run("report findings tram --edition share --out here.md").status == 0)
    #expect(try !text("here.md").contains("attachments"))
    #expect(trial.run("publish tram --to pages --edition team").status == 0)
    let copy = trial.folder.at("team/pages/pictures/\(id).png")
    try AtomicWriter().write(AttachTests.png + [0], toFile: copy)
    let seen = trial.run("publish tram --to pages --beside-others")
    #expect(seen.status == 73 && seen.text.contains("pictures/\(id).png"), "\(seen.text)")
    try AtomicWriter().write(AttachTests.png, toFile: copy)
    #expect(trial.run("publish tram --to pages").status == 0)
    #expect(copies.isEmpty)
  }
}
