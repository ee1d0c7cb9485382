import JSON
import RecordSamples
import Records
import Testing

@testable import Merging

@Suite("Random ids")
struct RandomIDsTests {
  @Test func haveTheirShapes() {
    let random = SharedRandom(1)
    let ids = RandomIDs(bytes: random.bytes)
    for _ in 0..<500 {
      #expect(WriteIDText.isOrigin(ids.origin()) && ids.origin().utf8.count == 16)
      #expect(WriteIDText.isOrigin(ids.entry(at: 1_772_443_800_000)))
      #expect(RecordID.isWellFormed("P07-" + ids.tail()))
      #expect(WriteIDText.isWrite(WriteID(random: ids.origin(), value: .bool(true)).text))
    }
  }

  @Test func entriesSortByTime() {
    let random = SharedRandom(2)
    let ids = RandomIDs(bytes: random.bytes)
    let times = [
      -5, 1, 31, 32, 1023, 1024, 1_772_443_800_000, 1_772_443_800_001, 33_000_000_000_000,
    ]
    let keys = times.map { ids.entry(at: $0) }
    #expect(keys.map { Text($0) } == keys.map { Text($0) }.sorted())
    #expect(Set(keys.map { $0.utf8.count }) == [22])
  }

  @Test func everyBitCounts() {
    #expect(RandomIDs { Array(repeating: 0xff, count: $0) }.text(3) == "zzz")
    #expect(RandomIDs { Array(repeating: 0xe0, count: $0) }.text(3) == "000")
  }
}
