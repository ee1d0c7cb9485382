import Localization

/// A whole page: head, title, contents, body, end.
struct HTMLPage {
  let document: Document
  let language: Language
  let links: PageLinks
  let surroundings: PageSurroundings?

  var written: String {
    var body = HTMLBody(
      HTMLOutline(document), language, links, plots: surroundings?.plots)
    let (top, rest) = parts
    let header = body.written(top)
    let main = body.written(rest)
    let pages = surroundings.map(pages) ?? ""
    return """
      \(head(body.labels))
      <body\(sheet)>
      <a class="skip" href="#\(HTMLOutline.main)">\(words("Skip to the report"))</a>
      <header>
      \(pages)\(header)
      </header>
      \(framed(main, body.contents))
      <footer>
      <p>\(words("Made with Dropkerb. This page loads nothing from elsewhere."))</p>
      </footer>
      </body>
      </html>

      """
  }

  /// What a page that is meant for one printed sheet is known by.
  private var sheet: String {
    guard document.isOnePage else { return "" }
    return document.hasShortLines ? " class=\"sheet columns\"" : " class=\"sheet\""
  }

  /// What stands above the report: its title, what nobody should miss, and what it is about, if more follows.
  private var parts: (top: ArraySlice<Document.Block>, rest: ArraySlice<Document.Block>) {
    let blocks = document.blocks
    let lines = blocks.prefix { block in
      switch block {
      case .heading(1, _, _), .notice: true
      default: false
      }
    }.count
    guard lines + 1 < blocks.count, case .paragraph = blocks[lines] else {
      return (blocks[..<lines], blocks[lines...])
    }
    return (blocks[...lines], blocks[(lines + 1)...])
  }

  /// Pictures that lie beside the page, where it has any: from the same host, or from the disk.
  private var pictures: String {
    document.pictures.contains { $0.source != nil } ? "'self' file: " : ""
  }

  private func head(_ labels: [String]) -> String {
    var title: Sentence = ""
    for case .heading(1, let text, _) in document.blocks { title = text }
    return """
      <!DOCTYPE html>
      <html lang="\(language.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src \(pictures)data:">
      <meta name="color-scheme" content="light dark">
      <title>\(title.htmlText(in: language))</title>
      <link rel="icon" href="data:,">
      <style>
      \(HTMLStyle.sheet(labels))
      </style>
      </head>
      """
  }

  /// The other pages of the folder.
  private func pages(_ surroundings: PageSurroundings) -> String {
    let entries = surroundings.pages.map { page in
      let current = page.name == links.report ? " aria-current=\"page\"" : ""
      let file = PageLinks.file(page.name)
      return "<li><a href=\"\(file)\"\(current)>\(words(page.label))</a></li>"
    }
    return """
      <nav class="pages" aria-label="\(surroundings.label.htmlText(in: language))">
      <ul>\(entries.joined())</ul>
      </nav>

      """
  }

  /// The report, beside its contents where it has several parts.
  private func framed(_ main: String, _ contents: [(id: String, words: String)]) -> String {
    let element = "<main id=\"\(HTMLOutline.main)\" tabindex=\"-1\">\n\(main)\n</main>"
    guard contents.count > 2, !document.isOnePage else { return element }
    let entries = contents.map { "<li><a href=\"#\($0.id)\">\($0.words)</a></li>" }
    let id = HTMLOutline.contents
    return """
      <div class="frame">
      <nav class="parts" aria-labelledby="\(id)">
      <h2 id="\(id)">\(words("On this page"))</h2>
      <ul>\(entries.joined(separator: "\n"))</ul>
      </nav>
      \(element)
      </div>
      """
  }

  private func words(_ sentence: Sentence) -> String { sentence.html(in: language, links) }
}
