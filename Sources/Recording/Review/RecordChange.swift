package import JSON
import Records

/// What has to be written into one record of the workspace.
package struct RecordChange: Sendable {
  package enum Fate: Hashable, Sendable {
    /// The record is there and stays.
    case changed
    /// The record may be missing, or deleted: it is made or brought back.
    case made
    /// The record goes, if it is there.
    case taken
  }

  /// The record's path in the workspace.
  package var path: String
  package var fate = Fate.changed
  /// Values in the shape of the record.
  package var values = JSONObject()

  package init(path: String) { self.path = path }

  /// The keys of the notes that change.
  package var notes: [String] {
    (values[\Log.observations]?.object?.sortedKeys ?? []).map(\.string)
  }

  /// Whether words of a note change: whoever had cleared the log of identifiers has not read these.
  package var changesWords: Bool {
    let notes = values[\Log.observations]?.object?.members.values
    return notes?.contains { $0.object?[\Note.text] != nil } ?? false
  }
}

/// Collects what changed, record by record.
struct RecordChanges {
  private var changes: [Text: RecordChange] = [:]

  /// In the order of their paths.
  var all: [RecordChange] { changes.sorted { $0.key < $1.key }.map(\.value) }

  /// Adds what turned a note into another.
  mutating func add(_ key: NoteKey, of path: String, from old: Note, to new: Note) {
    let patch = new.changes(from: old)
    guard !patch.members.isEmpty else { return }
    let place = Holder<Log>().entry(\.observations, key.note).keys
    update(path) { $0.values.replace(place[...], with: .object(patch)) }
  }

  mutating func add(_ place: RecordValue, _ value: JSONValue) {
    guard place.path.isEmpty else {
      return update(place.record) { $0.values.replace(place.path[...], with: value) }
    }
    update(place.record) { change in
      change.fate = value.isNull ? .taken : .made
      guard let object = value.object else { return }
      for key in object.sortedKeys where change.values[key.string] == nil {
        change.values[key.string] = object[key.string]
      }
    }
  }

  private mutating func update(_ path: String, _ body: (inout RecordChange) -> Void) {
    body(&changes[Text(path), default: RecordChange(path: path)])
  }
}

extension Review {
  /// What the records do not hold yet, as patches: only fields that this review changed.
  package var unwritten: [RecordChange] {
    var changes = RecordChanges()
    for subject in ledger.unwritten {
      switch subject {
      case .note(let key):
        guard let new = ledger.notes[key], let old = written[key],
          let source = plan.sources.first(where: { Text.isSame($0.log, key.log) })
        else { continue }
        changes.add(key, of: source.path, from: old, to: new)
      case .value(let place): changes.add(place, ledger.values[place] ?? .null)
      case .attempt, .answer, .interruption, .mark, .task: continue
      }
    }
    return changes.all
  }

  /// How many subjects wait to be written.
  package var unwrittenCount: Int { ledger.unwritten.count }

  /// Says that the records hold everything up to now.
  ///
  /// - Returns: What the journal gets.
  package mutating func wroteEverything() -> [JournalEntry] {
    for case .note(let key) in ledger.unwritten { written[key] = ledger.notes[key] }
    ledger.wroteEverything()
    return [.written]
  }
}
