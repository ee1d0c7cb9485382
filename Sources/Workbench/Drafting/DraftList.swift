import JSON
import Localization
import Measures
import Platform
import Records
import Wording
import Workspace

/// Of whom the drafts of one study were made: a file of the person who made them, outside the workspace.
///
/// Without it nobody could tell that a new draft differs from an earlier one by one person. Colleagues do not have it.
struct DraftList {
  static let ending = "-drafts.json"
  private static let format = "kerb-drafts/1"

  var drafts: [EarlierDraft] = []

  /// - Parameter folder: The private folder for keys.
  static func path(_ folder: String, _ study: String) -> String { "\(folder)/\(study)\(ending)" }

  init() {}

  /// Reads the list at a path; an empty one where there is none.
  init(_ path: String) throws {
    do {
      guard try Files.kind(path) != .missing else { return }
      let root = JSONValue(try JSONReader.read(Files.read(path)).root).object ?? JSONObject()
      guard root[SystemKey.format]?.string == Self.format else {
        throw WorkbenchError(
          .newerFormat, at: path, "this list of drafts was written by another version of kerb",
          fix: "update kerb, then try again")
      }
      drafts = (root["drafts"]?.array ?? []).compactMap(\.object).map(Self.draft)
    } catch let error as SystemError {
      throw error.reading(path)
    } catch let error as JSONError {
      throw RecordFault(error).error(in: path)
    }
  }

  var content: [UInt8] {
    JSONWriter.canonical(
      .object(
        JSONObject([
          Text(SystemKey.format): .string(Self.format),
          Text("drafts"): .array(drafts.map(Self.json)),
        ])))
  }

  private static func draft(_ object: JSONObject) -> EarlierDraft {
    let people = (object["people"]?.array ?? []).compactMap(\.string).compactMap { RecordID($0) }
    let left = object["left"]?.integer
    let values = (object["values"]?.array ?? []).compactMap(\.object).compactMap(value)
    return EarlierDraft(
      profile: object["profile"]?.string ?? "", people: Set(people), left: left ?? 0,
      values: values)
  }

  private static func value(_ object: JSONObject) -> CoarseValue? {
    guard let kind = object["kind"]?.string.flatMap({ CoarseValue.Kind(rawValue: $0) })
    else { return nil }
    return CoarseValue(kind, object["subject"]?.string ?? "", object["grade"]?.string ?? "")
  }

  private static func json(_ draft: EarlierDraft) -> JSONValue {
    .object(
      JSONObject([
        "profile": .string(draft.profile), "left": .integer(draft.left),
        "people": .array(draft.people.sorted().map { .string($0.string) }),
        "values": .array(
          draft.values.map { value in
            .object(
              JSONObject([
                "kind": .string(value.kind.rawValue), "subject": .string(value.subject),
                "grade": .string(value.grade),
              ]))
          }),
      ]))
  }
}
