import JSON
import Localization
import Merging
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@testable import Team

/// Two clones of one team's repository, real git, and nobody who told git about kerb.
final class ResolvingTeam {
  let folder: TemporaryFolder
  private var count = 0
  private var minutes = 0

  static let finding = "Surveys/bank/findings/F01-k4xm.json"
  static let marker = """
    {"id": "w-test", "name": "Team", "origins": ["w"], "~format": "workspace/1"}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("home")
    try folder.makeFolder("hub")
    try run(["init", "-q", "--bare", "-b", "main", "."], in: "hub")
    try run(["clone", "-q", folder.at("hub"), folder.at("anna")], in: "home")
    try join("anna", "Anna")
    try folder.write("anna/.kerb/workspace.json", Self.marker)
    var draft = RecordDraft(creating: Finding.format, id: try Self.id("F01-k4xm"), ids: ids)
    try draft.set(["title"], to: .string("Pay has no name"))
    try draft.include(true, "4.1.2", in: ["places"])
    try write(draft.bytes, as: "anna")
    try commit("anna", "begin")
    try run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try run(["clone", "-q", folder.at("hub"), folder.at("ben")], in: "home")
    try join("ben", "Ben")
  }

  private func join(_ clone: String, _ name: String) throws {
    try run(["config", "user.name", name], in: clone)
    try run(["config", "user.email", "\(name)@example.org"], in: clone)
  }

  private static func id(_ text: String) throws -> RecordID { try #require(RecordID(text)) }

  var ids: RandomIDs {
    RandomIDs { length in
      self.count += 1
      var rest = self.count &* 0x9e37_79b9
      return (0..<length).map { _ in
        rest = rest &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: rest >> 40)
      }
    }
  }

  // MARK: Git

  func git(_ clone: String) -> Git {
    var git = Git(in: folder.at(clone))
    let time = "2026-03-03T14:\(minutes < 10 ? "0" : "")\(minutes):00+01:00"
    git.environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.at("home"),
      "GIT_AUTHOR_DATE": time, "GIT_COMMITTER_DATE": time, "GIT_EDITOR": "true",
    ]
    // Git goes into a bare repository only where it is named.
    if clone == "hub" { git.environment["GIT_DIR"] = folder.at("hub") }
    return git
  }

  @discardableResult
  func run(_ arguments: [String], in clone: String, fails: Bool = false) throws -> Git.Outcome {
    let outcome = try git(clone).run(arguments)
    #expect(
      outcome.isSuccess != fails,
      "git \(arguments.joined(separator: " ")): \(String(decoding: outcome.errorOutput, as: UTF8.self))"
    )
    return outcome
  }

  /// Commits everything, a minute after the last time.
  func commit(_ clone: String, _ message: String) throws {
    minutes += 1
    try run(["add", "-A"], in: clone)
    try run(["commit", "-q", "-m", message], in: clone)
  }

  func repository(_ clone: String) throws -> Repository {
    try #require(try Repository.find(WorkspaceLocation(root: folder.at(clone))))
  }

  // MARK: Records

  func write(_ bytes: [UInt8], _ path: String = finding, as clone: String) throws {
    try folder.write("\(clone)/\(path)", String(decoding: bytes, as: UTF8.self))
  }

  func bytes(_ clone: String, _ path: String = finding) throws -> [UInt8] {
    Array(try folder.read("\(clone)/\(path)").utf8)
  }

  /// Changes the finding as an editor of kerb does.
  func edit(_ clone: String, _ change: (inout RecordDraft) throws -> Void) throws {
    var draft = RecordDraft(
      changing: try JSONReader.read(bytes(clone)), format: Finding.format, ids: ids)
    try change(&draft)
    try write(draft.bytes, as: clone)
  }

  func setTitle(_ clone: String, _ title: String) throws {
    try edit(clone) { try $0.set(["title"], to: .string(title)) }
  }

  /// Anna and Ben give the finding different titles; Anna pushes, Ben commits.
  func disagree(_ mine: String = "Pay has no useful name", _ theirs: String = "Pay is unlabelled")
    throws
  {
    try setTitle("anna", mine)
    try commit("anna", "a title")
    try run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try setTitle("ben", theirs)
    try commit("ben", "another title")
    try run(["fetch", "-q"], in: "ben")
  }

  /// The distinct values of the conflicts of the finding, by field.
  func conflicts(_ clone: String) throws -> [String: [String]] {
    let document = try JSONReader.read(bytes(clone))
    var found: [String: [String]] = [:]
    for conflict in RecordConflicts.list(in: document, Finding.format) {
      found[conflict.pointer.description] = conflict.values.map { $0.string ?? "\($0)" }.sorted()
    }
    return found
  }

  func rebuild(_ clone: String) throws -> [RebuiltFile] {
    let home = folder.at("home")
    let rebuilding = Rebuilding(try repository(clone), writer: AtomicWriter()) {
      (bytes, path) throws(WorkbenchError) in
      let name = path.split(separator: "/").joined(separator: "-")
      try AtomicWriter().write(bytes, toFile: "\(home)/\(name)", mustBeNew: true)
      return "\(home)/\(name)"
    }
    return try rebuilding.run()
  }

  /// What git says about the work tree, a line a file.
  func status(_ clone: String) throws -> [String] {
    try run(["status", "--porcelain"], in: clone).lines
  }
}

extension RebuiltFile {
  /// In short, for tests.
  var word: String {
    switch outcome {
    case .joined: "joined"
    case .kept: "kept"
    case .erased: "erased"
    case .export(let study): "export of \(study)"
    case .left(let error): "left: \(error.problem)"
    }
  }
}
