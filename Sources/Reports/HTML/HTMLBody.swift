import Localization

/// Writes the blocks of a document as elements, in order.
struct HTMLBody {
  let language: Language
  let links: PageLinks
  let plots: String?
  private var ids: HTMLOutline
  private var headingsSeen = 0
  private var tablesSeen = 0
  /// A plot waits for its table: the table comes first.
  private var waiting: String?
  private var isInArticle = false
  private var isInAppendix = false
  private var elements: [String] = []
  /// Rules of the style sheet for a narrow screen.
  private(set) var labels: [String] = []
  /// The headings of the second level, and of the third in the appendix, with their ids.
  private(set) var contents: [(id: String, words: String)] = []

  init(_ ids: HTMLOutline, _ language: Language, _ links: PageLinks, plots: String?) {
    self.ids = ids
    self.language = language
    self.links = links
    self.plots = plots
  }

  /// The elements of some blocks; what was open is closed.
  mutating func written(_ blocks: some Sequence<Document.Block>) -> String {
    elements = []
    for block in blocks { write(block) }
    putWaiting()
    endArticle()
    return elements.joined(separator: "\n")
  }

  private mutating func write(_ block: Document.Block) {
    switch block {
    case .heading(let level, let text, let anchor): heading(level, text, anchor)
    case .paragraph(let text): elements.append("<p>\(inside(text))</p>")
    case .notice(let text): elements.append("<p class=\"notice\"><b>\(inside(text))</b></p>")
    case .list(let entries):
      let lines = entries.map { "<li>\(inside($0))</li>" }
      elements.append("<ul>\n\(lines.joined(separator: "\n"))\n</ul>")
    case .table(let table): self.table(table)
    case .drawing(let drawing): self.drawing(drawing)
    case .picture(let picture): self.picture(picture)
    }
  }

  private mutating func heading(_ level: Int, _ text: Sentence, _ anchor: String?) {
    putWaiting()
    endArticle()
    let id = ids.headings[headingsSeen]
    headingsSeen += 1
    if anchor == Document.appendixAnchor { isInAppendix = true }
    // One thing among others of its kind, such as a finding; parts of the report are none.
    if anchor != nil, level > (isInAppendix ? 3 : 2) {
      elements.append("<article aria-labelledby=\"\(id)\">")
      isInArticle = true
    }
    elements.append("<h\(level) id=\"\(id)\">\(inside(text))</h\(level)>")
    if level == 2 || isInAppendix && level == 3 {
      contents.append((id, text.html(in: language, .none)))
    }
  }

  /// On a narrow screen each row becomes a block, and the page's style puts the name of its column before each cell. The
  /// first cell of each row is its header: it says what the row is about.
  private mutating func table(_ table: Table) {
    let id = ids.tables[tablesSeen]
    tablesSeen += 1
    let head = table.columns.map { "<th scope=\"col\">\(inside($0))</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { place, cell in
        place == 0 ? "<th scope=\"row\">\(inside(cell))</th>" : "<td>\(inside(cell))</td>"
      }
      return "<tr>" + cells.joined() + "</tr>"
    }
    // With a full stop, what is read aloud does not run on into the first cell.
    let isEnded = table.caption.plain(in: language).utf8.last.map { ".!?".utf8.contains($0) }
    let caption = inside(table.caption) + (isEnded ?? true ? "" : ".")
    elements.append(
      """
      <table id="\(id)"><caption>\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """)
    labels += table.columns.enumerated().dropFirst().map { place, column in
      let name = CSSText.quoted(VisibleText.oneLine(column.plain(in: language)) + ": ")
      return "#\(id) td:nth-child(\(place + 1))::before{content:\(name)}"
    }
    putWaiting()
  }

  private mutating func drawing(_ drawing: Drawing) {
    putWaiting()
    elements.append("<p>\(inside(drawing.sentence))</p>")
    guard let element = drawing.element(language) else { return }
    var figure = "<figure>\n\(element)"
    if let plots {
      let words: Sentence = "The plot as a file: "
      let file = "\(drawing.name).svg"
      figure +=
        "\n<figcaption>\(inside(words))<a href=\"\(plots)/\(file)\">\(file)</a></figcaption>"
    }
    waiting = figure + "\n</figure>"
  }

  private mutating func picture(_ picture: ShownPicture) {
    putWaiting()
    guard let source = picture.source else {
      elements.append("<p>\(inside(picture.sentence))</p>")
      return
    }
    // Its text alternative says all that the picture says: a caption would say it twice to whoever listens.
    let alternative = HTMLText.escaped(HTMLText.seen(picture.alternative))
    let size = "width=\"\(picture.width)\" height=\"\(picture.height)\""
    elements.append(
      """
      <figure class="picture">
      <img src="\(HTMLText.escaped(source))" alt="\(alternative)" \(size)>
      </figure>
      """)
  }

  private mutating func putWaiting() {
    if let waiting { elements.append(waiting) }
    waiting = nil
  }

  private mutating func endArticle() {
    if isInArticle { elements.append("</article>") }
    isInArticle = false
  }

  private func inside(_ sentence: Sentence) -> String { sentence.html(in: language, links) }
}

/// The ids of a page: of its headings, in their order, and of its tables.
struct HTMLOutline {
  /// One for each heading.
  let headings: [String]
  /// One for each table.
  let tables: [String]

  /// Ids that every page has.
  static let main = "main"
  static let contents = "on-this-page"

  init(_ document: Document) {
    var taken: Set = [Self.main, Self.contents]
    for case .drawing(let drawing) in document.blocks {
      taken.formUnion(["\(drawing.name)-title", "\(drawing.name)-description"])
    }
    let found = document.blocks.compactMap { block -> (text: Sentence, anchor: String?)? in
      if case .heading(_, let text, let anchor) = block { (text, anchor) } else { nil }
    }
    // Anchors come first: what others lead to keeps its name, whatever stands before it.
    let anchors = found.map { heading in heading.anchor.map { Self.free($0, &taken) } }
    headings = zip(found, anchors).map { heading, anchor in
      anchor ?? Self.free(Self.slug(heading.text), &taken)
    }
    tables = document.blocks.compactMap { block in
      if case .table = block { Self.free("table", &taken) } else { nil }
    }
  }

  /// The name, or with the first number that makes it one of its kind.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var id = name
    var number = 1
    while !taken.insert(id).inserted {
      number += 1
      id = "\(name)-\(number)"
    }
    return id
  }

  /// The English words of a heading in small letters with hyphens; the same in every language.
  private static func slug(_ heading: Sentence) -> String {
    var words: [String] = []
    var length = 0
    for word in heading.plain().lowercased().split(whereSeparator: {
      $0.asciiValue?.isPlain != true
    }) {
      length += word.utf8.count + 1
      if length > 48 { break }
      words.append(String(word))
    }
    return words.isEmpty ? "part" : words.joined(separator: "-")
  }
}

/// Text inside a style sheet.
enum CSSText {
  /// The text in quotation marks: whatever is no letter, digit or space of ASCII is written as its number, so that it can
  /// end neither the text nor the style sheet.
  static func quoted(_ text: String) -> String {
    let inside = VisibleText.replacing(text) { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", ":", "(", ")": nil
      default: "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return "\"" + inside + "\""
  }
}
