import JSON
import Laws
import Testing

@testable import Merging
@testable import Records

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Rewriting: laws")
struct ReassertionLawTests {
  /// How many versions are tried, in 20 parts; `REASSERTION_HISTORIES` asks for more.
  private static let histories =
    getenv("REASSERTION_HISTORIES").flatMap { Int(String(cString: $0)) } ?? Laws.count(2_000)

  @Test(arguments: 0..<20) func everyLawHolds(_ part: Int) throws {
    let count = max(1, Self.histories / 20)
    for seed in part * count..<(part + 1) * count {
      let broken = try ReassertionLaws().broken(by: seed)
      if !broken.isEmpty { Issue.record("version \(seed): \(broken.map(\.rawValue).sorted())") }
    }
  }

  @Test(arguments: Laws.seeds(0..<20)) func skippingWhatIsKnownChangesNothing(_ part: Int) throws {
    var slow = RewritingRules.exact
    slow.isSkippingKnown = false
    for seed in part * 20..<(part + 1) * 20 {
      let version = try RolledBack(seed)
      let result =
        try RecordRewriting.reconciled(version.current, against: version.parent).map {
          try JSONReader.read($0)
        } ?? version.current
      for (current, parent) in [
        (version.current, version.parent), (result, version.parent), (result, result),
        (version.current, version.current), (version.parent, version.current),
      ] {
        let quick = try RecordRewriting.reconciled(current, against: parent)
        let whole = try RecordRewriting.reconciled(current, against: parent, by: slow)
        #expect(quick == whole, "version \(seed)")
        let format = RecordFormats.named(version.history.format)
        let record = JSONValue(current.root).object ?? JSONObject()
        #expect(
          RecordConflicts.list(in: current, format) == RecordConflicts.list(in: record, format),
          "version \(seed)")
      }
    }
  }
}
