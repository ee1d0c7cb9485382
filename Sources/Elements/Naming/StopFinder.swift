/// Finds the stops of an inventory, once through its elements.
struct StopFinder {
  let inventory: Inventory
  private(set) var stops: [Stop] = []
  private(set) var stopOfElement: [Int32]
  private(set) var isMet: [Bool]
  private var lastOwner: (name: String, isSystem: Bool)?

  init(_ inventory: Inventory) {
    self.inventory = inventory
    stopOfElement = Array(repeating: -1, count: inventory.elements.count)
    isMet = Array(repeating: true, count: inventory.elements.count)
  }

  mutating func find() {
    findMet()
    switch way {
    case .told: findTold()
    case .android: findAndroid()
    case .apple: findApple()
    }
  }

  /// How stops are known.
  private enum Way {
    /// The source says where they are.
    case told
    /// As TalkBack finds them: what acts, and text outside what acts.
    case android
    /// By types, because the source says nothing of grouping.
    case apple
  }

  private var way: Way {
    if inventory.facts.contains(.stops) { return .told }
    return inventory.facts.contains(.clickable) && inventory.screen.platform == .android
      ? .android : .apple
  }

  // MARK: What can be met

  private mutating func findMet() {
    var hiddenUntil = 0
    for index in inventory.elements.indices {
      if index < hiddenUntil {
        isMet[index] = false
        continue
      }
      let states = inventory.elements[index].states
      let role = inventory.elements[index].role
      let isClosed = states.holds(.hidden) || role == .keyboard || role == .statusBar
      if isClosed { hiddenUntil = inventory.elements[index].end }
      let isElsewhere =
        states.isNot(.visible) || inventory.elements[index].frame?.isEmpty == true
        || isSystem(index)
      isMet[index] = !isClosed && !isElsewhere
    }
  }

  /// Whether the system drew it; most elements have the owner of the one before.
  private mutating func isSystem(_ index: Int) -> Bool {
    guard let owner = inventory.elements[index].owner else { return false }
    if let lastOwner, lastOwner.name.utf8.elementsEqual(owner.utf8) { return lastOwner.isSystem }
    lastOwner = (owner, AndroidTypes.isSystem(owner: owner))
    return lastOwner?.isSystem == true
  }

  // MARK: Told

  private mutating func findTold() {
    var insideUntil = 0
    var inside = -1
    for index in inventory.elements.indices {
      let element = inventory.elements[index]
      let isStop = element.states.holds(.stop) && isMet[index]
      if index < insideUntil {
        stopOfElement[index] = Int32(inside)
        if !isStop || swallows { continue }
      }
      guard isStop else { continue }
      inside = stops.count
      insideUntil = element.end
      add(index)
    }
  }

  /// Whether what lies inside a stop cannot be reached: on iOS a stop hides what is in it.
  private var swallows: Bool {
    inventory.format != .flutter && inventory.screen.platform != .android
  }

  // MARK: Android

  private mutating func findAndroid() {
    /// The acting elements around the current one, with the place where each ends.
    var acting: [(end: Int, stop: Int)] = []
    for index in inventory.elements.indices {
      while let last = acting.last, last.end <= index { acting.removeLast() }
      guard isMet[index] else { continue }
      if acts(inventory.elements[index]) {
        let name = nameOf(index)
        let speaks = name.source != .none || inventory.elements[index].states.holds(.checkable)
        if speaks || !hasMetChildren(index) {
          add(index, name)
          acting.append((inventory.elements[index].end, stops.count - 1))
        }
      } else if let around = acting.last {
        stopOfElement[index] = Int32(around.stop)
      } else if inventory.elements[index].hasOwnLabel {
        add(index)
      }
    }
  }

  private func acts(_ element: Element) -> Bool {
    let states = element.states
    let canAct =
      states.holds(.clickable) || states.holds(.longClickable) || states.holds(.focusable)
      || states.holds(.stop)
    guard canAct else { return false }
    switch element.role {
    case .list, .grid, .scrollView, .webView: return element.hasOwnLabel
    default: return !states.holds(.scrollable) || element.hasOwnLabel
    }
  }

  private func hasMetChildren(_ index: Int) -> Bool {
    let end = inventory.elements[index].end
    return index + 1 < end && ((index + 1)..<end).contains { isMet[$0] }
  }

  // MARK: iOS without grouping

