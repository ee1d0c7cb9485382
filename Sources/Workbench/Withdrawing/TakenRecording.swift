import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// A recording that somebody took back: its reference goes, and a person deletes it where it lies.
struct TakenRecording {
  let session: String
  let name: String
  /// Where its file lies here; `nil` where this computer does not know.
  let path: String?
  let isThere: Bool
  let addresses: [String]

  /// The recordings of every session in which somebody takes part.
  static func all(
    in records: [RecordFile], of id: String, study: String, _ workbench: Workbench
  ) throws -> [TakenRecording] {
    let places = try MediaPlaces(of: study, in: workbench)
    return records.filter { record in
      record.file.role == .session
        && ErasurePropagation.people(of: record).contains { Text.isSame($0, id) }
    }.flatMap { record in
      MediaReferences.all(in: record).map { reference in
        let session = record.file.expectedID
        let path = places.path(session, reference.name)
        return TakenRecording(
          session: session, name: reference.name, path: path,
          isThere: path.map { (try? Files.kind($0)) ?? .missing != .missing } ?? false,
          addresses: reference.addresses)
      }
    }
  }

  /// What has to be done about it.
  var deletion: Sentence {
    let file: [Sentence] =
      path.map {
        let path = Printable.text($0)
        return [isThere ? "\(path)" : "\(path), where nothing is now"]
      } ?? []
    let places = file + addresses.map { "\(Printable.text($0))" }
    let what: Sentence = "Delete the recording \(name) of \(session) with all copies"
    return places.isEmpty
      ? "\(what); where its file lies is not known on this computer."
      : "\(what): \(Sentence.list(places))."
  }

  var json: JSONValue {
    .object(
      JSONObject([
        "session": .string(session), "name": .string(name),
        "file": path.map { .string($0) } ?? .null, "fileIsThere": .bool(isThere),
        "addresses": .array(addresses.map { .string($0) }),
      ]))
  }
}
