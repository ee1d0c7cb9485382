import JSON
import Localization
import Records
import Testing
import Wording

@testable import Calculators
@testable import Interchange

@Suite("Pairs of colours from tables") struct ColourPairsFileTests {
  private func read(_ text: String) throws -> ColourPairsFile {
    try ColourPairsFile(Array(text.utf8), place: "colours")
  }

  @Test func aTableIsRead() throws {
    let file = try read(
      "Foreground;bg;Use;name\n#777;#fff;Large text;Link\n\"rgb(0, 0, 0)\";white;;\n;;;\n")
    #expect(file.faults == [] && file.pairs.count == 2)
    #expect(file.pairs[0].name == "Link" && file.pairs[0].use == .large)
    #expect(file.pairs[1].use == nil && file.pairs[1].text.description == "#000000")
    #expect(file.messages == ["The fields are separated by a semicolon, not a comma."])
  }

  @Test func slipsAreToldWithTheirPlace() throws {
    let file = try read("text,background,use\n#777,,text\nslategrau,white,\n#000,#fff,huge\n")
    #expect(
      file.faults.map { "\($0.position) \($0.problem) | \($0.remedy)" } == [
        "2:6 there is no colour under background | write one, or take the row out",
        "3:1 \"slategrau\": this is no colour of CSS | did you mean slategray?",
        "4:11 \"huge\" is no use of colours | write one of text, large, graphic",
      ])
    #expect(file.pairs.isEmpty)
  }

  @Test func aTableNeedsItsTwoColumns() throws {
    let error = #expect(throws: WorkbenchError.self) { try read("text,colourful\n#777,#fff\n") }
    #expect(error?.place == "colours:1:1")
  }
}
