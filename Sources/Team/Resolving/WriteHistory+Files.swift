import JSON
package import Merging
import Platform
import Records
import Wording
package import Workspace

extension WriteHistory {
  /// From how many files on the history is read for all of them at once: it costs more than that of a few files.
  private static let fewFiles = 3

  /// How many versions are held in memory at a time, unless there are more files.
  private static let versionsAtOnce = 2048

  /// Where the writes of several files come from, read on all processors.
  ///
  /// - `wanted`: Paths from the workspace on, each with live writes of its record.
  /// - Returns: For each file a source for each id; nothing for a file whose history cannot be read.
  package func sources(
    ofFiles wanted: [(path: String, writes: [FieldConflict.LiveWrite])],
    in location: WorkspaceLocation
  ) -> [[WriteID: Source]] {
    // Values are shown without an author where git or the file cannot be asked.
    if wanted.count > Self.fewFiles, let found = try? together(wanted, in: location) {
      return found
    }
    return concurrentMap(wanted.count) { index in
      guard let path = try? RecordPath(wanted[index].path),
        let content = try? location.read(path),
        let found = try? sources(of: wanted[index].writes, in: path.text, content: content)
      else { return [:] }
      return found
    }
  }

  /// The same with a few runs of git for all files.
  func together(
    _ wanted: [(path: String, writes: [FieldConflict.LiveWrite])], in location: WorkspaceLocation
  ) throws(WorkbenchError) -> [[WriteID: Source]] {
    let writes = concurrentMap(wanted.count) { index -> [WantedWrite]? in
      guard let path = try? RecordPath(wanted[index].path), let content = try? location.read(path)
      else { return nil }
      return wanted[index].writes.map {
        WantedWrite($0, isNamed: Bytes.contains($0.id.text, in: content))
      }
    }
    let names = wanted.map { repository.inRepository($0.path) }
    let graph = try HistoryGraph(of: names, from: tips, repository.git)
    var first = [[Int: [Commit]]](repeating: [:], count: wanted.count)
    for tip in graph.tips {
      let searches = concurrentMap(wanted.count) { index in
        WriteSearch(
          writes[index] ?? [],
          FileHistory(graph, graph.changes[Text(names[index])] ?? [], from: tip))
      }
      for (index, found) in try introductions(searches, names).enumerated() {
        for (write, commits) in found {
          first[index][write, default: []] += commits.map {
            Commit(id: graph.commits[$0].id, parents: [], author: graph.commits[$0].author)
          }
        }
      }
    }
    return wanted.indices.map { index in
      guard writes[index] != nil else { return [:] }
      var sources: [WriteID: Source] = [:]
      for (number, write) in wanted[index].writes.enumerated() {
        sources[write.id] = source(first[index][number] ?? [])
      }
      return sources
    }
  }

  /// Goes back through the versions of all files, some of each at a time.
  private func introductions(
    _ searches: [WriteSearch], _ names: [String]
  ) throws(WorkbenchError) -> [[Int: [Int]]] {
    var searches = searches
    while true {
      let open = searches.indices.filter { !searches[$0].isDone }
      guard !open.isEmpty else { break }
      let count = max(1, min(Self.atOnce, Self.versionsAtOnce / open.count))
      var place = 0
      let parts = open.map { index in
        let blobs = searches[index].blobs(count)
        defer { place += blobs.count }
        return (search: searches[index], blobs: blobs, start: place)
      }
      let contents = try Blobs(repository.git).read(
        zip(open, parts).flatMap { index, part in part.blobs.map { ($0, names[index]) } })
      let looked = concurrentMap(parts.count) { number in
        var search = parts[number].search
        let start = parts[number].start
        search.look(contents[start..<start + parts[number].blobs.count], count)
        return search
      }
      for (index, search) in zip(open, looked) { searches[index] = search }
    }
    return searches.map(\.introductions)
  }
}
