import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// How people say which claim of a profile they mean.
@Suite("Naming a claim of a profile") struct ClaimNamingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let status: Int32
    var testDescription: String { "“\(typed)”" }
  }

  @Test(arguments: [
    Row(typed: "seeing, permanent", status: 0),
    // As kerb persona evidence prints it.
    Row(typed: "Ability: seeing, permanent", status: 0), Row(typed: "SEEING", status: 0),
    Row(typed: "Ability: hearing", status: 66), Row(typed: "ing", status: 64),
    Row(typed: ":", status: 66), Row(typed: " ", status: 66),
  ])
  func byItsWords(_ row: Row) throws {
    let trial = try VerbTrial()
    for line in [
      "init --bare",
      "persona new Ilka --based-on interviews --need see:permanent --need touch:temporary",
    ] {
      #expect(trial.run(line).status == 0)
    }
    let seen = trial.run(
      "persona evidence add ilka \"\(row.typed)\" --document \"Report of a field visit\"")
    #expect(seen.status == row.status, "\(seen.text)")
    if row.status == 64 { #expect(seen.text.contains("“seeing, permanent”, “touching")) }
  }
}
