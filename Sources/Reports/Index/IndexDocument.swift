package import Localization
package import Measures
import Records

/// The first page of a folder of reports: what is in it, and what study it is about.
package enum IndexDocument {
  /// One report of the folder.
  package struct Entry: Sendable {
    /// The word after `kerb report`.
    package let report: String
    /// One or two words.
    package let label: Sentence
    /// What the report says, as the rest of a sentence.
    package let says: Sentence

    package init(report: String, label: Sentence, says: Sentence) {
      self.report = report
      self.label = label
      self.says = says
    }
  }

  /// The page of the team's edition.
  package static func document(_ study: StudySummary, _ entries: [Entry]) -> Document {
    var document = Document()
    let round: Sentence = study.rounds.number.map { ", round \($0)" } ?? ""
    document.heading(1, "Reports: \(study.title)" + round)
    if study.hasInventedPeople { document.notice(ReportHead.invented) }
    document.notice(
      "This is the edition for the team: it holds participant numbers and what notes say. Do not pass it on."
    )
    lead(&document)
    list(entries, &document)
    document.heading(2, "The study")
    var facts: [Sentence] = []
    if let product = study.plan.product { facts.append("Product: \(product)") }
    facts.append("Target: \(study.plan.target.label)")
    facts.append(
      "\(study.people.participants, "person", "people") took part, in \(study.rounds.sessions, "session", "sessions")"
    )
    document.list(facts)
    if let purpose = study.plan.purpose, !purpose.isEmpty { document.paragraph("\(purpose)") }
    return document
  }

  /// The page of the edition for sharing.
  package static func document(_ release: Release, _ entries: [Entry]) -> Document {
    var document = ReleaseWords.head("Reports", release)
    list(entries, &document)
    document.heading(2, "The study")
    var facts: [Sentence] = []
    if let product = release.product { facts.append("Product: \(product).") }
    facts.append("Target: \(release.target.label).")
    facts.append(ReleaseWords.tookPart(release))
    document.list(facts)
    if let purpose = release.purpose, !purpose.isEmpty { document.paragraph("\(purpose)") }
    return document
  }

  private static let lead: Sentence =
    "These reports say what people did with the product, what hurt them, and what nobody looked at."

  private static func lead(_ document: inout Document) {
    document.paragraph(lead + " They do not claim conformance.")
  }

  private static func list(_ entries: [Entry], _ document: inout Document) {
    document.heading(2, "The reports")
    document.list(
      entries.map { entry in
        entry.label.marked(.link(ReportPlace(report: entry.report))) + ": " + entry.says
      })
  }
}
