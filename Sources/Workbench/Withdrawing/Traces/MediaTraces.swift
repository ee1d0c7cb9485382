import JSON
import Localization
import Platform
import Records
import Team
import Wording
import Workspace

/// Where recordings of people who took them back lie on this computer.
///
/// kerb deletes no recording. As long as a file is there, where it lies is known and told, so that a person deletes it;
/// what is not there any more is forgotten.
struct MediaTraces: TraceKeeper {
  /// `nil` where there is none.
  let folder: String?
  let lookup: ErasureLookup
  let workbench: Workbench

  func find(study: String?) throws -> TraceFound {
    var found = TraceFound()
    for (_, _, path, key) in try rows(study) {
      if (try? Files.kind(path)) ?? .missing == .missing {
        found.items.append(key)
      } else {
        found.unclear.append(path)
      }
    }
    return found
  }

  /// Forgets the places at which nothing is; the old files are overwritten.
  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    guard let folder else { return [] }
    let going = Set(found.items.map { Text($0) })
    var gone: [String] = []
    for study in Set(found.items.map { Text(PrivateKeyFiles.study(of: $0)) }).sorted() {
      let file = MediaPlaces.path(folder, study.string)
      var places = try MediaPlaces(file)
      for key in places.paths.keys.sorted() where going.contains(Text("\(study.string)/\(key)")) {
        gone.append(places.paths[key] ?? "")
        places.set(nil, key)
      }
      try FileErasure.replace(file, by: places.content, with: workbench.atomicWriter)
    }
    return gone
  }

  /// Where the recordings lay that are found to be gone, for whoever can look on a disk that is not there now.
  func places(_ found: TraceFound, study: String?) throws -> [String] {
    let items = Set(found.items.map { Text($0) })
    return try rows(study).filter { items.contains(Text($0.key)) }.map(\.path)
  }

  /// What is said of a recording that is there.
  static func deletion(_ path: String) -> Sentence {
    "Delete this recording with all copies: \(Printable.text(path)). Somebody in it has taken it back; kerb deletes no recording."
  }

  /// What is said of one that is not.
  static func absence(_ path: String) -> Sentence {
    "A recording that somebody has taken back lay at \(Printable.text(path)), where nothing is now. If that is on a disk that is not attached, delete it there; kerb has forgotten the place."
  }

  static func of(_ keeper: any TraceKeeper) -> MediaTraces? { keeper as? MediaTraces }

  private typealias Row = (study: String, session: String, path: String, key: String)

  private func rows(_ study: String?) throws -> [Row] {
    guard let folder else { return [] }
    let studies =
      try study.map { [$0] } ?? PrivateKeyFiles.studies(in: folder, ending: MediaPlaces.ending)
    return try studies.flatMap { study in
      try MediaPlaces(MediaPlaces.path(folder, study)).paths.sorted { $0.key < $1.key }
        .compactMap { key, path -> Row? in
          let parts = key.string.split(separator: "/", maxSplits: 1).map(String.init)
          guard parts.count == 2, RecordID.flaw(in: parts[0]) == nil,
            try isTakenBack(session: parts[0], parts[1], study)
          else { return nil }
          return (study, parts[0], path, "\(study)/\(key)")
        }
    }
  }

  private func isTakenBack(session: String, _ name: String, _ study: String) throws -> Bool {
    if try lookup.isErased(session: session, people: [], study: study) { return true }
    guard let document = try workbench.document(.session(session, study: study)) else {
      return false
    }
    let entry = document.root[key: SessionMedia.key]?[key: name]
    return entry?[key: SystemKey.erased]?.boolean == true
  }
}
