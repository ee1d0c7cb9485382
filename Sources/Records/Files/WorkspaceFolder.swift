/// A folder of the workspace: which files belong into it, and which folders.
package struct WorkspaceFolder: Sendable {
  /// The role of every file in it that is named by an id.
  package var files: WorkspaceFile.Role?
  /// Files with a name of their own.
  package var named: NameTable<WorkspaceFile.Role> = [:]
  /// Whether files named `log-<id>.json` belong here.
  package var holdsLogs = false
  /// Whether pictures named by an id belong here, beside the records of that id.
  package var holdsPictures = false
  /// Folders with a name of their own.
  package var folders: NameTable<WorkspaceFolder> = [:]
  /// What is in every other folder, which is named by an id.
  package var others: [WorkspaceFolder] = []
  /// What the name of this folder stands for in everything below it.
  package var names = Naming.nothing

  package enum Naming: Sendable {
    case nothing, study, session
  }

  package static let personas = WorkspaceFolder(
    named: ["facets.json": .facets],
    folders: [
      "people": WorkspaceFolder(files: .profile),
      "spectrum": WorkspaceFolder(files: .spectrum),
    ])

  package static let surveys = WorkspaceFolder(
    folders: [
      "checklists": WorkspaceFolder(files: .checklist),
      "instruments": WorkspaceFolder(files: .instrument),
      "prompts": WorkspaceFolder(files: .promptPack),
    ],
    others: [study])

  package static let study = WorkspaceFolder(
    named: ["study.json": .study],
    folders: [
      "participants": WorkspaceFolder(files: .participant),
      "people": WorkspaceFolder(files: .describedPerson),
      "responses": WorkspaceFolder(files: .response),
      "findings": WorkspaceFolder(files: .finding),
      "evidence": WorkspaceFolder(files: .evidence),
      "screens": WorkspaceFolder(files: .inventory),
      "walkthroughs": WorkspaceFolder(files: .walkthrough),
      "attachments": WorkspaceFolder(files: .attachment, holdsPictures: true),
      "sessions": WorkspaceFolder(others: [session]),
    ],
    names: .study)

  package static let session = WorkspaceFolder(
    named: ["session.json": .session], holdsLogs: true, names: .session)

  /// Whether there are no folders below it.
  package var isLeaf: Bool { folders.isEmpty && others.isEmpty }

  /// What the place says a file of this name is.
  package func role(ofFile name: String) -> WorkspaceFile.Role {
    if name.utf8.starts(with: WorkspaceFile.temporaryPrefix.utf8) { return .temporary }
    if let role = named[name] { return role }
    guard files != nil || holdsLogs else { return .unknown(.noPlace) }
    if holdsPictures,
      let picture = PictureKind.allCases.first(where: { ends(name, with: $0.ending) })
    {
      let id = name.utf8.dropLast(picture.ending.utf8.count)
      return RecordID.flaw(in: Substring(id)).map { .unknown(.badName($0)) } ?? .picture
    }
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
  package static func isLeftOut(_ name: String) -> Bool {
    let bytes = name.utf8
    switch bytes.first {
    case UInt8(ascii: "."): return !name.hasPrefix(WorkspaceFile.temporaryPrefix)
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
