import Localization
import Reports
import Testing

@Suite("Reports as HTML")
struct HTMLPageTests {
  private static func page(_ name: String, words: String = "by card") throws -> HTMLCheck {
    try HTMLCheck(try SamplePages.document(name, words: words).html(of: name))
  }

  @Test(arguments: SamplePages.names)
  func landmarksAndHeadingsAreInOrder(_ name: String) throws {
    let root = try Self.page(name).root
    for landmark in ["header", "main", "footer", "h1"] {
      #expect(root.all(landmark).count == 1, "\(landmark)")
    }
    #expect(root.all("head").first?.all("title").count == 1)
    #expect(root.all("html").first?.attributes["lang"] == "en")
    let levels = root.all.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h")
        ? element.name.last?.wholeNumberValue : nil
    }
    #expect(levels.first == 1)
    for (above, below) in zip(levels, levels.dropFirst()) {
      #expect(below <= above + 1 && below > 1, "\(levels)")
    }
    #expect(
      root.all("main").first?.children.contains { !$0.text.allSatisfy(\.isWhitespace) } == true)
  }

  @Test(arguments: SamplePages.names)
  func idsAreUniqueAndLinksLeadThere(_ name: String) throws {
    let root = try Self.page(name).root
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let links = root.all("a").compactMap { $0.attributes["href"] }
    #expect(links.first == "#main")
    for link in links { #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst()))) }
    let labels = root.all.compactMap { $0.attributes["aria-labelledby"] }
    for label in labels.flatMap({ $0.split(separator: " ").map(String.init) }) {
      #expect(ids.contains(label))
    }
  }

  @Test(arguments: SamplePages.names)
  func everyTableHasCaptionAndScopes(_ name: String) throws {
    for table in try Self.page(name).root.all("table") {
      let captions = table.all("caption")
      #expect(captions.count == 1 && captions[0].text.hasSuffix("."), "\(captions[0].text)")
      let columns = table.all("thead").flatMap { $0.all("th") }
      #expect(columns.count > 1 && columns.allSatisfy { $0.attributes["scope"] == "col" })
      for row in table.all("tbody").flatMap({ $0.all("tr") }) {
        let cells = row.children.map(\.name)
        #expect(cells == ["th"] + Array(repeating: "td", count: columns.count - 1))
        #expect(row.all("th").allSatisfy { $0.attributes["scope"] == "row" })
        #expect(row.children.allSatisfy { !$0.text.isEmpty })
      }
    }
  }

  private static let elements: Set = [
    "document", "html", "head", "meta", "title", "link", "style", "body", "a", "header", "main",
    "footer",
    "nav",
    "div", "article", "h1", "h2", "h3", "h4", "p", "b", "ul", "li", "code", "span", "bdi", "table",
    "caption", "thead", "tbody", "tr", "th", "td", "figure", "svg", "desc", "text", "line",
    "circle",
    "polygon",
  ]

  /// Nothing runs, nothing is asked for, and no text of a person becomes an element or an attribute.
  @Test(arguments: SamplePages.names)
  func nothingRunsAndNothingComesFromElsewhere(_ name: String) throws {
    let root = try Self.page(name).root
    let plain = root.all
    let attributes = Set(plain.flatMap { $0.attributes.keys })
    #expect(Set(plain.map(\.name)).isSubset(of: Self.elements))
    #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "src" || $0 == "style" })
    #expect(root.all("link").map { $0.attributes["href"] } == ["data:,"])
    let page = try Self.page(name, words: SamplePages.hostile).root.all
    let names = page.map(\.name)
    // Where a label becomes longer, a plot has a line more, and other figures.
    let allowed = Set(plain.map(\.name)).union(["bdi", "span", "figure", "svg"])
    #expect(Set(names).isSubset(of: allowed))
    for element in ["table", "tr", "a", "title"] {
      #expect(names.count { $0 == element } == plain.count { $0.name == element }, "\(element)")
    }
    let added = Set(page.flatMap { $0.attributes.keys }).subtracting(attributes)
    #expect(added.isSubset(of: ["class"]))
  }

  /// The words of the two, one after the other; marks, signs and line ends are left out.
  @Test(arguments: SamplePages.names, ["by card", "3 of 5 <b>", "شراء & 4"])
  func aPageSaysWhatMarkdownSays(_ name: String, _ words: String) throws {
    let document = try SamplePages.document(name, words: words)
    let root = try HTMLCheck(document.html(of: name)).root
    let shown = root.all("header") + root.all("main")
    let page = shown.flatMap { Self.words($0) }
    let markdown = Self.words(ofMarkdown: document.markdown())
    let first = zip(page, markdown).enumerated().first { $1.0 != $1.1 }?.offset
    if let first {
      #expect(
        page[first...].prefix(12).joined(separator: " ")
          == markdown[first...].prefix(12).joined(separator: " "))
    }
    #expect(page.count == markdown.count)
    #expect(!page.isEmpty)
  }

  private static func words(_ node: HTMLCheck.Node) -> [String] {
    if node.name == "svg" || node.name == "figcaption" { return [] }
    if node.name.isEmpty { return plain(node.words) }
    // Text of one line is one run, however many elements it has.
    if ["p", "li", "th", "td", "caption", "h1", "h2", "h3", "h4"].contains(node.name) {
      return plain(node.text)
    }
    return node.children.flatMap(words)
  }

  private static func plain(_ text: String) -> [String] {
    text.unicodeScalars.split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
      .map(String.init)
  }

  private static func words(ofMarkdown text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("| ---") }.flatMap { line in
      var line = String(line)
      for report in ["study", "coverage"] {
        let elsewhere = " `kerb report \(report) STUDY --plots FOLDER` draws it as"
        line = line.split(separator: elsewhere, maxSplits: 1).first.map(String.init) ?? line
      }
      for (sign, text) in ["&lt;": "<", "&gt;": ">", "&amp;": "&"] {
        line = line.split(separator: sign, omittingEmptySubsequences: false).joined(separator: text)
      }
      return plain(line)
    }
  }

  @Test func findingsAreLinkedWhereverTheyAreNamed() throws {
    let coverage = try SamplePages.document("coverage")
    #expect(!coverage.html(of: "coverage").contains("findings.html"))
    let places = try SamplePages.document("findings").anchors
    let first = try #require(places.first { $0.hasPrefix("f01-") && !$0.hasSuffix("-evidence") })
    let anchors = ["coverage": coverage.anchors, "findings": places]
    let page = coverage.html(
      PageSurroundings(
        pages: [
          (name: "coverage", label: "Coverage"), (name: "findings", label: "Findings"),
        ],
        links: PageLinks(report: "coverage", anchors: anchors), plots: nil))
    #expect(page.contains("<a href=\"findings.html#\(first)\">F01 "))
    #expect(page.contains("<li><a href=\"coverage.html\" aria-current=\"page\">Coverage</a></li>"))
    let findings = try Self.page("findings").root
    let headings = findings.all("h3") + findings.all("h4")
    #expect(
      findings.all("article").count
        == headings.count { $0.attributes["id"]?.hasPrefix("f0") == true })
    // Each leads to its notes and stands where the table leads.
    #expect(findings.all("a").contains { $0.attributes["href"] == "#\(first)-evidence" })
    #expect(
      findings.all("td").count > 0
        && findings.all("th").contains { $0.all("a").first?.attributes["href"] == "#\(first)" })
  }

  @Test func anchorsStayWhateverStandsBeforeThem() throws {
    var document = Document()
    document.heading(1, "F05")
    document.heading(2, "F05")
    document.heading(3, "F05 A problem", anchor: "f05")
    document.heading(3, "F05 Another", anchor: "f05")
    let ids = try HTMLCheck(document.html(of: "findings")).root.all("h3").map {
      $0.attributes["id"]
    }
    #expect(ids == ["f05", "f05-2"])
  }

  @Test func plotsStandAfterTheirTables() throws {
    let root = try Self.page("study").root
    let order = root.all.map(\.name).filter { $0 == "table" || $0 == "figure" }
    #expect(order.count { $0 == "figure" } == 8 && order.first == "table")
    for plot in root.all("svg") {
      #expect(plot.attributes["viewBox"]?.hasPrefix("0 0 288 ") == true)
      #expect(
        plot.all("title").first?.text.isEmpty == false
          && plot.all("desc").first?.text.isEmpty == false)
      #expect(
        plot.all("text").allSatisfy {
          $0.attributes["font-size"] == nil && $0.attributes["fill"] == nil
        })
    }
  }

  @Test func sameDocumentSameBytes() throws {
    for name in SamplePages.names {
      #expect(
        try SamplePages.document(name).html(of: name) == SamplePages.document(name).html(of: name))
    }
  }

  /// The words of a page around the report are sentences too.
  @Test func anotherLanguageReplacesEveryWord() throws {
    let root = try HTMLCheck(try SamplePages.document("findings").html(of: "findings", in: .pseudo))
      .root
    #expect(root.all("html").first?.attributes["lang"] == "en-XA")
    for words in [root.all("a")[0], root.all("footer")[0], root.all("nav")[0].all("h2")[0]].map(
      \.text)
    {
      #expect(!words.utf8.contains { (0x61...0x7a).contains($0) }, "\(words)")
    }
  }
}
