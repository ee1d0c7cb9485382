package import JSON
import Localization

/// The elements of one screen as assistive technology gets them, as a dump or a person described them.
package struct ScreenInventory: Record {
  package let id: RecordID
  package var density: Double?
  /// How many elements it holds.
  package private(set) var elementCount = 0
  /// Empty in every record that was read, since reports need none: ``elements(of:)`` reads them.
  package let elements: [ScreenElement] = []
  package var height: Double?
  /// Whether texts that may name somebody were replaced.
  package var isMasked: Bool?
  package var language: String?
  package var platform: ProductPlatform?
  package var productVersion: String?
  package var round: Int?
  /// The study's screen that it shows.
  package var screen: String?
  /// The SHA-256 digest of the file that it was read from.
  package var sourceDigest: String?
  package var sourceFormat: String?
  /// What the file could say of elements.
  package var tells: [String] = []
  package var title: String?
  package var width: Double?

  package init(id: RecordID) { self.id = id }

  /// The elements, in the order of the file that they came from. Reports need none of them.
  package static func elements(of root: JSONNode) -> [ScreenElement] {
    var reader = ObjectReader(root)
    return reader.orderedEntries("elements", ScreenElement.init)
  }

  package static let format = RecordFormat(
    "inventory", noun: Noun("element inventory", "element inventories"),
    "The elements of one screen as assistive technology gets them; the dump itself is not kept.",
    table.fields)

  package static let table = FieldTable<ScreenInventory>([
    Slot(
      \.screen, "screen", .reference(.screen), "Screen", "The study's screen.", required: true),
    Slot(
      \.platform, "platform", .choice(WordList([ProductPlatform.ios, .android, .desktop])),
      "Platform", "The system that the screen ran on."),
    Slot(
      \.language, "language", .line, "Language",
      "The screen's language as BCP 47 has it, such as de."),
    Slot(\.title, "title", .line, "Title", "What is said when the screen comes."),
    Slot(
      \.width, "width", .decimal(0...100_000), "Width",
      "In points, or pixels without a density."),
    Slot(
      \.height, "height", .decimal(0...100_000), "Height",
      "In points, or pixels without a density."),
    Slot(\.density, "density", .decimal(0...100), "Density", "Pixels for one point."),
    Slot(
      \.productVersion, "productVersion", .line, "Product version",
      "The version that was looked at."),
    Slot(\.round, "round", .integer(1...1000), "Round", "Which round of the study, if any."),
    Slot(
      \.sourceFormat, "sourceFormat", .line, "Source format", "What kind of file it was.",
      required: true),
    Slot(
      \.sourceDigest, "sourceDigest", .line, "Source digest",
      "The SHA-256 digest of the file's bytes."),
    Slot(
      \.isMasked, "isMasked", .flag, "Masked",
      "Yes if texts that may name somebody were replaced.", option: .named("masked")),
    Slot(
      \.tells, "tells", setOf: .line, "Tells",
      "What the file can say of elements; all else is unknown."),
    Slot(
      Field(
        "elements", .map(ScreenElement.entry), "Elements", "In the file's order.", option: .none),
      \ScreenInventory.elements
    ) { object, inventory in
      inventory.elementCount = object.entries("elements") { key, _ in key }.count
    },
  ])
}

/// One element of an inventory.
package struct ScreenElement: Entry {
  /// 0 for an element that lies in no other.
  package var depth = 0
  package var role = ""
  package var type: String?
  package var identifier: String?
  package var label: String?
  package var text: String?
  package var value: String?
  package var hint: String?
  package var placeholder: String?
  package var traits: [String] = []
  /// States that are said to hold, and those that are said not to.
  package var holds: [String] = []
  package var holdsNot: [String] = []
  package var frame: String?
  package var headingLevel: Int?
  package var actions: [String] = []
  package var gestures: [String] = []
  package var language: String?
  package var liveRegion: String?
  /// The identifier of the element that is said to come next.
  package var next: String?
  /// Who drew it.
  package var owner: String?
  /// What is drawn in it though no element stands for it.
  package var shows: [String] = []

  package init() {}
  package init(key _: String) {}

  static let entry = EntryFormat(
    Noun("element", "elements"), identity: .named, ordered: true, table.fields)

  package static let table = FieldTable<ScreenElement>([
    Slot(
      \.depth, "depth", .integer(0...10_000), "Depth", "0 for an element that lies in no other.",
      required: true),
    Slot(\.role, "role", .line, "Role", "What it is, in kerb's words.", required: true),
    Slot(\.type, "type", .line, "Type", "What the source calls it."),
    Slot(\.identifier, "identifier", .line, "Identifier", "Its name in the code."),
    Slot(\.label, "label", .text, "Label", "Null if nobody said; empty if it has none."),
    Slot(\.text, "text", .text, "Text", "What is seen on it."),
    Slot(\.value, "value", .text, "Value", "Null if nobody said; empty if it has none."),
    Slot(\.hint, "hint", .text, "Hint", "Null if nobody said; empty if it has none."),
    Slot(
      \.placeholder, "placeholder", .text, "Placeholder", "What stands in an empty field."),
    Slot(\.traits, "traits", setOf: .line, "Traits", "Traits of iOS."),
    Slot(
      \.holds, "holds", setOf: .line, "Holds",
      "States that are said to hold, such as enabled."),
    Slot(
      \.holdsNot, "holdsNot", setOf: .line, "Holds not", "States that are said not to hold."),
    Slot(\.frame, "frame", .line, "Frame", "Left, top, width and height."),
    Slot(\.headingLevel, "headingLevel", .integer(1...9), "Heading level", "From 1."),
    Slot(
      \.actions, "actions", setOf: .line, "Actions",
      "What assistive technology can do with it."),
    Slot(
      \.gestures, "gestures", setOf: .line, "Gestures",
      "What only people who see and touch can do."),
    Slot(\.language, "language", .line, "Language", "Its own language."),
    Slot(\.liveRegion, "liveRegion", .line, "Live region", "polite, assertive or off."),
    Slot(
      \.next, "next", .line, "Next",
      "The identifier of the element that is said to come next."),
    Slot(\.owner, "owner", .line, "Owner", "Who drew it: the package of an Android app."),
    Slot(
      \.shows, "shows", setOf: .line, "Shows",
      "What is drawn in it though no element stands for it."),
  ])
}
