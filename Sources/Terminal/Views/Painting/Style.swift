/// How text stands out; never by colour.
struct Style: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = Style(rawValue: 1)
  static let underline = Style(rawValue: 2)
  static let reverse = Style(rawValue: 4)

  /// What makes a terminal go from one style to another; empty where they are the same.
  static func change(from old: Style, to new: Style) -> String {
    guard old != new else { return "" }
    guard !new.isEmpty else { return "\u{1B}[m" }
    var codes = old.isSubset(of: new) ? [] : ["0"]
    let added = old.isSubset(of: new) ? new.subtracting(old) : new
    if added.contains(.bold) { codes.append("1") }
    if added.contains(.underline) { codes.append("4") }
    if added.contains(.reverse) { codes.append("7") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
