import CommandLine
import Interchange
import JSON
import Measures
import Merging
import Records
import Starter
import Wording
import Workbench
import Workspace

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
      .required("INSTRUMENT", "The id of a scale or questionnaire; its beginning is enough."),
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
    if invocation.string("as") == nil { try refuseIfAnswered(instrument, workbench) }
    if invocation.flag("undo") { return try undo(instrument, invocation, workbench) }
    guard let file = invocation.argument("FILE") else {
      throw UsageError.missingArgument("FILE", of: invocation.verb)
    }
    let bytes = try FileInput.read(file, console: invocation.console)
    let place = file == "-" ? "standard input" : file
    let wording = try WordingFile(bytes, place: place, instrument)
    for message in wording.messages { invocation.console.message(message) }
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

  /// Answers were given to the words that people heard; other words under the same name would pass them off.
  private static func refuseIfAnswered(_ instrument: Instrument, _ workbench: Workbench) throws {
    let files = try WorkspaceFiles.list(in: workbench.location).filter { $0.role == .response }
    let answered = try RecordLoader.map(files, in: workbench.location) { record in
      record.record(Response.self).map { Text.isSame($0.instrument, instrument.id.string) } ?? false
    }.count { $0 == true }
    guard answered > 0 else { return }
    let words = Phrase.count(answered, "response was", "responses were")
    throw WorkbenchError(
      .cannotWrite, at: instrument.id.string, "\(words) given to the words that stand there now",
      fix: "make a second instrument: --as \(instrument.id.string)-2")
  }

  // MARK: What changes

  private static func patch(
    _ wording: WordingFile, _ instrument: Instrument, _ invocation: Invocation, _ place: String
  ) throws -> RecordPatch {
    let missing = instrument.items.map(\.id).filter { wording.words(of: .item($0)) == nil }
    guard missing.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: place, "there are no words for \(Phrase.list(missing))",
        fix: "write all items; half official words would be neither")
    }
    var patch = RecordPatch()
    for (subject, words) in wording.words {
      let value = JSONValue.string(words)
      switch subject {
      case .item(let id): patch.put(value, at: ["items", id, "text"])
      case .option(let id): patch.put(value, at: ["options", id, "label"])
      case .level(let id): patch.put(value, at: ["levels", id, "label"])
      case .field("lowLabel"): patch.put(value, at: ["range", "lowLabel"])
      case .field("highLabel"): patch.put(value, at: ["range", "highLabel"])
      case .field(let key): patch.put(value, at: [key])
      }
    }
    for key in ["source", "licence"] {
      if let text = invocation.string(key) { patch.put(.string(text), at: [key]) }
      guard patch.values[key] != nil else {
        throw WorkbenchError(
          .invalidData, at: place, "nothing says the \(key) of the words",
          fix: "add a row \(key), or --\(key) TEXT")
      }
    }
    if wording.words(of: .field("title")) == nil {
      patch.put(.string(InstrumentText.plainTitle(instrument.title)), at: ["title"])
    }
    if patch.values["caution"] == nil, let caution = instrument.caution {
      patch.put(.string(InstrumentText.withoutParaphrase(caution)), at: ["caution"])
    }
    patch.put(.string(WordingStatus.official.id), at: ["wordingStatus"])
    return patch
  }

  private static func write(
    _ patch: RecordPatch, _ record: RecordFile, _ invocation: Invocation, _ workbench: Workbench
  ) throws {
    try workbench.transaction {
      guard let name = invocation.string("as") else {
        try change(record.file.expectedID, patch, workbench)
        invocation.console.out("Changed \(record.file.path): its words are the official ones.\n")
        return
      }
      let taken = try Instruments.files(workbench).map { $0.expectedID.lowercased() }
      try RecordID.check(name, at: "--as")
      guard let id = RecordID(name), !taken.contains(where: { Text.isSame($0, id.folded) }) else {
        throw WorkbenchError(
          .cannotWrite, at: "--as", "the id \(name) is taken", fix: "choose another id")
      }
      var values = RecordPatch(
        record.document.flatMap { JSONValue($0.root).object } ?? JSONObject())
      values.merge(patch)
      var draft = RecordDraft(creating: Instrument.format, id: id, ids: workbench.ids)
      try values.apply(to: &draft, now: workbench.now)
      let path = try RecordPath.instrument(id.string)
      try workbench.write(draft, to: path, isNew: true)
      invocation.console.out("Made \(path.text) with the official words.\n")
    }
  }

  private static func change(_ id: String, _ patch: RecordPatch, _ workbench: Workbench) throws {
    let path = try RecordPath.instrument(id)
    guard let document = try workbench.document(path) else {
      throw WorkbenchError(
        .noInput, at: path.text, "this file has gone", fix: "bring it back with git")
    }
    var draft = RecordDraft(changing: document, format: Instrument.format, ids: workbench.ids)
    try patch.apply(to: &draft, now: workbench.now)
    try workbench.write(draft, to: path, isNew: false)
  }

  private static func tellRest(
    _ wording: WordingFile, _ instrument: Instrument, _ console: Console
  ) {
    let options = instrument.options.map(\.id).filter { wording.words(of: .option($0)) == nil }
    if !options.isEmpty {
      console.message("These answers keep their words: \(Phrase.list(options)).")
    }
    if instrument.caution != nil, wording.words(of: .field("caution")) == nil {
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
      throw UsageError(at: "--\(name)", "this does not go with --undo", fix: "leave one out")
    }
    let path = try RecordPath.instrument(instrument.id.string)
    guard let own = StarterFiles.all.first(where: { Text.isSame($0.path, path.text) }) else {
      throw WorkbenchError(
        .noInput, at: path.text, "no words for this instrument come with kerb",
        fix: "git brings back what stood there: git checkout COMMIT -- \(path.text)")
    }
    let file = JSONValue(try JSONReader.read(Array(own.content.utf8)).root).object ?? JSONObject()
    var patch = RecordPatch()
    for key in WordingFile.fields + ["wordingStatus"] {
      if let value = file[key] { patch.put(value, at: [key]) }
    }
    if let range = file["range"]?.object {
      for key in ["lowLabel", "highLabel"] { patch.put(range[key] ?? .null, at: ["range", key]) }
    }
    for (map, key) in [("items", "text"), ("options", "label"), ("levels", "label")] {
      let entries = file[map]?.object ?? JSONObject()
      for id in entries.sortedKeys {
        if let words = entries[id.string]?.object?[key] {
          patch.put(words, at: [map, id.string, key])
        }
      }
    }
    guard instrument.wordingStatus != .ownWords else {
      invocation.console.out("\(path.text) has the words that came with kerb already.\n")
      return .success
    }
    try workbench.transaction { try change(instrument.id.string, patch, workbench) }
    invocation.console.out("Changed \(path.text): it has the words that came with kerb.\n")
    return .success
  }
}
