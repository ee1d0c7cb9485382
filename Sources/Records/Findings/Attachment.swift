package import Localization

/// A picture that belongs to something of a study, with what it shows in words. The picture itself lies beside the record,
/// under the same name.
package struct Attachment: Record {
  package let id: RecordID
  package let alternative: String
  package let kind: PictureKind?
  package let width: Int
  package let height: Int
  package let digest: String
  package let findings: [String]
  package let observations: [String]
  package let sessions: [String]
  package let screens: [String]
  package let tasks: [String]
  /// Whether somebody looked and said that it shows nobody and no data of anybody.
  package let showsNobody: Bool

  package init(_ object: inout ObjectReader) {
    alternative = object.string("alternative") ?? ""
    digest = object.string("digest") ?? ""
    findings = object.strings("findings")
    height = object.integer("height") ?? 0
    id = object.id
    kind = object.word("kind")
    observations = object.strings("observations")
    screens = object.strings("screens")
    sessions = object.strings("sessions")
    showsNobody = object.flag("showsNobody") ?? false
    tasks = object.strings("tasks")
    width = object.integer("width") ?? 0
  }

  /// The name of the picture's file, beside the record.
  package var file: String { id.string + (kind?.ending ?? "") }

  /// The sessions that it belongs to, itself or by its notes.
  package var meetings: [String] {
    sessions + observations.compactMap { $0.split(separator: "/").first.map(String.init) }
  }

  /// How the id of a picture begins; its digest follows.
  package static let prefix = "pic-"
  /// How many digits of the digest are in the id.
  package static let digits = 20

  package static let format = RecordFormat(
    "attachment", noun: Noun("picture", "pictures"),
    "A picture that belongs to something of a study; the file lies beside it, under the same name.",
    [
      Field(
        "alternative", .text, "Text alternative",
        "What the picture shows, for whoever does not see it.", required: true,
        option: .named("alt")),
      Field(
        "kind", .choice(WordList(PictureKind.allCases)), "Kind", "PNG or JPEG.", required: true,
        option: .none),
      Field("width", .integer(1...16_384), "Width", "In pixels.", required: true, option: .none),
      Field("height", .integer(1...16_384), "Height", "In pixels.", required: true, option: .none),
      Field(
        "digest", .line, "Digest", "SHA-256 of the file, in hexadecimal digits.", required: true,
        option: .none),
      Field(
        "showsNobody", .flag, "Shows nobody",
        "Yes if somebody looked and says that it shows nobody and no data of anybody."),
      Field(
        "findings", .set(.reference(.finding)), "Findings", "The findings that it belongs to.",
        option: .none),
      Field(
        "observations", .set(.reference(.observation)), "Notes", "The notes that it belongs to.",
        option: .none),
      Field(
        "sessions", .set(.reference(.session)), "Sessions", "The sessions that it belongs to.",
        option: .none),
      Field(
        "screens", .set(.reference(.screen)), "Screens", "The screens that it belongs to.",
        option: .none),
      Field(
        "tasks", .set(.reference(.task)), "Tasks", "The tasks that it belongs to.", option: .none),
    ])
}

/// What kind of file a picture is.
package enum PictureKind: String, Word {
  case png, jpeg

  package var label: Sentence { self == .png ? "PNG" : "JPEG" }
  /// The ending of its file's name, with the dot.
  package var ending: String { self == .png ? ".png" : ".jpg" }

  /// Whether a content begins as files of one of these kinds do.
  package static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50]) || bytes.starts(with: [0xff, 0xd8])
  }
}
