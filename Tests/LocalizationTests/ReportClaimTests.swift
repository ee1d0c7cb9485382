import Localization
import Testing

@Suite("Claims of documents")
struct ReportClaimTests {
  private func counted(_ count: Int) -> Sentence {
    .claim(
      "test.counted", ["count": count], "\(count, "participant", "participants") tried it.")
  }

  private func document(_ make: (inout Document) -> Void) -> Document {
    var document = Document()
    make(&document)
    return document
  }

  @Test("A claim is found wherever it is printed, and once")
  func found() {
    let three = counted(3)
    let document = document {
      $0.heading(1, "Title")
      $0.paragraph("In short: \(three)")
      $0.list([three.capitalised, Sentence.joined([counted(4), "more"], "; ")])
      $0.table("Counts", none: "None.", columns: ["Who"], rows: [[counted(5)]])
    }
    #expect(document.claims.map { $0.sentence.plain() } == (3...5).map { counted($0).plain() })
  }

  @Test("Equal words about two subjects are two claims")
  func subjects() {
    let document = document {
      for finding in ["F01", "F02", "F01"] {
        $0.paragraph(.claim("test.unrated", ["finding": finding], "severity: not rated"))
      }
    }
    #expect(document.claims.count == 2)
  }

  @Test("The words of a claim are printed as they stand, in every style")
  func printed() {
    #expect(counted(1).plain() == "1 participant tried it.")
    #expect(counted(1).worded("1 tried it").plain() == "1 tried it")
  }

  @Test("Words that no claim covers are named")
  func unclaimed() {
    let document = document {
      $0.paragraph(counted(3))
      $0.paragraph("Nothing is wrong here.")
      $0.notice(counted(3) + " And more.")
      $0.list([counted(2) + "; " + counted(1) + "."])
    }
    #expect(
      document.unclaimed.map { $0.plain() }
        == ["Nothing is wrong here.", "3 participants tried it. And more."])
  }
}
