import Calculators
import CommandLine
import JSON
import Localization
import Records
import Testing
import Workbench

@testable import kerb

/// No two lines of a calculator may contradict each other, whatever is asked.
@Suite("Verdicts of the calculators agree") struct CalculatorAgreementTests {
  private static let sides = [
    0.1, 1, 23, 23.9, 23.99, 24, 24.1, 34, 40, 43.9, 43.99, 44, 44.1, 45, 47, 47.9, 48, 63, 64, 120,
  ]

  /// Pixels of the screen for a unit, and pixels an inch.
  private static let screens: [(Double?, Double?)] = [
    (nil, nil), (1, nil), (2, nil), (3, nil), (3, 460), (2, 264), (1, 96), (2.625, 420), (4, 160),
  ]

  @Test(arguments: TargetPlatform.allCases)
  func targets(_ platform: TargetPlatform) throws {
    for width in Self.sides {
      for height in Self.sides {
        for (density, pixelsAnInch) in Self.screens {
          let size = try #require(TargetSize(width: width, height: height))
          let check = TargetCheck(
            size, on: platform, density: density, pixelsAnInch: pixelsAnInch)
          let lines = TargetText(check).lines.map { $0.plain() }
          let place: Comment = "\(width) by \(height) on \(platform), \(lines)"
          agree(check, lines, place)
        }
      }
    }
  }

  private func agree(_ check: TargetCheck, _ lines: [String], _ place: Comment) {
    let verdicts = lines.filter { $0.hasPrefix("passes") || $0.hasPrefix("fails") }
    let norms: [(sign: String, side: Double)] =
      [("2.5.8", 24), ("2.5.5", 44)] + (check.platform.advisedSide.map { [("guide", $0)] } ?? [])
    #expect(verdicts.count == norms.count, place)
    for norm in norms {
      let line = verdicts.filter { $0.contains(norm.sign) }
      #expect(line.count == 1, place)
      // Each says what its own side says, so a larger norm never passes where a smaller one fails.
      #expect(line.first?.hasPrefix("passes") == (check.size.shorter >= norm.side), place)
      let text = "at least \(Int(norm.side)) by \(Int(norm.side))"
      #expect(line.first?.contains(text) == true, place)
    }
    // Outside the verdicts nothing judges.
    for line in lines where !verdicts.contains(line) {
      for word in ["oo small", "arge enough", "oo large", "is met", "is missed", "need at least 7"]
      {
        #expect(!line.contains(word), place)
      }
    }
    #expect(
      lines.contains { $0.hasPrefix("Spacing exception") } == (check.size.shorter < 24), place)
    let failing = verdicts.filter { $0.hasPrefix("fails") && $0.contains("2.5.8") }
    #expect(failing.allSatisfy { $0.contains("unless an exception applies") }, place)
  }

  /// A size printed in tenths never reads as the limit that it misses.
  @Test func aSizeBelowALimitIsNeverPrintedAsTheLimit() throws {
    for (side, limit) in [(23.99, "24"), (43.99, "44"), (47.99, "48")] {
      let size = try #require(TargetSize(width: side, height: side))
      let first = TargetText(TargetCheck(size, on: .android)).lines[0].plain()
      #expect(!first.contains(limit), "\(first)")
    }
  }

  @Test func contrasts() throws {
    let greys = stride(from: 0, through: 255, by: 5).map { "rgb(\($0),\($0),\($0))" }
    for text in greys + ["#777", "#767676", "#595959", "#949494", "#0000ee", "#00000080"] {
      for back in ["#fff", "#000", "#777", "#ffffffc0"] {
        let check = ContrastCheck(text: try Colour(text), background: try Colour(back))
        let place: Comment = "\(text) on \(back): \(check.ratio)"
        let met = ContrastRequirement.all.filter(check.meets)
        for requirement in ContrastRequirement.all {
          // Whoever passes a stricter limit passes a milder one.
          let milder = ContrastRequirement.all.filter { $0.least <= requirement.least }
          if check.meets(requirement) { #expect(milder.allSatisfy(met.contains), place) }
          // The printed ratio, read back, is on the same side of the limit.
          let printed = try #require(Double(check.ratio.description.dropLast(2)))
          #expect((printed >= requirement.least.value) == check.meets(requirement), place)
          guard !check.meets(requirement) else { continue }
          for colour in [
            check.texts(reaching: requirement).darker, check.texts(reaching: requirement).lighter,
          ].compactMap(\.self) {
            let mended = ContrastCheck(text: colour, background: check.seenBackground)
            #expect(mended.meets(requirement), place)
          }
        }
      }
    }
  }

  /// The criteria that calculators name are those of the catalogue, at the level that they print.
  @Test func namedCriteriaAreTheCataloguesOwn() throws {
    for requirement in ContrastRequirement.all {
      let number = try #require(CriterionNumber(requirement.criterion))
      let level: ConformanceLevel = requirement.isEnhanced ? .aaa : .aa
      #expect(WCAGCatalogue.shared[number].level == level, "\(number)")
    }
    let size = try #require(TargetSize(width: 1, height: 1))
    for line in TargetText(TargetCheck(size, on: .web)).lines.prefix(3).dropFirst() {
      let words = line.plain().split(separator: " ")
      let number = try #require(CriterionNumber(String(words[1])))
      let criterion = WCAGCatalogue.shared[number]
      #expect(line.plain().contains("\(criterion.label), \(criterion.level):"))
    }
  }
}
