import JSON
import Localization
import Merging
import Records
package import Wording
import Workspace

/// Whether this person may send notes that nobody has cleared: the workspace allows it, and they agreed to that.
///
/// The answer is kept in the person's own settings with the write that allows it. If the team forbids it and allows it
/// again, they are asked again; a prohibition applies at once, also one that the remote has and this clone has not yet.
package struct RawNotesPermission {
  private let workspace: String
  /// The write that allows it; `nil` if the workspace does not, or if it was changed differently at the same time.
  private let write: String?
  private let answer: String?
  private let file: PersonalSettingsFile

  /// - `theirs`: Another version of the workspace's own file, which counts as if it was merged.
  /// - Throws: `WorkbenchError` if the workspace's own file cannot be read.
  package init(in workbench: Workbench, with theirs: [UInt8]? = nil) throws(WorkbenchError) {
    guard let root = JSONValue(try Self.marker(workbench, theirs).root).object else {
      throw WorkbenchError(
        .invalidData, at: WorkspaceLocation.marker, "this is no object",
        fix: "restore the file from git")
    }
    workspace = root[SystemKey.id]?.string ?? ""
    write = Self.write(in: root)
    file = PersonalSettingsFile(
      PrivateFolders(environment: workbench.surroundings.environment))
    answer = file.read().settings.rawNotes?[workspace]
  }

  /// Whether notes that nobody has cleared may be sent, as a sync asks it. A file that cannot be read allows nothing.
  static func agreement(in workbench: Workbench) -> (_ marker: [UInt8]?) -> Bool {
    { theirs in (try? RawNotesPermission(in: workbench, with: theirs).isGranted) ?? false }
  }

  private static func marker(
    _ workbench: Workbench, _ theirs: [UInt8]?
  ) throws(WorkbenchError) -> JSONDocument {
    let own = try workbench.location.readMarker()
    guard let theirs else { return own }
    do {
      return try JSONReader.read(RecordJoin.join(own, try JSONReader.read(theirs)))
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(
        .invalidData, at: WorkspaceLocation.marker, "the remote's version cannot be read",
        fix: "restore the file from git")
    }
  }

  /// Whether the workspace allows it.
  package var isAllowed: Bool { write != nil }

  /// Whether notes that nobody has cleared may be sent.
  package var isGranted: Bool { write != nil && answer == Self.text(true, to: write) }

  /// Whether the workspace allows it, and the person has not answered yet.
  package var isUnanswered: Bool {
    write != nil && !isGranted && answer != Self.text(false, to: write)
  }

  /// Keeps the answer of the person to what the workspace allows now.
  ///
  /// - Throws: `WorkbenchError`; settings that cannot be read are never overwritten.
  package func keep(_ isAgreed: Bool) throws(WorkbenchError) {
    try file.change { settings in
      settings.rawNotes = (settings.rawNotes ?? [:]).merging(
        [workspace: Self.text(isAgreed, to: write)], uniquingKeysWith: { $1 })
    }
  }

  private static func text(_ isAgreed: Bool, to write: String?) -> String {
    "\(isAgreed ? "yes" : "no") \(write ?? "")"
  }

  /// The write of the field, if it allows sending; `nil` also for a value that was typed into the file and is not marked
  /// for merging yet.
  private static func write(in root: JSONObject) -> String? {
    let key = WorkspaceMarker.table[\.rawNotes].key
    let allowed = JSONValue.string(RawNotesRule.allowed.id)
    let live = Register(
      plain: root[key], entry: root[SystemKey.sync]?.object?[JSONPointer([key]).description],
      origins: (root[SystemKey.origins]?.array ?? []).compactMap(\.string)
    ).live
    guard !live.isEmpty, live.allSatisfy({ $0.value == allowed && $0.key.fits(allowed) }) else {
      return nil
    }
    return live.keys.map(\.text).sorted().joined(separator: " ")
  }
}
