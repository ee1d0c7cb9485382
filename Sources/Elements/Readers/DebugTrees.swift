/// The trees in a text: XCTest prints one for every element that somebody had described.
struct DebugTrees {
  typealias Lines = ArraySlice<ArraySlice<UInt8>>

  /// The trees of one screen: the app, or else everything that was described, such as its windows.
  private(set) var chosen: [Lines]
  /// How many trees are left out, because they came before or show the app once more.
  private(set) var leftOut = 0

  init(_ lines: Lines) {
    let all = Self.trees(lines)
    if let app = all.first(where: Self.isApp) {
      chosen = [app]
    } else {
      var known: Set<[ArraySlice<UInt8>]> = []
      chosen = all.filter { known.insert(Array($0)).inserted }
    }
    leftOut = all.count - chosen.count
  }

  /// Everything behind each "Element subtree:" and before what describes how it was found.
  private static func trees(_ lines: Lines) -> [Lines] {
    var trees: [Lines] = []
    let marks = lines.map(Mark.init)
    let hasHeads = marks.contains(.head)
    var begin = hasHeads ? nil : Optional(lines.startIndex)
    for (index, mark) in zip(lines.indices, marks) {
      guard let mark, hasHeads || mark == .foot else { continue }
      if let begin { add(lines[begin..<index], &trees) }
      begin = mark == .head ? index + 1 : nil
    }
    if let begin { add(lines[begin...], &trees) }
    return trees
  }

  /// Adds what holds an element, without empty lines at its end.
  private static func add(_ lines: Lines, _ trees: inout [Lines]) {
    guard root(lines) != nil else { return }
    let isEmpty = lines.reversed().prefix { line in line.allSatisfy { $0 <= 0x20 } }
    trees.append(lines.dropLast(isEmpty.count))
  }

  private static func root(_ lines: Lines) -> DebugLine? {
    lines.lazy.compactMap { DebugLine($0) }.first
  }

  private static func isApp(_ lines: Lines) -> Bool {
    root(lines)?.element.role == .application
  }

  /// Lines that are no elements.
  private enum Mark {
    /// Behind it the tree begins.
    case head
    /// What was described, before its tree.
    case title
    /// How it was found, behind its tree.
    case foot

    init?(_ line: ArraySlice<UInt8>) {
      guard line.count < 400 else { return nil }
      for colon in line.indices where line[colon] == UInt8(ascii: ":") {
        let before = line[..<colon]
        if Self.ends(before, "Element subtree") {
          self = .head
        } else if Self.ends(before, "Path to element") || Self.ends(before, "Query chain") {
          self = .foot
        } else if before.drop(while: { $0 <= 0x20 }).elementsEqual("Attributes".utf8) {
          self = .title
        } else {
          continue
        }
        return
      }
      return nil
    }

    private static func ends(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
      bytes.suffix(text.utf8.count).elementsEqual(text.utf8)
    }
  }
}
