import Terminal
import Testing

/// Bytes that a terminal sends, and the keys they are.
struct KeyRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]
  let keys: [Key]

  init(_ name: String, _ text: String, _ keys: Key...) {
    testDescription = name
    bytes = Array(text.utf8)
    self.keys = keys
  }

  init(_ name: String, bytes: [UInt8], _ keys: Key...) {
    testDescription = name
    self.bytes = bytes
    self.keys = keys
  }
}

let e = "\u{1B}"

func typed(_ character: Character) -> Key { Key(.character(character)) }
func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
func f(_ number: Int, _ modifiers: Key.Modifiers = []) -> Key { Key(.function(number), modifiers) }

extension KeyRow {
  static let text = [
    KeyRow("a letter", "a", typed("a")),
    KeyRow("large letters and spaces", "A b", typed("A"), typed(" "), typed("b")),
    KeyRow("an umlaut", "ü", typed("ü")),
    KeyRow("Chinese", "你好", typed("你"), typed("好")),
    KeyRow("an emoji", "😀", typed("😀")),
    KeyRow("a broken beginning", bytes: [0xC3, 0x61], typed("\u{FFFD}"), typed("a")),
    KeyRow("a byte that begins nothing", bytes: [0xFF, 0x61], typed("\u{FFFD}"), typed("a")),
    KeyRow(
      "an overlong slash", bytes: [0xC0, 0xAF], typed("\u{FFFD}"), typed("\u{FFFD}")),
    KeyRow(
      "half a pair of UTF-16", bytes: [0xED, 0xA0, 0x80], typed("\u{FFFD}"), typed("\u{FFFD}"),
      typed("\u{FFFD}")),
    KeyRow("a C1 control", "a\u{85}b", typed("a"), typed("b")),
    KeyRow("a C1 sequence", "\u{9B}Aa", Key(.up), typed("a")),
    KeyRow("Enter", "\r", Key(.enter)),
    KeyRow("line feed", "\n", Key(.enter)),
    KeyRow("tab", "\t", Key(.tab)),
    KeyRow("backspace", "\u{7F}", Key(.backspace)),
    KeyRow("the other backspace", "\u{8}", Key(.backspace)),
    KeyRow("Ctrl-A", "\u{1}", .control("a")),
    KeyRow("Ctrl-C", "\u{3}", .control("c")),
    KeyRow("Ctrl-Z", "\u{1A}", .control("z")),
    KeyRow("NUL", "\0", .control(" ")),
    KeyRow("Ctrl-backslash", "\u{1C}", .control("\\")),
    KeyRow("Ctrl-underscore", "\u{1F}", .control("_")),
    KeyRow("Alt-B", e + "b", alt("b")),
    KeyRow("Alt-ü", e + "ü", alt("ü")),
    KeyRow("Alt-Enter", e + "\r", Key(.enter, .alt)),
    KeyRow("Alt-backspace", e + "\u{7F}", Key(.backspace, .alt)),
    KeyRow("Ctrl-Alt-A", e + "\u{1}", Key(.character("a"), [.control, .alt])),
  ]

