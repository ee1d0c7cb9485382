import JSON
import Platform
import Records
import Wording

extension WriteHistory {
  /// A place in a file, and where the writes come from that stand in it.
  package struct WrittenField: Sendable {
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
  package func textsBefore(_ places: [WrittenField]) -> [String?] {
    let lists = places.map(\.commits)
    let bases = commonCommits(lists)
    // Without a common commit, or a version that can be read, there is nothing to compare with.
    guard let versions = try? versions(zip(places, lists).map { ($0.path, bases[$1]) }) else {
      return places.map { _ in nil }
    }
    return concurrentMap(places.count) { index in
      versions[index].flatMap { HistoricVersion($0).value(at: places[index].keys)?.string }
    }
  }

  /// What files held in commits; `nil` where there is no commit, or no such file in it.
  ///
  /// Of many files git lists the names of their objects first: most have been read by then.
  private func versions(
    _ files: [(path: String, commit: String?)]
  ) throws(WorkbenchError) -> [[UInt8]?] {
    let blobs = Blobs(repository.git)
    let known = files.indices.filter { files[$0].commit != nil }
    var contents = [[UInt8]?](repeating: nil, count: files.count)
    if known.count < Self.many {
      let names = known.map {
        "\(files[$0].commit ?? ""):\(repository.inRepository(files[$0].path))"
      }
      for (index, bytes) in zip(known, try blobs.read(names)) { contents[index] = bytes }
      return contents
    }
    let folder = repository.prefix.isEmpty ? [] : [repository.prefix]
    var objects: [String: [Text: ObjectID]] = [:]
    for commit in Set(known.compactMap { files[$0].commit }) {
      let all = try TreeFile.all(in: commit, below: folder, repository.git)
      objects[commit] = Dictionary(
        all.map { (Text($0.path), $0.id) }, uniquingKeysWith: { first, _ in first })
    }
    let ids = files.map { file in
      objects[file.commit ?? ""]?[Text(repository.inRepository(file.path))]
    }
    let there = ids.indices.filter { ids[$0] != nil }
    let stored = there.compactMap { index in
      ids[index].map { ($0, repository.inRepository(files[index].path)) }
    }
    for (index, bytes) in zip(there, try blobs.read(stored)) { contents[index] = bytes }
    return contents
  }

  /// From how many files on a listing of a whole commit is cheaper than asking for each.
  private static var many: Int { 64 }

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
