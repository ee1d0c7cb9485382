/// The search for the commits that brought the writes of one file, from one tip back.
struct WriteSearch {
  private let wanted: [WantedWrite]
  private let versions: [FileHistory.Version]
  private var next = 0
  /// Which writes are looked for in a version, by the index of its commit.
  private var sought: [Int: Set<Int>] = [:]
  /// Which writes a version holds.
  private var holders: [Int: Set<Int>] = [:]

  init(_ wanted: [WantedWrite], _ history: FileHistory) {
    self.wanted = wanted
    versions = history.versions
    if let newest = versions.first { sought[newest.commit] = Set(wanted.indices) }
  }

  /// Whether nobody asks for an older version.
  var isDone: Bool { next >= versions.count || sought.isEmpty }

  /// The objects of the next versions.
  func blobs(_ count: Int) -> [ObjectID] {
    versions[next..<min(next + count, versions.count)].compactMap(\.blob)
  }

  /// Looks at the next versions.
  ///
  /// - Parameter contents: What ``blobs(_:)`` named.
  mutating func look(_ contents: ArraySlice<[UInt8]?>, _ count: Int) {
    var contents = contents
    for version in versions[next..<min(next + count, versions.count)] {
      let blob = version.blob == nil ? nil : contents.popFirst() ?? nil
      guard let ids = sought.removeValue(forKey: version.commit), let blob else { continue }
      let content = HistoricVersion(blob)
      let held = ids.filter { wanted[$0].isIn(content) }
      holders[version.commit] = held
      guard !held.isEmpty else { continue }
      for parent in version.parents { sought[parent, default: []].formUnion(held) }
    }
    next += count
  }

  /// The commits that hold a write while none of their parents does, for each write by its index.
  var introductions: [Int: [Int]] {
    var first: [Int: [Int]] = [:]
    for version in versions {
      let before = version.parents.reduce(into: Set<Int>()) { $0.formUnion(holders[$1] ?? []) }
      for index in (holders[version.commit] ?? []).subtracting(before) {
        first[index, default: []].append(version.commit)
      }
    }
    return first
  }
}
