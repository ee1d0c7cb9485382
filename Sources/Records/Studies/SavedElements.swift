/// Everything that a saved inventory says of a screen: its elements and what is true of all of them.
///
/// Reports need none of it, so it is read only where somebody goes through the elements; see ``ScreenInventory``.
package struct SavedElements: Sendable {
  package struct Entry: Sendable {
    /// 0 for an element that lies in no other.
    package let depth: Int
    package let role: String
    package let type: String?
    package let identifier: String?
    package let label: String?
    package let text: String?
    package let value: String?
    package let hint: String?
    package let placeholder: String?
    package let traits: [String]
    /// States that are said to hold, and those that are said not to.
    package let holds: [String]
    package let holdsNot: [String]
    package let frame: String?
    package let headingLevel: Int?
    package let actions: [String]
    package let gestures: [String]
    package let language: String?
    package let liveRegion: String?
    /// The identifier of the element that is said to come next.
    package let next: String?
    /// Who drew it.
    package let owner: String?
    /// What is drawn in it though no element stands for it.
    package let shows: [String]

    init(_ object: inout ObjectReader) {
      actions = object.strings("actions")
      depth = object.integer("depth") ?? 0
      frame = object.string("frame")
      gestures = object.strings("gestures")
      headingLevel = object.integer("headingLevel")
      hint = object.string("hint")
      holds = object.strings("holds")
      holdsNot = object.strings("holdsNot")
      identifier = object.string("identifier")
      label = object.string("label")
      language = object.string("language")
      liveRegion = object.string("liveRegion")
      next = object.string("next")
      owner = object.string("owner")
      placeholder = object.string("placeholder")
      role = object.string("role") ?? ""
      shows = object.strings("shows")
      text = object.string("text")
      traits = object.strings("traits")
      type = object.string("type")
      value = object.string("value")
    }
  }

  package let density: Double?
  /// In the order of the file that they came from.
  package let elements: [Entry]
  package let height: Double?
  package let language: String?
  package let platform: ProductPlatform?
  package let productVersion: String?
  package let sourceFormat: String?
  /// What the file could say of elements.
  package let tells: [String]
  package let title: String?
  package let width: Double?

  package init(_ object: inout ObjectReader) {
    density = object.decimal("density")
    elements = object.orderedEntries("elements") { Entry(&$1) }
    height = object.decimal("height")
    language = object.string("language")
    platform = object.word("platform")
    productVersion = object.string("productVersion")
    sourceFormat = object.string("sourceFormat")
    tells = object.strings("tells")
    title = object.string("title")
    width = object.decimal("width")
  }
}
