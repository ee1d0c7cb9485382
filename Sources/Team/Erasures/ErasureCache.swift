import JSON
import Platform
import Records
import Wording
import Workspace

/// What the last look through a clone's history found, in a file in git's folder.
///
/// It holds ids and marks, and no words of anybody. Whoever deletes it loses the time for one more look.
struct ErasureCache {
  private let repository: Repository
  private var folder: String { "\(repository.commonFolder)/kerb" }
  /// One for each workspace of the repository.
  private var path: String {
    let place = SHA256.hex(Array(repository.prefix.utf8)).prefix(16)
    return "\(folder)/erasures-\(place).json"
  }

  init(_ repository: Repository) { self.repository = repository }

  /// What is known up to a commit that a given one leads to; `nil` where history has to be read anew.
  ///
  /// After a reset or on another branch, what was found is of commits that do not count.
  func read(before commit: ObjectID) throws(WorkbenchError) -> (tip: ObjectID, marks: ErasureMarks)?
  {
    // A file that is not there, or that somebody has damaged, is made anew.
    guard let bytes = try? Files.read(path), let root = try? JSONReader.read(bytes).root,
      root[key: "version"]?.integer == Self.version,
      let tip = root[key: "tip"]?.string.flatMap({ ObjectID($0) }),
      let records = root[key: "records"], records.kind == .object
    else { return nil }
    if tip != commit {
      let outcome = try repository.git.run(["merge-base", "--is-ancestor", tip.text, commit.text])
      guard outcome.isSuccess else { return nil }
    }
    var marks = ErasureMarks()
    for (key, value) in records.members {
      marks.add(remains: JSONWriter.canonical(JSONValue(value)), at: key.string ?? "")
    }
    if let shared = root[key: "shared"], shared.kind == .object {
      for (key, value) in shared.members { marks.add(SharedDigests(value), at: key.string ?? "") }
    }
    return (tip, marks)
  }

  /// Keeps what was found; where that is not possible, the next look takes longer and finds the same.
  func write(_ marks: ErasureMarks, tip: ObjectID) {
    var records = JSONObject()
    for (path, document) in marks.remains {
      records[path.string] = JSONValue(document.root)
    }
    let shared = JSONObject(
      Dictionary(uniqueKeysWithValues: marks.shared.map { ($0, $1.value) }))
    let content = JSONObject([
      "records": .object(records), "shared": .object(shared), "tip": .string(tip.text),
      "version": .integer(Self.version),
    ])
    _ = try? Files.makeFolder(folder, mode: .privateFolder)
    try? AtomicWriter().write(
      JSONWriter.canonical(.object(content)), toFile: path, audience: .owner)
  }

  /// One more whenever a look finds more than an earlier one did: 3 reads refusals, 4 digests
  /// of sharing editions, 5 what replacements and clones with the latest commits hid, 6 what filters hid.
  private static let version = 6
}
