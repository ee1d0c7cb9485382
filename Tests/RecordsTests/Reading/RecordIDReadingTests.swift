import Testing

@testable import Records

@Suite("Reading: ids that people type")
struct RecordIDReadingTests {
  @Test(arguments: [
    ("P07-kx4d", "P07"), ("S1-a", "S1"), ("F04-m2qa", "F04"), ("P07", "P07"),
    ("log-a8f3q2", "log-a8f3q2"), ("tram-tickets", "tram-tickets"), ("P-kx4d", "P-kx4d"),
    ("PA7-kx4d", "PA7-kx4d"), ("p07-kx4d", "p07-kx4d"), ("7-kx4d", "7-kx4d"),
    ("P07-kx-4d", "P07"),
  ])
  func short(_ id: String, _ short: String) throws {
    #expect(try #require(RecordID(id)).short == short)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let id: String
    let isMatch: Bool
    var testDescription: String { "\(typed) \(isMatch ? "means" : "is not") \(id)" }

    init(_ typed: String, _ isMatch: Bool, _ id: String) {
      self.typed = typed
      self.id = id
      self.isMatch = isMatch
    }
  }

  @Test(arguments: [
    Row("P07-kx4d", true, "P07-kx4d"), Row("p07-KX4D", true, "P07-kx4d"),
    Row("P07", true, "P07-kx4d"), Row("p07", true, "P07-kx4d"), Row("P07-k", true, "P07-kx4d"),
    Row("P07-kx", true, "P07-kx4d"), Row("P1", false, "P10-kx4d"), Row("P10", true, "P10-kx4d"),
    Row("P1", false, "P01-kx4d"), Row("P0", false, "P07-kx4d"), Row("P", false, "P07-kx4d"),
    Row("P07-", false, "P07-kx4d"), Row("P07-x4d", false, "P07-kx4d"),
    Row("P07-kx4d5", false, "P07-kx4d"), Row("07", false, "P07-kx4d"), Row("", false, "P07-kx4d"),
    Row("tram", false, "tram-tickets"), Row("tram-tick", false, "tram-tickets"),
    Row("Tram-Tickets", true, "tram-tickets"), Row("log-a8", false, "log-a8f3q2"),
    Row("log", false, "log-a8f3q2"), Row("P10-k", false, "P1-kx4d"),
  ])
  func matches(_ row: Row) throws {
    #expect(try #require(RecordID(row.id)).matches(row.typed) == row.isMatch)
  }

  @Test func sortsByBytesAndFoldsCase() throws {
    let ids = try ["P10-b", "P2-a", "a", "p1"].map { try #require(RecordID($0)) }
    #expect(ids.shuffled().sorted() == ids)
    #expect(ids[0].folded == "p10-b")
    #expect(ids[0].description == "P10-b")
  }
}
