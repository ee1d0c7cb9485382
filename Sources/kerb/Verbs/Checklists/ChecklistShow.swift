import CommandLine
import JSON
import Localization
import Records
import Workbench

/// `kerb checklist show CHECKLIST`: its cautions, what to prepare, and its questions.
enum ChecklistShow {
  static let verb = Verb(
    ["checklist", "show"], "Show the questions of a checklist, and what to know before.",
    examples: [
      .init("kerb checklist show screen-reader", "The four questions for each screen."),
      .init(
        "kerb checklist show simulate-balloon", "An exercise with its cautions and its debriefing."),
      .init("kerb checklist show keyboard --json", "The record for other programs."),
    ],
    arguments: [ChecklistVerbs.checklist], options: [.json]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let known = Checklists(in: workbench)
    let typed = try invocation.required("CHECKLIST")
    if invocation.flag("json"), let document = try known.record(typed).document {
      invocation.console.out(json: document.bytes)
      return .success
    }
    let checklist = try known.find(typed)
    for line in lines(checklist) { invocation.console.line(line) }
    invocation.console.message("Answer it: `kerb checklist run STUDY \(checklist.id)`")
    return .success
  }

  private static func lines(_ list: Checklist) -> [Sentence] {
    let kind: Sentence = list.evidenceKind == .simulated ? "simulated, never lived" : "expert"
    var lines: [Sentence] = ["\(list.title)", "Its answers are evidence of the kind \(kind)."]
    lines += split(list.purpose)
    let parts: [(Sentence, String?)] = [
      ("Cautions:", list.cautions), ("To prepare:", list.preparation),
      ("Afterwards:", list.afterwards),
    ]
    for (title, text) in parts where text != nil {
      lines += [title] + split(text).map { "  \($0)" }
    }
    lines.append("Questions:")
    for (number, question) in list.questions.enumerated() {
      let criteria: Sentence =
        question.criteria.isEmpty
        ? "beyond WCAG" : "\(question.criteria.map(Self.number).joined(separator: ", "))"
      lines.append("  \(number + 1). \(question.text) [\(question.id); \(criteria)]")
      lines += split(question.how).map { "     \($0)" }
    }
    let sources = SourceStatus.lines(list.sources, unverified: list.unverifiedSources)
    return sources.isEmpty ? lines : lines + ["Sources:"] + sources.map { "  " + $0 }
  }

  /// "1.4.3", "1.4.6 AAA".
  private static func number(_ place: Place) -> String {
    place.level == .aaa ? "\(place) AAA" : place.description
  }

  private static func split(_ text: String?) -> [Sentence] {
    (text ?? "").split(whereSeparator: \.isNewline).map { Sentence(text: String($0)) }
  }
}
