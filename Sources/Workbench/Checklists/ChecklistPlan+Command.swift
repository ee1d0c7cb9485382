import JSON
package import Records
import Wording

extension ChecklistPlan {
  /// The command that goes on with it: with all that would otherwise be taken to be something else.
  ///
  /// - Parameter records: The study now, which says what is usual.
  package func command(in records: StudyRecords) -> String {
    var words = ["kerb checklist run", study, checklist.id.string]
    switch scope {
    case .screen(let id, _): words += ["--screen", id]
    case .allScreens: words.append("--all-screens")
    case .product: break
    }
    if let round, round != EvidenceRound.usual(records) { words += ["--round", String(round)] }
    if !Text.isSame(judgedBy, Self.usualRole(checklist)) {
      words += ["--by", ShellWord.word(judgedBy)]
    }
    if let tool { words += ["--tool", ShellWord.word(tool)] }
    return words.joined(separator: " ")
  }
}
