import Localization
import Testing

@testable import Calculators

private struct Typed: CustomTestStringConvertible, Sendable {
  let text: String
  let colour: String
  var testDescription: String { text }

  init(_ text: String, _ colour: String) {
    self.text = text
    self.colour = colour
  }
}

@Suite("Colours as people type them") struct ColourTests {
  @Test(arguments: [
    Typed("#767676", "#767676"), Typed("767676", "#767676"), Typed("#FFF", "#ffffff"),
    Typed("fff", "#ffffff"), Typed("#0f08", "#00ff0088"), Typed("#11223344", "#11223344"),
    Typed("#112233ff", "#112233"), Typed("white", "#ffffff"), Typed(" SlateGray ", "#708090"),
    Typed("rebeccapurple", "#663399"), Typed("transparent", "#00000000"),
    Typed("rgb(118, 118, 118)", "#767676"), Typed("rgb(118 118 118)", "#767676"),
    Typed("RGB(46% 46% 46%)", "#757575"), Typed("rgb(0 0 0 / 50%)", "#00000080"),
    Typed("rgba(0, 0, 0, .3)", "#0000004d"), Typed("rgb(300, -20, none)", "#ff0000"),
    Typed("hsl(0, 100%, 50%)", "#ff0000"), Typed("hsl(120deg 100% 25%)", "#008000"),
    Typed("hsl(0.5turn 100% 50%)", "#00ffff"), Typed("hsl(-120, 100%, 50%)", "#0000ff"),
    Typed("hsla(240 100% 50% / 0.5)", "#0000ff80"), Typed("hsl(400grad 100% 50%)", "#ff0000"),
    Typed("hsl(3.14159265rad 100% 50%)", "#00ffff"), Typed("hsl(210 50% 40%)", "#336699"),
  ])
  private func aColourIsRead(_ row: Typed) throws {
    #expect(try Colour(row.text).description == row.colour)
  }

  @Test(arguments: [
    Typed("", "it is empty | write a colour, such as #767676"),
    Typed("#12345", "it has 5 digits | write 3, 4, 6 or 8 hexadecimal digits, such as #767676"),
    Typed("#", "it has 0 digits | write 3, 4, 6 or 8 hexadecimal digits, such as #767676"),
    Typed(
      "#abz",
      "something in it is no hexadecimal digit | write digits and the letters a to f, such as #767676"
    ),
    Typed("slategrau", "this is no colour of CSS | did you mean slategray?"),
    Typed("rgb(1, 2", "the bracket is not closed | write it as in rgb(118, 118, 118)"),
    Typed(
      "rgb(1, 2)",
      "there are not three values and perhaps one for transparency in the brackets | write it as in rgb(118, 118, 118)"
    ),
    Typed(
      "rgb(1,,2,3)",
      "there are not three values and perhaps one for transparency in the brackets | write it as in rgb(118, 118, 118)"
    ),
    Typed("rgb(nan, 1, 2)", "\"nan\" is no number | write digits, such as 118 or 46%"),
    Typed("rgb(1e999, 1, 2)", "\"1e999\" is no number | write digits, such as 118 or 46%"),
    Typed(
      "rgb(1px 2 3)",
      "\"1px\" has a unit that does not belong there | write a number or a percentage"),
    Typed(
      "hsl(10% 2% 3%)", "\"10%\" is no angle | write degrees, or use deg, grad, rad or turn"),
    Typed(
      "oklch(50% 0.1 20)",
      "the function \"oklch\" is not one that kerb computes | write the colour as #rrggbb, rgb() or hsl()"
    ),
  ])
  private func whatIsNoColourIsExplained(_ row: Typed) {
    let fault = #expect(throws: ColourFault.self) { try Colour(row.text) }
    #expect(fault.map { "\($0.problem) | \($0.remedy)" } == row.colour)
  }

  @Test func everyNameIsReadAndNoneIsThereTwice() throws {
    #expect(ColourNames.all.count == 148 && Set(ColourNames.all).count == 148)
    for name in ColourNames.all { #expect(try !Colour(name).isTranslucent) }
  }

  @Test func aTranslucentColourIsMixedWithWhatLiesBehind() throws {
    #expect(try Colour("#00000080").over(.white).description == "#7f7f7f")
    #expect(try Colour("transparent").over(Colour("#123456")).description == "#123456")
    #expect(try Colour("#abcdef").over(Colour("black")).description == "#abcdef")
  }
}
