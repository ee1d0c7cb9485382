import Records
package import Team
import Terminal
package import Wording

/// What became of files that git could not merge, in words.
package enum RebuildWords {
  /// One or two sentences for a file.
  package static func lines(_ file: RebuiltFile) -> [String] {
    let path = Printable.text(file.path, limit: 300)
    let first: String
    switch file.outcome {
    case .joined: first = "\(path) holds both sides now."
    case .kept: first = "\(path) stays: one side had removed it, the other had not."
    case .erased: first = "\(path) stays erased after a withdrawal."
    case .export: first = "\(path) is written again from the merged records."
    case .left: return []
    }
    return [first]
      + (file.copy.map { ["What was typed into it is kept in \(Printable.text($0, limit: 300))"] }
        ?? [])
  }

  /// What a person must do, where kerb could do nothing.
  package static func error(_ file: RebuiltFile) -> WorkbenchError? {
    if case .left(let error) = file.outcome { error } else { nil }
  }

  static func messages(_ file: RebuiltFile) -> [Message] {
    lines(file).map { .outcome($0) } + (error(file).map { [.error($0.sentence)] } ?? [])
  }

  /// Why a file waits.
  package static func state(_ file: PendingFile) -> String {
    switch file.state {
    case .unmerged: "git could not merge it"
    case .marked: "it holds conflict markers"
    }
  }
}
