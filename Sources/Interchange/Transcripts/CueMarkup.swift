/// Takes the marks out of the text of a cue, and tells whose voice each part is.
enum CueMarkup {
  struct Part {
    var voice: String?
    var text: String
  }

  /// WebVTT: marks such as `<v Name>`, `<i>`, `<c.loud>` and times, and references such as `&amp;`.
  static func marked(_ payload: String) -> [Part] {
    var parts: [Part] = [Part(voice: nil, text: "")]
    var rest = payload.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<":
        guard let close = rest.firstIndex(of: ">") else {
          // A mark that never ends takes the rest, as players do it.
          rest = rest[rest.endIndex...]
          continue
        }
        let mark = String(rest[..<close])
        rest = rest[rest.index(after: close)...]
        if let voice = voice(mark) {
          parts.append(Part(voice: voice, text: ""))
        } else if mark == "/v" {
          parts.append(Part(voice: nil, text: ""))
        }
      case "&":
        let (text, length) = CharacterReference.read(rest)
        rest = rest.dropFirst(length)
        parts[parts.count - 1].text += text
      default: parts[parts.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    return parts.filter { !$0.text.isBlank }
  }

  /// SubRip: `<i>`, `<font …>`, `{\an8}`. A word joiner behind `<`, `{` and inside `-->` says that it is none.
  static func plain(_ payload: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = payload.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<" where isTag(rest):
        let close = rest.firstIndex(of: ">") ?? rest.endIndex
        rest = close == rest.endIndex ? rest[close...] : rest[rest.index(after: close)...]
      case "{" where rest.first == "\\":
        let close = rest.firstIndex(of: "}") ?? rest.endIndex
        rest = close == rest.endIndex ? rest[close...] : rest[rest.index(after: close)...]
      case "<", "{", "-":
        result.append(scalar)
        if rest.first == joiner { rest = rest.dropFirst() }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  static let joiner: Unicode.Scalar = "\u{2060}"

  private static func isTag(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard let close = rest.firstIndex(of: ">") else { return false }
    let body = rest.first == "/" ? rest[rest.index(after: rest.startIndex)..<close] : rest[..<close]
    let name = String(String.UnicodeScalarView(body.prefix { $0.properties.isAlphabetic }))
    return ["i", "b", "u", "s", "font", "c", "v"].contains(name.lowercased())
  }

  /// `v Name`, `v.loud.quick Name`.
  private static func voice(_ mark: String) -> String? {
    guard mark == "v" || mark.hasPrefix("v ") || mark.hasPrefix("v.") || mark.hasPrefix("v\t")
    else { return nil }
    guard let space = mark.firstIndex(where: \.isWhitespace) else { return "" }
    var name = ""
    var rest = mark[space...].unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        name.unicodeScalars.append(scalar)
        continue
      }
      let (text, length) = CharacterReference.read(rest)
      rest = rest.dropFirst(length)
      name += text
    }
    return name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// References to characters: `&amp;`, `&#8217;`, `&#x2019;`.
enum CharacterReference {
  /// - Parameter rest: What stands behind `&`.
  /// - Returns: What it stands for, and how long it is; `&` alone where it is none.
  static func read(_ rest: Substring.UnicodeScalarView) -> (text: String, length: Int) {
    let body = rest.prefix(10).prefix { $0 != ";" }
    guard body.count < 10, !body.isEmpty,
      rest.dropFirst(body.count).first == ";"
    else { return ("&", 0) }
    let name = String(String.UnicodeScalarView(body))
    let length = body.count + 1
    if let text = named[name] { return (text, length) }
    guard name.hasPrefix("#") else { return ("&", 0) }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value else { return ("&", 0) }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return ("\u{fffd}", length) }
    return (String(scalar), length)
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "lrm": "\u{200e}", "rlm": "\u{200f}", "hellip": "…", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]
}
