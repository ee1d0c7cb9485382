/// What came of an event of a questionnaire.
package typealias SurveyOutcome = StepOutcome<SurveyEntry>

/// What stands for one item from now on.
package struct SurveyEntry: Hashable, Sendable {
  /// The item's id.
  package let item: String
  package let answer: SurveySheet.Answer
  /// When it was given, milliseconds since 1970.
  package let at: Int

  package init(item: String, answer: SurveySheet.Answer, at: Int) {
    self.item = item
    self.answer = answer
    self.at = at
  }
}
