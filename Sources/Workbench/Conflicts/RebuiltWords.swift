package import Localization
import Records
import Team
package import Wording

/// What became of a file that git could not merge, in words.
package struct RebuiltWords {
  /// One or two sentences; none where nothing could be done.
  package let lines: [Sentence]
  /// What a person must do, where kerb could do nothing.
  package let error: WorkbenchError?

  init(_ file: RebuiltFile) {
    if case .left(let error) = file.outcome {
      (lines, self.error) = ([], error)
    } else {
      (lines, error) = (Self.lines(file), nil)
    }
  }

  private static func lines(_ file: RebuiltFile) -> [Sentence] {
    let path = Printable.text(file.path, limit: 300)
    let first: Sentence
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
}
