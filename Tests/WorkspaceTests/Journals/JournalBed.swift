import Platform
import Records
import TemporaryFolder
import Workspace

/// A folder of recordings of a test's own.
struct JournalBed {
  static let name = "rec-20260301t101502z-4f8k2mq7.journal"

  let home: TemporaryFolder
  let folder: RecordingsFolder

  init() throws {
    home = try TemporaryFolder()
    folder = try Self.folder(below: home.path)
  }

  static func folder(below home: String) throws -> RecordingsFolder {
    let folders = PrivateFolders { $0 == "XDG_STATE_HOME" ? home : nil }
    return try RecordingsFolder(
      folders, workspace: "w1", at: WorkspaceLocation(root: "/kerb-test-nowhere"))
  }

  /// Entries as a recorder writes them, the words of each its own.
  static func entries(_ numbers: ClosedRange<Int>) -> [[UInt8]] {
    numbers.map { Array(#"{"note":"she said \#($0) é “no”"}"#.utf8) }
  }

  func create(_ disk: JournalDisk = .real) throws -> JournalFile {
    try JournalFile.create(Self.name, in: folder, disk: disk)
  }

  func resume(
    _ name: String = JournalBed.name, _ disk: JournalDisk = .real
  ) throws -> (JournalFile, JournalFile.Content)? {
    try JournalFile.resume(name, in: folder, disk: disk)
  }

  /// A journal with these appends that has stopped, and where each append ends.
  func stopped(after appends: [[[UInt8]]]) throws -> (bytes: [UInt8], ends: [Int]) {
    let journal = try create()
    var ends = [try bytes().count]
    for entries in appends {
      try journal.append(entries)
      ends.append(try bytes().count)
    }
    try journal.close(.keep)
    return (try bytes(), ends)
  }

  func content(_ name: String = JournalBed.name) throws -> JournalFile.Content {
    try folder.content(of: name)
  }

  func bytes(_ name: String = JournalBed.name) throws -> [UInt8] {
    try Files.read("\(folder.path)/\(name)")
  }

  /// Puts bytes where the journal is and takes away all else.
  func put(_ bytes: [UInt8], as name: String = JournalBed.name) throws {
    let opened = try OpenFolder(folder.path)
    for entry in try opened.list().entries { try opened.remove(entry.name) }
    try opened.create(name, mode: .privateFile).write(bytes)
  }

  func names() throws -> [String] {
    try Files.list(folder.path).entries.map(\.name).sorted()
  }

  /// Whether any file of the folder holds these words.
  func holds(_ words: String) throws -> Bool {
    let wanted = Array(words.utf8)
    return try names().contains { name in
      let bytes = try bytes(name)
      return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
    }
  }
}
