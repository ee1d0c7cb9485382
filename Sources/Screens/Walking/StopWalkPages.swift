import Elements
import Localization
import Recording
import Terminal
import Wording

/// The pages of a walk through the stops of a screen, as data.
struct StopWalkPages: QuestionPages {
  typealias Script = StopScript

  /// What the screen is called.
  let title: String
  let reader: String
  /// For each stop what rules found there, a sentence each.
  let findings: [[Sentence]]

  private var place: Sentence { "\(title), \(reader)" }

  func page(for walk: StopWalk) -> ActionPage<Event> {
    if case .question(let number) = walk.spot { stop(number, walk) } else { overview(walk) }
  }

  /// One stop, with its words first.
  private func stop(_ number: Int, _ walk: StopWalk) -> ActionPage<Event> {
    var lead: [Sentence] = []
    for finding in findings[number] { lead.append("Found by a rule: \(finding)") }
    for note in walk.sheet where note.stop == number {
      if let reading = note.reading { lead.append("Noted: \(reading.text)") }
    }
    return ActionPage(
      "walk \(walk.visit)",
      title: "\(walk.script.stops[number]); stop \(number + 1) of \(walk.script.stops.count)",
      place: place, lead: lead,
      prompt: Prompt(
        "Note", .text,
        enterMeans: number + 1 < walk.script.stops.count
          ? "alone goes to the next stop" : "alone changes nothing"),
      commands: [
        ActionCommand("prev", "Go to the stop before.", footer: true, .own(.previous)),
        ActionCommand("go", "NUMBER", "Go to a stop: `/go 3`.") { .go(to: $0) },
        ActionCommand("find", "WORDS", "Go to the next stop that says these words.") { .find($0) },
        ActionCommand("first", "Go to the first stop.", .own(.first)),
        ActionCommand("last", "Go to the last stop.", .own(.last)),
        ActionCommand("stops", "All stops, to choose one.", footer: true, .show),
        .undo("Take the last note back."),
        .stop("End the walk; every note is kept."),
      ])
  }

  /// All stops; choosing one goes there.
  private func overview(_ walk: StopWalk) -> ActionPage<Event> {
    let rows = walk.script.stops.enumerated().map { number, words -> ActionPage<Event>.Row in
      let found = findings[number].count
      let noted = walk.sheet.count { $0.stop == number }
      let details = [
        found == 0 ? "" : Sentence.count(found, "finding", "findings"),
        noted == 0 ? "" : Sentence.count(noted, "note", "notes"),
      ]
      return (PageRow("\(number)", "\(words)", details: details), .chose(number))
    }
    let controls = Sentence.count(walk.script.stops.count, "stop", "stops")
    return ActionPage(
      "walk stops \(walk.visit)", title: "\(controls), in the order of swiping", place: place,
      list: ActionList(.choices, noun: Noun("stop", "stops"), rows: rows, start: walk.place),
      prompt: Prompt("Stop", .choice, enterMeans: "goes back to stop \(walk.place + 1)"),
      commands: [.stop("End the walk; every note is kept.")])
  }
}
