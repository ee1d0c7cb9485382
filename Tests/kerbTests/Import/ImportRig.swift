import JSON
import Localization
import Merging
import Platform
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with one study, a private folder, and the import verb on a console of its own.
final class ImportRig {
  let folder: TemporaryFolder
  /// Where the workspace is, relative to the folder.
  var workspace = "team"
  /// The private folder, relative to the folder.
  var state = "private"
  private(set) var output = ""
  private(set) var messages = ""
  private var input: [UInt8] = []
  private var random: UInt64 = 7

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(workspace)
    let bench = Workbench(location, console: console(), verb: "kerb init")
    var marker = RecordDraft(
      creating: WorkspaceMarker.format, id: try #require(RecordID("team-1")), ids: bench.ids)
    try marker.set(["name"], to: .string("Team"))
    try bench.write(marker, to: .marker, isNew: true)
    var study = RecordDraft(
      creating: Study.format, id: try #require(RecordID("bank")), ids: bench.ids)
    try study.set(["title"], to: .string("Bank"))
    try study.set(["target", "version"], to: .string("2.2"))
    try study.set(["target", "level"], to: .string("AA"))
    try study.set(["target", "platform"], to: .string("web"))
    let task = try study.add(to: ["tasks"], key: "pay-a-bill", now: 0)
    try study.set(["tasks", task, "title"], to: .string("Pay a bill"))
    try bench.write(study, to: RecordPath.study("bank"), isNew: true)
  }

  var location: WorkspaceLocation { WorkspaceLocation(root: folder.at(workspace)) }

  private func console() -> Console {
    Console(
      Console.Effects(
        writeOutput: { self.output += String(decoding: $0, as: UTF8.self) },
        writeMessage: { self.messages += String(decoding: $0, as: UTF8.self) },
        readAll: { self.input }, readLine: { nil }, isInputTerminal: false,
        isOutputTerminal: false, isErrorTerminal: false,
        environment: { $0 == "XDG_STATE_HOME" ? self.folder.at(self.state) : nil },
        currentFolder: { self.folder.at(self.workspace) }, now: { 1_772_000_000_000 },
        randomBytes: { count in (0..<count).map { _ in self.nextByte() } },
        openEditor: { _ in }))
  }

  private func nextByte() -> UInt8 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: random >> 40)
  }

  /// Runs the verb with a table on standard input.
  ///
  /// - Returns: The exit status; ``output`` and ``messages`` are of this run alone.
  @discardableResult
  func run(_ table: String, _ kind: EvidenceKind?, _ more: String...) -> Int32 {
    input = Array(table.utf8)
    output = ""
    messages = ""
    let frame = CommandLineApp(
      version: "0",
      commands: {
        CommandTable(verbs: [ImportNotes.verb], groups: [VerbGroup(["import"], "Imports.")])
      })
    let words =
      ["import", "notes", "-", "--study", "bank"]
      + (kind.map { ["--evidence-kind", $0.id] } ?? []) + more
    return frame.run(arguments: words, console: console())
  }

  /// Every file of the workspace but the lock, by its path.
  func files() throws -> [String: [UInt8]] { try files(below: workspace) }

  /// Every file below a folder, by its path from there.
  func files(below top: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    var open = [""]
    while let current = open.popLast() {
      for entry in try Files.list(folder.at(top + current)).entries {
        let path = "\(current)/\(entry.name)"
        if entry.kind == .folder {
          if path != "/.kerb/cache" { open.append(path) }
        } else {
          found[path] = try Files.read(folder.at(top + path))
        }
      }
    }
    return found
  }

  /// Makes a second clone of the workspace and goes on there.
  func moveToClone(_ name: String, ofFiles files: [String: [UInt8]]) throws {
    for (path, bytes) in files {
      try folder.write(name + path, String(decoding: bytes, as: UTF8.self))
    }
    workspace = name
  }

  var hasPrivateFolder: Bool {
    get throws { try Files.kind(folder.at(state)) != .missing }
  }

  /// Whether every record reads without a fault and in canonical form.
  func expectSound() throws {
    for (path, bytes) in try files() {
      let document = try JSONReader.read(bytes)
      let faults = RecordValidator.check(document, expected: nil).faults
      #expect(faults.isEmpty, "\(path): \(faults)")
      let id = document.root[key: SystemKey.id]?.string ?? ""
      let isOfFolder = ["/session.json", "/study.json", "/workspace.json"].contains {
        path.hasSuffix($0)
      }
      #expect(isOfFolder || path.hasSuffix("/\(id).json"), "\(path) has the id \(id)")
      #expect(JSONWriter.canonical(document) == bytes, "\(path) is not canonical")
      #expect(HandEdits.find(in: JSONValue(document.root).object ?? JSONObject()).isEmpty)
    }
  }
}
