/// An inventory as a screen reader goes through it: the stops with their names, in the order of the file.
package struct Hearing: Sendable {
  package let inventory: Inventory
  package let stops: [Stop]
  /// For each element the number of the stop that speaks it, or that keeps it silent; -1 for none.
  private let stopOfElement: [Int32]
  /// Whether each element can be met: on the screen, not hidden, and of the app itself.
  private let isMet: [Bool]
  private let insides: Insides
  /// For each stop what it is.
  private let kinds: [StopKinds]

  package init(_ inventory: Inventory) {
    self.inventory = inventory
    var finder = StopFinder(inventory)
    finder.find()
    stops = finder.stops
    stopOfElement = finder.stopOfElement
    isMet = finder.isMet
    insides = finder.insides
    kinds = finder.stops.map { StopKinds($0, acts: Self.isControl($0, inventory)) }
  }

  package var elements: [Element] { inventory.elements }

  /// Whether people can meet the element at all.
  package func isMet(_ element: Int) -> Bool { isMet[element] }

  /// Whether an element is of a kind, or any inside it.
  func holds(_ kind: Insides.Kind, within element: Int) -> Bool {
    insides.holds(kind, from: element, before: max(element + 1, inventory.elements[element].end))
  }

  /// The number of the stop at an element, or around it.
  package func stop(of element: Int) -> Int? {
    let stop = stopOfElement[element]
    return stop < 0 ? nil : Int(stop)
  }

  /// The stop at exactly this element.
  package func stop(at element: Int) -> Stop? {
    guard let number = stop(of: element), stops[number].element == element else { return nil }
    return stops[number]
  }

  package func element(of stop: Stop) -> Element { inventory.elements[stop.element] }

  /// The element of a stop, to look at a part of it: copying a whole one takes time.
  subscript(stop: Stop) -> Element {
    _read { yield inventory.elements[stop.element] }
  }

  /// The language of an element: its own, or the screen's.
  package func language(of element: Int) -> String? {
    inventory.elements[element].details?.language ?? inventory.screen.language
  }

  /// The words for types in an element's language; those of all languages where nobody said which it is.
  func tables(for element: Int) -> [SpokenWords] {
    guard let language = language(of: element) else { return SpokenWords.all }
    return SpokenWords.held(language).map { [$0] } ?? []
  }

  /// Whether a stop is something that people act upon.
  package func isControl(_ stop: Stop) -> Bool {
    Self.isControl(stop, inventory)
  }

  private static func isControl(_ stop: Stop, _ inventory: Inventory) -> Bool {
    stop.role.isControl || inventory.elements[stop.element].states.holds(.clickable)
      || inventory.elements[stop.element].traits?.isDisjoint(with: acting) == false
  }

  /// The stops that are of all of some kinds.
  func stops(_ wanted: StopKinds) -> StopsOfKind { StopsOfKind(stops, kinds, wanted) }

  /// Whether an element is a row of which nobody can say if touching it does something: tools of iOS do not tell, and
  /// most rows open something.
  func mayAct(_ element: Int) -> Bool {
    let states = inventory.elements[element].states
    return inventory.elements[element].role == .cell && inventory.screen.platform != .android
      && states[.clickable] == nil && !states.isNot(.enabled)
      && inventory.elements[element].traits?.isDisjoint(with: Self.acting) != false
  }

  private static let acting: Traits = [.button, .link, .adjustable, .searchField]

  /// Whether it is said to be selected, as a state or as a trait.
  func isSelected(_ element: Int) -> Bool {
    inventory.elements[element].states.holds(.selected)
      || inventory.elements[element].traits?.contains(.selected) == true
  }

  /// Whether it is said that it cannot be used, as a state or as a trait.
  func isDimmed(_ element: Int) -> Bool {
    inventory.elements[element].states.isNot(.enabled)
      || inventory.elements[element].traits?.contains(.notEnabled) == true
  }

  /// Whether a stop's value goes up and down.
  package func isAdjustable(_ stop: Stop) -> Bool {
    stop.role.isAdjustable || inventory.elements[stop.element].traits?.contains(.adjustable) == true
  }

  /// Whether it is the button with which iOS leads back: its name is the title of the screen before.
  func isWayBack(_ element: Int) -> Bool {
    let isCalledBack = inventory.elements[element].identifier?.utf8.elementsEqual("BackButton".utf8)
    guard inventory.elements[element].role == .button, isCalledBack == true else { return false }
    return around(element).prefix(4).contains { inventory.elements[$0].role == .navigationBar }
  }

  /// The elements around an element, the nearest first.
  package func around(_ element: Int) -> some Sequence<Int> {
    sequence(state: inventory.elements[element].parent) { parent in
      defer { parent = parent.flatMap { self.inventory.elements[$0].parent } }
      return parent
    }
  }
}
