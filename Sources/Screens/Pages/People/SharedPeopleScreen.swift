import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Invented people and the persona spectrum.
struct SharedPeopleScreen {
  let navigator: Navigator

  private enum Destination {
    case profile(RecordID)
    case spectrum(RecordID)
    case newProfile(name: String)
    case newSpectrum(title: String)
  }

  func run() throws {
    try ListScreen(
      navigator: navigator, page: { page(try SharedPeople(in: navigator.workbench), start: $0) },
      act: follow
    ).run()
  }

  private func follow(_ way: Destination) throws -> [Message] {
    switch way {
    case .profile(let id):
      try navigator.open { try ProfileScreen(navigator: navigator, profile: id).run() }
    case .spectrum(let id):
      try navigator.open { try SpectrumScreen(navigator: navigator, spectrum: id).run() }
    case .newProfile(let name):
      try make(.persona, "What is the person called? An invented name.", "Name", name)
    case .newSpectrum(let title): try makeSpectrum(title)
    }
  }

  private func page(_ people: SharedPeople, start: Int?) -> ActionPage<Destination> {
    let spectrums = people.spectrumsByDimension.map { spectrum -> ActionPage<Destination>.Row in
      let counts = NeedDuration.ofExamples.compactMap { duration -> Sentence? in
        let count = spectrum.examples.count { $0.duration == duration }
        return count == 0 ? nil : "\(count) \(duration.label)"
      }
      return (
        PageRow(
          "spectrum \(spectrum.id)", "\(spectrum.dimension.label)",
          details: ["\(spectrum.title)"] + counts), .spectrum(spectrum.id)
      )
    }
    let profiles = people.profiles.map { profile -> ActionPage<Destination>.Row in
      (
        PageRow("profile \(profile.id)", "\(profile.name)", details: ["\(profile.summary ?? "")"]),
        .profile(profile.id)
      )
    }
    let rows: [ActionPage<Destination>.Row] =
      [(PageRow("heading spectrums", "Persona spectrum", isHeading: true), nil)] + spectrums
      + [(PageRow("heading profiles", "Profiles, invented people", isHeading: true), nil)]
      + profiles
    return ActionPage(
      "shared-people", title: "People and spectrum",
      lead: people.profiles.isEmpty && people.spectrums.isEmpty
        ? ["Nothing here yet. Make a profile: `/profile` NAME. Or a spectrum: `/spectrum` TITLE"]
        : [],
      list: ActionList(.choices, noun: Noun("record", "records"), rows: rows, start: start),
      prompt: Prompt("Record", .choice),
      commands: [
        ActionCommand("profile", "[NAME]", "Make a profile.", footer: true) {
          .newProfile(name: $0)
        },
        ActionCommand("spectrum", "[TITLE]", "Make a spectrum.", footer: true) {
          .newSpectrum(title: $0)
        },
      ])
  }

  private func make(
    _ kind: RecordKind, _ question: Sentence, _ label: Sentence, _ words: String
  ) throws -> [Message] {
    let words = try asked(question, label, words)
    var values = RecordPatch()
    if let field = kind.leading?.field { values.put(.string(words), at: [field]) }
    return try navigator.make(kind, values)
  }

  private func makeSpectrum(_ words: String) throws -> [Message] {
    let title = try asked("Which ability is it about, in a few words?", "Title", words)
    let index = try navigator.pages.choose(
      "Which ability does the product ask for?", "Ability", Dimension.builtIn.map { "\($0.label)" })
    var values = RecordPatch()
    values.set(\Spectrum.title, to: title)
    values.set(\Spectrum.dimension, to: Dimension.builtIn[index])
    return try navigator.make(.spectrum, values)
  }

  private func asked(_ question: Sentence, _ label: Sentence, _ words: String) throws -> String {
    guard words.isEmpty else { return words }
    return try navigator.pages.ask(
      question, label,
      problem: { PlainText.trimmed($0).isEmpty ? "It needs words." : nil })
  }
}

/// One ability: who meets the mismatch always, for a while, or just now.
struct SpectrumScreen {
  let navigator: Navigator
  let spectrum: RecordID

  func run() throws {
    let record = try EditedRecord(.spectrum, spectrum.string, study: nil, navigator: navigator)
    try ListScreen(
      navigator: navigator,
      page: { try page(start: $0) },
      act: { way in
        switch way {
        case .example(let row): [.answer("\(row.sentence). `/edit` changes the examples.")]
        case .edit: try navigator.open { try FieldEditing(record).run() }
        }
      }
    ).run()
  }

  private enum Destination {
    case example(PageRow)
    case edit
  }

  private func found() throws -> Spectrum? {
    try SharedPeople(in: navigator.workbench).spectrums.first { $0.id == spectrum }
  }

  private func page(start: Int?) throws -> ActionPage<Destination> {
    let spectrum = try found()
    return ActionPage(
      "spectrum \(self.spectrum)", title: "\(spectrum?.title ?? self.spectrum.string)",
      place: spectrum.map { "\($0.dimension.label)" } ?? "",
      list: ActionList(
        .choices, noun: Noun("example", "examples"),
        rows: Self.rows(spectrum?.examples ?? []).map { ($0, .example($0)) }, start: start,
        whenEmpty: "No example yet. Add one: `/edit`, then Examples."),
      prompt: Prompt("Example", .choice),
      commands: [
        ActionCommand("edit", "Change title, examples, sources.", footer: true, .edit)
      ])
  }

  /// Permanent, temporary, situational and changing, each with a heading.
  private static func rows(_ examples: [Spectrum.Example]) -> [PageRow] {
    NeedDuration.ofExamples.flatMap { duration -> [PageRow] in
      let here = examples.filter { $0.duration == duration }
      guard !here.isEmpty else { return [] }
      return [
        PageRow(
          "heading \(duration.id)", ("\(duration.label)" as Sentence).capitalised, isHeading: true)
      ]
        + here.enumerated().map { index, example in
          PageRow(
            "\(duration.id) \(index)", "\(example.text)",
            spoken: "\(example.text), \(duration.label)")
        }
    }
  }
}
