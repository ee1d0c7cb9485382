import Localization
package import Platform
package import Records
package import Wording

extension WorkspaceLocation {
  /// The content of a plain file of the workspace.
  ///
  /// A symbolic link on the way is followed only when what it leads to lies in the workspace.
  ///
  /// - Throws: `WorkbenchError` with the code `noInput` or `unreadable`.
  package func read(_ path: RecordPath) throws(WorkbenchError) -> [UInt8] {
    do {
      let links = try countLinks(path)
      guard links > 0 else { return try OpenFolder(root).read(path.text) }
      let real = try Files.realPath(absolute(path))
      guard contains(real) else { throw Self.leadsOutside(path, .unreadable) }
      return try OpenFolder("/").read(String(real.dropFirst()))
    } catch let error as SystemError {
      throw error.reading(path.text)
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.unreadable, at: path.text, "\(error)", fix: "")
    }
  }

  /// Opens the folder that a file is to be written in, making the folders that are missing.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`, also when a part of the way is a symbolic link.
  package func folderForWriting(_ path: RecordPath) throws(WorkbenchError) -> OpenFolder {
    do {
      var current = try OpenFolder(root)
      for name in path.folders {
        current = try current.folderMadeIfMissing(name, mode: .sharedFolder)
      }
      return current
    } catch  where error.cause == .notAFolder || error.cause == .tooManyLinks {
      throw WorkbenchError(
        .cannotWrite, at: path.text, "a part of this path is a symbolic link or a file",
        fix: "Replace it by a real folder, then try again.")
    } catch {
      throw error.writing(path.text)
    }
  }

  static func leadsOutside(
    _ path: RecordPath, _ code: WorkbenchError.Code
  ) -> WorkbenchError {
    WorkbenchError(
      code, at: path.text, "a symbolic link leads out of the workspace here; it was not followed",
      fix: "Replace the link by the file itself, or remove it.")
  }

  /// How many parts of a path are symbolic links; counting stops at the first.
  private func countLinks(_ path: RecordPath) throws(SystemError) -> Int {
    var current = try OpenFolder(root)
    for name in path.folders {
      if try current.status(name)?.kind == .symbolicLink { return 1 }
      current = try current.folder(name)
    }
    return try current.status(path.name)?.kind == .symbolicLink ? 1 : 0
  }
}

extension OpenFolder {
  /// Opens a folder in this one and makes it first where it is missing, so that it survives a power cut.
  package func folderMadeIfMissing(
    _ name: String, mode: FileMode
  ) throws(SystemError) -> OpenFolder {
    if try makeFolder(name, mode: mode) { try sync() }
    return try folder(name)
  }
}
