import Platform
import Records
import Workspace

/// The person's own editor.
enum Editor {
  /// Opens the editor that `VISUAL` or `EDITOR` names on a text and returns what was saved.
  ///
  /// The text lies in a folder that only its owner can open, and is removed afterwards; if the editor fails it stays
  /// and the error says where.
  static func edit(_ bytes: [UInt8], named name: String) throws -> [UInt8] {
    let path = try keep(bytes, named: name)
    let folder = String(path.dropLast(name.count + 1))
    try open(path)
    do {
      let saved = try Files.read(path)
      // Editors leave backups beside the file; they hold the same words and go too.
      for entry in try Files.list(folder).entries { try Files.remove("\(folder)/\(entry.name)") }
      try Files.removeFolder(folder)
      return saved
    } catch {
      throw WorkbenchError(
        .unreadable, at: path, "cannot read what was saved: \(error.words)",
        fix: "what you typed may still be there")
    }
  }

  /// Writes a text into a new folder that only its owner can open.
  ///
  /// - Returns: The path of the text.
  static func keep(_ bytes: [UInt8], named name: String) throws -> String {
    let folder = "\(ThisProcess.temporaryFolder)/kerb-\(randomName())"
    do {
      _ = try Files.makeFolder(folder, mode: .privateFolder)
    } catch {
      throw error.writing(folder)
    }
    let path = "\(folder)/\(name)"
    try AtomicWriter().write(bytes, toFile: path, audience: .owner, mustBeNew: true)
    return path
  }

  private static func open(_ path: String) throws {
    let wishes = ["VISUAL", "EDITOR"].compactMap { ThisProcess.environment($0) }
    let editor = wishes.first { !FieldText.trimmed($0).isEmpty } ?? "vi"
    // The variable may hold options, so a shell splits it; the path goes in as an argument of its own.
    let program = Program("sh", ["-c", "exec \(editor) \"$1\"", "kerb", path])
    let ending: Program.Ending
    do {
      ending = try program.run().ending
    } catch {
      throw failed(path, editor, error.words)
    }
    guard ending.isSuccess else { throw failed(path, editor, "it ended with an error") }
  }

  private static func failed(_ path: String, _ editor: String, _ why: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: "EDITOR", "the editor \(Quoted(editor)) did not work: \(why)",
      fix: "set EDITOR, or use options instead; the form is in \(path)")
  }

  private static func randomName() -> String {
    systemRandomBytes(12).map { String($0 & 15, radix: 16) }.joined()
  }
}
