import Localization
import Recording
import Records
import Terminal

extension ReviewPage {
  /// Keep, drop or change a place that the note names, with the guideline that it belongs to.
  static func criterion(_ review: Review, _ note: Note, _ place: Place) -> ReviewPage {
    let isConfirmed = note.confirmed.contains(place)
    let rows: [(PageRow, Meaning)] = [
      row(isConfirmed ? "keep it" : "confirm it", .confirm(place)),
      row("drop it", .drop(place)),
      (PageRow("change", "change it"), .replace),
    ]
    return ReviewPage(
      review, "criterion \(place)",
      context(of: place, review.plan.target, isBrief: review.pass != .whole), rows, start: 0,
      prompt: Prompt(
        "Criterion", .choice,
        enterMeans: isConfirmed ? "keeps \(place)" : "confirms \(place)"))
  }

  /// One key for all open proposals of a note.
  static func proposals(_ review: Review, _ note: Note) -> ReviewPage {
    let open = note.undecided
    let rows: [(PageRow, Meaning)] = [
      row("confirm all", .proposals(.confirm)),
      row("drop all", .proposals(.drop)),
      (PageRow("one by one", "one by one"), .oneByOne),
    ]
    return ReviewPage(
      review, "proposals",
      ["\(open.count, "open proposal", "open proposals"):"] + open.map { "\($0.label)" }, rows,
      start: 0,
      prompt: Prompt("Proposals", .choice, enterMeans: "confirms all \(open.count)"))
  }

  /// What helps to decide: level, guideline, its neighbours, whose use it decides.
  ///
  /// - Parameter isBrief: Whether name, level and target are enough, as for somebody who hears it for every note.
  static func context(of place: Place, _ target: WCAGTarget, isBrief: Bool = false) -> [Sentence] {
    let catalogue = WCAGCatalogue.shared
    guard let criterion = catalogue.criterion(at: place) else {
      let below = catalogue.criteria(under: place).count
      let criteria: Sentence = below == 1 ? "1 criterion" : "\(below) criteria"
      return ["\(place.label), with \(criteria). A criterion says more than that."]
    }
    var lines: [Sentence] = ["\(place.label), level \(criterion.level)."]
    if !isBrief, let guideline = catalogue.guideline(of: place) {
      let others = catalogue.criteria(under: guideline.place).filter {
        $0.place != place && target.includes($0)
      }
      lines.append(
        others.isEmpty
          ? "It belongs to guideline \(guideline.place.label)."
          : "It belongs to guideline \(guideline.place.label), with \(others.map { "\($0.label)" as Sentence }.joined(separator: ", "))."
      )
    }
    let dimensions = criterion.needs.primaryDimensions.map { "\($0.label)" as Sentence }
    if !dimensions.isEmpty, !isBrief {
      lines.append("It bears on \(dimensions.joined(separator: "; ")).")
    }
    if !target.includes(criterion) {
      lines.append("The study's target does not ask for it.")
    }
    return lines
  }

  /// Which criterion: what is near, or what fitted the letters typed last; anything can be typed.
  static func criteria(
    _ review: Review, _ id: String, _ narrowed: [Place], lead: [Sentence], enterMeans: Sentence
  ) -> ReviewPage {
    let places = narrowed.isEmpty ? review.likelyCriteria : narrowed
    let catalogue = WCAGCatalogue.shared
    let rows = places.map { place in
      row(
        "\(place.label)", .confirm(place),
        details: [
          catalogue.criterion(at: place).map { "level \($0.level)" } ?? "",
          "\(catalogue.guideline(of: place).map(\.name) ?? "")",
        ])
    }
    return ReviewPage(
      review, narrowed.isEmpty ? id : "\(id) of \(narrowed.map(\.description))", lead, rows,
      prompt: Prompt("Criterion", .textOrChoice, enterMeans: enterMeans))
  }

  static func dimensions(_ review: Review, _ note: Note) -> ReviewPage {
    let suggested = note.dimensions.isEmpty ? review.suggestedDimensions : note.dimensions
    let rows = review.plan.dimensions.map { dimension in
      (
        PageRow(dimension.id, "\(dimension.label)", isMarked: suggested.contains(dimension)),
        Meaning.dimension(dimension)
      )
    }
    let labels = suggested.map { "\($0.label)" as Sentence }.joined(separator: "; ")
    return several(
      review, "dimensions", "Abilities", ["Which abilities does it concern?"], rows,
      enterMeans: labels.isEmpty
        ? "none" : note.dimensions.isEmpty ? "takes \(labels)" : "keeps them")
  }

  static func principles(_ review: Review, _ note: Note) -> ReviewPage {
    let rows = DesignPrinciple.allCases.map { principle in
      (
        PageRow(
          principle.id, "\(principle.label)", isMarked: note.principles.contains(principle)),
        Meaning.principle(principle)
      )
    }
    return several(
      review, "principles", "Principles", ["Which design principles beside WCAG does it show?"],
      rows, enterMeans: note.principles.isEmpty ? "none" : "keeps them")
  }

  private static func several(
    _ review: Review, _ id: String, _ label: Sentence, _ lead: [Sentence],
    _ rows: [(PageRow, Meaning)], enterMeans: Sentence
  ) -> ReviewPage {
    let none = (PageRow("none", "none of them"), Meaning.none)
    return ReviewPage(
      review, id, lead, rows + [none], prompt: Prompt(label, .choices, enterMeans: enterMeans))
  }
}
