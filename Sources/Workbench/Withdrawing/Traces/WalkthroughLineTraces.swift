import Platform
import Team
import Workspace

/// Lines that somebody had begun to type in a walkthrough, and that hold the number of somebody who is erased.
struct WalkthroughLineTraces: TraceKeeper {
  /// `nil` where there is none.
  let folder: String?
  let lookup: ErasureLookup

  func find(study: String?) throws -> TraceFound {
    guard let folder else { return TraceFound() }
    var ids = ErasedIDs(lookup)
    var found = TraceFound()
    for name in try Files.list(folder).entries.map(\.name)
    where name.hasSuffix(WalkthroughDraft.ending) {
      let own = String(name.prefix { $0 != "." })
      guard study.map({ $0 == own }) ?? true else { continue }
      let path = "\(folder)/\(name)"
      let bytes = try Files.read(path)
      if try ids.of(own).contains(where: { NumberInWords($0).isNamed(in: bytes) }) {
        found.items.append(path)
      }
    }
    return found
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items { try FileErasure.remove(path) }
    return found.items
  }
}
