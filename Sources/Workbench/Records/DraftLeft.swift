import JSON
import Localization
import Measures
import Merging
import Records

/// What is said when somebody takes out that a profile is a draft from participants.
enum DraftLeft {
  /// - Parameter before: The profile as it was; `nil` for a new one.
  static func remarks(_ draft: RecordDraft, before: JSONDocument?) -> [Sentence] {
    guard let before = before.flatMap({ JSONValue($0.root).object }) else { return [] }
    let (was, now) = (Marks { before[$0] }, Marks { draft.value($0) })
    if was.isDraft, !now.isDraft {
      return [
        "This was a draft from participants, and stayed in the team. Nothing in it says so any more: from now on the edition for sharing has its card, and nobody checks whether that points at somebody. To keep it in the team, put the line back into what it is based on: \"Draft from 3 participants of the study …\"."
      ]
    }
    guard was.hasLine, !now.hasLine else { return [] }
    return [
      "What it is based on no longer says that it is a draft from participants. It stays in the team as long as its summary does."
    ]
  }

  /// What a profile says of being a draft.
  private struct Marks {
    let hasLine: Bool
    let isDraft: Bool

    init(_ value: (PartialKeyPath<Profile>) -> JSONValue?) {
      let lines = (value(\.basedOn)?.array ?? []).compactMap(\.string)
      hasLine = DraftMark.isDraft(basedOn: lines, summary: nil)
      isDraft = DraftMark.isDraft(basedOn: lines, summary: value(\.summary)?.string)
    }
  }
}
