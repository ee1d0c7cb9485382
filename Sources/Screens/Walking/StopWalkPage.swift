import Elements
import Localization
import Recording
import Terminal
import Wording

/// The pages of a walk through the stops of a screen, as data.
struct StopWalkPage {
  let walk: StopWalk
  /// What the screen is called.
  let title: String
  let reader: String
  /// For each stop what rules found there, a sentence each.
  let findings: [[Sentence]]

  private var place: Sentence { "\(title), \(reader)" }

  /// One stop, with its words first.
  func stop() -> ActionPage<StopWalkEvent> {
    let number = walk.place
    var lead: [Sentence] = []
    for finding in findings[number] { lead.append("Found by a rule: \(finding)") }
    for note in walk.notes(at: number) {
      if let reading = note.reading { lead.append("Noted: \(reading.text)") }
    }
    return ActionPage(
      "walk \(walk.visit)",
      title: "\(walk.stops[number]); stop \(number + 1) of \(walk.stops.count)",
      place: place, lead: lead,
      prompt: Prompt(
        "Note", .text,
        enterMeans: number + 1 < walk.stops.count
          ? "alone goes to the next stop" : "alone changes nothing"),
      commands: [
        ActionCommand("prev", "Go to the stop before.", footer: true, .previous),
        ActionCommand("go", "NUMBER", "Go to a stop: `/go 3`.") { .go(to: $0) },
        ActionCommand("find", "WORDS", "Go to the next stop that says these words.") { .find($0) },
        ActionCommand("first", "Go to the first stop.", .first),
        ActionCommand("last", "Go to the last stop.", .last),
        ActionCommand("stops", "All stops, to choose one.", footer: true, .show),
        ActionCommand("undo", "Take the last note back.", footer: true, .undo),
        ActionCommand("stop", "End the walk; every note is kept.", footer: true, .stop),
      ])
  }

  /// All stops; choosing one goes there.
  func overview() -> ActionPage<StopWalkEvent> {
    let rows = walk.stops.enumerated().map { number, words -> ActionPage<StopWalkEvent>.Row in
      let found = findings[number].count
      let noted = walk.notes(at: number).count
      let details = [
        found == 0 ? "" : Sentence.count(found, "finding", "findings"),
        noted == 0 ? "" : Sentence.count(noted, "note", "notes"),
      ]
      return (PageRow("\(number)", "\(words)", details: details), .chose(number))
    }
    let controls = Sentence.count(walk.stops.count, "stop", "stops")
    return ActionPage(
      "walk stops \(walk.visit)", title: "\(controls), in the order of swiping", place: place,
      list: ActionList(.choices, noun: Noun("stop", "stops"), rows: rows, start: walk.place),
      prompt: Prompt("Stop", .choice, enterMeans: "goes back to stop \(walk.place + 1)"),
      commands: [ActionCommand("stop", "End the walk; every note is kept.", footer: true, .stop)])
  }
}
