import Localization
import Platform
import Records
import Wording
import Workspace

/// The person's own editor.
package enum Editor {
  /// Opens the editor that `VISUAL` or `EDITOR` names on a file and waits until it ends.
  ///
  /// - Throws: `WorkbenchError` when there is no such editor, or it ends with an error; the file stays as it is then.
  package static func open(_ path: String) throws {
    let wishes = ["VISUAL", "EDITOR"].compactMap { ThisProcess.environment($0) }
    let editor = wishes.first { !PlainText.trimmed($0).isEmpty } ?? "vi"
    // The variable may hold options, so a shell splits it; the path goes in as an argument of its own.
    let program = Program("sh", ["-c", "exec \(editor) \"$1\"", "kerb", path])
    let ending: Program.Ending
    do {
      ending = try program.run().ending
    } catch {
      throw failed(editor, error.words)
    }
    guard ending.isSuccess else { throw failed(editor, "it ended with an error") }
  }

  /// An editor that did not work.
  static func failed(_ editor: String, _ why: Sentence) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: "EDITOR", "the editor \(Quoted(editor)) did not work: \(why)",
      fix: "set EDITOR, or use options instead")
  }
}
