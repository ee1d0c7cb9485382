import Localization

/// Writes a table as HTML. On a narrow screen each row becomes a block, and the page's style puts the name of its column
/// before each cell.
struct HTMLTable {
  let table: Table
  let id: String
  let language: Language
  let links: PageLinks

  /// The first cell of each row is its header: it says what the row is about.
  var element: String {
    let head = table.columns.map { "<th scope=\"col\">\(inside($0))</th>" }.joined()
    let rows = table.rows.map { "<tr>" + self.row($0) + "</tr>" }
    return """
      <table id="\(id)"><caption>\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  /// The names of the columns before the cells, for the style of a narrow screen.
  var labels: [String] {
    table.columns.enumerated().dropFirst().map { place, column in
      let name = CSSText.quoted(VisibleText.oneLine(column.plain(in: language)) + ": ")
      return "#\(id) td:nth-child(\(place + 1))::before{content:\(name)}"
    }
  }

  private func row(_ cells: [Sentence]) -> String {
    cells.enumerated().map { place, cell in
      place == 0 ? "<th scope=\"row\">\(inside(cell))</th>" : "<td>\(inside(cell))</td>"
    }.joined()
  }

  /// With a full stop, so that what is read aloud does not run on into the first cell.
  private var caption: String {
    let words = inside(table.caption)
    let isEnded = table.caption.plain(in: language).utf8.last.map { ".!?".utf8.contains($0) }
    return isEnded ?? true ? words : words + "."
  }

  private func inside(_ sentence: Sentence) -> String { sentence.html(in: language, links) }
}

/// Text inside a style sheet.
enum CSSText {
  /// The text in quotation marks: whatever is no letter, digit or space of ASCII is written as its number, so that it can
  /// end neither the text nor the style sheet.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", ":", "(", ")":
        result.unicodeScalars.append(scalar)
      default: result += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return result + "\""
  }
}
