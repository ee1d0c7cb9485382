import CommandLine
import JSON
import Localization
import Records
import Workbench

/// The five verbs that every kind of record has.
struct RecordVerbs: Sendable {
  let kind: RecordKind
  /// What one line of a list says after the id.
  let line: @Sendable (JSONObject) -> Sentence
  private let madeExamples: @Sendable () -> RecordExamples

  init(
    kind: RecordKind, line: @escaping @Sendable (JSONObject) -> Sentence,
    examples: @autoclosure @escaping @Sendable () -> RecordExamples
  ) {
    self.kind = kind
    self.line = line
    madeExamples = examples
  }

  /// Made when help or an error asks for them.
  var examples: RecordExamples { madeExamples() }

  var verbs: [Verb] { [new, list, show, edit, delete] }

  private var fields: FieldOptions { FieldOptions(fields: kind.format.fields) }

  var studyArgument: [Verb.Argument] {
    kind.isOfStudy ? [.required("STUDY", "The id of the study.", .study)] : []
  }

  var recordArgument: Verb.Argument {
    .required(
      kind.argument, "The id of the \(kind.noun); the short form is enough.", .names(kind.nameKind))
  }
}

/// Example lines for the five verbs.
struct RecordExamples: Sendable {
  var new: [Verb.Example]
  var list: [Verb.Example]
  var show: [Verb.Example]
  var edit: [Verb.Example]
  var delete: [Verb.Example]
}

extension RecordVerbs {
  private static let from = Verb.Option.value(
    "from", "FILE", "Take values from a JSON file in the shape of the record; - is standard input.",
    .file)

  private static let id = Verb.Option.value(
    "id", "ID", "Choose the id.", otherwise: "one is made")

  /// For verbs that can change who counts in a closed round.
  static let maySilence = Verb.Option.flag(
    "yes", "Do not ask before a closed round falls silent in the sharing edition.", short: "y")

  private static let guided = Verb.Option.flag(
    "guided", "Ask one question at a time, from one of three beginnings.")

  private static let like = Verb.Option.value(
    "like", "STUDY",
    "Take over the plan of a study: target, tasks with goals and steps, prompts, screens, recruitment targets, information sheet. Nothing that came of it is copied.",
    .study)

  private var new: Verb {
    let omitted = kind.leading.map { [$0.field] } ?? []
    let leading =
      kind.role == .study
      ? [Verb.Argument.required("STUDY", "The id of the new study, such as tram-tickets.")]
      : kind.leading.map {
        [Verb.Argument.optional($0.argument, "The \($0.field) of the new \(kind.noun).")]
      } ?? []
    return Verb(
      [kind.word, "new"], "Make a \(kind.noun).", examples: examples.new,
      arguments: studyArgument + leading,
      options: fields.options(omitting: omitted)
        + (kind.role == .study ? [] : [Self.id])
        + (kind.role == .spectrum ? [Self.guided] : [])
        + (kind.role == .study ? [Self.like] : [])
        + (kind.role == .profile ? [PersonaNew.template] : [])
        + (kind.role == .study
          ? [Self.from]
          : [ManyInput.from("\(kind.noun)"), ManyInput.csv, ManyInput.dryRun, ManyInput.again])
        + [.json]
    ) { try RecordWriting(self, $0).make() }
  }

  private var edit: Verb {
    Verb(
      [kind.word, "edit"], "Change a \(kind.noun); without options, in your editor.",
      examples: examples.edit, arguments: studyArgument + [recordArgument],
      options: fields.options() + [
        .value(
          "set", "PATH=VALUE", "Set one field, also of a part: needs/01k.../duration=temporary.",
          isRepeating: true),
        .value(
          "remove", "PATH", "Delete one part, such as needs/01k...; it stays as a marker.",
          isRepeating: true),
        Self.from,
      ] + ([.participant, .session].contains(kind.role) ? [Self.maySilence] : []) + [.json],
      discussion: [
        "A list option replaces the whole list. An option for things with parts adds one. An empty value takes a value away.",
        "Without any option the record opens in the editor that VISUAL or EDITOR names. What you save is checked first; if something is wrong you are told the line, and nothing you typed is lost.",
      ]
    ) { try RecordWriting(self, $0).change() }
  }

  private var list: Verb {
    Verb(
      [kind.word, "list"], "List the \(kind.plural), one a line.", examples: examples.list,
      arguments: studyArgument,
      options: [.flag("deleted", "List the deleted ones instead."), .json]
    ) { try RecordReading(self, $0).list() }
  }

  private var show: Verb {
    Verb(
      [kind.word, "show"], "Show a \(kind.noun).", examples: examples.show,
      arguments: studyArgument + [recordArgument],
      options: (kind.role == .profile
        ? [.flag("ids", "List the fields with the ids of their parts."), PersonaVerbs.limit] : [])
        + [.json]
    ) { try RecordReading(self, $0).show() }
  }

  private var delete: Verb {
    Verb(
      [kind.word, "delete"], "Delete a \(kind.noun); it stays as a marker and can come back.",
      examples: examples.delete,
      arguments: studyArgument + [
        .repeating(
          kind.argument, "The id of the \(kind.noun), or several; the short form is enough.",
          .names(kind.nameKind), atLeastOne: true)
      ],
      options: [
        .flag("yes", "Do not ask.", short: "y"), .flag("undo", "Bring it back."), .json,
      ]
    ) { try RecordWriting(self, $0).delete() }
  }
}
