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

@Suite("Join: laws")
struct JoinLawTests {
  /// How many histories are tried, in 50 parts; `JOIN_HISTORIES` asks for more.
  private static let histories =
    getenv("JOIN_HISTORIES").flatMap { Int(String(cString: $0)) } ?? Laws.count(10_000)

  @Test(arguments: 0..<50) func everyLawHolds(_ part: Int) throws {
    let count = max(1, Self.histories / 50)
    for seed in part * count..<(part + 1) * count {
      let broken = try JoinLaws().broken(by: seed, steps: 2 + seed % 9)
      if !broken.isEmpty { Issue.record("history \(seed): \(broken.map(\.rawValue).sorted())") }
    }
  }
}
