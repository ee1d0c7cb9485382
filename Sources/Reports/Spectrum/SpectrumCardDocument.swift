import JSON
package import Localization
package import Measures
import Records
import Wording

/// One ability of the persona spectrum as a page that a team pins up.
///
/// The edition for sharing is made of the spectrum and the invented profiles alone: nothing in it rests on participants.
package enum SpectrumCardDocument {
  package static func document(_ card: SpectrumCard, _ edition: Edition) -> Document {
    var document = Document(isOnePage: true, hasShortLines: true)
    document.heading(1, "\(card.spectrum.title)")
    document.notice("Examples, not a list of all who meet this.")
    if let mismatch = card.spectrum.mismatch {
      document.heading(2, "The mismatch")
      document.paragraph("\(mismatch)")
    }
    faces(card, &document)
    document.section(2, "Who else gains", card.spectrum.benefits.map { "\($0)" })
    document.section(
      2, "What solved it before", card.spectrum.solutions.map { "\($0)" },
      none:
        "Nothing is written down yet: `kerb spectrum edit \(card.spectrum.id.string) --solution TEXT`."
    )
    document.section(
      2, "How many", card.figures.map(line),
      none: "No number with a source is written down yet.")
    criteria(card, &document)
    if edition == .team {
      met(card, &document)
      let rest = card.watched.count - mostWatched
      document.section(
        2, "What studies watch for",
        card.watched.prefix(mostWatched).map { "\($0.text) (\($0.study.string))" }
          + (rest > 0 ? ["and \(rest) more: `kerb study prompts list STUDY`"] : []))
    }
    document.section(
      2, "Sources",
      SourceStatus.lines(card.spectrum.sources, unverified: card.spectrum.unverifiedSources))
    return document
  }

  // MARK: Faces

  private static func faces(_ card: SpectrumCard, _ document: inout Document) {
    document.heading(2, "Who meets it")
    for duration in NeedDuration.ofExamples {
      var lines: [Sentence] = card.examples(duration).map { "\($0)" }
      if let names = card.profiles[duration] {
        lines.append("Profiles: \(Sentence.list(names)).")
      }
      document.section(3, title(duration), lines, none: "No example yet.")
    }
  }

  /// A cell as a heading: "For a while (temporary)".
  static func title(_ duration: NeedDuration) -> Sentence {
    switch duration {
    case .permanent: "Always (permanent)"
    case .temporary: "For a while (temporary)"
    case .situational: "Just now (situational)"
    case .changing: "On some days (changing)"
    case .unknown: "Duration not known"
    }
  }

  // MARK: Figures

  /// "Adults of the United States, 2022, at one time: cognition 13.9 %. Source: …"
  private static func line(_ group: SpectrumFigures) -> Sentence {
    let first = group.first
    let parts = group.figures.map { figure -> Sentence in
      let details: [Sentence] = [figure.duration?.label, figure.within.map { "part of \($0)" }]
        .compactMap(\.self)
      let told: Sentence = details.isEmpty ? "" : " (\(Sentence.joined(details, ", ")))"
      return "\(figure.definition) \(amount(figure.value, figure.unit))" + told
    }
    var words: Sentence =
      "\(Phrase.capital(first.population)), \(String(first.year)), \(first.time.label): "
      + Sentence.joined(parts, "; ") + "."
    if let range = group.together {
      words +=
        " Together \(number(range.lowerBound)) to \(amount(range.upperBound, first.unit)): somebody may be in several."
    } else if first.time == .newPerYear {
      words += " Never to be added to numbers at one time."
    }
    return words + " Source: \(SourceStatus.words(first.source, first.sourceStatus))."
  }

  private static func amount(_ value: Double, _ unit: FigureUnit) -> Sentence {
    unit == .percent ? "\(number(value)) %" : "\(number(value)) \(unit.label)"
  }

  /// With commas between thousands, and at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    var digits = String(whole)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    guard rest > 0 else { return digits }
    return "\(digits).\(rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest))"
  }

  // MARK: Criteria and studies

  private static func criteria(_ card: SpectrumCard, _ document: inout Document) {
    document.heading(2, "Criteria of WCAG")
    guard !card.criteria.isEmpty else {
      return document.paragraph(
        "No criterion is known to be related to this ability directly. Source: \(FunctionalNeeds.source)."
      )
    }
    let numbers = card.criteria.map(\.place.description).joined(separator: ", ")
    document.paragraph(
      "Related to this ability directly: \(card.criteria.count, "criterion", "criteria"), \(numbers). Source: \(FunctionalNeeds.source)."
    )
  }

  private static func met(_ card: SpectrumCard, _ document: inout Document) {
    document.heading(2, "Whom studies met")
    guard !card.met.isEmpty else {
      return document.paragraph("Nobody took part in a study of this workspace yet.")
    }
    document.table(
      "People who took part, over all rounds of a study.", none: "",
      columns: ["Study", "permanent", "temporary", "changing", "not known how long", "situation"],
      rows: card.met.map(row))
    if !card.unmet.isEmpty {
      let unsure = card.met.contains { $0.notKnown > 0 || $0.people[.unknown, default: 0] > 0 }
      document.paragraph(
        "\(unsure ? "As far as is known, no" : "No" as Sentence) study met these cells: \(Sentence.list(card.unmet.map(\.label)))."
      )
    }
    if card.met.contains(where: \.hasInventedPeople) {
      let studies = card.met.filter(\.hasInventedPeople).map(\.study.string)
      document.paragraph("The people of \(Sentence.list(studies)) are invented.")
    }
  }

  private static func row(_ met: SpectrumCard.Met) -> [Sentence] {
    let counts = [NeedDuration.permanent, .temporary, .changing, .unknown].map { duration in
      count(met.people[duration, default: 0])
    }
    let rounds = met.situations
    let situation: Sentence =
      rounds.isEmpty
      ? "none"
      : rounds.count == 1
        ? "round \(rounds[0])" : "rounds \(Sentence.list(rounds.map { String($0) }))"
    return ["\(met.title)"] + counts + [situation]
  }

  private static func count(_ people: Int) -> Sentence { people == 0 ? "nobody" : "\(people)" }

  /// So that a page stays one sheet.
  private static let mostWatched = 4
}

