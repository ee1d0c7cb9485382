import Localization

/// What the person said and the file did not.
extension InventoryReading {
  func complete(_ inventory: inout Inventory) {
    if let name = given.name { inventory.screen.name = name }
    if let platform = given.platform { inventory.screen.platform = platform }
    if inventory.screen.platform == nil { inventory.screen.platform = given.usualPlatform }
    if let language = given.language { inventory.screen.language = language }
    completeSizes(&inventory)
    let hasBar = inventory.elements.indices.contains {
      inventory.elements[$0].role == .navigationBar
    }
    if hasBar { inventory.facts.insert(.title) }
    if inventory.screen.language != nil { inventory.facts.insert(.languages) }
    // One element around everything is the screen; the first of several is only a part of it.
    if inventory.screen.width == nil, let first = inventory.elements.first,
      first.end == inventory.elements.count, let frame = first.frame, !frame.isEmpty
    {
      inventory.screen.width = frame.width
      inventory.screen.height = frame.height
    }
  }

  /// Pixels need a density; what is in points already is not divided again.
  private func completeSizes(_ inventory: inout Inventory) {
    if !inventory.isInPixels {
      if inventory.format == .maestro, inventory.screen.platform == .ios {
        inventory.facts.insert(.points)
      }
      if given.density != nil, inventory.facts.contains(.frames) {
        inventory.remarks.append(
          "The density was not used: frames of this file are not in pixels of the screen.")
      }
      return
    }
    if inventory.screen.density == nil { inventory.screen.density = given.density }
    if inventory.screen.density == nil {
      inventory.facts.remove(.points)
    } else {
      inventory.facts.insert(.points)
    }
  }
}
