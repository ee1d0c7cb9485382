import JSON
package import Localization
package import Measures
import Records
import Wording

/// Who else may meet the barrier of a finding, and what to try next.
package enum NeighboursDocument {
  package static func document(_ neighbours: Neighbours) -> Document {
    var document = Document()
    let finding = neighbours.finding
    document.heading(1, "Who else meets \(finding.id.short) \(finding.title)?")
    document.paragraph(basis(neighbours))
    guard !neighbours.cells.isEmpty else { return document }
    for dimension in Set(neighbours.cells.map(\.dimension)).sorted() {
      document.heading(2, dimension.label.capitalised)
      document.list(neighbours.cells.filter { $0.dimension == dimension }.map(line))
    }
    document.paragraph(
      "Examples come from the spectrums and prove nothing: whether they meet it is what the next round can show."
    )
    guard !neighbours.proposal.isEmpty else {
      document.paragraph("Nothing to propose: the study has it already, or met these cells.")
      return document
    }
    document.heading(2, "Proposed for the next round")
    document.list(
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
