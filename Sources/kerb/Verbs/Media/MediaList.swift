import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb session media list`: the recordings of a session.
enum MediaList {
  static let verb = Verb(
    ["session", "media", "list"], "List the recordings of a session, and its marks.",
    examples: [
      .init("kerb session media list tram-tickets S09", "One line for each recording."),
      .init("kerb session media list tram-tickets S09 --json", "The same for other programs."),
    ],
    arguments: MediaVerbs.arguments, options: [.json]
  ) { invocation in
    let recordings = try MediaVerbs.recordings(invocation)
    let kept = try recordings.all()
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(.array(kept.map(json))))
      return .success
    }
    for one in kept { invocation.console.line("\(line(one))") }
    let short = RecordID(recordings.session)?.short ?? recordings.session
    let place = "\(recordings.study) \(short)"
    if kept.isEmpty {
      invocation.console.message(
        "No recordings of \(short) are known. Add one: `kerb session media add \(place) NAME --file FILE`"
      )
      return .success
    }
    let marks = try recordings.marks()
    for (index, mark) in marks.enumerated() {
      invocation.console.line("Mark \(index + 1): \(ElapsedText.words(mark))")
    }
    if let first = kept.first(where: { $0.media.alignment == nil }) {
      invocation.console.message(
        "Next: `kerb session media align \(place) \(first.media.name)` "
          + (marks.isEmpty ? "`--offset` 0" : "`--mark` 1 --at 4m10"))
    }
    return .success
  }

  /// "screen: screen, the phone from above, 1 min 10 s further than the session, /home/…".
  private static func line(_ one: SessionRecordings.Kept) -> Sentence {
    let media = one.media
    let file: Sentence? =
      one.path.map { one.isThere ? "\($0)" : "\($0), where nothing is now" }
      ?? (media.address == nil ? "its file is not known on this computer" : nil)
    let facts: [Sentence] = [
      media.kind.map { "\($0.label)" }, media.label.map { "\($0)" },
      "\(media.timeWords)", file, media.address.map { "\($0)" },
    ].compactMap(\.self)
    return "\(media.name): \(facts.joined(separator: ", "))"
  }

  private static func json(_ one: SessionRecordings.Kept) -> JSONValue {
    let media = one.media
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return .object(
      JSONObject([
        "name": .string(media.name), "kind": text(media.kind?.id), "label": text(media.label),
        "address": text(media.address), "file": text(one.path),
        "fileIsThere": one.path == nil ? .null : .bool(one.isThere),
        "offsetMilliseconds": media.alignment.map { .integer($0.offset) } ?? .null,
        "driftMillisecondsAnHour": media.alignment.map { .integer($0.drift) } ?? .null,
      ]))
  }
}
