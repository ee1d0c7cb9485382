import Localization
import Terminal

/// Pages as the screens build them.
enum Samples {
  static let notes: [PageRow] = [
    PageRow(
      "1", "swipes past Pay twice, VoiceOver says only \"button\"",
      details: ["serious", "4.1.2?", "11m2"],
      spoken:
        "swipes past Pay twice, VoiceOver says only \"button\"; serious; 4.1.2 proposed; 11 min 2 s"
    ),
    PageRow(
      "2", "\"is it paid or not? nothing told me\"", details: ["quote", "4.1.3?", "11m40"],
      spoken: "is it paid or not? nothing told me; P07's words; 4.1.3 proposed; 11 min 40 s"),
    PageRow(
      "3", "finds the receipt with the rotor, by headings", details: ["success", "2.4.6?", "12m5"]),
    PageRow("4", "asks whether to double tap", details: ["question", "", "12m31"]),
  ]

  static let commands = [
    PageCommand("task", "[NAME]", "Starts or ends a task.", footer: true),
    PageCommand("flag", "", "Stamps a moment to fill in later.", footer: true),
    PageCommand("fault", "", "Says what broke.", footer: true),
    PageCommand("break", "", "Stops all clocks.", footer: true),
    PageCommand("off", "", "Writes nothing until /on.", footer: true),
  ]

  static func recorder(_ rows: [PageRow] = notes) -> Page {
    Page(
      "record", title: "Tram tickets, P07, VoiceOver on iPhone SE",
      place: "task 2 of 4: Pay by card",
      lead: ["Watch for: is the price spoken? is Pay found by swiping?"],
      list: PageList(.log, noun: Noun("note", "notes"), rows: rows, whenEmpty: "No notes yet."),
      prompt: Prompt("Note", .text, yieldsToOutcome: true), commands: commands)
  }

  static func long(_ count: Int, _ accepts: AcceptedInput = .text) -> Page {
    Page(
      "long", title: "Many notes",
      list: PageList(.log, noun: Noun("note", "notes"), count: count) {
        PageRow("\($0)", "note number \($0) is here", details: ["slows", "\($0)m"])
      },
      prompt: Prompt("Note", accepts))
  }

  static let outcomes = [
    "done", "partly done", "not done", "stopped by participant", "stopped by moderator",
  ]

  static func outcome(start: Int? = nil) -> Page {
    Page(
      "outcome", title: "Pay by card: how did it end?",
      list: PageList(
        .choices, noun: Noun("outcome", "outcomes"), rows: outcomes.map { PageRow($0, "\($0)") },
        start: start),
      prompt: Prompt(
        "Outcome", .choice, enterMeans: start.map { "takes \"\(outcomes[$0])\"" }))
  }
}
