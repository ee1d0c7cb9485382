import Platform
import Records

/// Reads many files of a workspace on all processors.
package enum RecordLoader {
  /// Reads each record and hands it to `body`; the content is dropped as soon as `body` returns.
  ///
  /// - Returns: The results in the order of `files`; `nil` for files that are no records.
  /// - Complexity: O(total size); only the results are kept.
  package static func map<Value: Sendable>(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation,
    _ body: @escaping @Sendable (RecordFile) -> Value
  ) -> [Value?] {
    concurrentChunks(files.count, size: 128) { range in
      let root = Root(workspace)
      return range.map { index in
        files[index].role.formatName == nil ? nil : body(root.read(files[index]))
      }
    }.flatMap { $0 }
  }

  /// Reads one record.
  package static func read(_ file: WorkspaceFile, in workspace: WorkspaceLocation) -> RecordFile {
    do {
      return RecordFile(file, bytes: try workspace.read(RecordPath(file.path)))
    } catch {
      return RecordFile(file, failure: error)
    }
  }

  /// The workspace's folder, held open while a chunk of files is read.
  private final class Root {
    private let workspace: WorkspaceLocation
    private let folder: OpenFolder?

    init(_ workspace: WorkspaceLocation) {
      self.workspace = workspace
      // A folder that cannot be opened gives each file's own error below.
      folder = try? OpenFolder(workspace.root)
    }

    func read(_ file: WorkspaceFile) -> RecordFile {
      guard !file.isBehindLink, let bytes = bytes(file.path) else {
        return RecordLoader.read(file, in: workspace)
      }
      return RecordFile(file, bytes: bytes)
    }

    private func bytes(_ path: String) -> [UInt8]? {
      switch folder {
      case .some(let folder): try? folder.read(path)
      case .none: nil
      }
    }
  }
}
