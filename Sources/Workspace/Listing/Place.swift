import Records

/// A folder of the workspace: which files belong into it, and which folders.
struct Place: Sendable {
  /// The role of every file in it that is named by an id.
  var files: WorkspaceFile.Role?
  /// Files with a name of their own.
  var named: NameTable<WorkspaceFile.Role> = [:]
  /// Whether files named `log-<id>.json` belong here.
  var holdsLogs = false
  /// Folders with a name of their own.
  var folders: NameTable<Place> = [:]
  /// What is in every other folder, which is named by an id.
  var others: [Place] = []
  /// What the name of this folder stands for in everything below it.
  var names = Naming.nothing

  enum Naming: Sendable {
    case nothing, study, session
  }

  static let personas = Place(folders: [
    "people": Place(files: .profile),
    "spectrum": Place(files: .spectrum),
  ])

  static let surveys = Place(
    folders: [
      "instruments": Place(files: .instrument),
      "prompts": Place(files: .promptPack),
    ],
    others: [study])

  static let study = Place(
    named: ["study.json": .study],
    folders: [
      "participants": Place(files: .participant),
      "people": Place(files: .describedPerson),
      "responses": Place(files: .response),
      "findings": Place(files: .finding),
      "evidence": Place(files: .evidence),
      "sessions": Place(others: [session]),
    ],
    names: .study)

  static let session = Place(
    named: ["session.json": .session], holdsLogs: true, names: .session)

  /// Whether there are no folders below it.
  var isLeaf: Bool { folders.isEmpty && others.isEmpty }

  /// What the place says a file of this name is.
  func role(ofFile name: String) -> WorkspaceFile.Role {
    if name.utf8.starts(with: AtomicWriter.temporaryPrefix.utf8) { return .temporary }
    if let role = named[name] { return role }
    guard files != nil || holdsLogs else { return .unknown(.noPlace) }
    guard ends(name, with: ".json") else { return .unknown(.badName(nil)) }
    var id = name.utf8.dropLast(5)
    if holdsLogs {
      guard id.starts(with: "log-".utf8) else { return .unknown(.noPlace) }
      id = id.dropFirst(4)
    }
    if let flaw = RecordID.flaw(in: Substring(id)) { return .unknown(.badName(flaw)) }
    return files ?? .log
  }

  /// Whether a name belongs to an editor or to the system, and is nobody's business here.
  static func isLeftOut(_ name: String) -> Bool {
    let bytes = name.utf8
    switch bytes.first {
    case UInt8(ascii: "."): return !name.hasPrefix(AtomicWriter.temporaryPrefix)
    case UInt8(ascii: "#"): return true
    default: break
    }
    if bytes.last == UInt8(ascii: "n") { return false }
    return bytes.last == UInt8(ascii: "~")
      || [".orig", ".rej", ".bak", ".swp"].contains { ends(name, with: $0) }
  }
}

/// Whether a text's bytes end with those of another; `hasSuffix` goes through whole characters and is slow.
func ends(_ text: String, with suffix: String) -> Bool {
  text.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
}
