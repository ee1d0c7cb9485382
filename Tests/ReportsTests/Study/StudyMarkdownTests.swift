import Foundation
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Study report, Markdown")
struct StudyMarkdownTests {
  /// A report that was read and found true; `RECORD_GOLDENS=1` writes it again.
  @Test func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/study-team.md")
    let text = StudyDocument.document(try SampleRound.study()).markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let (lines, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    // Only the first difference is told: the others follow from it.
    if let (line, other) = zip(lines, expected).first(where: { $0 != $1 }) {
      #expect(line == other)
    }
    #expect(Array(text.utf8) == Array(golden.utf8))
  }

  @Test func partsStandInOrder() throws {
    let text = StudyDocument.document(try SampleRound.study()).markdown()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(
      headings == [
        "## Who took part", "## How it was tried", "## What changed since round 1", "## Tasks",
        "## Questionnaires", "## Findings", "## What we do not know", "## Appendix",
      ])
    let behind = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map(String.init)
    #expect(
      behind.drop { $0 != "### The plan" } == [
        "### The plan", "### People and targets", "### Each task", "### Prompts",
        "### Each questionnaire", "### Findings in detail", "### Quotes",
        "### Note-taker agreement", "### Problem discovery",
        "### Every difference between round 1 and round 2", "### How to read this",
      ])
  }

  /// A sentence before each table, at most five columns, every row complete, no cell empty.
  @Test(arguments: ["by card", SampleRound.hostile])
  func tablesReadWellAloud(_ words: String) throws {
    do {
      let text = StudyDocument.document(try SampleRound.study(words: words)).markdown()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (number, line) in lines.enumerated() where line.hasPrefix("|") {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        #expect((2...5).contains(cells.count), "\(line)")
        #expect(cells.allSatisfy { !$0.isEmpty && $0 != " " }, "\(line)")
        if lines[number - 1].isEmpty {
          #expect(lines[number - 2].hasSuffix("."), "\(lines[number - 2])")
          #expect(!lines[number - 2].hasPrefix("#"))
        } else {
          let before = lines[number - 1].dropFirst(2).dropLast(2).components(separatedBy: " | ")
          #expect(before.count == cells.count, "\(line)")
        }
      }
    }
  }

  @Test func nothingIsCalledSignificantOrDrawnWithBlocks() throws {
    let text = StudyDocument.document(try SampleRound.study()).markdown()
    #expect(!text.lowercased().contains("significan"))
    #expect(!text.unicodeScalars.contains { (0x2580...0x259f).contains($0.value) })
  }

  /// Every plot has its sentence, its file and its table.
  @Test func plotsAreLinked() throws {
    let text = StudyDocument.document(try SampleRound.study()).markdown()
    for file in StudyPlots.files {
      #expect(text.contains(" draws it as \(file), with the numbers of the table."), "\(file)")
    }
  }

  /// An account of what happened is no quote, marked or not.
  @Test func onlyOwnWordsAreQuoted() throws {
    let study = try SampleRound.study()
    #expect(study.findings.findings.first?.quotes.count == 3)
    let text = StudyDocument.document(study).markdown()
    #expect(text.contains("“it jumps, I am lost 2”"))
    #expect(!text.contains("I am lost 3"))
  }

  @Test func withoutAnythingItSaysSo() throws {
    let text = StudyDocument.document(StudySummary.measure(try StudyText().records())).markdown()
    #expect(text.contains("No participants took part: no session counts yet."))
    #expect(text.contains("No questionnaires answered in this round."))
    #expect(text.contains("No findings yet; this is not a pass."))
    #expect(!text.contains("n = 0 people."))
  }
}
