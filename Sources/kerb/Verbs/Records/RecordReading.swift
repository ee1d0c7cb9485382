import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// Listing and showing records.
struct RecordReading {
  private let verbs: RecordVerbs
  private let invocation: Invocation
  private let workbench: Workbench
  private let finder: RecordFinder
  private var console: Console { invocation.console }

  init(_ verbs: RecordVerbs, _ invocation: Invocation) throws {
    self.verbs = verbs
    self.invocation = invocation
    workbench = try Workbench(invocation)
    finder = RecordFinder(workbench: workbench, kind: verbs.kind)
  }

  func list() throws -> ExitStatus {
    let study = try finder.study(invocation)
    let wantsDeleted = invocation.flag("deleted")
    let records = try workbench.read(verbs.kind.files(in: workbench, study: study))
    for fault in records.flatMap(\.faults) { console.report(fault) }
    let wanted = records.filter { $0.isSound && $0.isGone == wantsDeleted && !$0.isErased }
    let objects = wanted.compactMap { $0.document.flatMap { JSONValue($0.root).object } }
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(.array(objects.map(JSONValue.object))))
    } else if objects.isEmpty, records.allSatisfy(\.faults.isEmpty) {
      console.message(empty(study, wantsDeleted))
    } else {
      let standings = try standings(study, wantsDeleted)
      for object in objects {
        let id = object[SystemKey.id]?.string ?? ""
        let standing = RecordID(id).flatMap { standings?.words($0) }
        let words = standing.map { verbs.line(object) + ": " + $0 } ?? verbs.line(object)
        console.line(words.isEmpty ? "\(id)" : "\(id)  \(words)")
      }
      if verbs.kind.role == .session, !wantsDeleted, let study { try tellEmpty(study) }
    }
    return records.allSatisfy(\.faults.isEmpty) ? .success : .findings
  }

  /// How findings stand; `nil` for other records.
  private func standings(_ study: String?, _ wantsDeleted: Bool) throws -> FindingStandings? {
    guard verbs.kind.role == .finding, !wantsDeleted, let study else { return nil }
    return FindingStandings(try workbench.study(study).records)
  }

  /// Names sessions that began and hold nothing.
  private func tellEmpty(_ study: String) throws {
    let slips = try SessionTidying(study, in: workbench).look().slips
    guard !slips.isEmpty else { return }
    let names = slips.map(\.id.short).joined(separator: ", ")
    console.message("Nothing is in \(names). To remove: `kerb session tidy \(study)`")
  }

  private func empty(_ study: String?, _ wantsDeleted: Bool) -> Sentence {
    let place: Sentence = study.map { " in \($0)" } ?? ""
    if wantsDeleted { return "No deleted \(verbs.kind.plural)\(place)." }
    let example = verbs.examples.new.first?.commandLine ?? "kerb \(verbs.kind.word) new"
    let next = study.map { example.replacing("tram-tickets", with: $0) } ?? example
    return "No \(verbs.kind.plural)\(place) yet. Make one: \(next)"
  }

  func show() throws -> ExitStatus {
    let study = try finder.study(invocation)
    let record = try finder.record(invocation.required(verbs.kind.argument), study: study)
    guard let document = record.document else { return .badData }
    if invocation.flag("json") {
      console.out(json: document.bytes)
      return .success
    }
    let object = JSONValue(document.root).object ?? JSONObject()
    console.line(RecordText.heading(object, verbs.kind.format))
    if record.isErased {
      console.line("Erased after a withdrawal; nothing is left but this marker.")
      return .success
    }
    if record.isGone {
      let words =
        ["kerb", verbs.kind.word, "delete"] + (study.map { [$0] } ?? [])
        + [RecordID(record.file.expectedID)?.short ?? record.file.expectedID, "--undo"]
      console.line("Deleted. \(words.joined(separator: " ")) brings it back.")
    }
    if verbs.kind.role == .profile, !invocation.flag("ids"),
      let profile = record.record(Profile.self)
    {
      return try PersonaShowing(invocation).show(profile, object)
    }
    // Pipes and files get the moments as they stand in the record, whatever the machine's zone is.
    let shown =
      console.isOutputTerminal
      ? LocalMoments.shown(object, verbs.kind.format.fields, console.zone) : object
    if let id = record.record(Finding.self)?.id,
      let standing = try standings(study, false)?.words(id)
    {
      console.line(standing.capitalised + ".")
    }
    for line in RecordText.lines(shown, verbs.kind.format.fields) { console.line("\(line)") }
    for line in try notes(record, study) { console.line("\(line)") }
    return .success
  }

  /// For a session: what its logs hold.
  private func notes(_ record: RecordFile, _ study: String?) throws -> [Sentence] {
    guard record.file.role == .session, let study else { return [] }
    let logs = try workbench.files(ofStudy: study).filter {
      $0.role == .log && $0.session == record.file.session
    }
    let read = try workbench.read(logs)
    for fault in read.flatMap(\.faults) { console.report(fault) }
    return read.compactMap { $0.record(Log.self) }.map { log in
      if log.source == .transcript {
        return
          "Log \(log.id): \(log.observations.count, "line", "lines") of a transcript, \(log.notes.count) taken as notes, "
          + (log.isCleared ? "cleared of identifiers." : "not yet cleared of identifiers.")
      }
      let reviewed = log.observations.count(where: \.isReviewed)
      return
        "Log \(log.id): \(log.observations.count, "note", "notes") by the \(log.recorderRole?.label ?? "recorder"), \(reviewed) reviewed, "
        + (log.isCleared ? "cleared of identifiers." : "not yet cleared of identifiers.")
    }
  }
}