/// Cards of the spectrum as data for other programs.
package enum SpectrumJSON {
  package static func bytes(_ cards: [SpectrumCard], _ edition: Edition) -> [UInt8] {
    JSONWriter.canonical(.array(cards.map { value($0, edition) }))
  }

  private static func value(_ card: SpectrumCard, _ edition: Edition) -> JSONValue {
    let spectrum = card.spectrum
    var object = JSONObject([
      "id": spectrum.id, "title": spectrum.title, "dimension": spectrum.dimension.id,
      "mismatch": spectrum.mismatch,
      "examples": spectrum.examples.map {
        JSONValue.of(["duration": $0.duration.id, "text": $0.text])
      }, "benefits": spectrum.benefits, "solutions": spectrum.solutions,
      "sources": spectrum.sources, "unverifiedSources": spectrum.unverifiedSources,
      "figures": card.figures.map(figures), "criteria": card.criteria.map(\.place),
      "criteriaSource": FunctionalNeeds.source,
      "profiles": JSONValue.of(NeedDuration.ofExamples) { ($0.id, card.profiles[$0] ?? []) },
      "edition": edition.rawValue,
    ])
    if edition == .team {
      object.add([
        "met": card.met.map(met), "unmet": card.unmet.map(\.id),
        "watchedFor": card.watched.map { JSONValue.of(["study": $0.study, "text": $0.text]) },
      ])
    }
    return .object(object)
  }

  private static func figures(_ group: SpectrumFigures) -> JSONValue {
    .of([
      "population": group.first.population, "year": group.first.year,
      "source": group.first.source, "sourceStatus": group.first.sourceStatus?.id,
      "unit": group.first.unit.id, "time": group.first.time.id,
      "figures": group.figures.map {
        JSONValue.of([
          "duration": $0.duration?.id, "within": $0.within, "definition": $0.definition,
          "value": $0.value,
        ])
      }, "togetherLow": group.together?.lowerBound, "togetherHigh": group.together?.upperBound,
    ])
  }

  private static func met(_ met: SpectrumCard.Met) -> JSONValue {
    .of([
      "study": met.study, "peopleInvented": met.hasInventedPeople,
      "permanent": met.people[.permanent, default: 0],
      "temporary": met.people[.temporary, default: 0],
      "changing": met.people[.changing, default: 0],
      "durationNotKnown": met.people[.unknown, default: 0], "needsNotKnown": met.notKnown,
      "situationInRounds": met.situations,
    ])
  }
}

/// Who else may meet the barrier of a finding, and what to try next.
package enum NeighboursDocument {
  package static func document(_ neighbours: Neighbours) -> Document {
    var document = Document()
    let finding = neighbours.finding
    document.heading(1, "Who else meets \(finding.id.short) \(finding.title)?")
    document.paragraph(basis(neighbours))
    guard !neighbours.cells.isEmpty else { return document }
    for dimension in Set(neighbours.cells.map(\.dimension)).sorted() {
      document.section(
        2, dimension.label.capitalised,
        neighbours.cells.filter { $0.dimension == dimension }.map(line))
    }
    document.paragraph(
      "Examples come from the spectrums and prove nothing: whether they meet it is what the next round can show."
    )
    guard !neighbours.proposal.isEmpty else {
      document.paragraph("Nothing to propose: the study has it already, or met these cells.")
      return document
    }
    document.section(
      2, "Proposed for the next round",
      neighbours.proposal.targets.map { "\($0.label) (at least \($0.minimum))" }
        + neighbours.proposal.prompts.map { "Watch for: \($0.text)" })
    return document
  }

  private static func basis(_ neighbours: Neighbours) -> Sentence {
    switch neighbours.basis {
    case .finding: "The abilities are those that the finding names."
    case .criteria:
      "The finding names no ability. These are those to which its criteria are related. Source: \(FunctionalNeeds.source)."
    case .none:
      "Nothing says whom it can concern: name an ability with `kerb finding edit \(neighbours.study.string) \(neighbours.finding.id.short) --dimension see`."
    }
  }

  private static func line(_ cell: Neighbours.Cell) -> Sentence {
    let standing: Sentence =
      cell.metIt
      ? "met it"
      : cell.tookPart
        ? "took part; nobody there is known to have met it"
        : "nobody is known to have taken part"
    let title = SpectrumCardDocument.title(cell.duration)
    guard !cell.examples.isEmpty else { return title + ": " + standing + ". No example yet." }
    return title + ": " + standing + ". "
      + Sentence.joined(cell.examples.map { "\($0)" }, " ")
  }

  package static func json(_ neighbours: Neighbours) -> [UInt8] {
    JSONWriter.canonical(
      .of([
        "finding": neighbours.finding.id, "title": neighbours.finding.title,
        "basis": neighbours.basis.rawValue,
        "cells": neighbours.cells.map {
          JSONValue.of([
            "dimension": $0.dimension.id, "duration": $0.duration.id, "examples": $0.examples,
            "metIt": $0.metIt, "tookPart": $0.tookPart,
          ])
        }, "proposal": ProposalJSON.value(neighbours.proposal),
      ]))
  }
}
