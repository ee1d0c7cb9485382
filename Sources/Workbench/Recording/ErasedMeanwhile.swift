package import Localization
import Records
package import Wording

/// What was erased while somebody recorded, reviewed or asked: the facts, and the sentences about them.
package struct ErasedMeanwhile: Equatable {
  let study: String
  /// The session that it was about; `nil` for answers outside sessions.
  let session: String?
  /// The ids of who has taken everything back; nobody where a session was erased alone.
  let people: [String]
  let isSessionErased: Bool
  /// Whether others took part too.
  let hasOthers: Bool

  /// "P07 has taken everything back." or "S01 was erased."
  package var title: Sentence {
    let names = people.map(Self.short)
    switch names.count {
    case 0:
      return session.map { "\(Self.short($0)) was erased." } ?? "What this is about was erased."
    case 1: return "\(names[0]) has taken everything back."
    default: return "\(Sentence.list(names)) have taken everything back."
    }
  }

  /// How it came, and what becomes of what is typed.
  package var explanation: [Sentence] {
    [
      "It was done elsewhere: in another kerb on this machine, or by a merge.",
      "What you typed last was not kept, and nothing is kept that you type from now on.",
    ]
  }

  /// What to do next.
  package var nextSteps: [Sentence] {
    var steps: [Sentence] = []
    if !people.isEmpty {
      steps.append(
        "Somebody who takes part again gets a new number: `kerb participant new \(ShellWord.word(study))`"
      )
    }
    if hasOthers || people.isEmpty {
      steps.append(
        people.isEmpty
          ? "Whoever takes part can go on in a new session: `kerb record \(ShellWord.word(study))`"
          : "The others can go on in a new session: `kerb record \(ShellWord.word(study))`"
      )
    }
    return steps
  }

  /// What is thrown where something would be written all the same.
  package var refusal: WorkbenchError {
    WorkbenchError(.invalidData, at: "", "\(title)", fix: "Nothing is written any more.")
  }

  private static func short(_ id: String) -> String { RecordID(id)?.short ?? id }
}
