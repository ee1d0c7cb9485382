package import JSON
package import Localization
package import Measures
import Records
import Wording

/// What the claims of all profiles rest on, and what changed since; for the team.
package enum StandingsDocument {
  package static func document(_ standings: ClaimStandings) -> Document {
    var document = Document()
    document.heading(1, "What the personas rest on")
    document.notice(
      "This is for the team: it counts people behind single claims. Do not pass it on.")
    if standings.restsOnInventedPeople {
      document.paragraph("People of an example study are invented, and so is what rests on them.")
    }
    guard !standings.rows.isEmpty else {
      document.paragraph(
        "The workspace has no profile yet: `kerb persona new NAME` makes one.")
      return document
    }
    document.paragraph(lead(standings))
    claims(standings, &document)
    doubt(standings, &document)
    changes(standings, &document)
    foretold(standings, &document)
    document.appendix { document in
      document.heading(2, "How this is counted")
      document.list(rules(standings))
    }
    return document
  }

  private static func lead(_ standings: ClaimStandings) -> Sentence {
    let all = standings.rows.reduce(0) { $0 + $1.claims }
    return
      "\(standings.rows.count, "profile makes", "profiles make") \(all, "claim", "claims"): \(standings.count(.people)) rest on people, \(standings.count(.documents)) on documents or on people who checked them, \(standings.count(.nothing)) on nothing, and \(doubtful(standings.count)) are open to doubt."
  }

  private static let doubts: [ClaimStandings.Ground] = [
    .outOfDate, .contradicted, .disputed, .lostBasis,
  ]

  private static func doubtful(_ count: (ClaimStandings.Ground) -> Int) -> Int {
    doubts.reduce(0) { $0 + count($1) }
  }

  private static func claims(_ standings: ClaimStandings, _ document: inout Document) {
    document.heading(2, "Claims")
    document.table(
      "What the claims of each profile rest on; each claim stands in one column.",
      none: "No profile.",
      columns: ["Profile", "People", "Documents only", "Nothing: assumed", "Open to doubt"],
      rows: standings.rows.map { row in
        [
          "\(row.profile.name)", "\(row.count(.people))", "\(row.count(.documents))",
          "\(row.count(.nothing))", "\(doubtful(row.count))",
        ]
      })
  }

  private static func doubt(_ standings: ClaimStandings, _ document: inout Document) {
    document.heading(2, "Open to doubt")
    document.table(
      "Profiles with claims that are open to doubt, and why.", none: "No claim is open to doubt.",
      columns: ["Profile", "Out of date", "Contradicted", "Disputed", "Lost its basis"],
      rows: standings.rows.filter { doubtful($0.count) > 0 }.map { row in
        ["\(row.profile.name)"]
          + doubts.map { "\(row.count($0))" }
      })
  }

  private static func changes(_ standings: ClaimStandings, _ document: inout Document) {
    guard let since = standings.since else {
      document.heading(2, "What changed")
      return document.paragraph(
        "No round is closed yet to compare with: `--since 2026-03-01` names a day.")
    }
    let lines = standings.rows.flatMap { row in
      row.changes.map { change -> Sentence in
        "\(row.profile.name), “\(change.words)”: " + ClaimSentences.state(change.before)
          + "; then: " + ClaimSentences.state(change.now) + "."
      }
    }
    document.section(
      2, "What changed since \("\(since)")", lines,
      none: "No claim stands otherwise than on that day.")
  }

  private static func foretold(_ standings: ClaimStandings, _ document: inout Document) {
    let rows = standings.rows.filter { !$0.foretold.isEmpty }
    guard !rows.isEmpty else { return }
    document.heading(2, "What walkthroughs foretold")
    document.table(
      "Barriers that walkthroughs foretold, over all studies and rounds, by what became of them. What nobody near the profile tried is no miss, and what cannot be told is neither hit nor miss.",
      none: "Nothing was foretold.",
      columns: [
        "Profile", "Met", "Tried by somebody near, not met", "Not tried by anybody near",
        "Cannot be told",
      ],
      rows: rows.map { row in
        ["\(row.profile.name)"] + Foretold.Fate.allCases.map { "\(row.foretold[$0] ?? 0)" }
      })
  }

  private static func rules(_ standings: ClaimStandings) -> [Sentence] {
    [
      "A claim rests on people where at least one participant supports it and nobody contradicts it; `kerb persona evidence NAME` says how far.",
      "Out of date is what rests on nothing newer than \(standings.limit, "year", "years").",
      "What changed compares what was recorded up to the end of that day with what is recorded today, for the claims as they are worded today. Claims that were reworded or taken out since are not compared.",
    ]
  }

  // MARK: Data

  package static func json(_ standings: ClaimStandings) -> JSONValue {
    .of([
      "edition": Edition.team.rawValue, "since": standings.since?.description,
      "limitYears": standings.limit, "restsOnInventedPeople": standings.restsOnInventedPeople,
      "profiles": standings.rows.map(row),
    ])
  }

  private static func row(_ row: ClaimStandings.Row) -> JSONValue {
    .of([
      "profile": row.profile.id, "name": row.profile.name, "claims": row.claims,
      "restOn": JSONValue.of(ClaimStandings.Ground.allCases) { ($0.rawValue, row.count($0)) },
      "foretold": JSONValue.of(Foretold.Fate.allCases) { ($0.rawValue, row.foretold[$0] ?? 0) },
      "changes": row.changes.map { change in
        JSONValue.of([
          "words": change.words, "before": ClaimSentences.state(change.before),
          "now": ClaimSentences.state(change.now),
        ])
      },
    ])
  }

  package static func csv(_ standings: ClaimStandings) -> String {
    let grounds = ClaimStandings.Ground.allCases
    let rows = standings.rows.map { row in
      [row.profile.id.string, row.profile.name, String(row.claims)]
        + grounds.map { String(row.count($0)) } + [String(row.changes.count)]
    }
    return CSVText.table(
      ["profile", "name", "claims"] + grounds.map(\.rawValue) + ["changed"], rows)
  }
}
