import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite struct RealCommandTableTests {
  @Test func everyVerbIsDescribedWell() {
    #expect(Commands.table().problems() == [])
  }
}
