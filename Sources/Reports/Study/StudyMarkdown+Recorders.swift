import Measures
import Records

extension StudyMarkdown {
  static func agreement(_ study: StudySummary, _ page: inout MarkdownPage) {
    page.heading(2, "Agreement between recorders")
    let agreement = study.agreement
    guard let together = agreement.together else {
      return page.paragraph(
        "No session has notes of two recorders that can be compared, so nobody can tell how far the notes depend on who took them."
      )
    }
    page.paragraph(
      "Notes of one moment count as a pair where somebody linked them or where they lie at most \(agreement.window.milliseconds / 1000) s apart. \(RecorderAgreement.rule) Sessions of this round and earlier ones: \(agreement.sessions.count)."
    )
    page.table(
      "Over \(Phrase.count(together.recorderPairs, "pair of recorders", "pairs of recorders")): \(together.both) moments that both noted, \(together.onlyFirst) that only the first noted, \(together.onlySecond) that only the second noted.",
      none: "", columns: ["What", "Agreement", "Observed agreement", "n", "Method"],
      rows: AgreementRows.rows(together).map { row in
        [
          "\(row.what)", row.value.map { Markdown($0) } ?? "no figure: \(row.missing)",
          row.observed.map { Markdown($0) } ?? "no figure", "\(row.n)", "\(row.method)",
        ]
      })
  }

  static func discovery(_ study: StudySummary, _ page: inout MarkdownPage) {
    page.heading(2, "Problem discovery")
    let rows = study.discovery.round.map { study.discovery.rows(of: $0) } ?? []
    let hidden = rows.count(where: \.isHidden)
    page.table(
      "For each group of this round: how many problems its people met, which share of the group's problems that probably is, and how many more people it takes for 85 %. \(StudyDiscovery.reading) Method: \(StudyDiscovery.method).",
      none: rows.isEmpty
        ? "Nobody took part in this round, so nobody can have met a problem."
        : "Each group has fewer than \(Edition.smallestSharedCell) people, so nothing is shown of what they met.",
      columns: ["Group", "People", "Problems met", "Share probably met", "More people for 85 %"],
      rows: rows.filter { !$0.isHidden }.map(discovered))
    if hidden > 0, hidden < rows.count {
      page.paragraph(
        "\(Phrase.count(hidden, "group is", "groups are")) not shown for so few people.")
    }
  }

  private static func discovered(_ row: DiscoveryRow) -> [Markdown] {
    let name = Markdown(row.group.label).capitalised
    let people: Markdown = "\(Phrase.count(row.participants.count, "person", "people"))"
    let problems: Markdown =
      "\(row.hits?.problems.count ?? 0), of them \(row.hits?.metOnce ?? 0) by one person only"
    switch row.forecast {
    case .success(let forecast)?:
      return [
        name, people, problems, "\(Figure.percent(forecast.foundSoFar))",
        "\(Phrase.count(forecast.more.count, "person", "people"))",
      ]
    case .failure?, nil:
      return [name, people, problems, "no figure", "no figure: \(row.refusal ?? "too few people")"]
    }
  }
}

/// The figures of agreement between recorders as rows that Markdown, JSON and CSV share.
struct AgreementRows {
  struct Row {
    /// A key for data.
    let id: String
    let what: String
    /// The figure in words; `nil` where there is none.
    let value: String?
    let number: Double?
    let observed: String?
    /// Why there is no figure.
    let missing: String
    let n: String
    let count: Int?
    let method: String
  }

  static func rows(_ figures: AgreementFigures) -> [Row] {
    let noted: Row =
      switch figures.noted {
      case .success(let noted):
        Row(
          id: "noted", what: "Whether something was noted at all", value: "\(noted.mean)",
          number: noted.mean.value, observed: "the figure itself", missing: "",
          n: Phrase.count(noted.recorderPairs.count, "pair of recorders", "pairs of recorders"),
          count: noted.recorderPairs.count, method: NotedAgreement.name)
      case .failure(let error): none("noted", "Whether something was noted at all", error)
      }
    return [
      noted, row("kind", "What the notes are about", figures.kind.map(Part.init)),
      row(
        "impact", "How bad it was, 0 to 4", figures.impact.map(Part.init),
        leftOut: figures.withoutImpact),
      row("samePlaces", "The same WCAG places", figures.samePlaces.map(Part.init)),
      row("sharedPlaces", "At least one WCAG place in common", figures.sharedPlaces.map(Part.init)),
    ]
  }

  private struct Part {
    let value: Double
    let observed: Proportion
    let items: SampleSize
    let method: String

    init(_ kappa: Kappa) {
      value = kappa.value
      observed = kappa.observedAgreement
      items = kappa.items
      method = kappa.weights.name
    }

    init(_ kappa: PlaceKappa) {
      value = kappa.value
      observed = kappa.observedAgreement
      items = kappa.items
      method = kappa.rule.name
    }
  }

  private static func row(
    _ id: String, _ what: String, _ part: Result<Part, StatisticsError>, leftOut: Int = 0
  ) -> Row {
    switch part {
    case .success(let part):
      Row(
        id: id, what: what, value: Figure.decimal(part.value, places: 2), number: part.value,
        observed: "\(part.observed)", missing: "",
        n: Phrase.count(part.items.count, "pair of notes", "pairs of notes")
          + (leftOut > 0 ? "; \(leftOut) left out, rated by one or nobody" : ""),
        count: part.items.count, method: part.method)
    case .failure(let error): none(id, what, error)
    }
  }

  private static func none(_ id: String, _ what: String, _ error: StatisticsError) -> Row {
    Row(
      id: id, what: what, value: nil, number: nil, observed: nil, missing: error.problem,
      n: "none", count: nil, method: "none")
  }
}
