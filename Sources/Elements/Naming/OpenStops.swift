/// The stops around an element, while somebody goes through a tree.
struct OpenStops {
  struct Open {
    /// The number of the stop.
    let stop: Int
    /// The place behind the last element in it.
    let end: Int
    /// Whether people type into it; buttons in it are stops too.
    let isField: Bool
  }

  private var open: [Open] = []

  /// The innermost one.
  var last: Open? { open.last }

  mutating func begin(_ stop: Int, _ element: Element) {
    open.append(Open(stop: stop, end: element.end, isField: element.role.isEditable))
  }

  /// Closes the stops that end before an element.
  mutating func close(before index: Int) {
    while let last = open.last, last.end <= index { open.removeLast() }
  }
}