  static let cursor = [
    KeyRow("up", e + "[A", Key(.up)), KeyRow("down", e + "[B", Key(.down)),
    KeyRow("right", e + "[C", Key(.right)), KeyRow("left", e + "[D", Key(.left)),
    KeyRow("up, application", e + "OA", Key(.up)),
    KeyRow("left, application", e + "OD", Key(.left)),
    KeyRow("Ctrl-right", e + "[1;5C", Key(.right, .control)),
    KeyRow("Ctrl-right, old", e + "[5C", Key(.right, .control)),
    KeyRow("Ctrl-right, older", e + "O5C", Key(.right, .control)),
    KeyRow("Ctrl-right, rxvt", e + "Oc", Key(.right, .control)),
    KeyRow("Shift-up, rxvt", e + "[a", Key(.up, .shift)),
    KeyRow("Alt-up", e + "[1;3A", Key(.up, .alt)),
    KeyRow("Alt-up, rxvt", e + e + "[A", Key(.up, .alt)),
    KeyRow("Ctrl-Shift-left", e + "[1;6D", Key(.left, [.control, .shift])),
    KeyRow("num lock changes nothing", e + "[1;129A", Key(.up)),
    KeyRow("home", e + "[H", Key(.home)), KeyRow("end", e + "[F", Key(.end)),
    KeyRow("home, application", e + "OH", Key(.home)),
    KeyRow("end, application", e + "OF", Key(.end)),
    KeyRow("home, screen", e + "[1~", Key(.home)), KeyRow("end, screen", e + "[4~", Key(.end)),
    KeyRow("home, rxvt", e + "[7~", Key(.home)), KeyRow("end, rxvt", e + "[8~", Key(.end)),
    KeyRow("Ctrl-home", e + "[1;5H", Key(.home, .control)),
    KeyRow("insert", e + "[2~", Key(.insert)), KeyRow("delete", e + "[3~", Key(.delete)),
    KeyRow("Ctrl-delete", e + "[3;5~", Key(.delete, .control)),
    KeyRow("Shift-delete, rxvt", e + "[3$", Key(.delete, .shift)),
    KeyRow("Ctrl-delete, rxvt", e + "[3^", Key(.delete, .control)),
    KeyRow("Ctrl-Shift-delete, rxvt", e + "[3@", Key(.delete, [.control, .shift])),
    KeyRow("page up", e + "[5~", Key(.pageUp)), KeyRow("page down", e + "[6~", Key(.pageDown)),
    KeyRow("Shift-tab", e + "[Z", Key(.tab, .shift)),
    KeyRow("keypad Enter", e + "OM", Key(.enter)),
    KeyRow("keypad 5", e + "Ou", typed("5")), KeyRow("keypad plus", e + "Ok", typed("+")),
    KeyRow("keypad equals", e + "OX", typed("=")),
  ]

  static let functions =
    [
      KeyRow("F1, vt", e + "OP", f(1)), KeyRow("F4, vt", e + "OS", f(4)),
      KeyRow("F1, console", e + "[[A", f(1)), KeyRow("F5, console", e + "[[E", f(5)),
      KeyRow("Shift-F1", e + "[1;2P", f(1, .shift)),
      KeyRow("Ctrl-F3", e + "[1;5R", f(3, .control)),
      KeyRow("Shift-F1, konsole", e + "O2P", f(1, .shift)),
      KeyRow("F1, kitty", e + "[P", f(1)),
      KeyRow("Shift-F5", e + "[15;2~", f(5, .shift)),
      KeyRow("Ctrl-F5, rxvt", e + "[15^", f(5, .control)),
      KeyRow("F13, kitty", e + "[57376u", f(13)), KeyRow("F24, kitty", e + "[57387u", f(24)),
    ]
    + [
      11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34, 42, 43, 44,
      45,
    ].enumerated().map {
      KeyRow("F\($0.offset + 1), numbered", "\(e)[\($0.element)~", f($0.offset + 1))
    }

