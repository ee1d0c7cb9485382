/// One entry of a PO file: English, and what it is in another language.
struct PORecord {
  /// The line of its `msgid`, from 1.
  var line = 0
  var isFuzzy = false
  var context: String?
  var english: String?
  var plural: String?
  /// By number; a text without plural forms has number 0.
  var translations: [Int: String] = [:]

  /// Reads all entries of a file, as GNU gettext writes them.
  ///
  /// - Throws: ``CatalogueFault`` with the line.
  static func all(_ text: String) throws(CatalogueFault) -> [PORecord] {
    var reader = Reader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.take(line.last == "\r" ? line.dropLast() : line, number: index + 1)
    }
    reader.end()
    return reader.records
  }

  private enum Field {
    case context, english, plural
    case translation(Int)
  }

  private struct Reader {
    var records: [PORecord] = []
    private var current = PORecord()
    private var field: Field?

    mutating func take(_ line: Substring, number: Int) throws(CatalogueFault) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.isEmpty { return end() }
      if line.first == "#" {
        if current.english != nil { end() }
        if line.hasPrefix("#,"), line.contains("fuzzy") { current.isFuzzy = true }
        return
      }
      var text = line
      if line.first != "\"" {
        let word = line.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
        try begin(word, number)
        text = line.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
      }
      guard let added = Self.unquoted(text) else {
        throw CatalogueFault(line: number, problem: "this is no text in quotation marks")
      }
      try append(added, number)
    }

    mutating func end() {
      if current.english != nil { records.append(current) }
      current = PORecord()
      field = nil
    }

    private mutating func begin(_ word: Substring, _ number: Int) throws(CatalogueFault) {
      switch word {
      case "msgctxt":
        if current.english != nil { end() }
        field = .context
        current.context = ""
      case "msgid":
        if current.english != nil { end() }
        field = .english
        current.english = ""
        current.line = number
      case "msgid_plural":
        field = .plural
        current.plural = ""
      case "msgstr":
        field = .translation(0)
        current.translations[0] = ""
      default:
        guard word.hasPrefix("msgstr["), word.hasSuffix("]"),
          let form = Int(word.dropFirst(7).dropLast())
        else {
          throw CatalogueFault(
            line: number, problem: "a PO file has no line that begins with \(String(word))")
        }
        field = .translation(form)
        current.translations[form] = ""
      }
    }

    private mutating func append(_ text: String, _ number: Int) throws(CatalogueFault) {
      switch field {
      case .context: current.context? += text
      case .english: current.english? += text
      case .plural: current.plural? += text
      case .translation(let form): current.translations[form]? += text
      case nil: throw CatalogueFault(line: number, problem: "this text belongs to no entry")
      }
    }

    /// What stands between the quotation marks; `nil` where they or an escape are wrong.
    private static func unquoted(_ text: Substring) -> String? {
      var inner = text
      while inner.last == " " || inner.last == "\t" { inner.removeLast() }
      guard inner.count >= 2, inner.popFirst() == "\"", inner.popLast() == "\"" else { return nil }
      var result = ""
      while let sign = inner.popFirst() {
        guard sign != "\"" else { return nil }
        guard sign == "\\" else {
          result.append(sign)
          continue
        }
        switch inner.popFirst() {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "\"": result.append("\"")
        case "\\": result.append("\\")
        default: return nil
        }
      }
      return result
    }
  }
}
