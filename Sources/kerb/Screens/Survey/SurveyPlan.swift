import Measures
import Records

/// What is asked of whom.
struct SurveyPlan {
  let study: String
  let scoring: Scoring
  let participant: RecordID
  var session: RecordID?
  /// The id of a task of the study.
  var task: String?
  var taskTitle: String?
  var manner: AnsweringManner?
  /// Where no session tells it.
  var round: Int?

  var instrument: Instrument { scoring.instrument }

  /// The command that goes on with it.
  var command: String {
    var words =
      "kerb survey run \(instrument.id) --study \(study) --participant \(participant.short)"
    if let session { words += " --session \(session.short)" }
    if let task { words += " --task \(task)" }
    return words
  }
}

/// What a call says; the rest is asked.
struct SurveyOptions {
  var instrument: String?
  var study: String?
  var participant: String?
  var session: String?
  var task: String?
  var manner: AnsweringManner?
  /// Who places the person on a scale: a role, or self.
  var by: String?
  var round: Int?
  /// A response whose answers are to be changed.
  var change: String?
}
