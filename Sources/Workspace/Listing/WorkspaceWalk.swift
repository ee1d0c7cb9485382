import Platform

/// Goes through the folders of a workspace in the order of their paths' bytes.
struct WorkspaceWalk {
  private(set) var found: [WorkspaceFile] = []
  private let workspace: WorkspaceLocation
  private let root: OpenRoot

  /// The workspace's folder, held open once for all listings.
  private final class OpenRoot {
    let folder: OpenFolder
    init(_ path: String) throws(SystemError) { folder = try OpenFolder(path) }
  }

  init(_ workspace: WorkspaceLocation) throws(SystemError) {
    self.workspace = workspace
    root = try OpenRoot(workspace.root)
  }

  /// Lists a folder and everything below it; nothing when it is missing.
  ///
  /// - Parameter path: Relative to the workspace.
  mutating func visit(_ place: Place, _ path: String, study: String? = nil) {
    let context = Context(path: path, study: study, session: nil, isBehindLink: false)
    do {
      guard let status = try root.folder.status(path) else { return }
      visit(place, status.kind, context)
    } catch {
      add(.unknown(.unreadable(error.words)), context, path)
    }
  }

  /// What is the same for everything in one folder.
  private struct Context {
    var path: String
    var study: String?
    var session: String?
    var isBehindLink: Bool
  }

  private mutating func visit(_ place: Place, _ kind: FileKind, _ context: Context) {
    var context = context
    let listing: FolderListing
    do {
      switch kind {
      case .folder where !context.isBehindLink:
        listing = try root.folder.list(context.path)
      case .folder:
        listing = try Files.list("\(workspace.root)/\(context.path)")
      case .symbolicLink:
        guard let real = follow(context.path, context) else { return }
        context.isBehindLink = true
        listing = try Files.list(real)
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
    for entry in Self.inPathOrder(listing.entries) { visit(entry, in: place, context) }
  }

  private mutating func visit(_ entry: FolderEntry, in place: Place, _ context: Context) {
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
    _ entry: FolderEntry, in place: Place, _ context: Context, _ path: String
  ) {
    var inner = context
    inner.path = path
    if let known = place.folders[entry.name] {
      return visit(known, entry.kind, inner)
    }
    guard let other = place.others.first else {
      let isRecord = place.role(ofFile: entry.name) == place.files
      return add(.unknown(isRecord ? .notAPlainFile : .unknownFolder), context, path)
    }
    if let flaw = RecordIdentifier.flaw(in: entry.name) {
      return add(.unknown(.badName(flaw)), context, path)
    }
    switch other.names {
    case .study: inner.study = entry.name
    case .session: inner.session = entry.name
    case .nothing: break
    }
    visit(other, entry.kind, inner)
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
    entries.filter { !Place.isLeftOut($0.name) }
      .sorted { left, right in
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
