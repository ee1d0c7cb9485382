/// Of how many people a list is known (needs, technology, circumstances), and why it is not of the others.
package struct ListKnowledge: Hashable, Sendable {
  /// People with something in the list.
  package private(set) var said = 0
  /// People who said that there is nothing.
  package private(set) var none = 0
  package private(set) var notKnown = UnknownCounts()

  package init() {}

  package var known: Int { said + none }
  package var people: Int { known + notKnown.total }

  mutating func add(hasEntries: Bool, _ unknown: Unknown?) {
    if hasEntries {
      said += 1
    } else if let unknown {
      notKnown.add(unknown)
    } else {
      none += 1
    }
  }
}
