package import Localization

/// Everything that one file says about one screen.
package struct Inventory: Sendable {
  package var screen = ScreenFacts()
  /// Each before those inside it.
  package var elements: [Element] = []
  package var format: InventoryFormat
  /// What this file says, and so which rules can be decided.
  package var facts: Facts
  /// What could not be read, in sentences without text of the screen.
  package var remarks: [Sentence] = []

  package init(_ format: InventoryFormat) {
    self.format = format
    facts = format.facts
  }

  /// Where, and in which words, the screen is.
  package struct ScreenFacts: Sendable {
    package var name = ""
    package var platform: ScreenPlatform?
    /// BCP 47, such as "de"; `nil` if nobody said.
    package var language: String?
    /// What a screen reader says when the screen comes.
    package var title: String?
    /// In points, or pixels where the density is not known.
    package var width: Double?
    package var height: Double?
    /// Pixels for one point or dp.
    package var density: Double?
    package var productVersion: String?

    package init() {}
  }

  /// Whether frames are in pixels of the screen, so that sizes need a density; otherwise they are in points.
  package var isInPixels: Bool {
    switch format {
    case .uiautomator, .appiumAndroid: true
    case .maestro, .inventory: screen.platform == .android
    default: false
    }
  }

  /// Whether a tool read it from Android, where no dump says which label belongs to which field.
  var isDumpOfAndroid: Bool {
    switch format {
    case .uiautomator, .appiumAndroid: true
    case .maestro: screen.platform == .android
    default: false
    }
  }

  /// The places of the elements directly inside one.
  package func children(of index: Int) -> Children { Children(inventory: self, parent: index) }

  package struct Children: Sequence, IteratorProtocol {
    private let elements: [Element]
    private var at: Int
    private let end: Int

    init(inventory: Inventory, parent: Int) {
      elements = inventory.elements
      at = parent + 1
      end = inventory.elements[parent].end
    }

    package mutating func next() -> Int? {
      guard at < end else { return nil }
      defer { at = elements[at].end }
      return at
    }
  }
}
