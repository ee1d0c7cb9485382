import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb study prompts add STUDY [PACK…]`: takes the prompts of packs over into a study, or lists the packs.
  static let studyPromptsAdd = Verb(
    ["study", "prompts", "add"], "Add the things to watch for of packs to a study.",
    examples: [
      .init("kerb study prompts add tram-tickets", "Lists the packs."),
      .init(
        "kerb study prompts add tram-tickets mood-and-anxiety",
        "Adds the prompts of the pack that the study does not have yet."),
      .init("kerb study prompts add tram-tickets sight money", "Adds two packs."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .repeating(
        "PACK",
        "The id of a pack in Surveys/prompts, or how it begins. Without one, the packs are listed.",
        .names(CompletionNames.pack)),
    ], options: [.json],
    discussion: [
      "During a session each prompt is answered seen, not seen, or did not come up. The pack says which of the first two speaks for the product: that answer shows that somebody came across its criteria and got on, the other one leaves open whether they work.",
      "Take the packs that fit the people and the product: a prompt that cannot come up costs attention.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let typed = invocation.arguments("PACK")
    if typed.isEmpty { return try list(study, workbench, invocation) }
    let known = PromptPacks(in: workbench)
    let packs = try typed.map { try known.find($0) }
    guard let counts = try known.add(packs, to: study) else { return .badData }
    for (pack, added) in zip(packs, counts) {
      let there = pack.count - added
      invocation.console.line(
        "\(added, "thing", "things") to watch for added from the pack \"\(Printable.text(pack.title))\""
          + (there > 0 ? ", \(there) already there" : "") + ".")
      if !pack.sources.isEmpty {
        invocation.console.line("Sources: \(Sentence.joined(pack.sources, "; ")).")
      }
    }
    invocation.console.message("See them: `kerb study prompts list \(study)`")
    return .success
  }

  private static func list(
    _ study: String, _ workbench: Workbench, _ invocation: Invocation
  ) throws -> ExitStatus {
    let known = PromptPacks(in: workbench)
    let packs = try known.all()
    let counts = try known.counts(of: packs, in: study)
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(
          .array(
            zip(packs, counts).map { pack, count in
              .object(
                JSONObject([
                  "id": .string(pack.id), "title": .string(pack.title),
                  "prompts": .integer(pack.count), "inStudy": .integer(count),
                  "sources": .array(pack.sources.map { .string($0.plain()) }),
                ]))
            })))
      return .success
    }
    for (pack, count) in zip(packs, counts) {
      let inStudy: Sentence = count == 0 ? "" : ", \(count) of them in \(study)"
      invocation.console.line(
        "\(pack.id)  \(Printable.text(pack.title)), \(pack.count, "thing", "things") to watch for\(inStudy)"
      )
    }
    invocation.console.message(
      packs.isEmpty
        ? "There is no pack in Surveys/prompts yet."
        : "Add one or more: `kerb study prompts add \(study) \(packs[0].id)`")
    return .success
  }
}
