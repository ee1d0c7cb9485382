/// Finds the stops of an inventory, once through its elements.
struct StopFinder {
  let inventory: Inventory
  var stops: [Stop] = []
  var stopOfElement: [Int32]
  private(set) var isMet: [Bool]
  private(set) var insides = Insides([])
  /// For each element the innermost stop of its own that it is or lies in; -1 for none.
  private(set) var ownStop: [Int32] = []
  let way: Way
  private var lastOwner: (name: String, isSystem: Bool)?

  init(_ inventory: Inventory) {
    self.inventory = inventory
    way = Self.way(inventory)
    stopOfElement = Array(repeating: -1, count: inventory.elements.count)
    isMet = Array(repeating: true, count: inventory.elements.count)
  }

  mutating func find() {
    findMet()
    findInsides()
    switch way {
    case .told: findTold()
    case .android: findAndroid()
    case .apple: findApple()
    }
  }

  /// How stops are known.
  enum Way {
    /// The source says where they are.
    case told
    /// As TalkBack finds them: what acts, and text outside what acts.
    case android
    /// By types, because the source says nothing of grouping.
    case apple
  }

  private static func way(_ inventory: Inventory) -> Way {
    if inventory.facts.contains(.stops) { return .told }
    return inventory.facts.contains(.clickable) && inventory.screen.platform == .android
      ? .android : .apple
  }

  // MARK: What can be met

