import JSON
package import Localization
package import Records
import Wording

/// What a study has answered of one checklist, over all rounds.
package struct ChecklistProgress {
  package let answers: Int
  /// The ids of the screens that have an answer, in the order of the study.
  package let screens: [String]
  private let allScreens: Int

  package init(_ checklist: Checklist, in records: StudyRecords) {
    let items = records.evidence.filter {
      $0.checklist.map { Text.isSame($0, checklist.id.string) } ?? false
    }.flatMap(\.items).filter { $0.answer != nil }
    let named = Set(items.flatMap(\.screens).map { Text($0) })
    answers = items.count
    screens = records.study.screens.map(\.id).filter { named.contains(Text($0)) }
    allScreens = records.study.screens.count
  }

  /// "12 answers, on 3 of 8 screens".
  package var words: Sentence {
    if answers == 0 { return "not answered yet" }
    let count = Sentence.count(answers, "answer", "answers")
    return allScreens == 0
      ? count
      : "\(count), on \(screens.count) of \(allScreens, "screen", "screens")"
  }
}
