import Localization
package import Platform
import Records
package import Wording

extension SystemError {
  /// This failure as the error of reading something.
  ///
  /// - Parameter place: The path as the person knows it.
  package func reading(_ place: String) -> WorkbenchError {
    switch cause {
    case .missing, .notAFolder:
      WorkbenchError(.noInput, at: place, "\(words)", fix: "Check the path for a typing mistake.")
    default:
      WorkbenchError(.unreadable, at: place, "this cannot be read: \(words)", fix: readingRemedy)
    }
  }

  /// This failure as the error of writing something.
  ///
  /// - Parameter place: The path as the person knows it.
  package func writing(_ place: String) -> WorkbenchError {
    WorkbenchError(.cannotWrite, at: place, "this cannot be written: \(words)", fix: writingRemedy)
  }

  private var readingRemedy: Sentence {
    switch cause {
    case .permission: "Give yourself the right to read it, then try again."
    case .isAFolder: "Name a file in this folder."
    case .tooManyLinks: "Replace the symbolic link by the file itself."
    case .tooManyFiles: "Close other programs, then try again."
    case .device, .staleHandle: "Check the disk or the network folder, then try again."
    case .tooLarge: "kerb reads files of up to \(Files.largest >> 20) MB; move what is larger away."
    case .noPlainFile: "Replace it by a plain file, then try again."
    default: "Check that it is a plain file, then try again."
    }
  }

  /// A write of several files may have written some before.
  private static let unchanged: Sentence =
    "This file stays as it was; files written before it stay written."

  private var writingRemedy: Sentence {
    switch cause {
    case .permission: "Give yourself the right to write in this folder, or choose another one."
    case .diskFull, .quota: "Make room on the disk, then try again. " + Self.unchanged
    case .tooLarge: "Raise the limit for file sizes, then try again. " + Self.unchanged
    case .readOnly: "Use a copy of the workspace on a disk that can be written to."
    case .exists: "Choose another name, or edit what is there."
    case .noPlainFile: "Remove it; kerb makes the file itself."
    case .notAFolder, .isAFolder: "Move what is in the way, then try again."
    case .tooManyLinks: "Replace the symbolic link by a real file or folder, then try again."
    case .nameTooLong: "Choose a shorter name."
    case .missing: "Check that the folder still exists, then try again."
    case .unsupported: "Move the workspace to a local disk, then try again."
    default: "Check the disk or the network folder, then try again."
    }
  }
}
