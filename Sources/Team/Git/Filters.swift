import Localization
import Records
import Wording

/// What git's filters make of files: encryption, or a store for large files.
///
/// Contents in git then differ from those in the work tree. Only what cannot be a record is read through a filter, so that
/// other repositories pay nothing.
struct Filters: Sendable {
  private let git: Git

  init(_ git: Git) { self.git = git }

  /// Whether a content cannot be a record because it does not begin with a brace.
  static func maySeal(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    return first != nil && first != UInt8(ascii: "{")
  }

  /// The content that the work tree would have; `nil` if there is no such file, or its filter fails.
  ///
  /// - Parameters:
  ///   - name: An object as git understands it.
  ///   - path: From the top of the repository on; it decides which filter applies.
  func opened(_ name: String, at path: String) throws(WorkbenchError) -> [UInt8]? {
    let outcome = try git.run(["cat-file", "--filters", "--path=\(path)", name])
    return outcome.isSuccess ? outcome.output : nil
  }

  /// The content that the work tree would have of one that git handed over; the same if no filter changes it.
  func opened(_ bytes: [UInt8], at path: String) throws(WorkbenchError) -> [UInt8] {
    guard Self.maySeal(bytes) else { return bytes }
    let arguments = ["hash-object", "-w", "--no-filters", "--stdin"]
    return try opened(git.require(arguments, input: bytes).line, at: path) ?? bytes
  }

  /// A content as git would keep it at a path.
  func closed(_ bytes: [UInt8], at path: String) throws(WorkbenchError) -> [UInt8] {
    try Blobs(git).stored([stored(bytes, at: path).text])[0] ?? bytes
  }

  /// The object of a content, as `git add` would store it at a path.
  func stored(_ bytes: [UInt8], at path: String) throws(WorkbenchError) -> ObjectID {
    let arguments = ["hash-object", "-w", "--stdin", "--path=\(path)"]
    let outcome = try git.require(arguments, input: bytes)
    guard let id = ObjectID(outcome.line) else { throw Git.failed(arguments, outcome) }
    return id
  }

  /// Stops where one of two commits gives files another filter than the other one does.
  ///
  /// What one side has sealed would be taken for broken, and sent in the clear.
  func requireSame(_ ours: ObjectID, _ theirs: ObjectID) throws(WorkbenchError) {
    let paths = try git.require([
      "diff", "--name-only", "--no-renames", "-z", ours.text, theirs.text,
    ])
    .parts.filter { $0 == Self.attributes || $0.hasSuffix("/\(Self.attributes)") }
    if paths.isEmpty { return }
    let found = try [ours, theirs].map { commit throws(WorkbenchError) in
      try filterLines(of: commit, paths)
    }
    guard found[0] != found[1] else { return }
    throw WorkbenchError(
      .invalidData, at: ".gitattributes",
      "the version to be merged gives files other filters of git than yours does; nothing was merged or sent",
      fix:
        "set the filter up here as your team has it, take the version in with `git pull --no-rebase`, look at it with `kerb check`, and run `kerb team sync` again"
    )
  }

  private static let attributes = ".gitattributes"

  /// The lines of these files of a commit that name a filter.
  private func filterLines(
    of commit: ObjectID, _ paths: [String]
  ) throws(WorkbenchError) -> [[String]] {
    try Blobs(git).read(paths.map { "\(commit.text):\($0)" }).map { bytes in
      String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
        .map(String.init).filter { $0.contains("filter") && !$0.hasPrefix("#") }
    }
  }

  /// Whether `.gitattributes` gives each of these paths a filter.
  func apply(to paths: [String]) throws(WorkbenchError) -> [Bool] {
    if paths.isEmpty { return [] }
    let arguments = ["check-attr", "-z", "--stdin", "filter"]
    let outcome = try git.require(arguments, input: Git.list(paths))
    let answer = outcome.parts
    guard answer.count == 3 * paths.count else { throw Git.failed(arguments, outcome) }
    return paths.indices.map { !["unspecified", "unset"].contains(answer[3 * $0 + 2]) }
  }
}
