import JSON
import Localization
package import Measures
import Records
import Wording

/// Where to open the recording of a note.
package struct NotePlaying {
  /// A recording, and the moment in it.
  package struct Moment: Sendable {
    /// The name of the recording.
    package let name: String
    /// An absolute path, or an address.
    package let target: String
    /// A little before the note, milliseconds since the recording's start.
    package let milliseconds: Int
    /// The names of other recordings in which the note's moment is known.
    package let others: [String]
  }

  /// How long before a note the recording is opened: people type after they have seen something.
  package static let before = 5_000

  private let recordings: SessionRecordings
  private let note: FoundNote

  package init(_ note: FoundNote, in workbench: Workbench) throws {
    self.note = note
    recordings = try SessionRecordings(note.session.string, study: note.study, in: workbench)
  }

  /// - Parameters:
  ///   - name: The recording; `nil` for the first one with a known moment, pictures first.
  ///   - before: Milliseconds.
  /// - Throws: `WorkbenchError` where there is none, its moment is not known, or its file is not here.
  package func moment(in name: String?, before: Int = before) throws -> Moment {
    let kept = try recordings.all()
    let known = kept.filter { time(in: $0) != nil }.sorted { Self.rank($0) < Self.rank($1) }
    let chosen: SessionRecordings.Kept
    // Where it is known in none, the first one tells why.
    if name == nil, let first = known.first ?? kept.first {
      chosen = first
    } else {
      chosen = try recordings.one(name)
    }
    guard let time = time(in: chosen) else { throw unknown(chosen.media) }
    return Moment(
      name: chosen.media.name, target: try target(chosen), milliseconds: max(0, time - before),
      others: known.map(\.media.name).filter { !Text.isSame($0, chosen.media.name) })
  }

  private func time(in kept: SessionRecordings.Kept) -> Int? {
    note.media?.first { Text.isSame($0.name, kept.media.name) }?
      .milliseconds
  }

  /// Files that are here before addresses, pictures before sound.
  private static func rank(_ kept: SessionRecordings.Kept) -> Int {
    let place = kept.isThere ? 0 : kept.media.address == nil ? 20 : 10
    return place + (kept.media.kind == .audio ? 1 : 0)
  }

  private func target(_ kept: SessionRecordings.Kept) throws -> String {
    if let path = kept.path, kept.isThere { return path }
    if let address = kept.media.address { return address }
    let edit =
      "kerb session media edit \(note.study) \(note.session.short) \(kept.media.name) --file FILE"
    throw WorkbenchError(
      .noInput, at: kept.path.map { Printable.text($0) } ?? kept.media.name,
      kept.path == nil
        ? "where the file of this recording lies is not known on this computer"
        : "nothing is there any more",
      fix: "say where it lies: \(edit)")
  }

  private func unknown(_ media: SessionMedia) -> WorkbenchError {
    if media.alignment == nil {
      return WorkbenchError(
        .invalidData, at: media.name, "how the time of this recording runs is not known",
        fix:
          "`kerb session media align \(note.study) \(note.session.short) \(media.name) --mark 1 --at 4m10`"
      )
    }
    let isBefore =
      note.media?.first { Text.isSame($0.name, media.name) }?.position
      == .beforeStart
    return WorkbenchError(
      .invalidData, at: note.reference,
      isBefore
        ? "the recording \(media.name) had not begun then"
        : "when this was is not known: it has no time, or was added later",
      fix: isBefore
        ? "name another recording with `--media`, if there is one"
        : "the recording can be opened in a player by hand")
  }
}
