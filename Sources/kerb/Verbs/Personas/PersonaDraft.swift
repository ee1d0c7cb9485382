import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb persona draft`: a profile of what several participants share.
  static let personaDraft = Verb(
    ["persona", "draft"], "Make a profile of what several participants share, and of none of them.",
    examples: [
      .init(
        "kerb persona draft --from P01,P02,P07 --study tram-tickets",
        "Makes a draft of what at least two of the three share."),
      .init(
        "kerb persona draft --from P01,P02,P07 --study tram-tickets --name \"Odalys Brankov\"",
        "Gives it an invented name."),
    ],
    options: [
      .value(
        "from", "PEOPLE", "Three participants or more, with commas between them.",
        isRepeating: true),
      .value("study", "STUDY", "The study that they took part in.", .study),
      .value("name", "NAME", "An invented name.", otherwise: "Draft from STUDY"), .json,
    ],
    discussion: [
      "Taken are needs, families of technology with practice in three steps, digital skill and age in three bands, and kinds of circumstances; never words, languages, makes, places, jobs, years or names. A value needs two holders, any two values two holders together, and nobody may stand alone with what they hold. As few values as possible are left out, needs last.",
      "Everybody must have agreed to future use. A draft that differs from an earlier one by one person is refused, and so is one from which, alone or beside an earlier one, exactly one person could be worked out. Drafts are never made again. Pilots do not count.",
      "A draft stays in the team: the edition for sharing has neither its card nor its name.",
      "Of whom drafts were made stands in your private folder, beside the key, and nowhere else: make the drafts of one study on one computer.",
    ], leadsOn: true
  ) { invocation in
    let people = invocation.strings("from").flatMap { $0.split(separator: ",") }
      .map { PlainText.trimmed(String($0)) }.filter { !$0.isEmpty }
    guard let study = invocation.string("study"), !people.isEmpty else {
      throw WorkbenchError(
        .usage, at: people.isEmpty ? "--from" : "--study",
        people.isEmpty ? "nobody was named" : "it needs the study that they took part in",
        fix: "write `kerb persona draft --from P01`,P02,P07 `--study STUDY`")
    }
    let made = try PersonaDrafting(in: Workbench(invocation)).make(
      PersonaDrafting.Asked(people: people, study: study, name: invocation.string("name")))
    for fault in made.faults { invocation.console.report(fault) }
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(json(made)))
    } else {
      tell(made, invocation.console)
    }
    return made.faults.isEmpty ? .success : .findings
  }

  private static func tell(_ made: PersonaDrafting.Made, _ console: Console) {
    console.line("\(made.record.outcome) A draft from \(made.people) people:")
    for words in made.taken { console.line("  \(words)") }
    if !made.leftOut.isEmpty {
      console.line(
        "Left out, since it could point at one person: \(Sentence.list(made.leftOut.map(\.label)))."
      )
    }
    if !made.notShared.isEmpty {
      console.line("Shared by no two of them: \(Sentence.list(made.notShared.map(\.label))).")
    }
    console.line("Never taken: words, languages, makes, places, jobs, years, names.")
    console.message(
      "It stays in the team: no edition for sharing tells of it. What you add yourself nobody checks: add nothing that only one of them said. Next: `kerb persona card \(made.record.id)`"
    )
  }

  private static func json(_ made: PersonaDrafting.Made) -> JSONValue {
    func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    return .object(
      JSONObject([
        "profile": .string(made.record.id.string), "path": .string(made.record.path.text),
        "people": .integer(made.people), "taken": list(made.taken.map { $0.plain() }),
        "leftOut": list(made.leftOut.map(\.rawValue)),
        "notShared": list(made.notShared.map(\.rawValue)),
      ]))
  }
}
