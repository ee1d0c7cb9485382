import CommandLine
import JSON
import Localization
import Recording
import Records
import Workbench

/// What waits, as lines or as JSON.
enum ReviewListing {
  /// Every session with notes: what waits there.
  static func sessions(_ sessions: [ReviewSession], json: Bool, _ console: Console) {
    if json {
      let rows = sessions.map { row in
        JSONValue.object(
          JSONObject([
            "study": .string(row.study), "session": .string(row.session),
            "participants": .array(row.participants.map { .string($0) }),
            "notes": .integer(row.notes), "toReview": .integer(row.toReview),
            "logs": .integer(row.logs), "notCleared": .integer(row.notCleared),
            "notShown": .integer(row.hidden),
          ]))
      }
      return console.out(json: JSONWriter.canonical(.array(rows)))
    }
    if sessions.isEmpty {
      return console.message("No session has notes yet. Record one: `kerb record STUDY`")
    }
    for row in sessions {
      let people = row.participants.map { RecordID($0)?.short ?? $0 }.joined(separator: ", ")
      let place = [row.short, row.study, people].filter { !$0.isEmpty }.joined(separator: "  ")
      console.line("\(place)  \(row.words)")
    }
  }

  /// The notes of one session that are to be reviewed, by their numbers.
  static func notes(_ review: Review, json: Bool, _ console: Console) {
    let rows = review.queue.compactMap { key in review.ledger.notes[key].map { (key, $0) } }
    if json {
      let objects = rows.map { row in
        var object = row.1.values
        object["id"] = .string(row.0.note)
        object["log"] = .string(row.0.log)
        object["number"] = .integer(review.number(of: row.0) ?? 0)
        return JSONValue.object(object)
      }
      return console.out(json: JSONWriter.canonical(.array(objects)))
    }
    let short = RecordID(review.plan.session)?.short ?? review.plan.session
    if rows.isEmpty { return console.message("Nothing to review in \(short).") }
    let span = review.ledger.span
    for row in rows {
      let number = review.number(of: row.0) ?? 0
      let tags: Sentence = Review.tags(of: row.1).map { "  [\($0)]" } ?? ""
      console.line(
        "\(number)  \(span.terse(row.1.at))  \(Review.text(of: row.1).changingData(oneLine))\(tags)"
      )
    }
    console.message("Next: `kerb review \(short)`")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
