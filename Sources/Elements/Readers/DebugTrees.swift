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
    let hasHeads = lines.contains { contains($0, head) }
    var begin = hasHeads ? nil : Optional(lines.startIndex)
    for (index, line) in zip(lines.indices, lines) {
      let isHead = hasHeads && contains(line, head)
      if let first = begin, isHead || isFoot(line, hasHeads) {
        add(lines[first..<index], &trees)
        begin = nil
      }
      if isHead { begin = index + 1 }
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

  private static let head: StaticString = "Element subtree:"

  /// Whether the description of how it was found begins here, or the one of another element.
  private static func isFoot(_ line: ArraySlice<UInt8>, _ hasHeads: Bool) -> Bool {
    if hasHeads, line.drop(while: { $0 <= 0x20 }).starts(with: "Attributes: ".utf8) { return true }
    return contains(line, "Path to element:") || contains(line, "Query chain:")
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    line.count < 400 && SourceText.place(of: text, in: Array(line)) != nil
  }
}
