import Localization

extension Rule {
  static let labelFileName = Rule(
    "label-file-name", "No name is the name of a file or of an icon", needs: [.labels],
    criteria: ["1.1.1", "4.1.2"], .serious, isFailure: true,
    why: "People hear \"ic underscore close\" and have to guess.",
    remedy: "Say what the image shows or what the control does.",
    passes: ["Close, button.", "Version 2.1 of the map, image.", "example.org, link."],
    fails: ["ic_close_24dp, button.", "IMG_2031.jpg, image.", "chevron.right, button."]
  ) { judging in
    for stop in judging.stops where stop.source == .own {
      guard stop.role == .image || judging.hearing.isControl(stop) else { continue }
      judging.judge(
        stop.element, breaks: FileNames.isFileName(stop.name),
        "Its name is the name of a file or of an icon.")
    }
  }
}

/// Names that files and drawings have in code.
enum FileNames {
  private static let endings = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".pdf", ".heic"]
  private static let beginnings = ["ic_", "icon_", "img_", "btn_", "ico_", "bg_", "drawable/"]
  private static let symbols = [
    "chevron.", "arrow.", "xmark", "square.", "circle.", "gear.", "plus.", "minus.", "house.",
    "person.", "magnifyingglass.", "star.", "heart.", "trash.", "bell.", "ellipsis.", "checkmark.",
    "info.", "line.", "play.", "pause.", "speaker.", "mic.", "camera.", "photo.", "doc.", "folder.",
  ]

  static func isFileName(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.count < 80, !bytes.contains(0x20),
      bytes.contains(UInt8(ascii: ".")) || bytes.contains(UInt8(ascii: "_"))
        || bytes.contains(UInt8(ascii: "/"))
    else { return false }
    let small = name.lowercased()
    if endings.contains(where: small.hasSuffix) || beginnings.contains(where: small.hasPrefix) {
      return true
    }
    if name == small, symbols.contains(where: { small.hasPrefix($0) && small != $0 }) {
      return true
    }
    return isSnake(bytes)
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
