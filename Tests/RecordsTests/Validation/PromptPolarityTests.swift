import Localization
import Testing

@testable import Records

@Suite("Prompts: which answer speaks for the product")
struct PromptPolarityTests {
  struct Row: CustomTestStringConvertible {
    let polarity: PromptPolarity
    let answer: PromptAnswer
    let speaksForIt: Bool?
    var testDescription: String { "\(polarity.id), answered \(answer.id)" }
  }

  @Test(arguments: [
    Row(polarity: .seen, answer: .seen, speaksForIt: true),
    Row(polarity: .seen, answer: .notSeen, speaksForIt: false),
    Row(polarity: .seen, answer: .didNotComeUp, speaksForIt: nil),
    Row(polarity: .notSeen, answer: .seen, speaksForIt: false),
    Row(polarity: .notSeen, answer: .notSeen, speaksForIt: true),
    Row(polarity: .notSeen, answer: .didNotComeUp, speaksForIt: nil),
  ])
  func judges(_ row: Row) {
    #expect(row.polarity.judges(row.answer) == row.speaksForIt)
  }

  /// "Seen" alone does not say that it means yes; the label under a question does, and says nothing of good or bad.
  @Test func whatIsAskedSaysYesAndNo() {
    #expect(
      PromptAnswer.allCases.map(\.asked) == ["seen (yes)", "not seen (no)", "did not come up"])
    #expect(PromptAnswer.allCases.allSatisfy { !$0.asked.plain().contains("product") })
  }

  @Test func aListSaysWhatIsNotYes() {
    #expect(PromptPolarity.remark(.seen) == "")
    #expect(PromptPolarity.remark(.notSeen) == "No speaks for the product.")
    #expect(PromptPolarity.remark(nil) == "Which answer speaks for the product is not said.")
  }
}
