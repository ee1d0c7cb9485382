import Localization

/// Reads what Flutter's `debugDumpSemanticsTree` prints.
struct FlutterReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.flutter)
  private var columns: [Int] = []
  /// The property whose text goes on in the next lines.
  private var pending: String?
  /// The element whose name is that of the screen.
  private var route: Int?
  /// How many lines name a node behind words that nobody knows.
  private var lostNodes = 0
  /// Whether the lines that follow are of such a node.
  private var isLost = false

  static func isDump(_ bytes: [UInt8]) -> Bool {
    SourceText.place(of: "SemanticsNode#", in: bytes) != nil
  }

  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> Inventory {
    var reader = FlutterReader()
    for line in SourceText.lines(bytes) { try reader.take(line) }
    reader.inventory.elements = reader.builder.finished()
    reader.finish()
    return reader.inventory
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(ReadingFault) {
    let (column, text) = Self.stripped(line)
    if text.hasPrefix("SemanticsNode#") {
      pending = nil
      isLost = false
      return try begin(column, text)
    }
    if pending == nil, Self.names(text) {
      lostNodes += 1
      isLost = true
    }
    guard !builder.isEmpty, !text.isEmpty, !isLost else { return }
    if let pending, !Self.isProperty(text) { return goOn(pending, text) }
    readProperty(text)
  }

  /// Whether a line that begins no node names one: a log may have put words in front of it.
  private static func names(_ text: String) -> Bool {
    !isProperty(text) && SourceText.place(of: "SemanticsNode#", in: Array(text.utf8)) != nil
  }

  /// The column at which the words of a line begin, and the words.
  private static func stripped(_ line: ArraySlice<UInt8>) -> (Int, String) {
    var column = 0
    var rest = String(decoding: line, as: UTF8.self).unicodeScalars[...]
    while let first = rest.first, " \t│├└─╎╟║╚═╘╞┌┐┬".unicodeScalars.contains(first) {
      rest = rest.dropFirst()
      column += 1
    }
    return (column, Words.trimmedEnd(String(Substring(rest))))
  }

  private mutating func begin(_ column: Int, _ text: String) throws(ReadingFault) {
    while let last = columns.last, last >= column {
      columns.removeLast()
      builder.end()
    }
    columns.append(column)
    var element = Element()
    element.typeName = "SemanticsNode"
    element.identifier = text.split(separator: " ").first.map(String.init)
    for flag in [States.Flag.stop, .clickable, .hidden, .heading, .selected] {
      element.states[flag] = false
    }
    element.states[.enabled] = true
    element.label = ""
    element.value = ""
    element.hint = ""
    element.actions = []
    try builder.begin(element)
  }

  private static let properties = [
    "Rect.fromLTRB(", "flags:", "actions:", "label:", "value:", "hint:", "tooltip:",
    "increasedValue:", "decreasedValue:", "textDirection:", "identifier:", "sortKey:",
    "customActions:", "headingLevel:", "tags:", "scroll", "merge", "merged", "invisible",
    "elevation:", "thickness:", "owner", "mergeAllDescendantsIntoThisNode", "role:",
    "text selection",
    "currentValueLength", "maxValueLength", "platformViewId", "indexInParent", "linkUrl:",
    "validationResult", "inputType", "controlsNodes", "STALE", "isMergedIntoParent", "traversal",
    "hitTestBehavior", "minValue", "maxValue", "locale:", "validation",
  ]

  private static func isProperty(_ text: String) -> Bool {
    properties.contains { text.hasPrefix($0) }
  }

  private mutating func readProperty(_ text: String) {
    pending = nil
    if text.hasPrefix("Rect.fromLTRB(") { return readFrame(text) }
    guard let colon = text.firstIndex(of: ":") else {
      if text.hasPrefix("invisible") { builder.changeLast { $0.states[.visible] = false } }
      return
    }
    let key = String(text[..<colon])
    let rest = Words.trimmedEnd(String(text[text.index(after: colon)...].drop { $0 == " " }))
    if rest.isEmpty || (rest.hasPrefix("\"") && !Self.isClosed(rest)) || Self.isList(key) {
      pending = key
    }
    if !rest.isEmpty { put(key, rest) }
  }

  private static func isList(_ key: String) -> Bool {
    ["flags", "actions", "customActions"].contains(key)
  }

  private static func isClosed(_ text: String) -> Bool {
    text.utf8.count > 1 && text.hasSuffix("\"")
  }

  private mutating func goOn(_ key: String, _ text: String) {
    let isEnd = text.hasSuffix("\"")
    put(key, text)
    if isEnd { pending = nil }
  }

  private mutating func put(_ key: String, _ raw: String) {
    let text = Self.unquoted(raw)
    switch key {
    case "label": builder.changeLast { $0.label = Self.joined($0.label, text) }
    case "value": builder.changeLast { $0.value = Self.joined($0.value, text) }
    case "hint": builder.changeLast { $0.hint = Self.joined($0.hint, text) }
    case "tooltip":
      builder.changeLast { if !Words.hasContent($0.label) { $0.label = text } }
    case "flags": for flag in Self.list(raw) { take(flag: flag) }
    case "actions": for action in Self.list(raw) { take(action: action) }
    case "customActions":
      builder.changeLast { $0.actions = ($0.actions ?? []) + Self.list(raw) }
    case "headingLevel":
      if let level = Int(text), level > 0 {
        builder.changeLast {
          $0.headingLevel = level
          $0.states[.heading] = true
        }
      }
    case "identifier": builder.changeLast { $0.identifier = text }
    case "locale":
      builder.changeLast {
        $0.details = $0.details ?? .init()
        $0.details?.language = text
      }
    default: break
    }
  }

  private static func unquoted(_ text: String) -> String {
    var text = text[...]
    if text.hasPrefix("\"") { text = text.dropFirst() }
    if text.hasSuffix("\"") { text = text.dropLast() }
    return String(text)
  }

  private static func joined(_ before: String?, _ text: String) -> String {
    guard let before, !before.isEmpty else { return text }
    return "\(before) \(text)"
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { Words.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  private mutating func take(action: String) {
    builder.changeLast { element in
      element.actions?.append(action)
      switch action {
      case "tap": element.states[.clickable] = true
      case "longPress": element.states[.longClickable] = true
      case let name where name.hasPrefix("scroll"): element.states[.scrollable] = true
      case "increase", "decrease": if element.role == .other { element.role = .slider }
      default: break
      }
    }
  }

  private mutating func take(flag: String) {
    builder.changeLast { element in
      if let role = Self.roles[flag] { element.role = role }
      switch flag {
      case "isHeader": element.states[.heading] = true
      case "isSelected": element.states[.selected] = true
      case "isChecked", "isToggled": element.states[.checked] = true
      case "hasCheckedState", "hasToggledState":
        element.states[.checkable] = true
        if element.states[.checked] == nil { element.states[.checked] = false }
      case "hasEnabledState": element.states[.enabled] = false
      case "isEnabled": element.states[.enabled] = true
      case "isHidden": element.states[.hidden] = true
      case "isFocusable": element.states[.focusable] = true
      case "isObscured": element.role = .secureField
      case "isLiveRegion":
        element.details = element.details ?? .init()
        element.details?.liveRegion = "polite"
      default: break
      }
    }
    if flag == "namesRoute" { route = builder.elements.count - 1 }
  }

  private static let roles: [String: Role] = [
    "isButton": .button, "isLink": .link, "isTextField": .textField, "isSlider": .slider,
    "isImage": .image, "isHeader": .heading, "hasToggledState": .toggle,
    "hasCheckedState": .checkbox, "isInMutuallyExclusiveGroup": .radio, "isKeyboardKey": .key,
  ]

  /// Rectangles stand in the coordinates of the node around them.
  private mutating func readFrame(_ text: String) {
    var reader = NumberReader(ArraySlice(Array(text.utf8.dropFirst(14))))
    guard let left = reader.next(), let top = reader.next(), let right = reader.next(),
      let bottom = reader.next()
    else { return }
    let around = builder.last?.parent.flatMap { builder.elements[$0].frame }
    let isScaled = text.contains("scaled by") || builder.last?.parent == nil
    builder.changeLast {
      $0.frame = Frame(
        x: left + (isScaled ? 0 : around?.x ?? 0), y: top + (isScaled ? 0 : around?.y ?? 0),
        width: right - left, height: bottom - top)
    }
  }

  private mutating func finish() {
    if lostNodes > 0 {
      inventory.remarks.append(
        "\(lostNodes, "line names", "lines name") a node behind words that are not known, and \(lostNodes == 1 ? Sentence("was") : Sentence("were")) left out."
      )
    }
    if let route, let title = inventory.elements[route].ownLabel {
      inventory.screen.title = title
      inventory.facts.insert(.title)
    }
    for index in inventory.elements.indices {
      let element = inventory.elements[index]
      let speaks =
        Words.hasContent(element.label) || Words.hasContent(element.value)
        || element.states.holds(.clickable) || element.role.isControl
      inventory.elements[index].states[.stop] = speaks && !element.states.holds(.hidden)
      if element.role == .other, Words.hasContent(element.label) {
        inventory.elements[index].role = .staticText
      }
    }
  }
}
