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

@Suite("Reassertion: laws")
struct ReassertionLawTests {
  /// How many versions are tried, in 20 parts; `REASSERTION_HISTORIES` asks for more.
  private static let histories =
    getenv("REASSERTION_HISTORIES").flatMap { Int(String(cString: $0)) } ?? 2_000

  @Test(arguments: 0..<20) func everyLawHolds(_ part: Int) throws {
    let count = max(1, Self.histories / 20)
    for seed in part * count..<(part + 1) * count {
      let broken = try ReassertionLaws().broken(by: seed)
      if !broken.isEmpty { Issue.record("version \(seed): \(broken.map(\.rawValue).sorted())") }
    }
  }
}
