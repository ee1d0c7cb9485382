import Testing

@testable import kerb

@Suite struct RealCommandTableTests {
  @Test func everyVerbIsDescribedWell() {
    #expect(Commands.table().problems() == [])
  }
}