  private mutating func findApple() {
    var insideUntil = 0
    for index in inventory.elements.indices {
      if index < insideUntil {
        stopOfElement[index] = Int32(stops.count - 1)
        continue
      }
      guard isMet[index], isAppleStop(index) else { continue }
      let element = inventory.elements[index]
      add(index)
      if element.role != .cell || !holdsControls(index) { insideUntil = element.end }
    }
  }

  private func isAppleStop(_ index: Int) -> Bool {
    let element = inventory.elements[index]
    if element.role.isControl { return true }
    switch element.role {
    case .cell: return !nameOf(index).name.isEmpty
    case .staticText, .heading, .pageIndicator, .progress:
      return element.hasOwnLabel || Words.hasContent(element.value)
    case .image: return element.hasOwnLabel
    case .application, .window, .navigationBar, .tabBar, .toolbar, .scrollView, .list, .grid,
      .webView, .alert, .sheet, .popover, .menu:
      return false
    default: return element.hasOwnLabel && !holdsNamed(index)
    }
  }

  private func holdsNamed(_ index: Int) -> Bool {
    ((index + 1)..<max(index + 1, inventory.elements[index].end)).contains {
      inventory.elements[$0].hasOwnLabel || inventory.elements[$0].role.isControl
    }
  }

  /// Whether a cell has controls that are stops of their own; the arrow at its end is none.
  private func holdsControls(_ index: Int) -> Bool {
    ((index + 1)..<max(index + 1, inventory.elements[index].end)).contains {
      isMet[$0] && inventory.elements[$0].role.isControl && !isOrnament(inventory.elements[$0])
    }
  }

  private func isOrnament(_ element: Element) -> Bool {
    element.states.isNot(.enabled) || element.label == "chevron" || element.label == "checkmark"
  }

  // MARK: Names

  private mutating func add(_ index: Int) { add(index, nameOf(index)) }

  private mutating func add(_ index: Int, _ known: (name: String, source: Stop.Source)) {
    let (name, source) = known
    stopOfElement[index] = Int32(stops.count)
    let state = stateInside(index) ?? index
    stops.append(
      Stop(
        element: index, name: name, folded: Words.folded(name), source: source,
        role: inventory.elements[state].role,
        stateElement: state))
  }

  /// The one switch or box inside a row of Android that acts for it.
  private func stateInside(_ index: Int) -> Int? {
    let element = inventory.elements[index]
    guard way == .android, element.states.holds(.clickable), !element.states.holds(.checkable),
      element.role == .group || element.role == .other
    else { return nil }
    let inside = ((index + 1)..<max(index + 1, element.end)).filter {
      inventory.elements[$0].states.holds(.checkable) && !acts(inventory.elements[$0])
    }
    return inside.count == 1 ? inside[0] : nil
  }

  private func nameOf(_ index: Int) -> (name: String, source: Stop.Source) {
    let element = inventory.elements[index]
    if let own = element.ownLabel { return (Words.trimmed(own), .own) }
    if element.role == .staticText, let value = element.value, Words.hasContent(value) {
      return (Words.trimmed(value), .own)
    }
    if let placeholder = element.placeholder, Words.hasContent(placeholder) {
      return (Words.trimmed(placeholder), .placeholder)
    }
    let inside = nameInside(index)
    return inside.isEmpty ? ("", .none) : (inside, .inside)
  }

  /// What the elements inside say that are no stops of their own, each named one once.
  private func nameInside(_ index: Int) -> String {
    var parts: [String] = []
    var at = index + 1
    let end = inventory.elements[index].end
    while at < end {
      let element = inventory.elements[at]
      if isOwnStop(element) {
        at = max(at + 1, element.end)
        continue
      }
      if isMet[at], let own = element.ownLabel ?? spokenValue(element) {
        parts.append(Words.trimmed(own))
        at = max(at + 1, element.end)
      } else {
        at += 1
      }
    }
    return parts.joined(separator: ", ")
  }

  private func spokenValue(_ element: Element) -> String? {
    element.role == .staticText && Words.hasContent(element.value) ? element.value : nil
  }

  private func isOwnStop(_ element: Element) -> Bool {
    switch way {
    case .told: !swallows && element.states.holds(.stop)
    case .android: acts(element)
    case .apple: element.role.isControl && !isOrnament(element)
    }
  }
}
