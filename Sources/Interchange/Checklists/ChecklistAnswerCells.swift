import JSON
import Localization
import Records
import Wording

/// The cells of one answer to a checklist, whatever kind of file they stand in.
struct ChecklistAnswerCells {
  /// Trimmed; `nil` where nothing stands.
  let text: (ChecklistAnswersFile.Column) -> String?
  let position: (ChecklistAnswersFile.Column) -> TextPosition

  /// Why a row is no answer.
  struct Bad: Error {
    let fault: RecordFault
  }

  func row(_ checklist: Checklist) throws(Bad) -> ChecklistAnswersFile.Row {
    let question = try question(checklist)
    return ChecklistAnswersFile.Row(
      position: position(.question), screen: text(.screen), question: question,
      answer: try answer(), note: text(.note), criteria: try criteria(question))
  }

  private func bad(
    _ column: ChecklistAnswersFile.Column, _ problem: Sentence, fix remedy: Sentence
  ) -> Bad {
    Bad(fault: RecordFault(position(column), problem, fix: remedy))
  }

  private func question(_ checklist: Checklist) throws(Bad) -> ChecklistQuestion {
    guard let typed = text(.question) else {
      throw bad(.question, "no question is named", fix: "write the id of one")
    }
    if let number = Int(typed), checklist.questions.indices.contains(number - 1) {
      return checklist.questions[number - 1]
    }
    if let found = checklist.question(typed.lowercased()) { return found }
    let ids = checklist.questions.map(\.id)
    throw bad(
      .question, "\(checklist.id) has no question \(Quoted(typed))",
      fix: Spelling.nearest(to: typed, among: ids).map { "did you mean \($0)?" }
        ?? "the questions are \(ids.joined(separator: ", "))")
  }

  private func answer() throws(Bad) -> ChecklistAnswer {
    guard let typed = text(.answer) else {
      throw bad(.answer, "there is no answer", fix: "write one, or take the row out")
    }
    if let answer = ChecklistAnswer(reading: typed) { return answer }
    throw bad(
      .answer, "\(Quoted(typed)) is no answer",
      fix:
        "write one of \(ChecklistAnswer.allCases.map { $0.label.plain() }.joined(separator: ", "))")
  }

  private func criteria(_ question: ChecklistQuestion) throws(Bad) -> [Place]? {
    guard let cell = text(.criteria) else { return nil }
    if ["none", "beyond"].contains(PlainText.folded(cell, .letters)) { return [] }
    var places: [Place] = []
    for word in cell.split(whereSeparator: { ";, ".contains($0) }) {
      guard let place = Place(word), question.criteria.contains(place) else {
        throw bad(
          .criteria, "\(Quoted(String(word))) is none of the criteria of this question",
          fix: question.criteria.isEmpty
            ? "leave it empty; the question lies beyond WCAG"
            : "write some of \(question.criteria.map(\.description).joined(separator: ", ")), or `none`"
        )
      }
      places.append(place)
    }
    return places
  }
}
