package import Localization
package import Measures
import Records
import Wording

/// What all studies of a workspace know together, as a text with a structure.
package enum LibraryDocument {
  /// - Parameter leftOut: The ids of studies that could not be read.
  package static func document(_ library: Library, leftOut: [String] = []) -> Document {
    var document = Document()
    document.heading(1, "What all studies know together")
    if !library.studies.isEmpty, library.studies.allSatisfy(\.hasInventedPeople) {
      document.notice("The people of these studies are invented. They are examples.")
    }
    document.notice(
      "This is for the team: it sets studies and rounds side by side, which may tell of single people. Do not pass it on."
    )
    if !leftOut.isEmpty {
      document.paragraph(
        "Left out, because \(leftOut.count == 1 ? "its file" : "their files" as Sentence) cannot be read: \(Sentence.list(leftOut)). `kerb check` says what is wrong."
      )
    }
    guard !library.studies.isEmpty else {
      document.paragraph(
        leftOut.isEmpty
          ? "There is no study in this workspace yet: `kerb study new` makes one."
          : "There is no other study in this workspace.")
      return document
    }
    document.paragraph(lead(library))
    studies(library, &document)
    cameBack(library, &document)
    gaps(library, &document)
    people(library, &document)
    criteria(library, &document)
    reading(library, &document)
    return document
  }

  private static func lead(_ library: Library) -> Sentence {
    let tried = library.criteria.count { !$0.triedIn.isEmpty }
    let all: Sentence = "\(library.criteria.count, "criterion", "criteria") of WCAG"
    let end: Sentence = "This claims no conformance."
    switch (withPeople(library), library.studies.count) {
    case (0, let studies):
      let aim: Sentence = studies == 1 ? "The study aims at " : "The studies aim at "
      return "Nobody is known to have taken part yet, so people tried nothing. " + aim + all + ". "
        + end
    case (_, 1):
      return "In 1 study people tried \(tried) of " + all + " that it aims at. " + end
    case (let met, let studies) where met == studies:
      return "In \(studies) studies, each counted by itself, people tried \(tried) of " + all
        + " that they aim at. " + end
    case (let met, let studies):
      return
        "In \(met) of \(studies) studies, each counted by itself, people tried \(tried) of "
        + all + " that the \(studies) aim at. " + end
    }
  }

  /// In how many studies somebody took part, also where nobody wrote down who.
  private static func withPeople(_ library: Library) -> Int {
    library.studies.count { study in
      study.people > 0 || study.sessionsWithoutParticipant > 0
        || library.criteria.contains { $0.triedIn.contains(study.id) }
    }
  }

  // MARK: The studies

  private static func studies(_ library: Library, _ document: inout Document) {
    document.heading(2, "The studies")
    document.table(
      "Rounds, sessions and people that count; pilots, and people who refused or withdrew, never do.",
      none: "", columns: ["Study", "Product and target", "Rounds", "Sessions", "People"],
      rows: library.studies.map { study in
        [
          "\(study.title) (\(study.id.string))" + (study.hasInventedPeople ? ", invented" : ""),
          (study.product.map { "\($0), " } ?? "") + "\(study.target.label)",
          study.rounds.isEmpty
            ? "none yet" : "\(Sentence.list(study.rounds.map { "\($0)" }))",
          "\(study.sessions)"
            + (study.sessionsWithoutParticipant > 0
              ? ", \(study.sessionsWithoutParticipant) of nobody named" : ""),
          "\(study.people)",
        ]
      })
    guard library.studies.count > 1 else { return }
    guard !library.sharedIDs.isEmpty else {
      return document.paragraph(
        "People are not added up over studies: a participant number belongs to one study, so somebody who came to two stands in both, and nobody can tell."
      )
    }
    let same: Sentence =
      library.sharedIDs.count == 1
      ? "that may be the same person" : "they may be the same people"
    document.paragraph(
      "People are not added up over studies: a participant number belongs to one study. \(library.sharedIDs.count, "number stands", "numbers stand") in several studies, letters and all (\(Sentence.list(library.sharedIDs.map(\.string)))): "
        + same + ". Of the others nobody can tell.")
  }

  // MARK: What came back

  private static let shownPairs = 5

  private static func cameBack(_ library: Library, _ document: inout Document) {
    document.heading(2, "Problems that may have come back")
    guard library.studies.count > 1 else {
      return document.paragraph("With one study there is nothing to set its problems beside.")
    }
    guard !library.returned.isEmpty else {
      return document.paragraph(
        "None found: no two problems of different studies name the same criterion and the same screen or task, or each other. Others may have come back under other words."
      )
    }
    let pairs =
      library.returned.filter(\.isNamed) + library.returned.filter { !$0.isNamed }
    document.list(pairs.prefix(shownPairs).map(pair))
    if pairs.count > shownPairs {
      document.paragraph(
        "\(pairs.count - shownPairs, "more pair stands", "more pairs stand") in the JSON.")
    }
    document.paragraph(
      "A pair is a reason to look, not a fact: only where a text names the other problem has somebody said that they belong together."
    )
  }

  private static func pair(_ pair: ReturnedProblem) -> Sentence {
    func side(_ side: ReturnedProblem.Side) -> Sentence {
      "\(side.id.short) \(side.title) (\(side.study.string))"
    }
    var same: [Sentence] = []
    if !pair.criteria.isEmpty {
      same.append("\(Sentence.list(pair.criteria.map(\.description)))")
    }
    if !pair.shared.isEmpty {
      same.append("\(Sentence.list(pair.shared.map { "“\($0)”" }))")
    }
    let common: Sentence = same.isEmpty ? "" : "; both name " + Sentence.list(same)
    let kind: Sentence =
      pair.isNamed ? "One names the other: " : "May have come back: "
    return kind + .list([side(pair.first), side(pair.second)]) + common + "."
  }

  private static func reading(_ library: Library, _ document: inout Document) {
    document.heading(2, "How to read this")
    document.list([
      "A criterion counts as tried where somebody who took part tried it in some round, whatever came of it. The strongest state of all rounds counts.",
      "Sessions are those in which somebody tried it; one session tries many criteria.",
      "People with several needs or technologies count for each. People of whom nothing is known are told; unknown is not none.",
      "Each study is counted by the rules of its own reports. `kerb report coverage STUDY` has the whole of one study.",
    ])
  }
}
