import Localization
import Testing

@Suite("Claims of documents")
struct ReportClaimTests {
  private struct Counted: ReportClaim {
    static let id = "test.counted"
    let count: Int
    var sentence: Sentence { "\(count, "participant", "participants") tried it." }
  }

  private func document(_ make: (inout Document) -> Void) -> Document {
    var document = Document()
    make(&document)
    return document
  }

  @Test("A claim is found wherever it is printed, and once")
  func found() {
    let three = Sentence(Counted(count: 3))
    let document = document {
      $0.heading(1, "Title")
      $0.paragraph("In short: \(three)")
      $0.list([three.capitalised, Sentence.joined([Sentence(Counted(count: 4)), "more"], "; ")])
      $0.table("Counts", none: "None.", columns: ["Who"], rows: [[Sentence(Counted(count: 5))]])
    }
    #expect(document.claims.compactMap { ($0 as? Counted)?.count } == [3, 4, 5])
  }

  @Test("The words of a claim are printed as they stand, in every style")
  func printed() {
    #expect(Sentence(Counted(count: 1)).plain() == "1 participant tried it.")
    #expect(Sentence(Counted(count: 1), as: "1 tried it").plain() == "1 tried it")
  }

  @Test("Words that no claim covers are named")
  func unclaimed() {
    let document = document {
      $0.paragraph(Sentence(Counted(count: 3)))
      $0.paragraph("Nothing is wrong here.")
      $0.notice(Sentence(Counted(count: 3)) + " And more.")
      $0.list([Sentence(Counted(count: 2)) + "; " + Sentence(Counted(count: 1)) + "."])
    }
    #expect(
      document.unclaimed.map { $0.plain() }
        == ["Nothing is wrong here.", "3 participants tried it. And more."])
  }
}
