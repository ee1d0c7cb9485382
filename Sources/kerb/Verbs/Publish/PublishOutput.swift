import JSON
import Localization
import Measures
import Wording
import Workbench

/// Says what `kerb publish` did.
enum PublishOutput {
  /// What there is now, for whom, and the page to open.
  static func lines(
    _ publication: Publication, _ change: PublishedFolder.Change, _ folder: PublishedFolder
  ) -> [Sentence] {
    let files: Sentence = "\(publication.files.count, "file", "files")"
    let size = (publication.files.reduce(0) { $0 + $1.bytes.count } + 999) / 1000
    let round: Sentence = publication.round.map { " of round \($0)" } ?? ""
    let first: Sentence =
      change.written.isEmpty && change.takenAway.isEmpty
      ? "Nothing has changed: \(files)\(round), \(size) kB."
      : "Published \(files)\(round), \(size) kB."
    let edition: Sentence =
      publication.edition == .share
      ? "This is the edition for sharing. Read it before you pass it on."
      : "This is the edition for the team. Do not pass it on."
    return [
      "\(first) \(edition)",
      "Next: open \(Printable.text(folder.name))/index.html in a browser.",
    ]
  }

  static func json(
    _ publication: Publication, _ change: PublishedFolder.Change, _ folder: PublishedFolder
  ) -> [UInt8] {
    var object = JSONObject()
    object["folder"] = .string(folder.name)
    object["edition"] = .string(publication.edition.rawValue)
    object["round"] = publication.round.map { .integer($0) } ?? .null
    object["files"] = .array(
      publication.files.map { file in
        var entry = JSONObject()
        entry["path"] = .string(file.path)
        entry["bytes"] = .integer(file.bytes.count)
        return .object(entry)
      })
    object["written"] = .array(change.written.map { .string($0) })
    object["takenAway"] = .array(change.takenAway.map { .string($0) })
    return JSONWriter.canonical(.object(object))
  }
}
