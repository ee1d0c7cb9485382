import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// A folder that kerb has published from this computer: a file in the private folder, so that a withdrawal finds what was
/// made of somebody's words, wherever it lies.
struct KnownFolder {
  /// Absolute, as the system knows it.
  let path: String
  let source: FolderSource
  /// What was erased when it was made: see ``ErasureDigest``.
  private let erasures: String
  /// The files in which a withdrawal found words that it erased, with the SHA-256 that they had.
  private(set) var holding: [Text: String] = [:]

  private static let folder = "published"
  private static let format = "kerb-published/1"
  private static let ending = ".json"

  /// Notes that a folder was made, in place of what was known of it.
  ///
  /// - Throws: ``WorkbenchError`` where it cannot be kept. Without a home, or where the workspace holds it, nothing is.
  static func remember(_ path: String, _ source: FolderSource, _ workbench: Workbench) throws {
    guard let place = try place(workbench), !workbench.location.contains(place) else { return }
    let real: String
    do {
      real = try Files.realPath(path)
    } catch {
      throw error.reading(Printable.text(path))
    }
    try KnownFolder(
      path: real, source: source, erasures: erasures(of: source, workbench)
    ).write(workbench)
  }

  /// The folders that kerb has published from this computer, and the notes of such folders that cannot be read.
  ///
  /// A folder is forgotten once it is deleted. One that is away with everything around it, as on a memory stick, may come
  /// back.
  static func all(_ workbench: Workbench) throws -> (folders: [KnownFolder], unreadable: [String]) {
    var (folders, unreadable): ([KnownFolder], [String]) = ([], [])
    guard let place = try place(workbench) else { return (folders, unreadable) }
    do {
      guard try Files.kind(place) == .folder else { return (folders, unreadable) }
      for entry in try Files.list(place).entries
      where entry.kind == .file && entry.name.hasSuffix(ending) {
        let file = "\(place)/\(entry.name)"
        guard let known = read(try Files.read(file)) else {
          unreadable.append(file)
          continue
        }
        if try known.isDeleted { try Files.remove(file) } else { folders.append(known) }
      }
    } catch {
      throw error.reading(Printable.text(place))
    }
    return (folders.sorted { Text.precedes($0.path, $1.path) }, unreadable)
  }

