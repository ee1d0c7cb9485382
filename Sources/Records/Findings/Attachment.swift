package import Localization

/// A picture that belongs to something of a study, with what it shows in words. The picture itself lies beside the record,
/// under the same name.
package struct Attachment: Record {
  package let id: RecordID
  package private(set) var alternative = ""
  package private(set) var kind: PictureKind?
  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var digest = ""
  package private(set) var findings: [String] = []
  package private(set) var observations: [String] = []
  package private(set) var sessions: [String] = []
  package private(set) var screens: [String] = []
  package private(set) var tasks: [String] = []
  /// Whether a person looked at it and found nobody and no personal data in it.
  package private(set) var showsNobody = false

  package init(id: RecordID) { self.id = id }

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
    table.fields)

  package static let table = FieldTable<Attachment>([
    Slot(
      \.alternative, "alternative", .text, "Text alternative",
      "What the picture shows, for whoever does not see it.", required: true,
      option: .named("alt")),
    Slot(
      \.kind, "kind", .words(of: PictureKind.self), "Kind", "PNG or JPEG.", required: true,
      option: .none),
    Slot(
      \.width, "width", .integer(1...16_384), "Width", "In pixels.", required: true,
      option: .none),
    Slot(
      \.height, "height", .integer(1...16_384), "Height", "In pixels.", required: true,
      option: .none),
    Slot(
      \.digest, "digest", .line, "Digest", "SHA-256 of the file, in hexadecimal digits.",
      required: true, option: .none),
    Slot(
      \.showsNobody, "showsNobody", .flag, "Shows nobody",
      "Yes if somebody looked and says that it shows nobody and no data of anybody."),
    Slot(
      \.findings, "findings", setOf: .reference(.finding), "Findings",
      "The findings that it belongs to.", option: .none),
    Slot(
      \.observations, "observations", setOf: .reference(.observation), "Notes",
      "The notes that it belongs to.", option: .none),
    Slot(
      \.sessions, "sessions", setOf: .reference(.session), "Sessions",
      "The sessions that it belongs to.", option: .none),
    Slot(
      \.screens, "screens", setOf: .reference(.screen), "Screens",
      "The screens that it belongs to.", option: .none),
    Slot(
      \.tasks, "tasks", setOf: .reference(.task), "Tasks", "The tasks that it belongs to.",
      option: .none),
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
