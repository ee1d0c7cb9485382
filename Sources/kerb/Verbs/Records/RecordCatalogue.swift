import CommandLine
import JSON
import Localization
import Records
import Workbench

/// The verbs of every kind of record, with what a list says of each and examples.
enum RecordCatalogue {
  static let persona = RecordVerbs(
    kind: .persona,
    line: { record in
      Sentence(
        text: [record[\Profile.name]?.string, record[\Profile.summary]?.string].compactMap { $0 }
          .joined(separator: ": "))
    },
    examples: RecordExamples(
      new: [
        .init(
          "kerb persona new \"Ilka Morvan\" --age-band from65to74 --need see:permanent --based-on \"an interview study\"",
          "Makes a profile with one need and what it is based on."),
        .init("kerb persona new --from ilka.json", "Takes the values from a JSON file."),
        .init(
          "kerb persona new",
          "Asks section by section, on a terminal, or goes on with a profile that is not finished."),
        .init(
          "kerb persona new --template short",
          "Asks for a person in a few lines, with own technology and how to try it."),
      ],
      list: [.init("kerb persona list", "One line for each profile.")],
      show: [.init("kerb persona show tendai-mupfure", "Everything about one profile.")],
      edit: [
        .init("kerb persona edit tendai-mupfure", "Opens the profile in your editor."),
        .init(
          "kerb persona edit tendai-mupfure --skill digital-inclusion:7:moderator:assumed",
          "Adds a placement on a scale, with who placed it and on what basis."),
      ],
      delete: [.init("kerb persona delete tendai-mupfure", "Asks first; `--undo` brings it back.")])
  )

  static let spectrum = RecordVerbs(
    kind: .spectrum,
    line: { record in
      let count = record[\Spectrum.examples]?.object?.members.count ?? 0
      let title = record[\Spectrum.title]?.string ?? ""
      return "\(title) (\(count) \(count == 1 ? "example" : "examples"))"
    },
    examples: RecordExamples(
      new: [
        .init("kerb spectrum new --guided", "Asks one question at a time."),
        .init(
          "kerb spectrum new \"Remembering steps\" --dimension think --example \"situational:a parent with a crying child\"",
          "Makes a spectrum with one example."),
      ],
      list: [.init("kerb spectrum list", "One line for each spectrum.")],
      show: [.init("kerb spectrum show touch", "The examples of one ability.")],
      edit: [
        .init(
          "kerb spectrum edit touch --example \"temporary:a burnt hand in a bandage\"",
          "Adds an example.")
      ],
      delete: [.init("kerb spectrum delete touch", "Asks first; `--undo` brings it back.")]))

  static let study = RecordVerbs(
    kind: .study,
    line: { record in
      let target = record[\Study.target]?.object
      let version = target?[\WCAGTarget.version]?.string ?? ""
      let level = target?[\WCAGTarget.level]?.string ?? ""
      return "\(record[\Study.title]?.string ?? ""), WCAG \(version) \(level)"
    },
    examples: RecordExamples(
      new: [
        .init(
          "kerb study new bank --title \"Paying a bill\" --platform ios --wcag 2.2 --level AA",
          "Plans a study with its target."),
        .init(
          "kerb study new bank --screen Home --screen Pay --recruit \"label=Screen reader users,minimum=4,assistiveTechnology=screen reader\"",
          "Plans one with screens and people wanted."),
        .init(
          "kerb study new bank --title \"Paying a bill\" --like tram-tickets",
          "Takes over the plan of another study: tasks, prompts, screens, targets and information sheet."
        ),
      ],
      list: [.init("kerb study list", "One line for each study.")],
      show: [.init("kerb study show tram-tickets", "The plan of one study.")],
      edit: [
        .init("kerb study edit tram-tickets", "Opens the plan in your editor."),
        .init(
          "kerb study edit tram-tickets --recruit \"label=People over 75,minimum=2,ageBand=from75\"",
          "Adds a target for recruiting."),
      ],
      delete: [.init("kerb study delete bank", "Asks first; `--undo` brings it back.")]))

