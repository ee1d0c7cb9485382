import GitTeam
import JSON
import Merging
import Records
import Workspace

@testable import Team

/// How a clone takes in what others sent.
enum Taking: String, CaseIterable, Sendable {
  case pull, sync
}

/// One person's clone in a test: writes records as the command does, and synchronises.
struct SyncClone {
  let team: GitTeam
  let name: String
  let location: WorkspaceLocation
  var maySendRawNotes = true

  init(_ team: GitTeam, _ name: String, isShallow: Bool = false) throws {
    self.team = team
    self.name = name
    location = WorkspaceLocation(root: try team.clone(name, isShallow: isShallow))
  }

  /// Makes the workspace with one study, and sends it.
  func begin() throws {
    var marker = RecordDraft(creating: WorkspaceMarker.format, id: try id("ws-test"), ids: ids)
    try marker.set(["name"], to: .string("Team"))
    try write(marker, ".kerb/workspace.json")
    try make(Study.format, "Surveys/tram/study.json", "tram") { draft in
      try draft.set(["title"], to: .string("Tram"))
      for (field, value) in [("platform", "ios"), ("level", "AA"), ("version", "2.2")] {
        try draft.set(["target", field], to: .string(value))
      }
    }
    try sync()
  }

  @discardableResult
  func sync(message: String? = nil) throws -> SyncReport { try machine(message).run() }

  func rehearse() throws -> SyncReport { try machine(nil).rehearse() }

  private func machine(_ message: String?) -> TeamSync {
    TeamSync(
      location, writer: AtomicWriter(), maySendRawNotes: { _ in maySendRawNotes }, message: message,
      TeamSync.Surroundings(
        progress: { _ in }, locked: { try $0([:]) }, refreshReports: { _ in [] }, pause: { _ in },
        mayAsk: false))
  }

  func make(
    _ format: RecordFormat, _ path: String, _ id: String, _ body: (inout RecordDraft) throws -> Void
  ) throws {
    var draft = RecordDraft(creating: format, id: try self.id(id), ids: ids)
    try body(&draft)
    try write(draft, path)
  }

  func change(
    _ format: RecordFormat, _ path: String, _ body: (inout RecordDraft) throws -> Void
  ) throws {
    let document = try JSONReader.read(try location.read(RecordPath(path)))
    var draft = RecordDraft(changing: document, format: format, ids: ids)
    try body(&draft)
    try write(draft, path)
  }

  /// Keeps a picture that belongs to something of the study.
  ///
  /// - Returns: The paths of its record and its file.
  @discardableResult
  func attach(
    _ png: [UInt8], _ field: String, _ target: String
  ) throws -> (record: String, file: String) {
    let digest = SHA256.hex(png)
    let stem = Attachment.prefix + String(digest.prefix(Attachment.digits))
    let path = "Surveys/tram/attachments/\(stem)"
    try make(Attachment.format, "\(path).json", stem) { draft in
      try draft.set(["alternative"], to: .string("The price"))
      try draft.set(["kind"], to: .string("png"))
      try draft.set(["width"], to: .integer(1))
      try draft.set(["height"], to: .integer(1))
      try draft.set(["digest"], to: .string(digest))
      try draft.include(true, target, in: [field])
    }
    try AtomicWriter().write(png, to: RecordPath("\(path).png"), in: location)
    return ("\(path).json", "\(path).png")
  }

  /// Takes in what others sent with git alone, without a merge, and runs the hook.
  ///
  /// - Returns: What the hook says.
  @discardableResult
  func pull() throws -> TeamHooks.Report {
    try team.git(name, "pull", "-q", "--ff-only")
    return try TeamHooks.run(
      .postMerge, arguments: ["0"], input: [], in: location.root,
      TeamHooks.Surroundings(locked: { _, work in try work() }, refreshReports: { _ in [] }))
  }

  /// Takes in what others sent.
  func take(_ taking: Taking) throws {
    if taking == .pull { try pull() }
    try sync()
  }

  func document(_ path: String) throws -> JSONDocument {
    try JSONReader.read(try location.read(RecordPath(path)))
  }

  func text(_ path: String, _ field: String) throws -> String? {
    try document(path).root[key: field]?.string
  }

  /// The name of the commit that is checked out.
  func head() throws -> String { try team.git(name, "rev-parse", "HEAD") }

  private func write(_ draft: RecordDraft, _ path: String) throws {
    try AtomicWriter().write(draft.bytes, to: RecordPath(path), in: location)
  }

  private func id(_ text: String) throws -> RecordID {
    guard let id = RecordID(text) else { throw GitTeam.Failure(description: "no id: \(text)") }
    return id
  }

  private var ids: RandomIDs { RandomIDs { count in systemBytes(count) } }
}

private func systemBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
}
