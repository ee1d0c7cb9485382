import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Plots")
struct PlotTests {
  private static func plots(_ words: String) throws -> [(name: String, svg: String)] {
    let plots = StudyPlots(try SampleRound.study(words: words))
    return StudyPlots.files.map { name in
      (name, String(decoding: plots.svg(name) ?? [], as: UTF8.self))
    }
  }

  @Test(arguments: ["by card", "<b>|*&'\\\"] \u{7} \u{FFFE} ]]> &amp;"])
  func everyFileIsWellFormed(_ words: String) throws {
    for (name, svg) in try Self.plots(words) {
      let tree = try XMLCheck.read(svg)
      #expect(tree.root == "svg", "\(name)")
      #expect(tree.attributes["role"] == "img")
      #expect(tree.attributes["xmlns"] == "http://www.w3.org/2000/svg")
      #expect(tree.attributes["viewBox"]?.hasPrefix("0 0 720 ") == true)
      let ids = tree.attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
      #expect(ids.count == 2 && ids.allSatisfy(tree.ids.contains), "\(name)")
      #expect(
        tree.text(of: "title").allSatisfy { !$0.isEmpty } && tree.text(of: "title").count == 1)
      #expect(tree.text(of: "desc").allSatisfy { !$0.isEmpty } && tree.text(of: "desc").count == 1)
    }
  }

  @Test func nothingRunsAndNothingComesFromElsewhere() throws {
    let allowed: Set = ["svg", "title", "desc", "rect", "text", "line", "circle", "polygon"]
    for (name, svg) in try Self.plots("by card") {
      let tree = try XMLCheck.read(svg)
      #expect(tree.elements.isSubset(of: allowed), "\(name)")
      #expect(tree.attributeNames.allSatisfy { !$0.hasPrefix("on") && !$0.contains("href") })
      // The background comes first and covers everything.
      let first = svg.split(separator: "\n").first { $0.hasPrefix("<rect") }
      #expect(first?.contains(##"fill="#ffffff""##) == true)
    }
  }

  /// Relative luminance and contrast as WCAG defines them.
  private static func contrast(_ one: [UInt8], _ two: [UInt8]) -> Double {
    func luminance(_ colour: [UInt8]) -> Double {
      func linear(_ part: UInt8) -> Double {
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
      }
      return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    }
    let (a, b) = (luminance(one), luminance(two))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// x to the power of 2.4: the fifth root, found by halving, of x to the twelfth.
  private static func power(_ x: Double) -> Double {
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * x }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle * middle * middle * middle * middle < twelfth {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  @Test func contrastIsHighEnough() throws {
    #expect(abs(Self.contrast([0, 0, 0], [255, 255, 255]) - 21) < 0.01)
    for colour in PlotColour.marks {
      let parts = [colour.red, colour.green, colour.blue]
      let paper = [PlotColour.paper.red, PlotColour.paper.green, PlotColour.paper.blue]
      #expect(Self.contrast(parts, paper) >= 4.5, "\(colour.hex)")
    }
    // Nothing is drawn in another colour.
    let known = Set((PlotColour.marks + [.paper]).map(\.hex))
    for (name, svg) in try Self.plots("by card") {
      for piece in svg.split(separator: "#").dropFirst()
      where piece.prefix(6).allSatisfy(\.isHexDigit) {
        #expect(known.contains("#" + piece.prefix(6)), "\(name) #\(piece.prefix(6))")
      }
    }
  }

  /// The numbers of each row of the table stand in the drawing, in the same words.
  @Test func drawingAndTableSayTheSame() throws {
    let study = try SampleRound.study()
    let plots = StudyPlots(study)
    let table = StudyDocument.document(study).markdown()
    let all = [
      plots.completion, plots.times, plots.ease, plots.questionnaires, plots.completionChanges,
      plots.timesChanges, plots.easeChanges,
    ]
    for plot in all {
      let words = try XMLCheck.read(String(decoding: plot.svg(), as: UTF8.self)).text(of: "text")
      #expect(!plot.rows.isEmpty)
      for row in plot.rows {
        #expect(
          words.joined(separator: " ").contains(plot.caption(row).plain()),
          "\(plot.name) \(row.label)")
        for word in row.words where row.value != nil && word != "no figure" {
          #expect(plot.caption(row).plain().contains(word.plain()))
        }
        let cells = ([row.label] + row.words).map { $0.plain() }
        #expect(table.contains("| " + cells.joined(separator: " | ") + " |"), "\(cells)")
      }
    }
    let findings = try XMLCheck.read(String(decoding: plots.findings.svg(), as: UTF8.self))
    #expect(!plots.findings.points.isEmpty)
    for point in plots.findings.points {
      #expect(findings.text(of: "text").contains { $0.contains(point.label) })
      #expect(
        table.contains("| " + point.words.map { $0.plain() }.joined(separator: " | ") + " |"),
        "\(point.words)")
    }
  }

  @Test func theDescriptionSaysWhatThePlotShows() throws {
    let plots = StudyPlots(try SampleRound.study())
    #expect(
      plots.completion.sentence.plain()
        == "Share of participants who completed the task without help, one task: “Buy a ticket” 50 %; n = 8 first attempts. Outcome or help not recorded: 1 task."
    )
  }

  @Test func withoutDataTheDrawingSaysSo() throws {
    let plots = StudyPlots(StudySummary.measure(try StudyText().records()))
    for name in ["study-questionnaires.svg", "study-findings.svg"] {
      let svg = String(decoding: try #require(plots.svg(name)), as: UTF8.self)
      #expect(svg.contains("There is nothing to draw yet."))
      #expect(svg.contains("there is no figure yet."))
    }
    #expect(plots.svg("study-other.svg") == nil)
    #expect(plots.svg("study-changes-completion.svg") == nil)
  }

  struct Axis: CustomTestStringConvertible, Sendable {
    let longest: Double
    let labels: [String]
    var testDescription: String { "\(longest) s" }
  }

  @Test(arguments: [
    Axis(longest: 3, labels: ["0 s", "1 s", "2 s", "3 s"]),
    Axis(longest: 70, labels: ["0 s", "15 s", "30 s", "45 s", "1 min", "1 min 15 s"]),
    Axis(longest: 600, labels: ["0 s", "2 min", "4 min", "6 min", "8 min", "10 min"]),
    Axis(longest: 9000, labels: ["0 s", "30 min", "1 h", "90 min", "2 h", "150 min"]),
  ])
  func axesOfTimesHaveRoundNumbers(_ row: Axis) {
    let axis = PlotAxis.times(longest: row.longest)
    #expect(axis.ticks.map { $0.label.plain() } == row.labels)
    #expect(axis.high >= row.longest)
  }
}
