import Localization
import Platform
import Records
import Wording

extension SystemError {
  /// This failure as the error of keeping a recording on the disk, which stays in memory meanwhile.
  ///
  /// - Parameter place: The path as the person knows it.
  func recording(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: place, "the recording cannot be saved: \(words)", fix: recordingRemedy)
  }

  private var recordingRemedy: Sentence {
    let goesOn: Sentence = "What you typed stays in memory, and saving is tried again."
    return switch cause {
    case .diskFull: "Make room on the disk. \(goesOn)"
    case .quota: "Delete files of yours that you do not need. \(goesOn)"
    case .tooLarge: "Raise the limit for file sizes (ulimit -f). \(goesOn)"
    case .readOnly: "Make the disk writable again, or set XDG_STATE_HOME to another one. \(goesOn)"
    case .permission: "Give yourself the right to write in this folder. \(goesOn)"
    case .tooManyFiles: "Close other programs. \(goesOn)"
    case .missing, .notAFolder: "Put the folder back. \(goesOn)"
    case .exists, .isAFolder: "Move what has this name away. \(goesOn)"
    case .tooManyLinks: "Replace the symbolic link by a real file or folder. \(goesOn)"
    case .unsupported: "Set XDG_STATE_HOME to a folder on a local disk. \(goesOn)"
    case .device, .staleHandle:
      "Check the disk, and write down by hand what matters most. \(goesOn)"
    default: "Check the disk or the network folder. \(goesOn)"
    }
  }
}

extension SystemError {
  /// This failure as the error of erasing words that were taken out of a recording.
  func erasing(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: place,
      "what was taken out of the recording may still be on the disk: \(words)",
      fix: "Keep the recording open. Erasing is tried again, and when the recording ends.")
  }
}

extension WorkbenchError {
  /// The file of a recording has gone, or another one is in its place.
  static func journalIsLost(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: place, "the file of this recording was removed or replaced while it ran",
      fix: "What you typed stays in memory, and the file is written again.")
  }
}
