import JSON
package import Localization
package import Measures
import Recording
import Records
import Wording
import Workspace

/// Changes many notes at once, through the one editor of records, and can take the last such change back.
package struct NoteChanging {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// What is going to be changed.
  package struct Plan {
    /// How many notes change.
    package internal(set) var notes = 0
    /// How many have these values already.
    package internal(set) var same = 0
    /// How many links of findings are made or taken away.
    package internal(set) var links = 0
    /// Sentences about closed rounds.
    package internal(set) var remarks: [Sentence] = []
    var records: [Text: RecordChange] = [:]
    var undo = NoteUndo()

    package var isEmpty: Bool { notes == 0 && links == 0 }
  }

  /// Works out a change without writing.
  ///
  /// - `settings`: Notes of one study, each with its new values.
  /// - Throws: `WorkbenchError` where a finding is not there, or a note would be reviewed with open proposals.
  package func plan(_ settings: [(note: FoundNote, setting: NoteSetting)], study: String) throws
    -> Plan
  {
    var plan = Plan()
    var documents: [Text: JSONObject] = [:]
    let rounds = try ClosedRounds(study, workbench)
    var open: (notes: Int, proposals: Int) = (0, 0)
    for (note, setting) in settings {
      let path = try RecordPath.log(
        String(note.log.string.dropFirst("log-".utf8.count)), session: note.session.string,
        study: study
      ).text
      if documents[Text(path)] == nil {
        let document = try workbench.document(RecordPath(path))
        documents[Text(path)] = document.flatMap { JSONValue($0.root).object } ?? JSONObject()
      }
      let entry =
        documents[Text(path)]?[\Log.observations]?.object?[note.note.id]?.object ?? JSONObject()
      let undecided = setting.undecided(of: entry).count
      if undecided > 0 { open = (open.notes + 1, open.proposals + undecided) }
      let changes = setting.changes(of: entry)
      let entryKeys = Holder<Log>().entry(\.observations, note.note.id).keys
      for change in changes {
        plan.put(
          change.after, over: change.before, at: entryKeys + [change.key], path)
      }
      let links = try link(note, setting, study, &plan)
      plan.links += links
      if changes.isEmpty, links == 0 { plan.same += 1 } else { plan.notes += 1 }
      plan.undo.people.formUnion(note.people.map { Text($0.string) })
      if !changes.isEmpty || links > 0, !note.isPilot {
        plan.add(rounds.remarks(changing: note.round))
      }
    }
    guard open.notes == 0 else {
      throw WorkbenchError(
        .usage, at: "--reviewed",
        "\(open.notes, "note has", "notes have") \(open.proposals, "open proposal", "open proposals"); no changes made",
        fix:
          "add `--confirm` to confirm \(open.proposals == 1 ? "it" : "them") or `--drop` to drop \(open.proposals == 1 ? "it" : "them"); `kerb note show` prints the proposals of a note"
      )
    }
    return plan
  }

  /// Writes a plan in one transaction, and keeps what takes it back.
  ///
  /// - Returns: Sentences about what was not written, because it is gone.
  package func write(_ plan: Plan) throws -> [Sentence] {
    var writer = ReviewWriter(workbench: workbench)
    let changes = plan.records.sorted { $0.key < $1.key }.map(\.value)
    let problems = try writer.write(changes)
    try NoteUndoFile(in: workbench).keep(plan.undo)
    return plan.remarks + problems
  }

  /// Takes the last change back, as far as nobody has changed the same since.
  ///
  /// - Returns: How many values came back, and how many stay because they were changed since.
  /// - Throws: `WorkbenchError` where there is nothing to take back.
  package func undo() throws -> (restored: Int, stay: Int, remarks: [Sentence]) {
    let file = NoteUndoFile(in: workbench)
    guard let undo = try file.read() else {
      throw WorkbenchError(
        .noInput, at: "", "there is no change of notes to take back",
        fix: "`kerb note set` changes notes, and `--undo` takes the last change back")
    }
    var records: [Text: RecordChange] = [:]
    var (restored, stay) = (0, 0)
    for step in undo.steps {
      let root = try workbench.document(RecordPath(step.record)).map { JSONValue($0.root) }
      guard NoteUndo.holds(root, step) else {
        stay += 1
        continue
      }
      restored += 1
      records[Text(step.record), default: RecordChange(path: step.record)].values
        .replace(step.path[...], with: step.before)
    }
    var writer = ReviewWriter(workbench: workbench)
    let remarks = try writer.write(records.sorted { $0.key < $1.key }.map(\.value))
    try file.forget()
    return (restored, stay, remarks)
  }

  /// Links of findings that are made or taken away for one note.
  private func link(
    _ note: FoundNote, _ setting: NoteSetting, _ study: String, _ plan: inout Plan
  ) throws -> Int {
    let finder = RecordFinder(workbench: workbench, kind: .finding)
    let present = JSONValue.object(JSONObject())
    var count = 0
    for (typed, isLinking) in setting.linking.map({ ($0, true) })
      + setting.unlinking.map({ ($0, false) })
    {
      let finding = try finder.record(typed, study: study)
      guard !finding.isGone else {
        throw WorkbenchError(
          .noInput, at: typed, "this finding was deleted",
          fix: "`kerb finding delete \(study) \(typed) --undo` brings it back")
      }
      let isLinked = note.findings.contains { Text.isSame($0.id.string, finding.file.expectedID) }
      guard isLinked != isLinking else { continue }
      // What is reviewed in the same go is taken.
      if isLinking, setting.values[\Note.reviewedBy]?.string == nil { try note.checkTaken() }
      plan.put(
        isLinking ? present : .null, over: isLinking ? .null : present,
        at: Holder<Finding>().entry(\.supports, note.id).keys, finding.file.path)
      count += 1
    }
    return count
  }
}

extension NoteChanging.Plan {
  fileprivate mutating func put(
    _ after: JSONValue, over before: JSONValue, at path: [String], _ record: String
  ) {
    records[Text(record), default: RecordChange(path: record)].values
      .replace(path[...], with: after)
    undo.steps.append(.init(record: record, path: path, before: before, after: after))
  }

  fileprivate mutating func add(_ remarks: [Sentence]) {
    for remark in remarks where !self.remarks.contains(remark) { self.remarks.append(remark) }
  }
}
