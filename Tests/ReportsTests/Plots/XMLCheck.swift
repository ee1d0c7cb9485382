/// Reads the small part of XML that plots use, and refuses everything that is not well formed.
struct XMLCheck {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var root = ""
  /// Of the root.
  private(set) var attributes: [String: String] = [:]
  private(set) var elements: Set<String> = []
  private(set) var attributeNames: Set<String> = []
  private(set) var ids: Set<String> = []
  private var texts: [(element: String, text: String)] = []

  func text(of element: String) -> [String] { texts.filter { $0.element == element }.map(\.text) }

  static func read(_ source: String) throws -> XMLCheck {
    var check = XMLCheck()
    var open: [(name: String, text: String)] = []
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      let words = try unescaped(rest[..<start])
      if open.isEmpty {
        guard words.allSatisfy(\.isWhitespace) else { throw Fault(description: "text outside") }
      } else {
        open[open.count - 1].text += words
      }
      guard let end = rest[start...].firstIndex(of: ">") else {
        throw Fault(description: "open tag")
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), last.name == tag.dropFirst() else {
          throw Fault(description: "</\(tag.dropFirst())> closes nothing")
        }
        check.texts.append((last.name, last.text))
      } else {
        let isEmpty = tag.hasSuffix("/")
        let name = try check.element(isEmpty ? tag.dropLast() : tag, isRoot: open.isEmpty)
        if !isEmpty { open.append((name, "")) }
      }
    }
    guard open.isEmpty, !check.root.isEmpty, rest.allSatisfy(\.isWhitespace) else {
      throw Fault(description: "not closed")
    }
    return check
  }

  private mutating func element(_ tag: Substring, isRoot: Bool) throws -> String {
    let name = String(tag.prefix { $0.isLetter })
    guard !name.isEmpty else { throw Fault(description: "<\(tag)> has no name") }
    var rest = tag.dropFirst(name.count)
    var found: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { break }
      let key = String(rest.prefix { $0.isLetter || $0 == "-" || $0.isNumber })
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.hasPrefix("=\"") else {
        throw Fault(description: "attribute in <\(tag)>")
      }
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: "\"") else {
        throw Fault(description: "value in <\(tag)>")
      }
      guard found[key] == nil else { throw Fault(description: "\(key) twice in <\(tag)>") }
      found[key] = try Self.unescaped(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    if isRoot {
      guard root.isEmpty else { throw Fault(description: "two roots") }
      root = name
      attributes = found
    }
    elements.insert(name)
    attributeNames.formUnion(found.keys)
    if let id = found["id"] {
      guard ids.insert(id).inserted else { throw Fault(description: "id \(id) twice") }
    }
    return name
  }

  private static func unescaped(_ text: Substring) throws -> String {
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && !["\n", "\t", "\r"].contains(scalar)
      guard !isControl, scalar.value & 0xfffe != 0xfffe else {
        throw Fault(description: "U+\(String(scalar.value, radix: 16)) is no character of XML")
      }
    }
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
      guard let (entity, plain) = entities.first(where: { rest[mark...].hasPrefix($0.key) }) else {
        throw Fault(description: "a lone & in \(text)")
      }
      result += plain
      rest = rest[mark...].dropFirst(entity.count)
    }
    return result + rest
  }
}
