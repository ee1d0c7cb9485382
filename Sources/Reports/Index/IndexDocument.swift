package import Localization
package import Measures
import Records

/// The first page of a folder of reports: what is in it, and what study it is about.
package enum IndexDocument {
  /// One report of the folder: the word after `kerb report`, one or two words, and what the report says, as the rest of a
  /// sentence.
  package typealias Entry = (report: String, label: Sentence, says: Sentence)

  /// The page of the team's edition.
  package static func document(_ study: StudySummary, _ entries: [Entry]) -> Document {
    var document = Document()
    let round: Sentence = study.rounds.number.map { ", round \($0)" } ?? ""
    document.heading(1, "Reports: \(study.title)" + round)
    if study.hasInventedPeople { document.notice(ReportHead.invented) }
    document.notice(
      "This is the edition for the team: it holds participant numbers and what notes say. Do not pass it on."
    )
    document.paragraph(
      "These reports say what people did with the product, what hurt them, and what nobody looked at. They do not claim conformance."
    )
    let facts: [Sentence] = [
      "Target: \(study.plan.target.label)",
      "\(study.people.participants, "person", "people") took part, in \(study.rounds.sessions, "session", "sessions")",
    ]
    list(
      entries, (study.plan.product.map { ["Product: \($0)"] } ?? []) + facts, study.plan.purpose,
      &document)
    return document
  }

  /// The page of the edition for sharing.
  package static func document(_ release: Release, _ entries: [Entry]) -> Document {
    var document = ReleaseWords.head("Reports", release)
    let facts: [Sentence] = [
      "Target: \(release.target.label).", ReleaseWords.tookPart(release),
    ]
    list(
      entries, (release.product.map { ["Product: \($0)."] } ?? []) + facts, release.purpose,
      &document)
    return document
  }

  private static func list(
    _ entries: [Entry], _ facts: [Sentence], _ purpose: String?, _ document: inout Document
  ) {
    document.heading(2, "The reports")
    document.list(
      entries.map { entry in
        entry.label.marked(.link(ReportPlace(report: entry.report))) + ": " + entry.says
      })
    document.heading(2, "The study")
    document.list(facts)
    if let purpose = purpose.nonEmpty { document.paragraph("\(purpose)") }
  }
}
