import JSON
import Platform
import Records
import Workspace

/// Files in the workspace's folder that are no records and name somebody who withdrew, or may, such as a report that
/// somebody saved beside them.
struct OtherMentions {
  /// Paths from the workspace on, in order, of files that hold a whole id.
  private(set) var naming: [String] = []
  /// The same for text files that hold the short number only, as the team's reports write it. Whose it is they need not
  /// say: somebody of another study may have the same.
  private(set) var perhaps: [String] = []
  /// The same for files that hold words which are erased, whomever they name.
  private(set) var holding: [String] = []

  /// - Parameters:
  ///   - person: Their whole id, such as `P07-kx4d`.
  ///   - sessions: Whole ids of what is erased with them.
  ///   - pictures: Ids of pictures that are erased with them: whatever is the same picture is named too, under any name.
  ///   - words: Words that are erased with them.
  ///   - besides: Files that are named elsewhere if they hold such words, or are written again.
  static func find(
    _ person: String, _ sessions: [String], pictures: [String] = [],
    words: TextSearch = ErasedWords().search, besides: [String] = [],
    in workspace: WorkspaceLocation
  ) -> OtherMentions {
    var found = OtherMentions()
    let short = RecordID(person)?.short ?? person
    let names = Names(
      whole: ([person] + sessions + pictures).map { Array($0.utf8) },
      short: NumberWord(short, endsAtHyphen: false), pictures: Set(pictures.map { Text($0) }),
      words: words, besides: Set(besides.map { Text($0) }))
    found.visit("", names, workspace)
    found.naming.sort(by: Text.precedes)
    found.perhaps.sort(by: Text.precedes)
    found.holding.sort(by: Text.precedes)
    return found
  }

  private struct Names {
    let whole: [[UInt8]]
    let short: NumberWord
    let pictures: Set<Text>
    let words: TextSearch
    let besides: Set<Text>

    /// Whether a file is one of the pictures, as it was attached.
    func isPicture(_ bytes: [UInt8]) -> Bool {
      guard !pictures.isEmpty, PictureKind.begins(bytes) else { return false }
      let digits = SHA256.hex(bytes).prefix(Attachment.digits)
      return pictures.contains(Text(Attachment.prefix + digits))
    }
  }

  private mutating func visit(_ folder: String, _ names: Names, _ workspace: WorkspaceLocation) {
    // A folder or file that cannot be read cannot be looked into; kerb check tells those of the workspace.
    let absolute = folder.isEmpty ? workspace.root : "\(workspace.root)/\(folder)"
    guard let listing = try? Files.list(absolute) else { return }
    for entry in listing.entries {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder where entry.name != ".git": visit(path, names, workspace)
      case .file: look(path, names, workspace)
      default: break
      }
    }
  }

  private mutating func look(_ path: String, _ names: Names, _ workspace: WorkspaceLocation) {
    guard WorkspaceFile(recordAt: path) == nil, WorkspaceFile(pictureAt: path) == nil,
      let status = try? Files.status("\(workspace.root)/\(path)"),
      status.size <= PrivateText.largest,
      let bytes = try? Files.read("\(workspace.root)/\(path)")
    else { return }
    if !path.hasPrefix(".kerb/"), !names.besides.contains(Text(path)),
      names.words.isFound(in: bytes)
    {
      holding.append(path)
    } else if names.isPicture(bytes)
      || names.whole.contains(where: { PrivateText.contains($0, in: bytes) })
    {
      naming.append(path)
    } else if !path.hasPrefix(".kerb/"), names.short.isNamed(in: bytes) {
      // What kerb keeps for itself about people is told, and erased, as what it is.
      perhaps.append(path)
    }
  }
}
