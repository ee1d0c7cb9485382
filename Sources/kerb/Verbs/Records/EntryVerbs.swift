import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// Verbs for the things with parts inside a study, such as its tasks.
struct EntryVerbs: Sendable {
  let part: StudyPart
  /// The verb that adds one: `add`, or `new` where `add` means something else.
  let adding: String
  let nouns: Noun
  let target: ReferenceTarget
  private let madeExamples: @Sendable () -> RecordExamples

  init(
    part: StudyPart, adding: String, nouns: Noun, target: ReferenceTarget,
    examples: @autoclosure @escaping @Sendable () -> RecordExamples
  ) {
    self.part = part
    self.adding = adding
    self.nouns = nouns
    self.target = target
    madeExamples = examples
  }

  /// Made when help or an error asks for them.
  var examples: RecordExamples { madeExamples() }

  /// On the command line: `task`.
  private var word: String { part.word }
  /// The map in the study.
  private var key: String { part.key }
  private var entry: EntryFormat { part.entry }
  private var plural: Sentence { nouns.several }
  /// The field that a new one takes as an argument.
  private var leading: String { part.leading }

  var verbs: [Verb] { [add, list, show, edit, delete] }

  private var fields: FieldOptions { FieldOptions(fields: entry.fields) }
  private var argument: String { word == "prompts" ? "PROMPT" : word.uppercased() }
  private static let study = Verb.Argument.required("STUDY", "The id of the study.", .study)

  private var one: Verb.Argument {
    .required(
      argument, "The id or the words of the \(entry.noun).", .names(CompletionNames.part(part)))
  }

  private var add: Verb {
    Verb(
      ["study", word, adding], "Add a \(entry.noun) to a study.", examples: examples.new,
      arguments: [
        Self.study,
        .optional(
          leading.uppercased(), "The \(leading) of the \(entry.noun); left out with `--from`."),
      ],
      options: fields.options(omitting: [leading]) + [
        .value("id", "ID", "Choose the id.", otherwise: "one is made of the words"),
        ManyInput.from("\(entry.noun)"), ManyInput.csv, ManyInput.dryRun, ManyInput.again, .json,
      ]
    ) { try Run(self, $0).add() }
  }

  private var edit: Verb {
    Verb(
      ["study", word, "edit"], "Change a \(entry.noun) of a study.", examples: examples.edit,
      arguments: [Self.study, one], options: fields.options()
    ) { try Run(self, $0).edit() }
  }

  private var list: Verb {
    Verb(
      ["study", word, "list"], "List the \(plural) of a study.", examples: examples.list,
      arguments: [Self.study], options: [.json]
    ) { try Run(self, $0).list() }
  }

  private var show: Verb {
    Verb(
      ["study", word, "show"], "Show a \(entry.noun) of a study.", examples: examples.show,
      arguments: [Self.study, one], options: [.json]
    ) { try Run(self, $0).show() }
  }

  private var delete: Verb {
    Verb(
      ["study", word, "delete"], "Delete a \(entry.noun); it stays as a marker.",
      examples: examples.delete,
      arguments: [
        Self.study,
        .repeating(
          argument, "The id or the words of the \(entry.noun), or several.",
          .names(CompletionNames.part(part)), atLeastOne: true),
      ],
      options: [.flag("yes", "Do not ask.", short: "y"), .flag("undo", "Bring it back.")]
    ) { try Run(self, $0).delete() }
  }
}

extension EntryVerbs {
  /// One call of one of the verbs.
  private struct Run {
    let verbs: EntryVerbs
    let invocation: Invocation
    let workbench: Workbench
    let study: String
    var console: Console { invocation.console }

    init(_ verbs: EntryVerbs, _ invocation: Invocation) throws {
      self.verbs = verbs
      self.invocation = invocation
      workbench = try Workbench(invocation)
      study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    }

    private func document() throws -> JSONDocument { try StudyFile.present(study, workbench) }

    func add() throws -> ExitStatus {
      if let many = try ManyInput(invocation, evenOne: true) { return try add(many) }
      var values = try verbs.fields.patch(invocation, omitting: [verbs.leading])
      values.put(
        .string(try invocation.required(verbs.leading.uppercased())), at: [verbs.leading])
      let added = try verbs.part.add(
        values.values, id: invocation.string("id"), to: study, in: workbench)
      if invocation.flag("json") {
        console.out(json: JSONWriter.canonical(.object(JSONObject(["id": .string(added.id)]))))
        return .success
      }
      console.line("\(added.outcome)")
      console.message("Its id is \(added.id).")
      return .success
    }

