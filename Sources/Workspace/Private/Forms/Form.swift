import Localization
import Platform
import Records
package import Wording

/// One form that is open: a text for the editor in a folder that only its owner can open.
///
/// It stays until `remove()`; letting go of it keeps it.
package final class Form {
  /// The absolute path of the form's folder.
  package let folder: String
  /// The absolute path of the text.
  package let path: String
  private let original: [UInt8]
  private let lock: OpenFile

  init(folder: String, name: String, _ original: [UInt8], _ lock: consuming OpenFile) {
    self.folder = folder
    path = "\(folder)/\(name)"
    self.original = original
    self.lock = lock
  }

  /// What the text holds now.
  package func text() throws(WorkbenchError) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      throw WorkbenchError(
        .unreadable, at: Printable.text(path), "cannot read what was saved: \(error.words)",
        fix: "what you typed may still be in \(Printable.text(folder))")
    }
  }

  /// Whether nothing was typed: the text is as it was given, and no editor has left anything beside it.
  package var isUntouched: Bool {
    // What cannot be read may hold something.
    guard let text = try? Files.read(path), text == original,
      let names = try? Files.list(folder).entries.map(\.name)
    else { return false }
    return names.count == 2
  }

  /// Overwrites the text, with everything that lies beside it, and takes the folder away.
  package func remove() throws(WorkbenchError) { try FileErasure.removeFolder(folder) }
}

/// A form as it lies in the folder.
package struct KeptForm: Sendable {
  /// The absolute path of its folder, or of a file that lies among the forms.
  package let path: String
  /// `nil` where nothing readable says whom it is about.
  package let subject: FormSubject?
  /// Whether a living process has it open.
  package let isOpen: Bool
  let isFolder: Bool

  init(at path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
    guard isFolder, let folder = try? OpenFolder(path) else {
      subject = nil
      isOpen = false
      return
    }
    subject = (try? folder.read(FormsFolder.subjectName)).flatMap { FormSubject($0) }
    let lock = try? folder.existing(FormsFolder.subjectName, forWriting: false)
    isOpen = (try? lock?.isLockedByAnother()) ?? false
  }

  /// Whether one of some words stands in a file of the form, or in a file's name.
  package func holds(_ words: [String]) -> Bool {
    PrivateText.holds(words, at: path)
  }

  /// Overwrites every file of it and takes it away.
  package func remove() throws(WorkbenchError) {
    try isFolder ? FileErasure.removeFolder(path) : FileErasure.remove(path)
  }
}
