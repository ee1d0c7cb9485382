/// Values that WebDriverAgent made up.
enum AgentValues {
  /// Takes the 1 that it writes for a selected button as what it means.
  ///
  /// Where the traits or an attribute say that the button is not selected, the 1 is its value.
  static func settle(_ element: inout Element) {
    guard element.typeName == "Button", let value = element.value,
      value.utf8.elementsEqual("1".utf8), !element.states.isNot(.selected),
      element.traits?.contains(.selected) != false
    else { return }
    element.value = nil
    element.states[.selected] = true
  }
}
