import Platform
import Terminal
import Testing

@testable import Screens
@testable import Workbench
@testable import kerb

/// A person of the workbench is the card that every other way shows, row by row.
@Suite("A profile in the workbench") struct ProfileScreenTests {
  private static let planned = [
    "init",
    "persona new \"Ilka Morvan\" --summary \"Reads with a magnifier.\" --need see:permanent:yes --assumption \"Pays in coins\"",
  ]

  private func page(_ events: [Step]) throws -> String {
    try ScreenTrial(Self.planned).lastPage([.choose("People and spectrum")] + events)
  }

  @Test func theCardIsReadRowByRow() throws {
    let page = try page([.choose("Ilka Morvan")])
    for line in [
      "== Ilka Morvan | profile", "Invented; one example, others with these needs differ.",
      "Reads with a magnifier.", "# Abilities that a product must not take for granted",
      "- seeing: permanent yes, temporary not said, situational not said, changing comes and goes",
      "# Assumed", "- Pays in coins",
    ] { #expect(page.split(separator: "\n").map(String.init).contains(line), "\(line) in \(page)") }
  }

  @Test func itsClaimsAndItsFieldsAreOneStepAway() throws {
    #expect(try page([.choose("Ilka Morvan"), .say("/evidence")]).contains("| evidence"))
    #expect(try page([.choose("Ilka Morvan"), .say("/edit")]).contains("== Ilka Morvan | edit"))
  }
}
