import CommandLine
import JSON
import Localization
import Measures
import Recording
import Records
import Wording
import Workbench

/// Which notes `kerb note set` changes, and into what.
struct NoteSetInput {
  private let invocation: Invocation
  private let setting: NoteSetting
  /// Notes with their own values, from a JSON list.
  private let own: [(reference: String, values: JSONObject)]

  init(_ invocation: Invocation, _ workbench: Workbench) throws {
    self.invocation = invocation
    var setting = try Self.options(invocation)
    let abilities = invocation.strings("ability")
    if !abilities.isEmpty {
      setting.values[\Note.dimensions] = try workbench.abilities(
        abilities == ["none"] ? [] : abilities, at: "--ability")
    }
    let (values, own) = try Self.file(invocation)
    for key in values.sortedKeys where setting.values[key.string] == nil {
      setting.values[key.string] = values[key.string]
    }
    guard !setting.isEmpty || !own.isEmpty else {
      throw WorkbenchError(
        .usage, at: "", "nothing to change was given",
        fix: "add an option, such as `--kind` context; `kerb note set --help` lists them")
    }
    self.setting = setting
    self.own = own
  }

  /// The notes with what each is to become, and their study.
  func settings(_ workbench: Workbench) throws -> (
    study: String, [(note: FoundNote, setting: NoteSetting)]
  ) {
    if !own.isEmpty { return try ownSettings(workbench) }
    let typed = try invocation.required("SESSION")
    let given = invocation.string("study")
    if NoteReference.isOne(typed) {
      let note = try NoteReference(typed).note(study: given, in: workbench)
      return (note.study, [(note, setting)])
    }
    let selection = try NoteSelecting(typed, study: given, in: workbench)
    let notes = try selection.notes(invocation.argument("NUMBERS"), query(), hasFilter: hasFilter)
    return (selection.study, notes.map { ($0, setting) })
  }

  private func ownSettings(_ workbench: Workbench) throws -> (
    study: String, [(note: FoundNote, setting: NoteSetting)]
  ) {
    let found = try own.map { one in
      var setting = setting
      setting.values = one.values
      return (
        note: try NoteReference(one.reference).note(
          study: invocation.string("study"), in: workbench), setting: setting
      )
    }
    var seen = Set<Text>()
    if let twice = found.first(where: {
      !seen.insert(Text("\($0.note.study)/\($0.note.id)")).inserted
    }) {
      throw WorkbenchError(
        .usage, at: "--from", "\(twice.note.reference) is in the list twice",
        fix: "put all values of a note into one entry")
    }
    let studies = Set(found.map { Text($0.note.study) }).sorted()
    guard let study = studies.first, studies.count == 1 else {
      throw WorkbenchError(
        .usage, at: "--from", "these notes are of several studies",
        fix: "change the notes of one study at a time")
    }
    return (study.string, found)
  }

  private var hasFilter: Bool {
    ["only-kind", "only-reviewed", "only-task", "only-words"].contains { invocation.has($0) }
  }

  /// The notes of the session that the filters let through; `only-kind none` is looked at afterwards.
  private func query() -> NoteSelecting.Filter {
    var filter = NoteSelecting.Filter()
    filter.query.isReviewed = invocation.string("only-reviewed").map { $0 == "yes" }
    filter.query.tasks = invocation.strings("only-task")
    filter.query.words = invocation.strings("only-words")
    if let kind = invocation.string("only-kind") {
      if let kind = ObservationKind(id: kind) {
        filter.query.kinds = [kind]
      } else {
        filter.withoutKind = true
      }
    }
    return filter
  }

