import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("The plot of needs and principles")
struct NeedsPlotTests {
  /// So many people with a need in seeing, of whom some met a barrier that a note ties to it.
  private func coverage(_ people: Int, met: Int) throws -> Coverage {
    var text = StudyText()
    for number in 0..<people {
      let id = "P\(number + 10)-aaaa"
      text.participants.append(
        #"{"id": "\#(id)", "needs": {"n": {"dimension": "see", "duration": "permanent"}}}"#)
      let note = StudyText.note(
        "barrier", confirmed: ["1.1.1"], more: #""dimensions": ["see"]"#)
      text.meet("S\(number + 10)-aaaa", [id], notes: number < met ? [note] : [])
    }
    return Coverage.measure(try text.records())
  }

  @Test func theDrawingSaysTheNumbersOfTheTable() throws {
    let coverage = try coverage(6, met: 2)
    let plot = try #require(NeedsPlot(coverage))
    let words = try XMLCheck.read(String(decoding: plot.svg(), as: UTF8.self)).text(of: "text")
    for row in coverage.people.needsByPrinciple where row.people > 0 {
      for cell in row.cells where cell.tried > 0 {
        #expect(words.contains("\(cell.met) of \(cell.tried)"), "\(row.label)")
      }
      #expect(words.contains(row.beyondWcag.words.plain()))
    }
    let numbers = words.count { word in
      word.contains(" of ") && word.allSatisfy { !$0.isLetter || "of".contains($0) }
    }
    let told = coverage.people.needsByPrinciple.filter { $0.people > 0 }
    #expect(numbers == told.reduce(0) { $0 + $1.cells.count { $0.tried > 0 } + 1 })
    // One mark for each person and place; filled ones for those who met a barrier.
    let svg = String(decoding: plot.svg(), as: UTF8.self)
    let marks = told.reduce(0) { sum, row in
      sum + row.people + row.cells.reduce(0) { $0 + $1.tried }
    }
    #expect(svg.components(of: "<circle") == marks)
    let filled = told.reduce(0) { sum, row in
      sum + row.beyondWcag.met + row.cells.reduce(0) { $0 + $1.met }
    }
    #expect(svg.components(of: "fill=\"\(PlotColour.measured.hex)\" stroke") == filled)
  }

  /// Colour is never the only sign: whoever sees none tells a filled mark from a ring, and reads the number.
  @Test func aMarkDiffersInShape() throws {
    let plot = try #require(NeedsPlot(try coverage(6, met: 2)))
    let svg = String(decoding: plot.svg(), as: UTF8.self)
    #expect(svg.contains("fill=\"#ffffff\" stroke=\"\(PlotColour.measured.hex)\""))
    #expect(plot.legend.map { $0.plain() }.contains { $0.hasPrefix("Filled") })
    #expect(plot.legend.map { $0.plain() }.contains { $0.hasPrefix("Ring") })
  }

  @Test(arguments: [9, 10, 25])
  func manyPeopleGetAShareWithItsInterval(_ people: Int) throws {
    let plot = try #require(NeedsPlot(try coverage(people, met: 3)))
    let legend = plot.legend.map { $0.plain() }.joined(separator: " ")
    #expect(legend.contains("95% interval") == (people >= 10))
    #expect(plot.sentence.plain().contains("(n = \(people))"))
  }

  @Test func withoutPeopleThereIsNone() throws {
    #expect(NeedsPlot(try coverage(0, met: 0)) == nil)
  }

  /// Nothing that is drawn lies beyond the edge of a narrow page.
  @Test func everythingFitsOnANarrowPage() throws {
    for people in [1, 9, 12] {
      let plot = try #require(NeedsPlot(try coverage(people, met: 1)))
      let tree = try XMLCheck.read(try #require(plot.element(in: .english)))
      #expect(tree.attributes["viewBox"]?.hasPrefix("0 0 288 ") == true)
    }
  }
}

extension String {
  fileprivate func components(of piece: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: piece) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
