import CommandLine
import Interchange
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// `kerb survey wording INSTRUMENT FILE`: lays official words over an instrument.
enum SurveyWording {
  static let verb = Verb(
    ["survey", "wording"], "Lay the official words of your own file over a questionnaire.",
    examples: [
      .init(
        "kerb survey wording sus sus-official.csv",
        "Takes the words over and marks the questionnaire as official."),
      .init(
        "kerb survey wording sus sus-official.csv --as sus-official",
        "Makes a second questionnaire and leaves the first as it is."),
      .init("kerb survey wording sus --undo", "Brings the words back that came with kerb."),
    ],
    arguments: [
      .required(
        "INSTRUMENT", "The id of a scale or questionnaire; its beginning is enough.",
        .names(CompletionNames.instrument)),
      .optional("FILE", "CSV with the columns id and words, or JSON; - is standard input.", .file),
    ],
    options: [
      .value("as", "NEW-ID", "Make a new instrument of this id instead."),
      .value("source", "TEXT", "Where the words come from, if the file does not say."),
      .value("licence", "TEXT", "What their makers allow you, if the file does not say."),
      .flag("undo", "Bring the words back that came with kerb."),
    ],
    discussion: [
      "The words are your team's to license: kerb brings paraphrases of its own, and keeps in your workspace what you give it. Whoever may read the workspace reads them, so check the terms before you share it.",
      "The file names each item with its words: q1,\"…\". Further rows may be option/ID, level/ID, title, instructions, source, licence, language, caution, lowLabel, highLabel and instrumentVersion. Source and licence are needed. Scoring is not changed.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let record = try Instruments.file(invocation.required("INSTRUMENT"), workbench)
    let instrument = try Instruments.find(record.file.expectedID, workbench)
    if invocation.string("as") == nil {
      try InstrumentWording(in: workbench).refuseIfAnswered(instrument)
    }
    if invocation.flag("undo") { return try undo(instrument, invocation, workbench) }
    guard let file = invocation.argument("FILE") else {
      throw UsageError.missingArgument("FILE", of: invocation.verb)
    }
    let bytes = try FileInput.read(file, console: invocation.console)
    let place = InputName.of(file)
    let wording = try WordingFile(bytes, place: place, instrument)
    for message in wording.messages { invocation.console.message("\(message)") }
    if !wording.faults.isEmpty {
      for fault in wording.faults { invocation.console.report(fault.error(in: place)) }
      invocation.console.message("Nothing was changed.")
      return .badData
    }
    let patch = try patch(wording, instrument, invocation, place)
    try write(patch, record, invocation, workbench)
    tellRest(wording, instrument, invocation.console)
    return .success
  }

  // MARK: What changes

  private static func patch(
    _ wording: WordingFile, _ instrument: Instrument, _ invocation: Invocation, _ place: String
  ) throws -> RecordPatch {
    let missing = instrument.items.map(\.id).filter { wording.words(of: .item($0)) == nil }
    guard missing.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: place, "there are no words for \(Sentence.list(missing))",
        fix: "give words for every item; official and paraphrased cannot be mixed")
    }
    var patch = RecordPatch()
    let whole = Holder<Instrument>()
    let labels = [\AnswerRange.lowLabel, \AnswerRange.highLabel].map { AnswerRange.table[$0].key }
    for (subject, words) in wording.words {
      let value = JSONValue.string(words)
      switch subject {
      case .item(let id): patch.put(value, at: whole.entry(\.items, id).field(\.text))
      case .option(let id): patch.put(value, at: whole.entry(\.options, id).field(\.label))
      case .level(let id): patch.put(value, at: whole.entry(\.levels, id).field(\.label))
      case .field(let key) where labels.contains(key):
        patch.put(value, at: whole.group(\.numbers).keys + [key])
      case .field(let key): patch.put(value, at: [key])
      }
    }
    for key in [\Instrument.source, \Instrument.licence].map({ Instrument.table[$0].key }) {
      if let text = invocation.string(key) { patch.put(.string(text), at: [key]) }
      guard patch.values[key] != nil else {
        throw WorkbenchError(
          .invalidData, at: place, "nothing says the \(key) of the words",
          fix: "add a row \(key), or --\(key) TEXT")
      }
    }
    if wording.words(of: .field(Instrument.table[\.title].key)) == nil {
      patch.set(\Instrument.title, to: InstrumentText.plainTitle(instrument.title))
    }
    if patch[\Instrument.caution] == nil, let caution = instrument.caution {
      patch.set(\Instrument.caution, to: InstrumentText.withoutParaphrase(caution))
    }
    patch.set(\Instrument.wordingStatus, to: .official)
    return patch
  }

  private static func write(
    _ patch: RecordPatch, _ record: RecordFile, _ invocation: Invocation, _ workbench: Workbench
  ) throws {
    let writing = InstrumentWording(in: workbench)
    guard let name = invocation.string("as") else {
      try writing.change(record.file.expectedID, patch)
      invocation.console.line("Changed \(record.file.path): its words are the official ones.")
      return
    }
    let path = try writing.copy(record, as: name, patch)
    invocation.console.line("Made \(path.text) with the official words.")
  }

  private static func tellRest(
    _ wording: WordingFile, _ instrument: Instrument, _ console: Console
  ) {
    let options = instrument.options.map(\.id).filter { wording.words(of: .option($0)) == nil }
    if !options.isEmpty {
      console.message("These answers keep their words: \(Sentence.list(options)).")
    }
    if instrument.caution != nil, wording.words(of: .field(Instrument.table[\.caution].key)) == nil
    {
      console.message(
        "The caution is kept without the sentences about a paraphrase; a row caution changes it.")
    }
    console.message("The words are your team's to license.")
  }

  // MARK: Back

  private static func undo(
    _ instrument: Instrument, _ invocation: Invocation, _ workbench: Workbench
  ) throws -> ExitStatus {
    for name in ["as", "source", "licence"] where invocation.has(name) {
      throw UsageError(at: "--\(name)", "this does not go with `--undo`", fix: "leave one out")
    }
    let path = try RecordPath.instrument(instrument.id.string)
    let patch = try InstrumentWording.original(of: instrument)
    guard instrument.wordingStatus != .ownWords else {
      invocation.console.line("\(path.text) has the words that came with kerb already.")
      return .success
    }
    try InstrumentWording(in: workbench).change(instrument.id.string, patch)
    invocation.console.line("Changed \(path.text): it has the words that came with kerb.")
    return .success
  }
}
