import Localization
import Records
import Wording

/// The versions behind a file with conflict markers of which git keeps no stages any more: somebody committed them,
/// or took the conflict out of the index.
struct MarkedSides {
  /// What to join.
  let versions: [[UInt8]]
  /// The file as our side had it.
  let ours: [UInt8]
  /// Whether the markers are in a commit just as they stand in the work tree.
  let isCommitted: Bool

  /// How many commits of the file are looked through for the one that brought the markers.
  private static let most = 500

  /// - Throws: ``WorkbenchError`` that says what a person must do where the sides cannot be found.
  init(_ file: PendingFile, _ standing: [UInt8], _ repository: Repository) throws(WorkbenchError) {
    let name = repository.inRepository(file.path)
    let head = try Blobs(repository.git).read(["HEAD:\(name)"])[0]
    isCommitted = head == standing
    let markers = ConflictMarkers(standing)
    ours = markers?.ours ?? standing
    if case .export = file.kind {
      versions = [ours]
      return
    }
    let parents =
      head.map(ConflictMarkers.mayStand) == true
      ? try Self.parents(of: name, repository) : [head].compactMap(\.self)
    let sound = parents.filter { SideJoin.isSound($0, as: file.kind) }
    // Git's own versions say more than marked text, in which lines of both may stand side by side.
    if isCommitted, sound.count > 1, sound.count == parents.count {
      versions = sound
      return
    }
    guard let markers else {
      throw Self.unknown(file, "a conflict marker stands here, and the others are gone")
    }
    let halves = [markers.ours, markers.theirs]
    guard halves.allSatisfy({ SideJoin.isSound($0, as: file.kind) }) else {
      throw Self.unknown(file, "the text at the conflict markers does not make two whole records")
    }
    versions = halves + sound
  }

  /// The versions that the commit which brought the markers was made of: two or more where it is a merge.
  private static func parents(of name: String, _ repository: Repository) throws(WorkbenchError)
    -> [[UInt8]]
  {
    let log = try repository.git.require([
      "log", "-z", "--first-parent", "-n", "\(most)", "--format=%H %P", "HEAD", "--", name,
    ]).parts.map { $0.split(separator: " ").map(String.init) }
    let blobs = Blobs(repository.git)
    var first: [String] = []
    for words in log {
      guard let commit = words.first, let blob = try blobs.read(["\(commit):\(name)"])[0],
        ConflictMarkers.mayStand(in: blob)
      else { break }
      first = words
    }
    return try blobs.read(first.dropFirst().map { "\($0):\(name)" }).compactMap(\.self)
  }

  private static func unknown(_ file: PendingFile, _ problem: Sentence) -> WorkbenchError {
    let path = ShellWord.word(file.path)
    return WorkbenchError(
      .invalidData, at: file.path, problem,
      fix: "find the last whole version with `git log -p -- \(path)`, and `git restore` it")
  }
}
