import Foundation
import JSON
import Localization
import Measures
import Records
import StudyText
import Testing

@testable import Reports

/// Each sentence of the sharing edition names the participants it is about, and is true whoever is left out.
@Suite struct SharingEditionTests {
  /// Round 1 with P01 to P06; P06 has a need in hearing and did not consent to sharing.
  private func text(swapped: Bool = false, ages: Bool = false) -> StudyText {
    var text = StudyText()
    text.targets = #"""
      {"h": {"dimension": "hear", "label": "A permanent need in hearing", "minimum": 1, "position": "a"},
      "s": {"dimension": "see", "label": "A need in seeing", "minimum": 1, "position": "b"}}
      """#
    for number in 1...6 {
      let (isOut, need) = (
        number == (swapped ? 5 : 6), number == 5 ? "see" : number == 6 ? "hear" : nil
      )
      let needs =
        need.map { #""needs": {"n": {"dimension": "\#($0)", "duration": "permanent"}}"# }
        ?? #""needsNone": true"#
      text.participants.append(
        #"""
        {"consent": {"observe": "granted", "quote": "granted", "share": "\#(isOut ? "refused" : "granted")"},
        \#(ages ? "\"ageBand\": \"from25to34\"," : "") "id": "P0\#(number)-aaaa", \#(needs)}
        """#)
      text.meet("S0\(number)-aaaa", ["P0\(number)-aaaa"])
    }
    text.closed = [1: "2026-06-30"]
    return text
  }

  private func release(_ text: StudyText) throws -> Release {
    try #require(Release.measure(text.records()))
  }

  private static func documents(_ release: Release) -> [String: Document] {
    [
      "coverage": ReleaseCoverage.document(release),
      "findings": ReleaseFindings.document(release), "study": ReleaseStudy.document(release),
      "recruitment": ReleaseRecruitment.document(release),
      "personas": ReleasePersonas.document(release), "summary": ReleaseSummary.document(release),
      "index": IndexDocument.document(release, []),
    ]
  }

  @Test("5 participants whose notes can be shared took part, when 6 did")
  func population() throws {
    for (name, document) in Self.documents(try release(text())) {
      let text = document.markdown()
      #expect(
        text.contains("5 participants whose notes can be shared took part, in 5 sessions."),
        "\(name)")
      #expect(!text.contains("5 people took part"), "\(name)")
      if name != "summary" {
        #expect(text.contains("excludes all who did not consent to sharing"), "\(name)")
      }
    }
  }

  @Test("A target that a participant outside the edition may meet is not called missed")
  func targets() throws {
    let text = ReleaseRecruitment.document(try release(text())).markdown()
    #expect(
      text.contains(
        "None known among participants whose notes can be shared: A permanent need in hearing."))
    #expect(text.contains("Met by participants whose notes can be shared: A need in seeing."))
    #expect(!text.lowercased().contains("missed") && !text.contains("nobody there"))
  }

  @Test("Ages that were never asked are in no sentence but that they are not recorded")
  func ages() throws {
    let unknown = ReleaseStudy.document(try release(text())).markdown()
    #expect(!unknown.contains("under 25") && !unknown.contains("65 and over"))
    #expect(unknown.contains("Age: not recorded for at least 1 participant."))
    let known = ReleaseStudy.document(try release(text(ages: true))).markdown()
    // All known to be in the only band would tell the age of each.
    #expect(known.contains("Age 25 to 64: at least 1 participant."))
    #expect(!known.contains("under 25") && !known.contains("65 and over"))
  }

  @Test("None is said of a list that is known for all, none known of others")
  func noneKnown() throws {
    let text = ReleaseStudy.document(try release(text())).markdown()
    #expect(text.contains("Need in seeing: 1 or 2 participants. None: need in hearing; speaking"))
    #expect(
      text.contains(
        "None known: use of assistive technology of any kind. Assistive technology: not recorded for at least 1 participant."
      ))
  }

  @Test("P05 withdraws sharing and P06 grants it: five still count, and nothing is shown of them")
  func swap() throws {
    let before = try text().records()
    var after = try text(swapped: true).records()
    let first = try #require(Release.measure(before))
    // The closing stays; only the consents change.
    after.study = before.study
    after.sharingSecrets = before.sharingSecrets
    let second = try #require(Release.measure(after))
    #expect(first.people.silence == nil && first.people.count == 5)
    #expect(second.people.silence == .changedSinceClosing)
    #expect(second.people.count == nil && second.sessions == nil)
    for (name, document) in Self.documents(second) {
      let text = document.markdown()
      #expect(text.contains("The number of participants is not shown."), "\(name)")
      #expect(!text.contains("seeing:") && !text.contains("hearing"), "\(name)")
      #expect(!text.contains("5 sessions"), "\(name)")
    }
  }

  @Test(
    "A persona is represented only if each of its permanent needs is",
    arguments: [
      (needs: ["see"], answer: "yes"), (needs: ["hear"], answer: "no; none known: hearing"),
      (needs: ["see", "hear"], answer: "partly: seeing; none known: hearing"),
      (needs: [], answer: "no permanent need"),
    ])
  func personas(_ row: (needs: [String], answer: String)) throws {
    var records = try text().records()
    let needs = row.needs.map { #""\#($0)": {"dimension": "\#($0)", "duration": "permanent"}"# }
    records.profiles = [
      try StudyText.read(
        Profile.self,
        #"{"id": "ana", "name": "Ana", "needs": {\#(needs.joined(separator: ", "))}}"#)
    ]
    let release = try #require(Release.measure(records))
    #expect(ReleasePersonas.document(release).markdown().contains("| Ana | \(row.answer) |"))
  }

  @Test("Every sentence rests on a claim, or is a constant that is reviewed")
  func claims() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Claims/constants.txt")
    let constants = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
    var few = text()
    few.sessions.removeLast(3)
    var changed = text()
    changed.changed = [1]
    for text in [text(), text(ages: true), few, changed] {
      let release = try release(text)
      for (name, document) in Self.documents(release) {
        #expect(document.claims.contains { $0.id == "sharing.participants" }, "\(name)")
        // Findings, tasks, and what the plan says are stated by others.
        guard ["coverage", "recruitment", "personas"].contains(name) else { continue }
        let gaps = Set(release.coverage.gaps.map { $0.plain() })
        for sentence in document.unclaimed.map({ $0.plain() })
        where !constants.contains(sentence) && !gaps.contains(sentence) {
          Issue.record("\(name): \(sentence)")
        }
      }
    }
  }
}