  static let unicode = [
    KeyRow("Ctrl-Enter, kitty", e + "[13;5u", Key(.enter, .control)),
    KeyRow("Ctrl-Enter, xterm", e + "[27;5;13~", Key(.enter, .control)),
    KeyRow("Shift-Enter", e + "[13;2u", Key(.enter, .shift)),
    KeyRow("Ctrl-C", e + "[99;5u", .control("c")),
    KeyRow("Ctrl-I is not tab", e + "[105;5u", .control("i")),
    KeyRow("Ctrl-Shift-A, xterm", e + "[27;6;65~", Key(.character("a"), [.control, .shift])),
    KeyRow("Shift-A", e + "[97;2u", typed("A")),
    KeyRow("Shift-2 with its sign", e + "[50:34;2u", typed("\"")),
    KeyRow("text of its own", e + "[97;1;228u", typed("ä")),
    KeyRow("Alt-A", e + "[97;3u", alt("a")),
    KeyRow("Esc", e + "[27u", Key(.escape)), KeyRow("tab", e + "[9u", Key(.tab)),
    KeyRow("Shift-tab", e + "[9;2u", Key(.tab, .shift)),
    KeyRow("backspace", e + "[127u", Key(.backspace)),
    KeyRow("a repeat", e + "[97;1:2u", typed("a")), KeyRow("letting go", e + "[97;1:3u"),
    KeyRow("letting an arrow go", e + "[1;1:3A"), KeyRow("Super-A", e + "[97;9u"),
    KeyRow("the shift key alone", e + "[57441;2u"), KeyRow("louder", e + "[57439u"),
    KeyRow("keypad 7", e + "[57406u", typed("7")), KeyRow("keypad left", e + "[57417u", Key(.left)),
    KeyRow("a C1 control by number", e + "[133u"), KeyRow("a huge number", e + "[99999999u"),
    KeyRow("half a pair by number", e + "[55296u"),
  ]

  static let swallowed = [
    KeyRow("focus", e + "[I" + e + "[Oa", typed("a")),
    KeyRow("mouse, SGR", e + "[<0;10;20M" + e + "[<0;10;20ma", typed("a")),
    KeyRow("mouse, rxvt", e + "[0;10;20Ma", typed("a")),
    KeyRow("mouse, X10", e + "[M !!a", typed("a")),
    KeyRow("mouse far right, as a character", e + "[M !\u{A1}a", typed("a")),
    KeyRow("device attributes", e + "[?62;1;2;4ca", typed("a")),
    KeyRow("cursor position", e + "[24;80Ra", typed("a")),
    KeyRow("mode report", e + "[?2026;2$ya", typed("a")),
    KeyRow("colour by BEL", e + "]11;rgb:0000/0000/0000\u{7}a", typed("a")),
    KeyRow("colour by ST", e + "]11;rgb:0000/0000/0000\(e)\\a", typed("a")),
    KeyRow("version", e + "P>|XTerm(390)\(e)\\a", typed("a")),
    KeyRow("the end of no paste", e + "[201~a", typed("a")),
    KeyRow("an unknown key", e + "[99~a", typed("a")),
    KeyRow("an unknown letter", e + "[1;5Ya", typed("a")),
    KeyRow("an overlong one", e + "[" + String(repeating: "1;", count: 500) + "Aa", typed("a")),
    KeyRow("broken off by Enter", e + "[1;\ra", Key(.enter), typed("a")),
    KeyRow("broken off by another", e + "[1;" + e + "[Aa", Key(.up), typed("a")),
    KeyRow("an unknown console key", e + "[[Za", typed("a")),
  ]

  static let pastes = [
    KeyRow("a word", e + "[200~word" + e + "[201~a", Key(.paste("word")), typed("a")),
    KeyRow("nothing", e + "[200~" + e + "[201~a", typed("a")),
    KeyRow("line ends", e + "[200~a\r\nb\rc\nd" + e + "[201~", Key(.paste("a\nb\nc\nd"))),
    KeyRow(
      "controls stay as they came", e + "[200~\(e)[2J\0\u{3}" + e + "[201~",
      Key(.paste("\(e)[2J\0\u{3}"))),
    KeyRow(
      "half an end mark", e + "[200~x\(e)[20\(e)\(e)[201y" + e + "[201~",
      Key(.paste("x\(e)[20\(e)\(e)[201y"))),
    KeyRow("other scripts", e + "[200~für 你😀" + e + "[201~", Key(.paste("für 你😀"))),
    KeyRow(
      "bytes that are no text",
      bytes: Array((e + "[200~").utf8) + [0xFF, 0x61]
        + Array((e + "[201~").utf8), Key(.paste("\u{FFFD}a"))),
  ]

  static let all = text + cursor + functions + unicode + swallowed + pastes
}
