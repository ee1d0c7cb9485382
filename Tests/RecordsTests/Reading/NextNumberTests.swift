import Records
import Testing

/// Ids that are there, and the number that comes next.
private struct NumberRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let ids: [String]
  let next: Int

  static let all: [NumberRow] = [
    .init(testDescription: "none", ids: [], next: 1),
    .init(testDescription: "a gap", ids: ["P01-aaaa", "P07-kx4d"], next: 8),
    .init(testDescription: "small letters", ids: ["p09-aaaa"], next: 10),
    .init(testDescription: "without a tail", ids: ["P03"], next: 4),
    .init(testDescription: "another kind", ids: ["S09-aaaa"], next: 1),
    .init(testDescription: "words", ids: ["Paula-aaaa", "P-1"], next: 1),
    .init(
      testDescription: "the largest number of the machine",
      ids: ["P9223372036854775807-aaaa", "P02-aaaa"], next: 3),
    .init(testDescription: "nine digits", ids: ["P999999999-aaaa"], next: 1_000_000_000),
  ]
}

@Suite("The next number of an id") struct NextNumberTests {
  @Test("follows the highest", arguments: NumberRow.all)
  private func next(row: NumberRow) {
    #expect(RecordID.nextNumber("P", after: row.ids) == row.next)
  }
}
