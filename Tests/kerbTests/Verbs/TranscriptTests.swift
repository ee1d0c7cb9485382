import Platform
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// One file with a transcript, named in test results by its name.
struct TranscriptFile: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }

  static let folder: String = {
    let here = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(here)/Transcripts"
  }()

  static let all: [TranscriptFile] = {
    let names = (try? Files.list(folder))?.entries.map(\.name) ?? []
    return names.filter { $0.hasSuffix(".transcript") }.sorted().map { TranscriptFile(name: $0) }
  }()
}

@Suite("Transcripts: what a person types and sees")
struct TranscriptTests {
  @Test("is played as it is written", arguments: TranscriptFile.all)
  func played(_ file: TranscriptFile) throws {
    let written = String(decoding: try Files.read(file.path), as: UTF8.self)
    let played = try Transcript(written).played(on: VerbTrial())
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try record(played, file)
      return
    }
    // Whole transcripts would drown the line that matters.
    let hasFaults = played.contains("\n! ")
    let isSame = played == written
    #expect(!hasFaults, "\(faults(played))")
    #expect(isSame, "\(firstDifference(played, written))")
  }

  @Test("there are transcripts")
  func thereAreSome() {
    #expect(TranscriptFile.all.count >= 15)
  }

  @Test("a step that cannot be played is told")
  func impossibleStep() throws {
    let text = "$ kerb init\n~ nothing => such\n$ fly away\n"
    let played = try Transcript(text).played(on: VerbTrial())
    #expect(played.contains("! the editor was not opened"))
    #expect(played.contains("! no such command"))
  }

  private func record(_ text: String, _ file: TranscriptFile) throws {
    let folder = try OpenFolder(TranscriptFile.folder)
    try folder.remove(file.name)
    try folder.create(file.name, mode: .sharedFile).write(Array(text.utf8))
  }

  private func faults(_ played: String) -> String {
    lines(played).filter { $0.hasPrefix("! ") }.joined(separator: "; ")
  }

  private func firstDifference(_ played: String, _ written: String) -> String {
    let (left, right) = (lines(played), lines(written))
    let same = zip(left, right).prefix { $0 == $1 }.count
    return
      "line \(same + 1)\nwritten: \(right.dropFirst(same).first ?? "end")\nplayed:  \(left.dropFirst(same).first ?? "end")"
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
