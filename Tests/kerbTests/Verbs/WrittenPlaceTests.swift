import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A card or a report never takes the place of a record.
@Suite("Where cards and reports are written") struct WrittenPlaceTests {
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    #expect(trial.run("init --bare").status == 0)
    #expect(trial.run("persona new Ilka --based-on interviews").status == 0)
    return trial
  }

  private static let record = "team/Personas/people/ilka.json"

  private func bytes(_ trial: VerbTrial) throws -> [UInt8] {
    try Files.read(trial.folder.at(Self.record))
  }

  @Test(arguments: [
    "Personas/people/ilka.json", "Personas/card.md", "Surveys/tram/card.md", ".kerb/card.md",
    "./Personas/people/ilka.json", "Exports/../Personas/people/ilka.json",
    "../team/Personas/people/ilka.json", "personas/people/ilka.json",
  ])
  func amongRecordsItIsRefused(_ place: String) throws {
    let trial = try trial()
    let before = try bytes(trial)
    #expect(trial.run("persona card ilka --to \(place)").status == 73)
    #expect(try bytes(trial) == before)
  }

  @Test func anAbsolutePathIsNoOtherWay() throws {
    let trial = try trial()
    let before = try bytes(trial)
    #expect(trial.run("persona card ilka --to \(trial.folder.at(Self.record))").status == 73)
    #expect(try bytes(trial) == before)
  }

  @Test func aReportIsRefusedToo() throws {
    let trial = try trial()
    #expect(trial.run("study new tram --title Trams --platform ios").status == 0)
    #expect(trial.run("report coverage tram --out Surveys/tram/study.json").status == 73)
    #expect(trial.run("report coverage tram --out Exports/mine.md").status == 0)
  }

  @Test(arguments: ["ilka.md", "Personas-ilka.md", "../ilka.md"])
  func elsewhereItIsWritten(_ place: String) throws {
    let trial = try trial()
    #expect(trial.run("persona card ilka --to \(place)").status == 0)
    #expect(try Files.kind(trial.folder.at("team/\(place)")) == .file)
  }

  /// A form of address is no name.
  @Test func theHeadingSaysTheName() throws {
    let trial = try trial()
    #expect(trial.run("persona edit ilka --form-of-address Mx").status == 0)
    #expect(trial.run("persona show ilka").lines.first == "Profile ilka: Ilka")
  }
}
