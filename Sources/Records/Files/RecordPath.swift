import Localization
package import Wording

/// A path relative to the workspace that was checked: it never leaves the workspace by its words.
///
/// Symbolic links are checked when the path is opened.
package struct RecordPath: Hashable, Sendable, CustomStringConvertible {
  /// The parts, at least one, none of them empty, `.` or `..`.
  package let components: [String]

  private init(checked components: [String]) {
    self.components = components
  }

  /// Checks a path that somebody typed or that stands in a file.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` for absolute paths, `..`, backslashes and control
  ///   characters.
  package init(_ text: String) throws(WorkbenchError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for part in parts {
      guard !part.isEmpty, part != ".", part != "..", part.utf8.count <= 255,
        !part.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\\") })
      else {
        throw WorkbenchError(
          .invalidData, at: Printable.text(text), "this is no path inside the workspace",
          fix: "Write the path from the workspace's folder, such as Surveys/bank/study.json.")
      }
    }
    self.init(checked: parts)
  }

  /// The path with slashes.
  package var text: String { components.joined(separator: "/") }

  package var description: String { text }

  /// The last part.
  package var name: String { components.last ?? "" }

  /// The parts before the last.
  package var folders: ArraySlice<String> { components.dropLast() }

  package static let marker = RecordPath(checked: [".kerb", "workspace.json"])
  package static let lock = RecordPath(checked: [".kerb", "cache", "lock"])

  /// A file in a fixed folder whose name is an id.
  static func file(
    in folders: [String], _ id: String, prefix: String = "", suffix: String = ".json"
  ) throws(WorkbenchError) -> RecordPath {
    try RecordID.check(id)
    return RecordPath(checked: folders + ["\(prefix)\(id)\(suffix)"])
  }

  /// A file of a study, below its own folder.
  static func file(
    ofStudy study: String, _ below: [String], _ id: String? = nil, prefix: String = "",
    top: String = "Surveys", suffix: String = ".json"
  ) throws(WorkbenchError) -> RecordPath {
    try checkStudy(study)
    guard let id else { return RecordPath(checked: [top, study] + below) }
    return try file(in: [top, study] + below, id, prefix: prefix, suffix: suffix)
  }

  /// Names below `Surveys` that are not studies.
  package static let namesThatAreNoStudy = ["checklists", "instruments", "prompts"]

  /// Refuses what can be no folder of a study.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData`.
  package static func checkStudy(_ study: String) throws(WorkbenchError) {
    try RecordID.check(study)
    guard namesThatAreNoStudy.contains(where: { study.lowercased() == $0 }) else { return }
    throw WorkbenchError(
      .invalidData, at: "id \"\(study)\"", "this folder of Surveys has a purpose of its own",
      fix: "Choose another id for the study.")
  }
}
