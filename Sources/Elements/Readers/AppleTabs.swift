/// Tabs of iOS, which tools call buttons in a tab bar.
enum AppleTabs {
  static func settle(_ inventory: inout Inventory) {
    guard inventory.format == .debugDescription || inventory.format == .appiumIOS else { return }
    var end = 0
    for index in inventory.elements.indices {
      if inventory.elements[index].typeName == "TabBar" {
        end = max(end, inventory.elements[index].end)
      } else if index < end, inventory.elements[index].typeName == "Button" {
        inventory.elements[index].role = .tab
      }
    }
  }
}
