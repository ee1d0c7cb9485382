import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A study with two people, a session of each, and notes of the first.
struct NoteBed {
  let trial: VerbTrial

  /// Words of notes that only the first person's session has.
  static let words = ["zqpayqz has no name", "zqfindsqz the price", "zqasksqz what a zone is"]

  /// - Parameter quote: Whether the first person allows quotes.
  init(quote: String = "granted") throws {
    trial = try VerbTrial()
    try run(
      "init --bare", "study new tram --title Trams --platform ios",
      "participant new tram --assistive-technology VoiceOver", "participant new tram",
      "participant consent tram P01 --observe granted --quote \(quote) --manner speech",
      "participant consent tram P02 --observe granted --quote granted --manner speech",
      "session new tram --participant P01", "session new tram --participant P02",
      "note add S01 \"\(Self.words[0])\" --at 12m30 --kind barrier --impact 3 --tag 4.1.2",
      "note add S01 \"\(Self.words[1])\"",
      "note add S01 \"\(Self.words[2])\" --speaker participant --wording verbatim",
      "note add S02 \"zqotherqz\" --kind success")
  }

  /// Runs command lines that all succeed.
  func run(_ lines: String...) throws {
    for line in lines {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(line): \(seen.text)")
    }
  }

  /// What one command line prints that succeeds.
  func text(_ line: String) -> String {
    let seen = trial.run(line)
    #expect(seen.status == 0, "\(line): \(seen.text)")
    return seen.text
  }
}
