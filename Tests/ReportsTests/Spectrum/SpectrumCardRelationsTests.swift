import Localization
import Measures
import Records
import StudyText
import Testing

@testable import Reports

/// The card of an ability and the coverage report name the same relations, from the same source.
@Suite("Relations of criteria on cards and in coverage") struct SpectrumCardRelationsTests {
  private func card(_ dimension: Dimension) throws -> SpectrumCard {
    let spectrum = try StudyText.read(
      Spectrum.self,
      #"{"id": "\#(dimension.id)", "dimension": "\#(dimension.id)", "title": "T"}"#)
    return SpectrumCard(spectrum, profiles: [], spectrums: [], studies: [])
  }

  @Test(arguments: Dimension.builtIn)
  func nothingThatCoverageSaysTheStandardLacks(_ dimension: Dimension) throws {
    let target = WCAGTarget(version: .v22, level: .aaa, platform: .ios)
    let fit = try #require(target.platformFit)
    let lacking = Set(fit.notInStandard.map(\.number.description))
    #expect(lacking.contains("2.5.8"))
    let named = try card(dimension).criteria.map(\.number.description)
    #expect(named.filter(lacking.contains) == [], "\(dimension.id)")
  }

  /// Coverage says whom to ask by ``Criterion/whoShouldLook``; the card by its criteria.
  @Test(arguments: Dimension.builtIn)
  func whoShouldLookIsOfTheSameAbilities(_ dimension: Dimension) throws {
    let named = Set(try card(dimension).criteria.map(\.number))
    for criterion in WCAGCatalogue.shared.criteria {
      let people = criterion.needs.primary.filter { $0.dimension == dimension }
      #expect(named.contains(criterion.number) == !people.isEmpty, "\(criterion.label)")
      if criterion.needs.isEmpty, !criterion.isMeasuredOnly {
        #expect(
          criterion.whoShouldLook == "people with different needs; no source names them",
          "\(criterion.label)")
      }
    }
  }

  @Test func bothPrintWhereTheRelationsComeFrom() throws {
    let source = FunctionalNeeds.source.plain()
    #expect(source.contains("Unverified"))
    for dimension in [Dimension.see, .feel] {
      let text = SpectrumCardDocument.document(try card(dimension), .share).markdown()
      #expect(text.contains(source), "\(dimension.id)")
    }
    let coverage = CoverageDocument.document(try SampleStudy.coverage()).markdown()
    #expect(coverage.contains(source))
  }
}
