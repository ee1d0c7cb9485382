import Localization
import Testing

@testable import Reports

@Suite struct MarkdownLinksTests {
  /// As GitHub names the headings of a Markdown file.
  @Test(arguments: [
    ("Who took part", "who-took-part"),
    ("F05 Large text hides the price", "f05-large-text-hides-the-price"),
    ("A fee, 5 %: why?", "a-fee-5--why"), ("“Pay” & more", "pay--more"), ("a_b-c", "a_b-c"),
    ("Größe", "gr%C3%B6%C3%9Fe"), ("@name #12 <b>", "name-12-b"), ("😀", ""),
  ])
  func aHeadingHasTheAddressThatHostsGiveIt(_ heading: String, _ slug: String) {
    #expect(MarkdownSlug.of(heading) == slug)
  }

  private func links() -> MarkdownLinks {
    var document = Document()
    document.heading(1, "Study")
    document.heading(2, "Tasks", anchor: "tasks")
    document.heading(2, "Tasks", anchor: "again")
    return MarkdownLinks([(name: "study", document: document)])
  }

  @Test func wordsLeadToTheHeadingOfTheFileBeside() {
    func written(_ report: String, _ anchor: String?) -> String {
      let words: Sentence = "3 [of] 5"
      return words.marked(.link(ReportPlace(report: report, anchor: anchor)))
        .written(.markdown(links()), in: .english)
    }
    #expect(written("study", "tasks") == "[3 [of] 5](study.md#tasks)")
    #expect(written("study", "again") == "[3 [of] 5](study.md#tasks-1)")
    #expect(written("study", nil) == "[3 [of] 5](study.md)")
    // What is not there is no link.
    #expect(written("study", "none") == "3 [of] 5")
    #expect(written("coverage", "gaps") == "3 [of] 5")
  }

  /// Brackets of a text of a person neither end a link nor begin one.
  @Test func aTextCannotEndTheLink() {
    let words: Sentence = "F01 \("x](https://example.org) [y" as String)"
    let text = words.marked(.link(ReportPlace(report: "study", anchor: "tasks")))
      .written(.markdown(links()), in: .english)
    #expect(text.hasPrefix("[F01 x\\](") && text.hasSuffix("\\[y](study.md#tasks)"))
  }
}
