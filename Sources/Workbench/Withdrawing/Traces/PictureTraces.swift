import JSON
import Localization
import Platform
import Records
import Team
import Workspace

/// Pictures beside records: they go with their record, and whoever brings them back.
struct PictureTraces: TraceKeeper {
  let workbench: Workbench
  let lookup: ErasureLookup
  /// Whether somebody is leaving now; otherwise only pictures that came back are looked for, which takes no time.
  let isWithdrawal: Bool

  func find(study: String?) throws -> TraceFound {
    let studies = try study.map { [$0] } ?? workbench.studies()
    return TraceFound(items: try studies.flatMap(pictures).sorted { Text.precedes($0, $1) })
  }

  /// Those of a study whose record is erased, or will be with somebody who is leaving.
  private func pictures(_ study: String) throws -> [String] {
    let folder = "\(workbench.folder)/Surveys/\(study)/attachments"
    guard try Files.kind(folder) == .folder else { return [] }
    if !isWithdrawal {
      return try PictureFiles.erased(inFolder: folder, ofStudy: study, in: workbench.location)
    }
    let files = try workbench.files(ofStudy: study)
    let pictures = files.filter { $0.role == .picture && !$0.isBehindLink }
    guard !pictures.isEmpty else { return [] }
    let records = try workbench.read(files).map { record -> RecordFile in
      guard record.file.role == .participant, !record.isErased,
        try lookup.isErased(participant: record.file.expectedID, study: study)
      else { return record }
      let mark = ErasurePropagation.Change(erasing: record, because: "")
      return RecordFile(record.file, bytes: mark.bytes)
    }
    let going = ErasurePropagation.changes(in: records).filter {
      $0.role == .attachment && $0.isWholeRecord
    }
    .map(\.path)
    let gone = records.filter { $0.file.role == .attachment && $0.isErased }.map(\.file.path)
    let paths = Set((going + gone).map { Text(String($0.dropLast(".json".count))) })
    return pictures.map(\.path).filter { path in
      paths.contains(Text(path.split(separator: ".").dropLast().joined(separator: ".")))
    }
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items {
      try FileErasure.remove(workbench.location.absolute(RecordPath(path)))
    }
    return found.items
  }
}
