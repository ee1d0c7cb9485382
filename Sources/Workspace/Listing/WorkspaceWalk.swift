import Platform
import Records

/// Goes through the folders of a workspace in the order of their paths' bytes.
struct WorkspaceWalk {
  private(set) var found: [WorkspaceFile] = []
  private let workspace: WorkspaceLocation

  /// An open folder that several threads may list from.
  private final class SharedFolder: Sendable {
    let folder: OpenFolder
    init(_ folder: consuming OpenFolder) { self.folder = folder }
  }

  /// What is the same for everything in one folder.
  private struct Context: Sendable {
    /// Relative to the workspace.
    var path: String
    /// The folder itself; `nil` where nothing below it is to be opened.
    var folder: SharedFolder?
    var study: String?
    var session: String?
    var isBehindLink = false
  }

  /// From how many entries on a folder of folders is shared out to threads.
  private static let manyEntries = 128

  init(_ workspace: WorkspaceLocation) {
    self.workspace = workspace
  }

  /// Lists a folder of the workspace and everything below it; nothing when it is missing.
  ///
  /// - Parameters:
  ///   - names: The folder's path from the workspace on; a symbolic link is only allowed as the last.
  ///   - study: The study that the folder is of.
  mutating func visit(
    _ place: WorkspaceFolder, _ names: [String], study: String? = nil
  ) throws(SystemError) {
    var parent = try OpenFolder(workspace.root)
    for name in names.dropLast() { parent = try parent.folder(name) }
    guard let name = names.last, let status = try parent.status(name) else { return }
    var context = Context(path: names.dropLast().joined(separator: "/"))
    context.folder = SharedFolder(parent)
    context.study = study
    visit(place, FolderEntry(name: name, kind: status.kind), context, context)
  }

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - outer: The context of the folder that it is in.
  ///   - inner: What changes in the context below it; its path is set here.
  private mutating func visit(
    _ place: WorkspaceFolder, _ entry: FolderEntry, _ outer: Context, _ inner: Context
  ) {
    var context = inner
    context.path = outer.path.isEmpty ? entry.name : "\(outer.path)/\(entry.name)"
    let listing: FolderListing
    do {
      switch entry.kind {
      case .folder where place.isLeaf:
        context.folder = nil
        guard let parent = outer.folder else { return }
        listing = try parent.folder.list(entry.name)
      case .folder:
        guard let parent = outer.folder else { return }
        let opened = SharedFolder(try parent.folder.folder(entry.name))
        context.folder = opened
        listing = try opened.folder.list()
      case .symbolicLink:
        guard let real = follow(context.path, inner) else { return }
        context.isBehindLink = true
        let opened = SharedFolder(try OpenFolder(real))
        context.folder = opened
        listing = try opened.folder.list()
      case .file, .other, .missing:
        return add(.unknown(.notAPlainFile), context, context.path)
      }
    } catch {
      return add(.unknown(.unreadable(error.words)), context, context.path)
    }
    for name in listing.undecodableNames {
      add(
        .unknown(.undecodableName), context,
        "\(context.path)/\(String(decoding: name, as: UTF8.self))")
    }
    visit(Self.inPathOrder(listing.entries), in: place, context)
  }

  private mutating func visit(
    _ entries: [FolderEntry], in place: WorkspaceFolder, _ context: Context
  ) {
    guard !place.others.isEmpty, entries.count >= Self.manyEntries else {
      for entry in entries { visit(entry, in: place, context) }
      return
    }
    let workspace = workspace
    let parts = concurrentChunks(entries.count, size: 64) { range in
      var part = WorkspaceWalk(workspace)
      for entry in entries[range] { part.visit(entry, in: place, context) }
      return part.found
    }
    for part in parts { found += part }
  }

  private mutating func visit(_ entry: FolderEntry, in place: WorkspaceFolder, _ context: Context) {
    let path = "\(context.path)/\(entry.name)"
    switch entry.kind {
    case .file:
      add(place.role(ofFile: entry.name), context, path)
    case .folder:
      visitFolder(entry, in: place, context, path)
    case .symbolicLink:
      guard let real = follow(path, context) else { return }
      if (try? Files.kind(real)) == .folder {
        visitFolder(entry, in: place, context, path)
      } else {
        var context = context
        context.isBehindLink = true
        add(place.role(ofFile: entry.name), context, path)
      }
    case .other, .missing:
      add(.unknown(.notAPlainFile), context, path)
    }
  }

  private mutating func visitFolder(
    _ entry: FolderEntry, in place: WorkspaceFolder, _ context: Context, _ path: String
  ) {
    if let known = place.folders[entry.name] {
      return visit(known, entry, context, context)
    }
    guard let other = place.others.first else {
      let isRecord = place.role(ofFile: entry.name) == place.files
      return add(.unknown(isRecord ? .notAPlainFile : .unknownFolder), context, path)
    }
    if let flaw = RecordID.flaw(in: entry.name) {
      return add(.unknown(.badName(flaw)), context, path)
    }
    var inner = context
    switch other.names {
    case .study: inner.study = entry.name
    case .session: inner.session = entry.name
    case .nothing: break
    }
    visit(other, entry, context, inner)
  }

  /// Where a link leads when that lies in the workspace; otherwise the reason is listed.
  private mutating func follow(_ path: String, _ context: Context) -> String? {
    guard let real = try? Files.realPath("\(workspace.root)/\(path)") else {
      add(.unknown(.linkIsBroken), context, path)
      return nil
    }
    guard workspace.contains(real) else {
      add(.unknown(.linkLeadsOutside), context, path)
      return nil
    }
    return real
  }

  private mutating func add(_ role: WorkspaceFile.Role, _ context: Context, _ path: String) {
    found.append(
      WorkspaceFile(
        path: path, role: role, study: context.study, session: context.session,
        isBehindLink: context.isBehindLink))
  }

  /// Entries in the order that their paths have: a folder's name counts with its slash.
  private static func inPathOrder(_ entries: [FolderEntry]) -> [FolderEntry] {
    let kept = entries.filter { !WorkspaceFolder.isLeftOut($0.name) }
    if kept.allSatisfy({ $0.name.utf8.allSatisfy { $0 < 0x80 } }) {
      // Texts of ASCII are compared by their bytes.
      let paths = kept.map { (path: $0.kind == .folder ? "\($0.name)/" : $0.name, entry: $0) }
      return paths.sorted { $0.path < $1.path }.map(\.entry)
    }
    return kept.sorted { left, right in
      var a = left.name.utf8.makeIterator()
      var b = right.name.utf8.makeIterator()
      while true {
        let x = a.next()
        let y = b.next()
        if x == y, x != nil { continue }
        return (x ?? (left.kind == .folder ? UInt8(ascii: "/") : 0))
          < (y ?? (right.kind == .folder ? UInt8(ascii: "/") : 0))
      }
    }
  }
}
