import JSON
import Measures
import Records
import Team
import Workspace

/// Of whom drafts were made, beside the keys. The person goes; that somebody left stays, so that no later draft can be
/// compared with the one that they were in.
struct DraftTraces: TraceKeeper {
  /// `nil` where there is none.
  let folder: String?
  let lookup: ErasureLookup
  let workbench: Workbench

  func find(study: String?) throws -> TraceFound {
    guard let folder else { return TraceFound() }
    let studies =
      try study.map { [$0] } ?? PrivateKeyFiles.studies(in: folder, ending: DraftList.ending)
    return TraceFound(
      items: try studies.flatMap { study in
        try rows(DraftList(DraftList.path(folder, study)), study).map { "\(study)/\($0)" }
      })
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    guard let folder else { return [] }
    for study in Set(found.items.map { Text(PrivateKeyFiles.study(of: $0)) }).sorted() {
      let path = DraftList.path(folder, study.string)
      var list = try DraftList(path)
      let going = Set(try rows(list, study.string))
      list.drafts = list.drafts.map { $0.without(going) }
      try FileErasure.replace(path, by: list.content, with: workbench.atomicWriter)
    }
    return found.items
  }

  private func rows(_ list: DraftList, _ study: String) throws -> [RecordID] {
    try list.drafts.reduce(into: Set<RecordID>()) { $0.formUnion($1.people) }.sorted()
      .filter { try lookup.isErased(participant: $0.string, study: study) }
  }
}
