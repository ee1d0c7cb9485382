import JSON
import Records
import StudyText
import Testing

@testable import Measures

@Suite("Figures of a spectrum")
struct SpectrumFiguresTests {
  /// One number; what a row does not say is the same for all.
  private static func figure(
    _ definition: String, _ value: String, unit: String = "percent", time: String = "atOneTime",
    population: String = "adults", year: Int = 2022, source: String = "a count",
    within: String? = nil
  ) -> String {
    let inside = within.map { #","within": "\#($0)""# } ?? ""
    return
      #""\#(definition)": {"definition": "\#(definition)", "value": \#(value), "unit": "\#(unit)", "time": "\#(time)", "population": "\#(population)", "year": \#(year), "source": "\#(source)"\#(inside)}"#
  }

  private static func groups(_ figures: [String]) throws -> [SpectrumFigures] {
    let text =
      #"{"~format": "spectrum/1", "id": "touch", "dimension": "touch", "figures": {\#(figures.joined(separator: ","))}}"#
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return SpectrumFigures.groups(Spectrum(&reader).figures)
  }

  @Test("numbers of one source, year and population go from the largest to the sum")
  func range() throws {
    let groups = try Self.groups([
      Self.figure("cognition", "13.9"), Self.figure("mobility", "12.2"),
      Self.figure("living alone", "7.7"), Self.figure("hearing", "6.2"),
      Self.figure("vision", "5.5"), Self.figure("self-care", "3.6"),
    ])
    #expect(groups.count == 1)
    let range = try #require(groups[0].together)
    #expect(range.lowerBound == 13.9)
    #expect(abs(range.upperBound - 49.1) < 1e-9)
    #expect(groups[0].first.definition == "cognition")
  }

  @Test("more than all is never said")
  func atMostAll() throws {
    let groups = try Self.groups([Self.figure("one", "70"), Self.figure("other", "60")])
    #expect(groups[0].together == 70...100)
  }

  @Test(
    "what is of another source, year, population, unit or time is never added",
    arguments: [
      figure("other", "4", source: "another count"), figure("other", "4", year: 2021),
      figure("other", "4", population: "children"), figure("other", "4", unit: "people"),
      figure("other", "4", time: "newPerYear"),
    ])
  func apart(_ other: String) throws {
    let groups = try Self.groups([Self.figure("one", "3"), other])
    #expect(groups.count == 2)
    #expect(groups.allSatisfy { $0.together == nil })
  }

  @Test("what is new in a year, and moments, are quoted alone")
  func flows() throws {
    for (unit, time) in [("people", "newPerYear"), ("moments", "atOneTime")] {
      let groups = try Self.groups([
        Self.figure("one", "3", unit: unit, time: time),
        Self.figure("other", "4", unit: unit, time: time),
      ])
      #expect(groups.count == 1 && groups[0].together == nil)
    }
  }

  @Test("a number that another holds is not added to it")
  func nested() throws {
    let groups = try Self.groups([
      Self.figure("hearing loss", "20"),
      Self.figure("needs rehabilitation", "6", within: "hearing loss"),
    ])
    #expect(groups.count == 1 && groups[0].together == nil)
    let slip = try Self.groups([
      Self.figure("hearing loss", "20"), Self.figure("other", "6", within: "haering loss"),
    ])
    #expect(slip[0].together == nil)
  }
}
