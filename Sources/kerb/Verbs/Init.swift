import Merging
import Platform
import Records
import Team
import Workspace

extension Commands {
  /// `kerb init [DIR]`: makes a workspace and overwrites nothing.
  static let initialise = Verb(
    ["init"], "Make a workspace.",
    examples: [
      .init("kerb init", "Makes a workspace in the current folder."),
      .init("kerb init research --name \"Tram research\"", "Makes one in a new folder."),
    ],
    arguments: [.optional("DIR", "The folder; it is made if need be.", .folder)],
    options: [
      .value("name", "TEXT", "What the team calls the workspace.", otherwise: "the folder's name"),
      .value("language", "LANGUAGE", "The language of notes, such as en.", otherwise: "en"),
      .value(
        "wcag", "VERSION", "The WCAG version of new studies.", .words(["2.0", "2.1", "2.2"]),
        otherwise: "2.2"),
      .value(
        "level", "LEVEL", "The level of new studies.", .words(["A", "AA", "AAA"]), otherwise: "AA"),
      .flag("bare", "Leave out the scales, spectrums and prompts that come with kerb."),
      .json,
    ],
    discussion: [
      "A workspace is a folder with Personas, Surveys, Exports and .kerb. All files are JSON and Markdown, made for git. Nothing that is there already is changed."
    ]
  ) { invocation in
    let console = invocation.console
    let folder = invocation.argument("DIR") ?? "."
    let root = try WorkspaceMaking.makeFolder(folder, console)
    let location = WorkspaceLocation(root: root)
    let workbench = Workbench(location, console: console, verb: "kerb init")
    try WorkspaceMaking.refuseIfThere(location)
    if let outer = WorkspaceMaking.outerWorkspace(root) {
      console.message(
        "This folder lies inside the workspace \(outer); the new one is separate from it.")
    }
    var draft = RecordDraft(
      creating: WorkspaceMarker.format, id: try WorkspaceMaking.newID(workbench.ids),
      ids: workbench.ids)
    let name = root.split(separator: "/").last.map(String.init) ?? "workspace"
    try draft.set(["name"], to: .string(invocation.string("name") ?? name))
    try draft.set(["language"], to: .string(invocation.string("language") ?? "en"))
    try draft.set(["defaultLevel"], to: .string(invocation.string("level") ?? "AA"))
    try draft.set(["defaultVersion"], to: .string(invocation.string("wcag") ?? "2.2"))
    try draft.set(["defaultPlatform"], to: .string(ProductPlatform.web.id))
    try draft.set(["rawNotes"], to: .string(RawNotesRule.clearedOnly.id))
    let kept = try WorkspaceMaking.makeContents(workbench, isBare: invocation.flag("bare"))
    // The marker comes last: a folder becomes a workspace only when everything else is there.
    try workbench.write(draft, to: .marker, isNew: true)
    if invocation.flag("json") {
      console.out(json: draft.bytes)
    } else {
      console.out("Made a workspace in \(root): Personas, Surveys, Exports and .kerb.\n")
      if kept > 0 {
        console.out(
          kept == 1
            ? "1 file was there already and was not changed.\n"
            : "\(kept) files were there already and were not changed.\n")
      }
    }
    InitSharing.setUp(location, isQuiet: invocation.flag("json"), console)
    console.message("Next: kerb study new tram-tickets --title \"Buying a ticket\" --platform ios")
    return .success
  }
}

/// What a new workspace says about working together.
private enum InitSharing {
  /// Tells git how to merge the workspace, or how to get there.
  ///
  /// - Parameter isQuiet: Whether standard output is for data alone.
  static func setUp(_ location: WorkspaceLocation, isQuiet: Bool, _ console: Console) {
    func say(_ line: String) {
      if isQuiet { console.message(line) } else { console.out("\(line)\n") }
    }
    guard TeamSetup.isInClone(location) else {
      say("To share it with a team: git init, then kerb team setup.")
      return
    }
    do throws(WorkbenchError) {
      let report = try TeamSetup.apply(location, executable: try TeamSetupWords.executable())
      for finding in report.findings {
        console.message("\(finding.place): \(finding.problem)")
        console.message("  fix: \(finding.remedy)")
      }
      say("Git knows how to merge it now. Everyone on the team runs `kerb team setup` once.")
    } catch {
      // The workspace is there; only git does not know of it yet.
      console.report(error)
      say("Git does not know yet how to merge it: kerb team setup tries again.")
    }
  }
}

/// The steps of making a workspace.
private enum WorkspaceMaking {
  static func makeFolder(_ typed: String, _ console: Console) throws -> String {
    let path = try console.absolute(typed)
    do {
      _ = try Files.makeFolder(path)
      return try Files.realPath(path)
    } catch {
      throw error.writing(typed)
    }
  }

  static func refuseIfThere(_ location: WorkspaceLocation) throws {
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
      fix: "nothing was changed; kerb check looks through it")
  }

  /// The workspace that a folder lies in.
  static func outerWorkspace(_ root: String) -> String? {
    // No workspace above is the usual case, and no error.
    (try? WorkspaceLocation.find(from: "\(root)/.."))?.root
  }

  static func newID(_ ids: RandomIDs) throws -> RecordID {
    guard let id = RecordID("ws-\(ids.text(12))") else {
      throw WorkbenchError(.invalidData, at: "", "no id could be made", fix: "try again")
    }
    return id
  }

  /// Makes folders and starter files.
  ///
  /// - Returns: How many files were there already.
  static func makeContents(_ workbench: Workbench, isBare: Bool) throws -> Int {
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
