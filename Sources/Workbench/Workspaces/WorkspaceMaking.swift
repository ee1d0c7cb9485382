import JSON
package import Localization
import Merging
import Platform
package import Records
import Starter
import Team
package import Wording
import Workspace

/// Makes workspaces: folders, what comes with kerb, and git's knowledge of how to merge them.
package struct WorkspaceMaking {
  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// How a workspace begins.
  package struct Options {
    /// `nil` takes the folder's name.
    package var name: String?
    /// Of notes.
    package var language = "en"
    /// Level and version of WCAG of new studies.
    package var level = ConformanceLevel.aa
    package var version = WCAGVersion.v22
    /// Whether the scales, spectrums, prompts and checklists are left out.
    package var isBare = false

    package init() {}
  }

  /// A workspace that was made.
  package struct Made {
    package let workbench: Workbench
    /// The bytes of its own record.
    package let marker: [UInt8]
    /// Sentences about what was made.
    package let outcome: [Sentence]
    /// The folder of a workspace around it.
    package let outer: String?
    package let sharing: Sharing
  }

  /// How far git knows how to merge it.
  package enum Sharing {
    case outsideGit
    case setUp([SetupFinding])
    case failed(WorkbenchError)
  }

  /// Makes a workspace and overwrites nothing.
  ///
  /// - `folder`: As typed; it is made if need be.
  /// - Throws: `WorkbenchError` where there is one already, or something cannot be written.
  package func make(in folder: String, _ options: Options = Options()) throws -> Made {
    let root = try makeFolder(folder)
    let location = WorkspaceLocation(root: root)
    let workbench = Workbench(location, surroundings, verb: "kerb init")
    try Self.refuseIfThere(location)
    let outer = Self.outerWorkspace(root)
    let name = root.split(separator: "/").last.map(String.init) ?? "workspace"
    let draft = try Self.marker(
      Self.newID(workbench.ids), options.name ?? name, options, workbench.ids)
    let kept = try Self.makeContents(workbench, isBare: options.isBare)
    // The marker comes last: a folder becomes a workspace only when everything else is there.
    try workbench.write(draft, to: .marker, isNew: true)
    var outcome: [Sentence] = ["Made a workspace in \(root): Personas, Surveys, Exports and .kerb."]
    if kept > 0 {
      outcome.append(
        .count(
          kept, "file was there already and was not changed.",
          "files were there already and were not changed."))
    }
    return Made(
      workbench: workbench, marker: draft.bytes, outcome: outcome, outer: outer,
      sharing: Self.share(location))
  }

  /// The record that makes a folder a workspace.
  static func marker(
    _ id: RecordID, _ name: String, _ options: Options, _ ids: RandomIDs
  ) throws(WorkbenchError) -> RecordDraft {
    var draft = RecordDraft(creating: WorkspaceMarker.format, id: id, ids: ids)
    try draft.set(\WorkspaceMarker.name, to: name)
    try draft.set(\WorkspaceMarker.language, to: options.language)
    try draft.set(\WorkspaceMarker.defaultLevel, to: options.level)
    try draft.set(\WorkspaceMarker.defaultVersion, to: options.version)
    try draft.set(\WorkspaceMarker.defaultPlatform, to: .web)
    try draft.set(\WorkspaceMarker.rawNotes, to: .clearedOnly)
    return draft
  }

  /// Tells git how to merge the workspace.
  private static func share(_ location: WorkspaceLocation) -> Sharing {
    guard TeamSetup.isInClone(location) else { return .outsideGit }
    do throws(WorkbenchError) {
      let executable = try RunningProgram.path()
      return .setUp(try TeamSetup.apply(location, executable: executable).findings)
    } catch {
      return .failed(error)
    }
  }
}

extension WorkspaceMaking {
  private func makeFolder(_ typed: String) throws -> String {
    let path = try surroundings.absolute(typed)
    do {
      _ = try Files.makeFolder(path)
      return try Files.realPath(path)
    } catch {
      throw error.writing(typed)
    }
  }

  private static func refuseIfThere(_ location: WorkspaceLocation) throws {
    for folder in [".kerb", "Personas", "Surveys", "Exports"] {
      let kind = try Files.kind("\(location.root)/\(folder)")
      if kind == .missing || kind == .folder { continue }
      throw WorkbenchError(
        .cannotWrite, at: folder, "there is something of this name that is no folder",
        fix: "move it away, or make the workspace in another folder; nothing was changed")
    }
    guard try Files.kind("\(location.root)/\(WorkspaceLocation.marker)") != .missing else { return }
    throw WorkbenchError(
      .cannotWrite, at: WorkspaceLocation.marker, "this folder is a workspace already",
      fix: "nothing was changed; `kerb check` looks through it")
  }

  /// The workspace that a folder lies in.
  private static func outerWorkspace(_ root: String) -> String? {
    // No workspace above is the usual case, and no error.
    (try? WorkspaceLocation.find(from: "\(root)/.."))?.root
  }

  private static func newID(_ ids: RandomIDs) throws -> RecordID {
    guard let id = RecordID("ws-\(ids.text(12))") else {
      throw WorkbenchError(.invalidData, at: "", "no id could be made", fix: "try again")
    }
    return id
  }

  /// Makes folders and starter files.
  ///
  /// - Returns: How many files were there already.
  private static func makeContents(_ workbench: Workbench, isBare: Bool) throws -> Int {
    let keep: [UInt8] = []
    var files: [(String, [UInt8])] = [
      (".kerb/.gitignore", Array("cache/\n".utf8)), ("Exports/.gitkeep", keep),
      ("Personas/people/.gitkeep", keep), ("Surveys/.gitkeep", keep),
    ]
    if !isBare {
      files += StarterFiles.all.map { ($0.path, Array($0.content.utf8)) }
    }
    var kept = 0
    for (path, bytes) in files {
      if try Files.kind("\(workbench.location.root)/\(path)") != .missing {
        kept += 1
        continue
      }
      try workbench.write(bytes, to: RecordPath(path))
    }
    return kept
  }
}
