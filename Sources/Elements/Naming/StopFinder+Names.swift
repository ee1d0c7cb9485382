import Wording

extension StopFinder {
  mutating func add(_ index: Int) { add(index, nameOf(index)) }

  mutating func add(_ index: Int, _ known: (name: String, source: Stop.Source)) {
    let (name, source) = known
    stopOfElement[index] = Int32(stops.count)
    let state = stateInside(index) ?? index
    stops.append(
      Stop(
        element: index, name: name, folded: PlainText.folded(name, .words), source: source,
        role: inventory.elements[state].role,
        stateElement: state))
  }

  /// The one switch or box inside a row of Android that acts for it.
  private func stateInside(_ index: Int) -> Int? {
    let states = inventory.elements[index].states
    let role = inventory.elements[index].role
    let end = inventory.elements[index].end
    guard way == .android, states.holds(.clickable), !states.holds(.checkable),
      role == .group || role == .other,
      let first = insides.first(.state, from: index + 1, before: end),
      !insides.holds(.state, from: first + 1, before: end)
    else { return nil }
    return first
  }

  func nameOf(_ index: Int) -> (name: String, source: Stop.Source) {
    if let own = ownLabel(index) ?? spokenValue(index) {
      return (Words.trimmed(own), .own)
    }
    if let placeholder = inventory.elements[index].placeholder, Words.hasContent(placeholder) {
      return (Words.trimmed(placeholder), .placeholder)
    }
    let inside = nameInside(index)
    return inside.isEmpty ? ("", .none) : (inside, .inside)
  }

  /// ``Element/ownLabel``, asked of the parts of an element where it stands: a whole one would be copied.
  func ownLabel(_ index: Int) -> String? {
    if Words.hasContent(inventory.elements[index].label) { return inventory.elements[index].label }
    guard !inventory.elements[index].role.isEditable,
      Words.hasContent(inventory.elements[index].text)
    else { return nil }
    return inventory.elements[index].text
  }

  func hasOwnLabel(_ index: Int) -> Bool { ownLabel(index) != nil }

  /// What the elements inside say that are no stops of their own, each named one once.
  private func nameInside(_ index: Int) -> String {
    var parts: [String] = []
    let end = inventory.elements[index].end
    let isFree = ownStop[index] < 0
    var at = index + 1
    while parts.count < Self.mostParts,
      let place = insides.first(isFree ? .free : .speaking, from: at, before: end)
    {
      if !isFree, let own = insides.first(.own, from: at, before: place + 1) {
        at = max(own + 1, inventory.elements[own].end)
        continue
      }
      let text = ownLabel(place) ?? spokenValue(place)
      if let text { parts.append(Words.trimmed(text)) }
      at = max(place + 1, inventory.elements[place].end)
    }
    guard parts.count > 1 else { return parts.first ?? "" }
    var name = ""
    name.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 2 })
    for part in parts {
      if !name.isEmpty { name += ", " }
      name += part
    }
    return name
  }

  /// More than anybody listens to; without a limit, rows inside rows would repeat a long text again and again.
  private static let mostParts = 500

  func spokenValue(_ index: Int) -> String? {
    guard inventory.elements[index].role == .staticText else { return nil }
    let value = inventory.elements[index].value
    return Words.hasContent(value) ? value : nil
  }

  /// Whether it is a button in a field, such as the one that shows a password: iOS lets people reach it.
  func isOfField(_ index: Int) -> Bool {
    let role = inventory.elements[index].role
    guard role.isControl, !role.isEditable else { return false }
    var around = inventory.elements[index].parent
    for _ in 0..<4 {
      guard let place = around else { return false }
      if inventory.elements[place].role.isEditable { return true }
      around = inventory.elements[place].parent
    }
    return false
  }

  func isOwnStop(_ index: Int) -> Bool {
    switch way {
    case .told:
      inventory.elements[index].states.holds(.stop) && (!swallows || isOfField(index))
    case .android: acts(index)
    case .apple: inventory.elements[index].role.isControl && !isOrnament(index)
    }
  }
}
