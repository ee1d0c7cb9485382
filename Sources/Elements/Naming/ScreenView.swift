/// The part of a screen that can be seen: what lies outside of it and does not scroll into it is not there for anybody.
struct ScreenView {
  private let inventory: Inventory
  /// Where the screen ends; infinite where nobody knows.
  private let right: Double
  private let bottom: Double
  /// Whether frames can be held against the screen at all.
  private let isKnown: Bool
  /// For each element whether it lies in something that scrolls.
  private var scrolls: [Bool] = []

  init(_ inventory: Inventory) {
    self.inventory = inventory
    // Screens of a Mac have windows on both sides of zero, and frames of Flutter may be moved by what kerb does not read.
    isKnown = inventory.screen.platform != .mac && inventory.format != .flutter
    let root = inventory.elements.first?.frame.flatMap { $0.isEmpty ? nil : $0 }
    right = Self.end(inventory.screen.width, root.map { ($0.width, $0.right) })
    bottom = Self.end(inventory.screen.height, root.map { ($0.height, $0.bottom) })
    guard isKnown else { return }
    scrolls.reserveCapacity(inventory.elements.count)
    for index in inventory.elements.indices {
      let around = inventory.elements[index].parent
      scrolls.append(around.map { scrolls[$0] || Self.scrolls($0, inventory) } ?? false)
    }
  }

  /// Whether all of an element lies outside, and nothing around it scrolls.
  func isOutside(_ index: Int) -> Bool {
    guard isKnown, !scrolls[index], let frame = inventory.elements[index].frame else {
      return false
    }
    return frame.right <= 0 || frame.bottom <= 0 || frame.x >= right || frame.y >= bottom
  }

  /// Where the screen ends along one side. A size that is that of the outermost element was taken from it, and the element
  /// may begin further in, as a dialog does.
  private static func end(_ size: Double?, _ root: (size: Double, end: Double)?) -> Double {
    guard let size else { return .infinity }
    guard let root, root.size == size else { return size }
    return max(size, root.end)
  }

  private static func scrolls(_ index: Int, _ inventory: Inventory) -> Bool {
    if inventory.elements[index].states.holds(.scrollable) { return true }
    switch inventory.elements[index].role {
    case .scrollView, .list, .grid, .webView, .textView: return true
    default: return false
    }
  }
}
