import Localization

/// What assistive technology hears on one screen, as a dump or a person described it.
package struct ScreenInventory: Record {
  package let id: RecordID
  /// How many elements it holds.
  package let elements: Int
  package let productVersion: String?
  package let round: Int?
  /// The study's screen that it shows.
  package let screen: String?
  /// The SHA-256 digest of the file that it was read from.
  package let sourceDigest: String?

  package init(_ object: inout ObjectReader) {
    elements = object.entries("elements") { id, _ in id }.count
    id = object.id
    productVersion = object.string("productVersion")
    round = object.integer("round")
    screen = object.string("screen")
    sourceDigest = object.string("sourceDigest")
  }

  package static let format = RecordFormat(
    "inventory", noun: Noun("element inventory", "element inventories"),
    "The elements of one screen as assistive technology gets them; the dump itself is not kept.",
    [
      Field("screen", .reference(.screen), "Screen", "The study's screen.", required: true),
      Field(
        "platform", .choice(WordList([ProductPlatform.ios, .android, .desktop])), "Platform",
        "The system that the screen ran on."),
      Field("language", .line, "Language", "The screen's language as BCP 47 has it, such as de."),
      Field("title", .line, "Title", "What is said when the screen comes."),
      Field("width", .decimal(0...100_000), "Width", "In points, or pixels without a density."),
      Field("height", .decimal(0...100_000), "Height", "In points, or pixels without a density."),
      Field("density", .decimal(0...100), "Density", "Pixels for one point."),
      Field("productVersion", .line, "Product version", "The version that was looked at."),
      Field("round", .integer(1...1000), "Round", "Which round of the study, if any."),
      Field("sourceFormat", .line, "Source format", "What kind of file it was.", required: true),
      Field("sourceDigest", .line, "Source digest", "The SHA-256 digest of the file's bytes."),
      Field(
        "isMasked", .flag, "Masked", "Yes if texts that may name somebody were replaced.",
        option: .named("masked")),
      Field(
        "tells", .set(.line), "Tells", "What the file can say of elements; all else is unknown."),
      Field("elements", .map(elementEntry), "Elements", "In the file's order.", option: .none),
    ])

  private static let elementEntry = EntryFormat(
    Noun("element", "elements"), identity: .named, ordered: true,
    [
      Field(
        "depth", .integer(0...10_000), "Depth", "0 for an element that lies in no other.",
        required: true),
      Field("role", .line, "Role", "What it is, in kerb's words.", required: true),
      Field("type", .line, "Type", "What the source calls it."),
      Field("identifier", .line, "Identifier", "Its name in the code."),
      Field("label", .text, "Label", "Null if nobody said; empty if it has none."),
      Field("text", .text, "Text", "What is seen on it."),
      Field("value", .text, "Value", "Null if nobody said; empty if it has none."),
      Field("hint", .text, "Hint", "Null if nobody said; empty if it has none."),
      Field("placeholder", .text, "Placeholder", "What stands in an empty field."),
      Field("traits", .set(.line), "Traits", "Traits of iOS."),
      Field("holds", .set(.line), "Holds", "States that are said to hold, such as enabled."),
      Field("holdsNot", .set(.line), "Holds not", "States that are said not to hold."),
      Field("frame", .line, "Frame", "Left, top, width and height."),
      Field("headingLevel", .integer(1...9), "Heading level", "From 1."),
      Field("actions", .set(.line), "Actions", "What assistive technology can do with it."),
      Field("gestures", .set(.line), "Gestures", "What only people who see and touch can do."),
      Field("language", .line, "Language", "Its own language."),
      Field("liveRegion", .line, "Live region", "polite, assertive or off."),
      Field("next", .line, "Next", "The identifier of the element that is said to come next."),
      Field("owner", .line, "Owner", "Who drew it: the package of an Android app."),
      Field("shows", .set(.line), "Shows", "What is drawn in it though no element stands for it."),
    ])
}