  static let participant = RecordVerbs(
    kind: .participant,
    line: { record in
      let listed = record[\Participant.needs]?.object?.members ?? [:]
      let needs = listed.compactMap { key, need -> Sentence? in
        guard let need = need.object, !need.isTombstone(key: key.string) else { return nil }
        let dimension = Dimension(id: need[\Need.dimension]?.string ?? "").label
        return "\(dimension) \(need[\Need.duration]?.string ?? "")"
      }.sorted { Text.precedes($0.plain(), $1.plain()) }
      let technology = (record[\Participant.assistiveTechnologies]?.object?.members ?? [:])
        .compactMap { key, entry -> String? in
          guard let entry = entry.object, !entry.isTombstone(key: key.string) else { return nil }
          return entry[\AssistiveTechnology.name]?.string
        }.sorted { Text.precedes($0, $1) }.map { Sentence(text: $0) }
      let none: Sentence = ListWord.saidOfNoNeeds(in: record)
      return ((needs.isEmpty ? [none] : needs) + technology).joined(separator: "; ")
    },
    examples: RecordExamples(
      new: [
        .init(
          "kerb participant new tram-tickets --need see:permanent:no --assistive-technology VoiceOver:advanced:6",
          "Makes the next P-number with a need and a technology."),
        .init(
          "kerb participant new tram-tickets --skill digital-inclusion:3:moderator:observed",
          "Makes one with a placement on a scale of digital skill."),
        .init(
          "kerb participant new tram-tickets --from people.csv --dry-run",
          "Says what a table of people would make; without `--dry-run` it makes them, all or none."),
      ],
      list: [.init("kerb participant list tram-tickets", "One line for each participant.")],
      show: [.init("kerb participant show tram-tickets P07", "Everything about one participant.")],
      edit: [
        .init("kerb participant edit tram-tickets P07", "Opens the record in your editor."),
        .init(
          "kerb participant edit tram-tickets P07 --need hear:temporary:yes", "Adds a need."),
      ],
      delete: [
        .init(
          "kerb participant delete tram-tickets P07",
          "Asks first. This is no withdrawal: what the person said stays in the session logs.")
      ]))

  static let session = RecordVerbs(
    kind: .session,
    line: { record in
      let people = (record[\Session.participants]?.array ?? []).compactMap(\.string)
        .map { RecordID($0)?.short ?? $0 }
      let round: Sentence = record[\Session.round]?.integer.map { "round \($0)" } ?? "round 1"
      let pilot: Sentence = record[\Session.isPilot]?.boolean == true ? ", pilot" : ""
      let who: Sentence = people.isEmpty ? "nobody named" : "\(people.joined(separator: ", "))"
      let whole: Sentence? = record[\Session.continues]?.string.map {
        ", continues \(RecordID($0)?.short ?? $0)"
      }
      return "\(who), \(round)\(pilot)\(whole ?? "")"
    },
    examples: RecordExamples(
      new: [
        .init(
          "kerb session new tram-tickets --participant P07 --round 2 --product-version 3.2",
          "Makes the next session."),
        .init(
          "kerb session new tram-tickets --from sessions.csv --round 3",
          "Plans a session for every row of a table, all in round 3."),
        .init(
          "kerb session new tram-tickets --participant P07 --circumstance \"see:real:low sun\" --attempt buy-day-ticket:done:unassisted:5",
          "Makes one with a circumstance and an attempt at a task."),
      ],
      list: [.init("kerb session list tram-tickets", "One line for each session.")],
      show: [
        .init("kerb session show tram-tickets S07", "Setup, attempts and logs of one session.")
      ],
      edit: [
        .init(
          "kerb session edit tram-tickets S07 --attempt buy-day-ticket:partlyDone:assisted",
          "Adds an attempt at a task."),
        .init(
          "kerb session edit tram-tickets S07 --attempt task=pay,outcome=stoppedByModerator,endedAtTimeLimit=yes",
          "Adds one that was stopped at the agreed time."),
      ],
      delete: [
        .init("kerb session delete tram-tickets S07", "Asks first; `--undo` brings it back.")
      ])
  )

