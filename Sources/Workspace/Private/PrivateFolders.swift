import Localization
import Platform
import Records
package import Wording

/// The folders outside the workspace that only their owner may open: one for the state of each workspace, one for
/// personal settings.
package struct PrivateFolders: Sendable {
  private let stateBase: String?
  private let configBase: String?

  /// - Parameter environment: Looks up an environment variable: `XDG_STATE_HOME`, `XDG_CONFIG_HOME` and `HOME`, each
  ///   ignored unless it is an absolute path.
  package init(environment: (String) -> String?) {
    func absolute(_ name: String) -> String? {
      guard let value = environment(name), value.utf8.first == UInt8(ascii: "/") else { return nil }
      return value
    }
    let home = absolute("HOME")
    #if canImport(Darwin)
      let usualState = "Library/Application Support"
    #else
      let usualState = ".local/state"
    #endif
    stateBase = absolute("XDG_STATE_HOME") ?? home.map { "\($0)/\(usualState)" }
    configBase = absolute("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }
  }

  /// The folder for keys, running recordings and journals of one workspace, made on first use.
  ///
  /// - Parameters:
  ///   - workspace: The id of the workspace.
  ///   - location: Where the workspace is; a private folder inside it is refused.
  /// - Throws: `WorkbenchError` with the code `cannotWrite`, also when others can open the folder and that
  ///   cannot be changed.
  package func state(
    ofWorkspace workspace: String, at location: WorkspaceLocation
  ) throws(WorkbenchError) -> String {
    try RecordID.check(workspace, at: "id of the workspace")
    return try make(stateBase, ["kerb", workspace], notIn: location, name: "XDG_STATE_HOME")
  }

  /// A folder below the state folder of a workspace, made on first use.
  ///
  /// - `name`: An id, such as `keys` or `recordings`.
  package func state(
    _ name: String, ofWorkspace workspace: String, at location: WorkspaceLocation
  ) throws(WorkbenchError) -> String {
    try RecordID.check(workspace, at: "id of the workspace")
    try RecordID.check(name)
    return try make(stateBase, ["kerb", workspace, name], notIn: location, name: "XDG_STATE_HOME")
  }

  /// Where a folder below the state folder of a workspace lies, without making it; `nil` when there is no home.
  ///
  /// - `name`: An id, such as `keys` or `recordings`.
  package func statePath(_ name: String, ofWorkspace workspace: String) -> String? {
    stateBase.map { "\($0)/kerb/\(workspace)/\(name)" }
  }

  /// Where the state folders of all workspaces lie, without making it; `nil` when there is no home.
  package var stateFolder: String? { stateBase.map { "\($0)/kerb" } }

  /// The folder for personal settings, made on first use.
  package func config() throws(WorkbenchError) -> String {
    try make(configBase, ["kerb"], notIn: nil, name: "XDG_CONFIG_HOME")
  }

  /// Where personal settings lie, without making the folder; `nil` when there is no home.
  package var configPath: String? { configBase.map { "\($0)/kerb" } }

  private func make(
    _ base: String?, _ names: [String], notIn location: WorkspaceLocation?, name variable: String
  ) throws(WorkbenchError) -> String {
    guard let base else {
      throw WorkbenchError(
        .cannotWrite, at: "HOME", "there is no home folder to keep private files in",
        fix: "Set HOME or \(variable) to the absolute path of a folder of yours.")
    }
    var path = ""
    do {
      for part in base.split(separator: "/") {
        path += "/\(part)"
        if try Files.kind(path) == .missing {
          try Self.refuse(parentFolder(of: path) ?? "/", inside: location, variable)
          _ = try Files.makeFolder(path, mode: .privateFolder)
        }
      }
      try Self.refuse(path.isEmpty ? "/" : path, inside: location, variable)
      for part in names {
        path += "/\(part)"
        if try Files.kind(path) == .missing {
          _ = try Files.makeFolder(path, mode: .privateFolder)
        }
        try Self.tighten(path)
      }
      return path
    } catch let error as SystemError {
      throw error.writing(Printable.text(path))
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: Printable.text(path), "\(error)", fix: "")
    }
  }

  /// Refuses a folder that lies inside the workspace, before anything is made in it.
  private static func refuse(
    _ folder: String, inside location: WorkspaceLocation?, _ variable: String
  ) throws {
    guard let location, try location.contains(Files.realPath(folder)) else { return }
    throw WorkbenchError(
      .cannotWrite, at: Printable.text(folder),
      "private files would lie inside the workspace, where git finds them",
      fix: "Set \(variable) to a folder outside the workspace.")
  }

  /// Takes the rights of others away from a folder.
  private static func tighten(_ path: String) throws(WorkbenchError) {
    do {
      let folder = try OpenFolder(path)
      var status = try folder.status()
      if status.owner == ThisProcess.user, status.mode != .privateFolder {
        try folder.setMode(.privateFolder)
        status = try folder.status()
      }
      guard status.owner == ThisProcess.user, !status.mode.isOpenToOthers else {
        throw WorkbenchError(
          .cannotWrite, at: Printable.text(path),
          "other people can open this private folder, and that cannot be changed",
          fix:
            "Make it yours alone (chmod 700), or choose another place with XDG_STATE_HOME and XDG_CONFIG_HOME."
        )
      }
    } catch let error as SystemError {
      throw error.writing(Printable.text(path))
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: Printable.text(path), "\(error)", fix: "")
    }
  }
}