  private var isDeleted: Bool {
    get throws(SystemError) {
      guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")), end > path.startIndex else {
        return false
      }
      let kind = try Files.kind(path)
      let kindAround = try Files.kind(String(path[..<end]))
      return kind == .missing && kindAround == .folder
    }
  }

  /// The files that kerb wrote there and that hold one of some texts, from the folder on.
  ///
  /// - Returns: Also those that cannot be read; `nil` if the folder is not here, or its list of files is gone.
  func files(holding words: TextSearch) -> (found: [String], unreadable: [String])? {
    guard let list else { return nil }
    var (found, unreadable): ([String], [String]) = ([], [])
    for file in list.files.keys.sorted().map(\.string) {
      do throws(SystemError) {
        if try words.isFound(in: current(file)) { found.append(file) }
      } catch {
        if error.cause != .missing { unreadable.append(file) }
      }
    }
    return (found, unreadable)
  }

  /// Notes that files hold words that were erased, until they are other files.
  func remember(holding files: [String], _ workbench: Workbench) throws {
    var known = self
    for file in files {
      if let bytes = try? current(file) { known.holding[Text(file)] = SHA256.hex(bytes) }
    }
    try known.write(workbench)
  }

  /// The command that makes it again.
  var command: String { source.command(path) }

  /// The files that still hold words which were erased.
  var stillHolding: [String] {
    holding.keys.sorted().map(\.string).filter { file in
      (try? current(file)).map { Text.isSame(SHA256.hex($0), holding[Text(file)] ?? "") } ?? false
    }
  }

  /// Whether something was erased or taken back since it was made, and it would say something else now.
  ///
  /// - Parameter now: What is erased now, of the records that it is made of.
  private func isOutOfDate(_ now: String, _ workbench: Workbench) -> Bool {
    guard let list, !Text.isSame(now, erasures) else { return false }
    // A study that cannot be read any more, or a round that is open again, has nothing to publish.
    guard let made = try? source.contents(workbench) else { return true }
    return PublishedList(made).files != list.files
  }

  // MARK: Files

  private var list: PublishedList? {
    (try? current(source.kind.list)).flatMap { PublishedList($0, of: source.kind) }
  }

  private func current(_ file: String) throws(SystemError) -> [UInt8] {
    try Files.read("\(path)/\(file)")
  }

  private func write(_ workbench: Workbench) throws {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let place = try folders.state(
      Self.folder, ofWorkspace: try workbench.marker().id.string, at: workbench.location)
    let content = JSONObject([
      "erasures": .string(erasures), "folder": .string(path),
      "holding": .object(JSONObject(holding.mapValues { .string($0) })),
      "source": .object(source.json), Text(SystemKey.format): .string(Self.format),
    ])
    // One file for each folder, so that two commands at once never write the same.
    let name = SHA256.hex(Array(path.utf8)).prefix(16)
    try workbench.atomicWriter.write(
      JSONWriter.canonical(.object(content)), toFile: "\(place)/\(name)\(Self.ending)",
      audience: .owner)
  }

  private static func read(_ bytes: [UInt8]) -> KnownFolder? {
    guard let root = (try? JSONReader.read(bytes)).flatMap({ JSONValue($0.root).object }),
      root[SystemKey.format]?.string == format, let path = root["folder"]?.string,
      let source = root["source"]?.object.flatMap(FolderSource.init),
      let erasures = root["erasures"]?.string
    else { return nil }
    var known = KnownFolder(path: path, source: source, erasures: erasures)
    known.holding = (root["holding"]?.object?.members ?? [:]).compactMapValues(\.string)
    return known
  }

  private init(path: String, source: FolderSource, erasures: String) {
    self.path = path
    self.source = source
    self.erasures = erasures
  }

  /// Where such files lie; `nil` without a home.
  private static func place(_ workbench: Workbench) throws -> String? {
    PrivateFolders(environment: workbench.surroundings.environment)
      .statePath(folder, ofWorkspace: try workbench.marker().id.string)
  }

  private static func erasures(of source: FolderSource, _ workbench: Workbench) throws -> String {
    guard let study = source.study else {
      return try ErasureDigest.of(workbench.files(), in: workbench.location)
    }
    // A study that somebody has taken away tells nothing, which is something else than before.
    guard try workbench.studies().contains(where: { Text.isSame($0, study) }) else { return "" }
    return try ErasureDigest.of(workbench.files(ofStudy: study), in: workbench.location)
  }
}

extension KnownFolder {
  /// What `kerb check` says of folders that were published before something was erased.
  ///
  /// - Returns: None where the workspace has no marker, which another finding tells.
  static func findings(_ workbench: Workbench) throws -> [CheckFinding] {
    guard (try? workbench.marker()) != nil else { return [] }
    var erasures: [Text: String] = [:]
    return try all(workbench).folders.compactMap { known in
      func finding(_ problem: Sentence) -> CheckFinding {
        CheckFinding(
          WorkbenchError(
            .invalidData, at: Printable.text(known.path), problem,
            fix:
              "publish again: `\(known.command)`, or delete the folder; then ask those who have a copy to delete theirs"
          ),
          isFixable: false)
      }
      let files = known.stillHolding
      if !files.isEmpty {
        return finding(
          "published files still hold words that were withdrawn: \(Sentence.list(files.map { Printable.text($0) }))"
        )
      }
      let study = Text(known.source.study ?? "")
      let now = try erasures[study] ?? Self.erasures(of: known.source, workbench)
      erasures[study] = now
      return known.isOutOfDate(now, workbench)
        ? finding("this folder was published before something in it was withdrawn or erased") : nil
    }
  }
}
