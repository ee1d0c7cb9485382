import Localization
import Testing

@testable import Records

@Suite("Words")
struct WordTests {
  /// One list of words: its ids, and whether each reads back.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ids: [String]
    let isRoundTrip: Bool
    let labels: [String]

    init<Choice: Word>(_ choice: Choice.Type) {
      testDescription = "\(choice)"
      let words = Array(choice.allCases)
      ids = words.map(\.id)
      labels = words.map { $0.label.plain() }
      isRoundTrip = words.allSatisfy { Choice(id: $0.id) == $0 }
    }
  }

  static let rows: [Row] = [
    Row(EvidenceKind.self), Row(Outcome.self), Row(ObservationKind.self), Row(Speaker.self),
    Row(Wording.self), Row(Basis.self), Row(FindingKind.self), Row(FindingState.self),
    Row(NeedDuration.self), Row(Certainty.self), Row(Absence.self), Row(Proficiency.self),
    Row(AgeBand.self), Row(SkillBasis.self), Row(LastingCircumstance.self), Row(UseReason.self),
    Row(ConsentManner.self), Row(ConsentSupport.self), Row(Permission.self),
    Row(WithdrawalScope.self), Row(Role.self), Row(SessionMode.self), Row(CircumstanceBasis.self),
    Row(AttemptOutcome.self), Row(Assistance.self), Row(PromptAnswer.self),
    Row(InstrumentKind.self), Row(WordingStatus.self), Row(RawNotesRule.self),
    Row(SpectrumStart.self), Row(DesignPrinciple.self), Row(ConformanceLevel.self),
    Row(WCAGVersion.self), Row(ProductPlatform.self),
  ]

  @Test(arguments: rows) func everyWordReadsBackAndHasALabel(_ row: Row) {
    #expect(row.isRoundTrip)
    #expect(Set(row.ids).count == row.ids.count)
    #expect(Set(row.labels).count == row.labels.count)
    #expect(row.labels.allSatisfy { !$0.isEmpty })
    for (id, label) in zip(row.ids, row.labels) where id.contains(where: \.isUppercase) {
      #expect(label != id, "a label is words, never a key")
    }
  }

  @Test func dimensionsHaveLabelsAndAnOrder() {
    #expect(
      Dimension.builtIn.allSatisfy {
        $0.label.plain() != $0.id && ScalarRule.isDimension($0.id)
      })
    #expect(Set(Dimension.builtIn.map(\.label)).count == Dimension.builtIn.count)
    let own = [Dimension(id: "balance"), Dimension(id: "zeal")]
    #expect((own + Dimension.builtIn).sorted() == Dimension.builtIn + own)
    #expect(Dimension(id: "balance").label == "balance")
    #expect(Dimension.core.allSatisfy(Dimension.builtIn.contains))
  }

  @Test func impactsRunFromNothingToBlocking() {
    #expect(Impact.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(Impact.allCases.sorted() == Impact.allCases)
    #expect(Impact(rawValue: 5) == nil)
    #expect(FindingState.allCases.filter { !$0.isOpen } == [.fixed])
    #expect(PromptAnswer.allCases.filter { !$0.isExercise } == [.didNotComeUp])
  }
}
