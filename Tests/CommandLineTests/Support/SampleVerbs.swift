import Localization

@testable import CommandLine

/// A small command that uses every part of the descriptions; each verb prints what it understood.
enum Sample {
  static let frame = CommandLineApp(
    version: "1.2.3", releaseDate: "2026-03-01", commands: { table },
    names: { query in
      switch query.kind {
      case .study: ["tram-tickets", "train", "bank"]
      case .participant: ["P01-\(query.study ?? "nowhere")", "P02-x\u{1B}y"]
      default: []
      }
    })

  static let table = CommandTable(
    verbs: [studyNew, studyList, studyTaskAdd, show, importNotes, check, copy, fail, secret],
    groups: [
      VerbGroup([], "Research with people, in plain files.", discussion: ["Start with a study."]),
      VerbGroup(["study"], "Plan and read studies."),
      VerbGroup(["study", "task"], "What people are asked to do."),
      VerbGroup(["import"], "Bring in what others wrote."),
    ])

  static let studyNew = Verb(
    ["study", "new"], "Make a study.",
    examples: [
      .init("kerb study new tram --title \"Tram tickets\"", "Makes Surveys/tram/study.json."),
      .init("kerb study new bank --title Bank -n", "Only says what would happen."),
    ],
    arguments: [.required("STUDY", "The study's short name.")],
    options: [
      .value("title", "TEXT", "The study's title.", short: "t", isRequired: true),
      .value(
        "platform", "WORD", "What the product runs on.", .words(["web", "ios", "android"]),
        otherwise: "web"),
      .value("note", "TEXT", "A remark.", allowsEmpty: true),
      .value(
        "need", "DIMENSION", "A need somebody should have.",
        .words([OfferedWord("see", "Seeing."), OfferedWord("hear", "Hearing.")]), isRepeating: true,
        section: "Recruitment"),
      .value("size", "N", "How many people.", short: "s", section: "Recruitment"),
      .flag("dry-run", "Only say what would happen.", short: "n"),
      .flag("quiet", "Say less.", short: "q"),
      .json,
    ],
    discussion: ["A study is a piece of research: a product, its tasks, the people."], run: echo)

  static let studyList = Verb(
    ["study", "list"], "List the studies.",
    examples: [.init("kerb study list", "Lists them.")], options: [.json], run: echo)

  static let studyTaskAdd = Verb(
    ["study", "task", "add"], "Add a task.",
    examples: [.init("kerb study task add tram \"Buy a day ticket\"", "Adds it.")],
    arguments: [
      .required("STUDY", "The study.", .study), .required("TEXT", "What people are asked to do."),
      .repeating("CRITERION", "What the task exercises."),
    ], run: echo)

  static let show = Verb(
    ["show"], "Show a participant.",
    examples: [.init("kerb show tram P01", "Shows P01.")],
    arguments: [
      .required("STUDY", "The study.", .study),
      .optional("PARTICIPANT", "Who.", .participant),
    ],
    options: [
      .value("with", "PARTICIPANT", "Somebody to compare with.", .participant, short: "w"),
      .value("from", "STUDY", "Another study.", .study, short: "f"),
      .value("out", "FILE", "Where to write.", .file),
    ], run: echo)

  static let importNotes = Verb(
    ["import", "notes"], "Read notes from a table.",
    examples: [.init("kerb import notes - --kind lived < notes.csv", "Reads standard input.")],
    arguments: [.required("FILE", "A CSV file, - for standard input.", .file)],
    options: [
      .value(
        "kind", "KIND", "Where the notes come from.",
        .words([
          OfferedWord("lived", "From sessions with participants."),
          OfferedWord("expert", "From a specialist."),
        ]), isRequired: true)
    ], run: echo)

  static let check = Verb(
    ["check"], "Check files.", examples: [.init("kerb check Surveys", "Checks a folder.")],
    arguments: [.repeating("PATH", "A file or folder.", .file)]
  ) { invocation in
    _ = try echo(invocation)
    return .findings
  }

  static let copy = Verb(
    ["copy"], "Copy files.", examples: [.init("kerb copy a b", "Copies two files.")],
    arguments: [.repeating("PATH", "A file.", .file, atLeastOne: true)], run: echo)

  /// What was understood, in one line.
  static let echo: Verb.Run = { invocation in
    let options = invocation.given.map { given in
      given.value.map { "\(given.name)=‹\($0)›" } ?? given.name
    }
    let arguments = invocation.verb.arguments.map { argument in
      let values = invocation.arguments(argument.name).map { "‹\($0)›" }
      return "\(argument.name)=\(values.joined())"
    }
    let words = invocation.verb.path + ["|"] + arguments + ["|"] + options
    invocation.console.out(words.joined(separator: " ") + "\n")
    return .success
  }
}
