import Interchange
import JSON
import Localization
import Merging
package import Records
import Starter
import Wording
import Workspace

/// Writes other words into an instrument, beside it, or brings those back that came with kerb.
package struct InstrumentWording {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// Answers were given to the words that people heard; other words under the same name would pass them off.
  ///
  /// - Throws: `WorkbenchError` where somebody has answered.
  package func refuseIfAnswered(_ instrument: Instrument) throws {
    let files = try workbench.files().filter { $0.role == .response }
    let answered = try RecordLoader.map(files, in: workbench.location) { record in
      record.record(Response.self).map { Text.isSame($0.instrument, instrument.id.string) } ?? false
    }.count { $0 == true }
    guard answered > 0 else { return }
    throw WorkbenchError(
      .cannotWrite, at: instrument.id.string,
      "\(answered, "response was", "responses were") given to the words that stand there now",
      fix: "make a second instrument: --as \(instrument.id.string)-2")
  }

  /// Writes words into an instrument, under the workspace's lock.
  package func change(_ id: String, _ patch: RecordPatch) throws {
    try workbench.transaction {
      let path = try RecordPath.instrument(id)
      guard let document = try workbench.document(path) else {
        throw WorkbenchError(
          .noInput, at: path.text, "this file has gone", fix: "bring it back with git")
      }
      var draft = RecordDraft(
        changing: document, format: Instrument.format, ids: workbench.ids)
      try patch.apply(to: &draft, now: workbench.now)
      try workbench.write(draft, to: path, isNew: false)
    }
  }

  /// Makes a second instrument with other words, under the workspace's lock.
  ///
  /// - Returns: The path of its file.
  /// - Throws: `WorkbenchError` where the id is none, or is taken.
  package func copy(_ record: RecordFile, as name: String, _ patch: RecordPatch) throws
    -> RecordPath
  {
    try workbench.transaction {
      let taken = try Instruments.files(workbench).map { $0.expectedID.lowercased() }
      try RecordID.check(name, at: "--as")
      guard let id = RecordID(name), !taken.contains(where: { Text.isSame($0, id.folded) }) else {
        throw WorkbenchError(
          .cannotWrite, at: "--as", "the id \(name) is taken", fix: "choose another id")
      }
      var values = RecordPatch(record.object)
      values.merge(patch)
      var draft = RecordDraft(creating: Instrument.format, id: id, ids: workbench.ids)
      try values.apply(to: &draft, now: workbench.now)
      let path = try RecordPath.instrument(id.string)
      try workbench.write(draft, to: path, isNew: true)
      return path
    }
  }

  /// What brings the words back that came with kerb.
  ///
  /// - Throws: `WorkbenchError` where none came with it.
  package static func original(of instrument: Instrument) throws -> RecordPatch {
    let path = try RecordPath.instrument(instrument.id.string)
    guard let own = StarterFiles.all.first(where: { Text.isSame($0.path, path.text) }) else {
      throw WorkbenchError(
        .noInput, at: path.text, "no words for this instrument come with kerb",
        fix: "git brings back what stood there: `git checkout COMMIT -- \(path.text)`")
    }
    let file = JSONValue(try JSONReader.read(Array(own.content.utf8)).root).object ?? JSONObject()
    var patch = RecordPatch()
    for key in WordingFile.fields + [Instrument.table[\.wordingStatus].key] {
      if let value = file[key] { patch.put(value, at: [key]) }
    }
    let range = Holder<Instrument>().group(\.numbers)
    if let values = file[\Instrument.numbers]?.object {
      for label in [\AnswerRange.lowLabel, \AnswerRange.highLabel] {
        patch.put(values[label] ?? .null, at: range.field(label))
      }
    }
    put(\.text, of: \.items, in: file, into: &patch)
    put(\.label, of: \.options, in: file, into: &patch)
    put(\.label, of: \.levels, in: file, into: &patch)
    return patch
  }

  /// Puts the words of every entry of a map that has some.
  private static func put<Member: Entry>(
    _ words: KeyPath<Member, String>, of map: KeyPath<Instrument, [Member]>, in file: JSONObject,
    into patch: inout RecordPatch
  ) {
    let entries = file[map]?.object ?? JSONObject()
    for id in entries.sortedKeys {
      let entry = Holder<Instrument>().entry(map, id.string)
      if let value = entries[id.string]?.object?[words] { patch.put(value, at: entry.field(words)) }
    }
  }
}
