/// Bars of iOS, and its search field: the system draws what is in them, and a finger may touch more than the frame tells.
struct SystemBars {
  /// For each element whether it is such a bar or lies in one; empty on other platforms.
  private var isInside: [Bool] = []

  init(_ hearing: Hearing) {
    guard hearing.inventory.screen.platform == .ios else { return }
    isInside.reserveCapacity(hearing.elements.count)
    for index in hearing.elements.indices {
      let around = hearing.elements[index].parent.map { isInside[$0] } ?? false
      isInside.append(around || Self.isBar(hearing.elements[index].role))
    }
  }

  /// Whether the system lets people touch more of a stop than its frame.
  func enlarge(_ stop: Stop) -> Bool {
    !isInside.isEmpty && (isInside[stop.element] || stop.role == .searchField)
  }

  private static func isBar(_ role: Role) -> Bool {
    role == .navigationBar || role == .toolbar || role == .tabBar
  }
}