    /// One of every row of a file.
    private func add(_ many: ManyInput) throws -> ExitStatus {
      let alone = [verbs.leading.uppercased()] + ["id"]
      if invocation.argument(alone[0]) != nil || invocation.has("id") {
        throw UsageError(
          at: "--from", "with a file each row has its own \(verbs.leading)",
          fix: "leave \(alone[0]) and --id out; the file has columns for them")
      }
      guard try verbs.fields.patch(invocation, omitting: [verbs.leading]).isEmpty else {
        throw UsageError(
          at: "--from", "with a file each row says what it is", fix: "put the values into the file")
      }
      let outcome = try ManyParts(
        verbs.part, study: study, isAgain: invocation.flag("again"), in: workbench
      ).add(many.rows, isDry: many.isDry)
      return ManyTelling(
        input: many, console: console, isJSON: invocation.flag("json"),
        nouns: verbs.nouns, done: .added,
        line: { Sentence(text: $0[verbs.leading]?.string ?? "") },
        undo: { ids in
          "`kerb study \(verbs.word)` delete \(study) \(ids.joined(separator: " ")) `--yes`"
        }
      ).tell(outcome)
    }

    func edit() throws -> ExitStatus {
      let values = try verbs.fields.patch(invocation)
      guard !values.isEmpty else {
        throw WorkbenchError(
          .usage, at: "", "nothing to change was given",
          fix: "add an option, or `kerb study edit \(study)` for the whole study in your editor")
      }
      let typed = try invocation.required(verbs.argument)
      let id = try verbs.part.change(values.values, of: study, in: workbench) {
        try find(typed, $0).0
      }
      console.line("Changed \(id) in \(study).")
      return .success
    }

    func delete() throws -> ExitStatus {
      let document = try document()
      let isUndo = invocation.flag("undo")
      let ids = try invocation.arguments(verbs.argument).map {
        try find($0, document, deleted: isUndo).0
      }
      if !isUndo, !invocation.flag("yes"),
        try !console.confirm(
          ids.count == 1
            ? "Delete the \(verbs.entry.noun) \(ids[0])?"
            : "Delete \(ids.count) \(verbs.plural), \(Sentence.list(ids))?",
          otherwise: "add `--yes` to delete without a question")
      {
        console.message("Nothing deleted.")
        return .success
      }
      for id in ids {
        try verbs.part.setDeleted(!isUndo, id, of: study, in: workbench)
        console.message(
          isUndo
            ? "\(id) is back."
            : "Deleted \(id). Undo: `kerb study \(verbs.word)` delete \(study) \(id) `--undo`")
      }
      return .success
    }

    /// The entry that was named, by id or words.
    private func find(
      _ typed: String, _ document: JSONDocument, deleted: Bool = false
    ) throws -> (String, JSONObject) {
      let map = JSONValue(document.root).object?[verbs.key]?.object ?? JSONObject()
      let all =
        deleted
        ? map.sortedKeys.compactMap { key in
          map[key.string]?.object.map { (key.string, $0) }
        } : RecordText.ordered(map, verbs.entry)
      let wanted = typed.lowercased()
      let found = all.filter { key, object in
        Text.isSame(key.lowercased(), wanted)
          || Text.isSame((object[verbs.leading]?.string ?? "").lowercased(), wanted)
      }
      if let only = found.first, found.count == 1 { return only }
      throw RecordFinder.missing(
        verbs.entry.noun, typed,
        among: all.map(\.0) + all.compactMap { $0.1[verbs.leading]?.string },
        hint: "`kerb study \(verbs.word)` list \(study) names the \(verbs.plural)")
    }

    func list() throws -> ExitStatus {
      let map = JSONValue(try document().root).object?[verbs.key]?.object ?? JSONObject()
      let entries = RecordText.ordered(map, verbs.entry)
      if invocation.flag("json") {
        let rows = entries.map { key, object in
          var row = object
          row[SystemKey.id] = .string(key)
          return JSONValue.object(row)
        }
        console.out(json: JSONWriter.canonical(.array(rows)))
      } else if entries.isEmpty {
        let example = (verbs.examples.new.first?.commandLine ?? "")
          .replacing("tram-tickets", with: study)
        console.message("No \(verbs.plural) in \(study) yet. Add one: \(example)")
      } else {
        for (key, object) in entries {
          let places = (object[\StudyTask.criteria]?.array ?? []).compactMap(\.string)
          let words: Sentence = places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
          console.line("\(key)  \(object[verbs.leading]?.string ?? "")\(words)")
        }
      }
      return .success
    }

    func show() throws -> ExitStatus {
      let (id, object) = try find(invocation.required(verbs.argument), document())
      if invocation.flag("json") {
        console.out(json: JSONWriter.canonical(.object(object)))
        return .success
      }
      console.line(
        "\(verbs.entry.noun.capitalised) \(id)")
      for line in RecordText.lines(object, verbs.entry.fields) { console.line("\(line)") }
      return .success
    }
  }
}
