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

  private mutating func table(_ table: Table) {
    let written = HTMLTable(
      table: table, id: ids.tables[tablesSeen], language: language, links: links)
    tablesSeen += 1
    elements.append(written.element)
    labels += written.labels
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