  private mutating func findMet() {
    var hiddenUntil = 0
    let view = ScreenView(inventory)
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
        || view.isOutside(index) || isSystem(index) || way == .android && states.isNot(.stop)
      isMet[index] = !isClosed && !isElsewhere
    }
  }

  /// Whether the system drew it; most elements have the owner of the one before.
  private mutating func isSystem(_ index: Int) -> Bool {
    guard let owner = inventory.elements[index].owner else { return false }
    if let lastOwner, lastOwner.name == owner { return lastOwner.isSystem }
    lastOwner = (owner, AndroidTypes.isSystem(owner: owner))
    return lastOwner?.isSystem == true
  }

  // MARK: What lies inside

  private mutating func findInsides() {
    var kinds: [Insides.Kind] = []
    kinds.reserveCapacity(inventory.elements.count)
    ownStop.reserveCapacity(inventory.elements.count)
    for index in inventory.elements.indices {
      let isOwn = isOwnStop(index)
      let around = inventory.elements[index].parent.map { ownStop[$0] } ?? -1
      ownStop.append(isOwn ? Int32(index) : around)
      var kind = kind(index)
      if isOwn { kind.insert(.own) }
      if !isOwn, around < 0, kind.contains(.speaking) { kind.insert(.free) }
      kinds.append(kind)
    }
    insides = Insides(kinds)
  }

  private func kind(_ index: Int) -> Insides.Kind {
    let states = inventory.elements[index].states
    let isControl = inventory.elements[index].role.isControl
    let isNamed = hasOwnLabel(index)
    var kind: Insides.Kind = isNamed || isControl ? .content : []
    if states.holds(.checkable), !acts(index) { kind.insert(.state) }
    guard isMet[index] else { return kind }
    kind.insert(.met)
    if isNamed { kind.formUnion([.named, .speaking]) }
    if isControl, !isOrnament(index) { kind.insert(.control) }
    if isControl || states.holds(.clickable), !states.isNot(.enabled) { kind.insert(.usable) }
    if !isNamed, spokenValue(index) != nil { kind.insert(.speaking) }
    return kind
  }

  private func isInside(_ kind: Insides.Kind, _ index: Int) -> Bool {
    insides.holds(kind, from: index + 1, before: inventory.elements[index].end)
  }

  // MARK: Told

  private mutating func findTold() {
    var open = OpenStops()
    for index in inventory.elements.indices {
      open.close(before: index)
      let isStop = inventory.elements[index].states.holds(.stop) && isMet[index]
      if let around = open.last {
        stopOfElement[index] = Int32(around.stop)
        let isReached = !swallows || around.isField && isOfField(index)
        if !isStop || !isReached { continue }
      }
      guard isStop else { continue }
      open.begin(stops.count, inventory.elements[index])
      add(index)
    }
  }

  /// Whether what lies inside a stop cannot be reached: on iOS a stop hides what is in it.
  var swallows: Bool {
    inventory.format != .flutter && inventory.screen.platform != .android
  }

  // MARK: Android

  private mutating func findAndroid() {
    /// The acting elements around the current one, with the place where each ends.
    var acting: [(end: Int, stop: Int)] = []
    for index in inventory.elements.indices {
      while let last = acting.last, last.end <= index { acting.removeLast() }
      guard isMet[index] else { continue }
      if acts(index) {
        let name = nameOf(index)
        let speaks = name.source != .none || inventory.elements[index].states.holds(.checkable)
        if speaks || !isInside(.met, index) {
          add(index, name)
          acting.append((inventory.elements[index].end, stops.count - 1))
        }
      } else if let around = acting.last {
        stopOfElement[index] = Int32(around.stop)
      } else if hasOwnLabel(index) || isFilledField(index) {
        add(index)
      }
    }
  }

  private func isFilledField(_ index: Int) -> Bool {
    inventory.elements[index].role.isEditable
      && Words.hasContent(inventory.elements[index].value)
  }

  func acts(_ index: Int) -> Bool {
    let states = inventory.elements[index].states
    let canAct =
      states.holds(.clickable) || states.holds(.longClickable) || states.holds(.focusable)
      || states.holds(.stop)
    guard canAct else { return false }
    switch inventory.elements[index].role {
    case .list, .grid, .scrollView, .webView: return hasOwnLabel(index)
    default: return !states.holds(.scrollable) || hasOwnLabel(index)
    }
  }

  // MARK: iOS without grouping

  private mutating func findApple() {
    var open = OpenStops()
    for index in inventory.elements.indices {
      open.close(before: index)
      if let around = open.last, !around.isField || !isOfField(index) || !isMet[index] {
        stopOfElement[index] = Int32(around.stop)
        continue
      }
      guard isMet[index], isAppleStop(index) else { continue }
      if inventory.elements[index].role != .cell || !isInside(.control, index) {
        open.begin(stops.count, inventory.elements[index])
      }
      add(index)
    }
  }

  private func isAppleStop(_ index: Int) -> Bool {
    let role = inventory.elements[index].role
    // The stepper of the system is the box around its two buttons.
    if role == .stepper { return !isInside(.control, index) }
    if isBackdrop(index) { return false }
    if role.isControl { return true }
    let hasOwnLabel = hasOwnLabel(index)
    switch role {
    case .cell:
      let acts = inventory.elements[index].traits?.isDisjoint(with: [.button, .link]) == false
      return acts || !nameOf(index).name.isEmpty
    case .staticText, .heading, .pageIndicator, .progress:
      return hasOwnLabel || Words.hasContent(inventory.elements[index].value)
    case .image: return hasOwnLabel
    case .application, .window, .navigationBar, .tabBar, .toolbar, .scrollView, .list, .grid,
      .webView, .alert, .sheet, .popover, .menu:
      return false
    default: return hasOwnLabel && !isInside(.content, index)
    }
  }

  /// Whether it is a button without a name behind everything on the screen, which closes what lies above it.
  private func isBackdrop(_ index: Int) -> Bool {
    guard inventory.elements[index].role == .button, !hasOwnLabel(index),
      let frame = inventory.elements[index].frame, let width = inventory.screen.width,
      let height = inventory.screen.height
    else { return false }
    let isWhole =
      frame.x <= 0 && frame.y <= 0 && frame.right >= width && frame.bottom >= height
    return isWhole && isInside(.control, index)
  }

  /// Whether it is the arrow or the mark at the end of a row.
  func isOrnament(_ index: Int) -> Bool {
    let label = inventory.elements[index].label
    return inventory.elements[index].states.isNot(.enabled) || label == "chevron"
      || label == "checkmark"
  }
}
