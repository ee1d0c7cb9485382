import Localization

extension Rule {
  static let labelFileName = Rule(
    "label-file-name", "No name is the name of a picture file or of an icon", needs: [.labels],
    criteria: ["1.1.1", "4.1.2"], .serious, isFailure: true,
    why: "People hear \"ic underscore close\" and have to guess.",
    remedy: "Say what the image shows or what the control does.",
    passes: [
      "Close, button.", "Version 2.1 of the map, image.", "example.org, link.",
      "play.google.com, link.", "anna_meyer, button.",
    ],
    fails: ["ic_close_24dp, button.", "IMG_2031.jpg, image.", "chevron.right, button."]
  ) { judging in
    for stop in judging.stops(.own) {
      guard stop.role == .image || judging.hearing.isControl(stop) else { continue }
      judging.judge(
        stop.element, breaks: FileNames.isCode(stop, judging.hearing),
        "Its name is the name of a file or of an icon.")
    }
  }

  static let labelCodeName = Rule(
    "label-code-name", "No name is written as names are in code", needs: [.labels],
    criteria: ["1.1.1", "4.1.2"], .slows,
    why:
      "People hear \"close underscore button\"; what somebody called a file may be meant, though.",
    remedy: "Say what it does; leave the names that people gave to files and to themselves.",
    passes: [
      "Close, button.", "example.org, link.", "iPhone, button.", "eBay, button.",
      "YouTube, button.", "iOS, button.", "GitHub, button.", "OpenStreetMap, button.",
    ],
    fails: [
      "close_button_2, button.", "timetable.pdf, button.", "mapTramLineLarge, button.",
      "closeIcon, button.",
    ]
  ) { judging in
    for stop in judging.stops(.own) {
      guard stop.role == .image || judging.hearing.isControl(stop) else { continue }
      judging.judge(
        stop.element,
        breaks: FileNames.isFileName(stop.name) && !FileNames.isCode(stop, judging.hearing)
          || CamelCase.names(stop, judging.hearing),
        "Its name is written like a name of code or of a file.")
    }
  }
}

/// Names that files and drawings have in code.
enum FileNames {
  private static let pictures = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".heic"]
  private static let beginnings = ["ic_", "icon_", "img_", "btn_", "ico_", "bg_", "drawable/"]
  private static let symbols: Set<Substring> = [
    "chevron", "arrow", "xmark", "square", "circle", "gear", "plus", "minus", "house", "person",
    "magnifyingglass", "star", "heart", "trash", "bell", "ellipsis", "checkmark", "info", "line",
    "play", "pause", "speaker", "mic", "camera", "photo", "doc", "folder",
  ]
  /// Words that the names of symbols go on with, and no domain ends with.
  private static let shapes: Set<Substring> = [
    "fill", "circle", "square", "right", "left", "up", "down", "slash", "rectangle", "triangle",
    "forward", "backward", "badge", "bubble", "wave", "crop",
  ]

  /// Whether nobody can have meant it: a drawing of an app or a symbol, or a picture file that names an image. What is
  /// seen on a control may be the name of somebody's file.
  static func isCode(_ stop: Stop, _ hearing: Hearing) -> Bool {
    guard mayBe(stop.name.utf8) else { return false }
    if Words.hasContent(hearing[stop].text), !Words.hasContent(hearing[stop].label) {
      return false
    }
    return isCode(stop.name, isImage: stop.role == .image)
  }

  private static func isCode(_ name: String, isImage: Bool) -> Bool {
    guard mayBe(name.utf8) else { return false }
    let small = name.lowercased()
    if pictures.contains(where: small.hasSuffix) { return isImage }
    if beginnings.contains(where: small.hasPrefix) { return true }
    return name.utf8.elementsEqual(small.utf8) && isSymbol(small)
  }

  /// Whether it is written like the name of a file or like a name of code, which somebody may have chosen.
  static func isFileName(_ name: String) -> Bool {
    guard mayBe(name.utf8) else { return false }
    let small = name.lowercased()
    return (pictures + [".pdf"]).contains(where: small.hasSuffix)
      || isCode(name, isImage: false) || isSnake(name.utf8)
  }

  private static func mayBe(_ bytes: String.UTF8View) -> Bool {
    bytes.count < 80 && !bytes.contains(0x20)
      && bytes.contains {
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/")
      }
  }

  /// `chevron.right`, `person.badge.plus`; not `play.google.com`.
  private static func isSymbol(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, symbols.contains(parts[0]), let last = parts.last else { return false }
    return shapes.contains(last) || parts.contains("badge")
  }

  /// `close_button_2`: small letters, digits and at least one underscore between them.
  private static func isSnake(_ bytes: String.UTF8View) -> Bool {
    guard let first = bytes.first, (0x61...0x7a).contains(first) else { return false }
    return bytes.contains(UInt8(ascii: "_"))
      && bytes.allSatisfy {
        (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      }
  }
}
