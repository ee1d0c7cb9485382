import JSON
import TemporaryFolder
import Testing

@testable import CommandLine

/// What a pipeline learns of a call: broken files, and criteria that nobody asked for.
@Suite struct AuditPipelineTests {
  private static let broken = "<hierarchy><node></hierarchy>"

  @Test func aFileThatCannotBeReadIsAnErrorInEveryFormat() throws {
    let rig = try AuditRig()
    #expect(rig.run(Self.broken, "-", "--format", "sarif") == 65)
    let run = try #require(try rig.json()[key: "runs"]?.elements.first { _ in true })
    let invocation = try #require(run[key: "invocations"]?.elements.first { _ in true })
    #expect(invocation[key: "executionSuccessful"]?.boolean == false)
    let notification = invocation[key: "toolExecutionNotifications"]?.elements.first { _ in true }
    #expect(notification?[key: "level"]?.string == "error")
    #expect(rig.run(Self.broken, "-", "--format", "junit") == 65)
    #expect(rig.output.contains("errors=\"1\"") && rig.output.contains("<error message="))
    #expect(rig.run(Self.broken, "-", "--json") == 65)
    let fault = try rig.json()[key: "faults"]?.elements.first { _ in true }
    #expect(fault?[key: "problem"]?.string?.contains("end tag") == true)
    #expect(rig.run(AuditVerbTests.dump, "-", "--format", "sarif") == 1)
    #expect(rig.output.contains("\"executionSuccessful\": true"))
  }

  @Test func theOthersAreToldBesideTheBrokenOne() throws {
    let rig = try AuditRig()
    try rig.folder.write("bad.xml", Self.broken)
    #expect(rig.run(AuditVerbTests.dump, "-", rig.folder.at("bad.xml")) == 65)
    #expect(rig.output.contains("## Could not be read"))
  }

  /// A button that is large enough for AA and too small for AAA.
  private static let medium = """
    <AppiumAUT><XCUIElementTypeApplication label="Bank" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton label="Pay" x="16" y="100" width="100" height="30"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  @Test func whatAStudyDoesNotAskForFailsNothing() throws {
    let rig = try AuditRig()
    #expect(rig.run(Self.medium, "-", "--json") == 1)
    #expect(rig.run(Self.medium, "-", "--study", "bank", "--json") == 0)
    let root = try rig.json()
    #expect(root[key: "findings"]?.integer == 1 && root[key: "beyondTarget"]?.integer == 1)
    let rule = root[key: "rules"]?.elements.first { $0[key: "rule"]?.string == "target-size" }
    #expect(rule?[key: "levels"]?[key: "2.5.5"]?.string == "AAA")
    #expect(rig.run(Self.medium, "-", "--study", "bank") == 0)
    #expect(rig.output.contains("does not ask for (WCAG 2.2 AA on iOS)"))
    #expect(rig.output.contains("2.5.5 (AAA), beyond the study"))
    #expect(rig.run(Self.medium, "-", "--study", "bank", "--format", "junit") == 0)
    #expect(rig.output.contains("failures=\"0\"") && rig.output.contains("2.5.5 (AAA)"))
    #expect(rig.run(Self.medium, "-", "--study", "bank", "--format", "sarif") == 0)
    #expect(rig.output.contains("\"isBeyondTarget\": true"))
  }

  @Test func rulesSayTheirLevelsAndWhichFormatsTell() throws {
    let rig = try AuditRig()
    rig.run("", "rules", "target-size")
    #expect(rig.output.contains("2.5.5 (AAA)"))
    for rule in ["drawn-controls", "screen-title"] {
      rig.run("", "rules", rule)
      #expect(rig.output.contains("Formats that can decide it: kerb inventory."))
    }
    rig.run("", "rules", "swallowed", "--json")
    #expect(!rig.output.contains("flutter") && !rig.output.contains("typed"))
  }
}