  static let finding = RecordVerbs(
    kind: .finding,
    line: { record in
      let places = (record[\Finding.places]?.array ?? []).compactMap(\.string).joined(
        separator: ", ")
      let title = record[\Finding.title]?.string ?? ""
      return places.isEmpty ? "\(title)" : "\(title) (\(places))"
    },
    examples: RecordExamples(
      new: [
        .init(
          "kerb finding new tram-tickets \"Pay has no useful name\" --criterion 4.1.2 --severity reviewer:3 --state 1:new",
          "Makes a finding with a criterion, a rating and its state in round 1.")
      ],
      list: [.init("kerb finding list tram-tickets", "One line for each finding.")],
      show: [.init("kerb finding show tram-tickets F04", "Everything about one finding.")],
      edit: [
        .init(
          "kerb finding edit tram-tickets F04 --state \"2:state=fixed,retestedWith=P01;P03\"",
          "Records that it is fixed in round 2, and who tried it again; only those whom it had hurt count."
        )
      ],
      delete: [
        .init("kerb finding delete tram-tickets F04", "Asks first; `--undo` brings it back.")
      ])
  )
}

/// The parts of a study that have verbs of their own.
enum StudyParts {
  static let task = EntryVerbs(
    part: .task, adding: "add", nouns: Noun("task", "tasks"), target: .task,
    examples: RecordExamples(
      new: [
        .init(
          "kerb study task add tram-tickets \"Buy a day ticket\" --exercises 2.4.3,3.3.2,4.1.2",
          "Adds a task and says which criteria doing it exercises."),
        .init(
          "kerb study task add tram-tickets \"Pay by card\" --time-limit 15",
          "Adds one that ends after 15 minutes, as agreed beforehand; being stopped then is no failure."
        ),
        .init(
          "kerb study task add tram-tickets --from tasks.csv --dry-run",
          "Says which tasks a table would add."),
      ],
      list: [.init("kerb study task list tram-tickets", "The tasks in their order.")],
      show: [.init("kerb study task show tram-tickets buy-day-ticket", "One task.")],
      edit: [
        .init(
          "kerb study task edit tram-tickets buy-day-ticket --exercises 2.4.3,4.1.2",
          "Replaces the criteria of a task.")
      ],
      delete: [
        .init(
          "kerb study task delete tram-tickets buy-day-ticket",
          "Asks first; `--undo` brings it back."
        )
      ]))

  static let prompts = EntryVerbs(
    part: .prompt, adding: "new", nouns: Noun("thing to watch for", "things to watch for"),
    target: .prompt,
    examples: RecordExamples(
      new: [
        .init(
          "kerb study prompts new tram-tickets \"Is the price spoken?\" --criterion 4.1.2 --favourable seen",
          "Adds one thing to watch for; the answer yes speaks for the product.")
      ],
      list: [.init("kerb study prompts list tram-tickets", "The things to watch for, in order.")],
      show: [.init("kerb study prompts show tram-tickets price-spoken", "One of them.")],
      edit: [
        .init(
          "kerb study prompts edit tram-tickets price-spoken --criterion 1.1.1,4.1.2",
          "Replaces its criteria."),
        .init(
          "kerb study prompts edit tram-tickets checks-again --favourable notSeen",
          "Says that the answer no speaks for the product."),
      ],
      delete: [
        .init(
          "kerb study prompts delete tram-tickets price-spoken",
          "Asks first; `--undo` brings it back.")
      ]))

  static let recruitment = EntryVerbs(
    part: .recruitment, adding: "add", nouns: Noun("recruitment target", "recruitment targets"),
    target: .task,
    examples: RecordExamples(
      new: [
        .init(
          "kerb study recruit add tram-tickets \"People over 75\" --minimum 2 --age-band from75",
          "Adds a target: whom the study wants to meet, and how many."),
        .init(
          "kerb study recruit add tram-tickets --from targets.csv --dry-run",
          "Says which targets a table would add."),
      ],
      list: [.init("kerb study recruit list tram-tickets", "The targets in their order.")],
      show: [.init("kerb study recruit show tram-tickets low-digital-skill", "One target.")],
      edit: [
        .init(
          "kerb study recruit edit tram-tickets low-digital-skill --minimum 3",
          "Changes how many are wanted.")
      ],
      delete: [
        .init(
          "kerb study recruit delete tram-tickets low-digital-skill",
          "Asks first; `--undo` brings it back.")
      ]))
}
