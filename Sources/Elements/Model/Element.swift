/// One element of a screen, as a source describes it.
///
/// Elements stand in one list, each before those inside it; `nil` is what the source did not say, and an empty text is
/// what it said to be empty.
package struct Element: Sendable {
  package var role: Role = .other
  /// The type as the source calls it: `android.widget.Button`, `Button`.
  package var typeName = ""
  /// 0 for an element that lies in no other.
  package var depth = 0
  /// The place of the element around it in the list.
  package var parent: Int?
  /// The place after the last element inside it.
  package var end = 0

  package var identifier: String?
  /// The name that somebody gave for assistive technology: accessibility label, content description.
  package var label: String?
  /// What it shows as text, where the source tells this apart from its label.
  package var text: String?
  package var value: String?
  package var hint: String?
  package var placeholder: String?
  /// Who drew it: the package of an Android app.
  package var owner: String?

  package var states = States()
  package var traits: Traits?
  package var frame: Frame?
  /// From 1.
  package var headingLevel: Int?
  /// What assistive technology can do with it beside activating.
  package var actions: [String]?
  package var details: Details?

  /// What few sources say.
  package struct Details: Sendable {
    package var language: String?
    /// `polite`, `assertive` or `off`.
    package var liveRegion: String?
    /// Gestures that only people who see and touch can make.
    package var gestures: [String]?
    /// What can be seen inside it though no element stands for it.
    package var shows: [String]?
    /// The identifier of the element that is said to come next.
    package var next: String?

    package init() {}
  }

  package init() {}

  /// Whether it has a label or a text of its own with something in it; what stands in a field is no name of it.
  @inline(__always)  // So that asking an element in a list does not copy it.
  package var hasOwnLabel: Bool {
    Words.hasContent(label) || !role.isEditable && Words.hasContent(text)
  }

  /// Its label, or its text where it has none.
  @inline(__always)
  package var ownLabel: String? {
    if Words.hasContent(label) { return label }
    return !role.isEditable && Words.hasContent(text) ? text : nil
  }

  /// Takes the text of a field for its value, or for its placeholder where nothing was typed.
  ///
  /// - Parameter isHint: Whether the source says that the text is the hint.
  mutating func takeTyped(isHint: Bool) {
    guard role.isEditable || isHint, let text, Words.hasContent(text) else { return }
    let isSame = placeholder.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    if isHint || isSame {
      placeholder = text
      self.text = ""
    } else if value == nil {
      value = text
    }
  }
}

extension Element {
  /// Elements with their depths, each before those inside it, as one list with its parents and ends.
  ///
  /// A depth that skips a level counts as the next one below.
  package static func tree(_ listed: [(depth: Int, element: Element)]) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(listed.count)
    var open: [Int] = []
    for (depth, element) in listed {
      while open.count > depth, let place = open.popLast() { elements[place].end = elements.count }
      elements.append(element)
      elements[elements.count - 1].depth = open.count
      elements[elements.count - 1].parent = open.last
      open.append(elements.count - 1)
    }
    while let place = open.popLast() { elements[place].end = elements.count }
    return elements
  }
}
