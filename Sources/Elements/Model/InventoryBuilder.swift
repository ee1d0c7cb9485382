/// Puts elements into a tree while a reader goes through its file.
struct InventoryBuilder {
  private(set) var elements: [Element] = []
  /// The places of the elements that are still open.
  private var open: [Int] = []

  /// More levels than any screen has; what comes deeper is a file made to hurt.
  static let deepest = 2_000
  static let most = 500_000

  var depth: Int { open.count }

  init(capacity: Int = 0) { elements.reserveCapacity(capacity) }

  /// Adds an element inside the open ones and leaves it open.
  mutating func begin(_ element: consuming Element) throws(ReadingFault) {
    guard open.count < Self.deepest else { throw ReadingFault(.tooDeep) }
    guard elements.count < Self.most else { throw ReadingFault(.tooMany) }
    element.depth = open.count
    element.parent = open.last
    open.append(elements.count)
    elements.append(element)
  }

  mutating func end() {
    guard let place = open.popLast() else { return }
    elements[place].end = elements.count
  }

  /// Closes elements until only so many are open.
  mutating func close(to depth: Int) {
    while open.count > max(0, depth) { end() }
  }

  /// Changes the element that was added last.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    guard !elements.isEmpty else { return }
    change(&elements[elements.count - 1])
  }

  mutating func change(_ place: Int, _ change: (inout Element) -> Void) {
    guard elements.indices.contains(place) else { return }
    change(&elements[place])
  }

  var last: Element? { elements.last }

  mutating func finished() -> [Element] {
    close(to: 0)
    return elements
  }
}

extension InventoryBuilder {
  var isEmpty: Bool { elements.isEmpty }
}
