import Platform
package import Records
package import Wording

/// Reads many files of a workspace on all processors.
package enum RecordLoader {
  /// Reads each record and hands it to `body`; the content is dropped as soon as `body` returns.
  ///
  /// - Returns: The results in the order of `files`; `nil` for files that are no records.
  /// - Throws: `WorkbenchError` when the workspace's own folder cannot be opened; a file that cannot be read is a
  ///   `RecordFile` with a fault.
  /// - Complexity: O(total size); only the results are kept.
  package static func map<Value: Sendable>(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation,
    _ body: @escaping @Sendable (RecordFile) -> Value
  ) throws(WorkbenchError) -> [Value?] {
    let reader = try WorkspaceReader(workspace)
    return concurrentMap(files.count) { index in
      files[index].role.formatName == nil ? nil : body(read(files[index], reader))
    }
  }

  /// Reads one record.
  package static func read(_ file: WorkspaceFile, in workspace: WorkspaceLocation) -> RecordFile {
    do {
      return RecordFile(file, bytes: try workspace.read(RecordPath(file.path)))
    } catch {
      return RecordFile(file, failure: error)
    }
  }

  static func read(_ file: WorkspaceFile, _ reader: WorkspaceReader) -> RecordFile {
    do {
      return RecordFile(file, bytes: try reader.read(file))
    } catch {
      return RecordFile(file, failure: error)
    }
  }
}
