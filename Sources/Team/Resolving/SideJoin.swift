import Merging
import Records
import Workspace

/// Joins versions of one file as git holds them.
enum SideJoin {
  /// The join of all versions; one version alone comes out as it is.
  ///
  /// - Throws: ``WorkbenchError`` when a version cannot be read, or they are not versions of the record that belongs
  ///   at the place.
  static func join(_ versions: [[UInt8]], as kind: PendingFile.Kind, at path: String)
    throws(WorkbenchError) -> [UInt8]
  {
    guard let first = versions.first else {
      throw WorkbenchError(
        .noInput, at: path, "git holds no version of this file",
        fix: "see its history with git log -- \(path)")
    }
    var joined = first
    for version in versions.dropFirst() {
      let (left, right) = (try read(joined, path), try read(version, path))
      do {
        joined = try RecordJoin.join(left, right)
      } catch {
        throw WorkbenchError(
          error.code, at: path, "its versions cannot be joined: \(error.problem)",
          fix: error.remedy)
      }
    }
    guard case .record(let file) = kind else { return joined }
    let root = try read(joined, path).root
    let id = root[key: SystemKey.id]?.string ?? ""
    guard file.role == .workspace || Text.isSame(id, file.expectedID),
      let line = root[key: SystemKey.format]?.string.flatMap(FormatLine.init),
      Text.isSame(line.name, file.role.formatName ?? "")
    else {
      throw WorkbenchError(
        .invalidData, at: path, "what git holds here is another record than the place says",
        fix: "see both versions with git show :2:./\(path) and git show :3:./\(path)")
    }
    return joined
  }

  /// Whether some content is a record without a fault that belongs at a place.
  static func isSound(_ bytes: [UInt8], as kind: PendingFile.Kind, at path: String) -> Bool {
    guard case .record(let file) = kind else { return false }
    return RecordFile(file, bytes: bytes).faults.isEmpty
  }

  private static func read(_ bytes: [UInt8], _ path: String) throws(WorkbenchError) -> JSONDocument
  {
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: path)
    }
  }
}