  private static func options(_ invocation: Invocation) throws -> NoteSetting {
    var setting = NoteSetting()
    if let kind = invocation.string("kind") {
      setting.values[\Note.kind] = ObservationKind(id: kind).map { .string($0.id) } ?? .null
    }
    if let text = invocation.string("impact") {
      let levels = text == "none" ? [] : try NoteOptions.impacts(text)
      guard levels.count <= 1 else {
        throw WorkbenchError(
          .usage, at: "--impact", "a note has one impact", fix: "write one level, such as 3")
      }
      setting.values[\Note.impact] = levels.first.map { .integer($0.rawValue) } ?? .null
    }
    if let answer = invocation.string("reviewed") {
      setting.values[\Note.reviewedBy] = answer == "yes" ? .string(try role(invocation)) : .null
    }
    setting.decision = try decision(invocation)
    setting.adding = try places("tag", invocation)
    setting.removing = try places("untag", invocation)
    setting.linking = invocation.strings("finding")
    setting.unlinking = invocation.strings("no-finding")
    return setting
  }

  private static func decision(_ invocation: Invocation) throws -> ProposalDecision? {
    switch (invocation.flag("confirm"), invocation.flag("drop")) {
    case (false, false): nil
    case (true, false): .confirm
    case (false, true): .drop
    case (true, true):
      throw WorkbenchError(
        .usage, at: "--confirm", "`--confirm` and `--drop` exclude each other",
        fix: "give one of them; `--untag` removes single proposals")
    }
  }

  private static func role(_ invocation: Invocation) throws -> String {
    if let role = invocation.string("role").map(PlainText.trimmed), !role.isEmpty { return role }
    throw WorkbenchError(
      .usage, at: "--reviewed", "who reviewed is missing",
      fix: "name your role, never your name: `--role` moderator")
  }

  private static func places(_ name: String, _ invocation: Invocation) throws -> [Place] {
    try invocation.strings(name).map {
      try WCAGCatalogue.shared.place(typed: $0, at: "--\(name)", code: .usage)
    }
  }

  private static func file(_ invocation: Invocation) throws -> (
    JSONObject, own: [(reference: String, values: JSONObject)]
  ) {
    guard let file = invocation.string("from") else { return (JSONObject(), []) }
    let place = InputName.of(file)
    let root = JSONValue(try PatchInput.document(file, console: invocation.console).root)
    if let object = root.object { return (try checked(object, place), []) }
    let own = try (root.array ?? []).map { item in
      guard let reference = item.object?["reference"]?.string,
        let values = item.object?["values"]?.object
      else { throw misshaped(place) }
      return (reference: reference, values: try checked(values, place))
    }
    guard !own.isEmpty else { throw misshaped(place) }
    return (JSONObject(), own)
  }

  /// What may be changed for many notes: nothing that names somebody or something else, since that must be looked up, and
  /// no words.
  private static let changeable = [
    \Note.basis, \Note.beyondWcag, \Note.confirmed, \Note.dimensions, \Note.dropped, \Note.impact,
    \Note.kind, \Note.principles, \Note.proposed, \Note.reviewedBy, \Note.speaker, \Note.wording,
  ].map { Note.table[$0].key }

  private static let words = [\Note.text, \Note.typedBefore, \Note.typedAfter].map {
    Note.table[$0].key
  }

  /// Words are changed in a review alone, where somebody reads them for names.
  private static func checked(_ values: JSONObject, _ place: String) throws -> JSONObject {
    let other = values.sortedKeys.map(\.string).first { key in
      !changeable.contains { Text.isSame($0, key) }
    }
    guard let other else { return values }
    if words.contains(other) {
      throw WorkbenchError(
        .usage, at: place, "\(other) holds words, which are not changed for many notes at once",
        fix: "`kerb note edit` changes the words of one note")
    }
    throw WorkbenchError(
      .usage, at: place, "\(Quoted(other)) is not changed for many notes at once",
      fix: "use \(Sentence.list(changeable, .or))")
  }

  private static func misshaped(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place, "this is no JSON object, and no list of notes",
      fix: #"write {"kind": "context"}, or [{"reference": "S09#3", "values": {"kind": "context"}}]"#
    )
  }
}
