import Platform
import Records

extension WriteHistory {
  /// A place in a file, and where the writes come from that stand in it.
  package struct Place: Sendable {
    let sources: [Source]
    /// The keys from the record's root.
    let keys: [String]
    /// From the workspace on.
    let path: String

    package init(of sources: [Source], at keys: [String], in path: String) {
      self.sources = sources
      self.keys = keys
      self.path = path
    }

    /// The commits that the writes come from.
    fileprivate var commits: [String] {
      sources.map { source in
        if case .committed(let author) = source { author.commit.text } else { "HEAD" }
      }
    }
  }

  /// What stood in places before several writes: the value in the last commit that all their commits come from.
  ///
  /// It is good for a proposal only; a merge never asks for it.
  ///
  /// - Returns: For each place its text; `nil` where there is none, or nothing to compare with.
  /// - Complexity: One run of git for each set of commits, and one for all versions.
  package func textsBefore(_ places: [Place]) -> [String?] {
    let lists = places.map(\.commits)
    let bases = commonCommits(lists)
    let names = zip(places, lists).map { place, commits in
      bases[commits].map { "\($0):\(repository.inRepository(place.path))" }
    }
    // Without a common commit, or a version that can be read, there is nothing to compare with.
    guard let blobs = try? Blobs(repository.git).read(names.compactMap(\.self)) else {
      return places.map { _ in nil }
    }
    var next = blobs.makeIterator()
    let versions = names.map { name in name == nil ? nil : next.next() ?? nil }
    return concurrentMap(places.count) { index in
      versions[index].flatMap { HistoricVersion($0).value(at: places[index].keys)?.string }
    }
  }

  /// For each list of different commits the last one that they all come from.
  private func commonCommits(_ lists: [[String]]) -> [[String]: String] {
    let distinct = Array(Set(lists.filter { Set($0).count > 1 }))
    let found = concurrentMap(distinct.count) { index in
      try? repository.git.run(["merge-base", "--octopus"] + distinct[index]).lines.first
    }
    var bases: [[String]: String] = [:]
    for (commits, base) in zip(distinct, found) { bases[commits] = base ?? nil }
    return bases
  }
}
