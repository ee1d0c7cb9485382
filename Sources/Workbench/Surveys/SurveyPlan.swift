package import Measures
package import Records

/// What is asked of whom.
package struct SurveyPlan {
  package let study: String
  package let scoring: Scoring
  package let participant: RecordID
  package var session: RecordID?
  /// The id of a task of the study.
  var task: String?
  package var taskTitle: String?
  var manner: AnsweringManner?
  /// Where no session tells it.
  var round: Int?

  package init(
    study: String, scoring: Scoring, participant: RecordID, session: RecordID? = nil,
    task: String? = nil, taskTitle: String? = nil, manner: AnsweringManner? = nil, round: Int? = nil
  ) {
    self.study = study
    self.scoring = scoring
    self.participant = participant
    self.session = session
    self.task = task
    self.taskTitle = taskTitle
    self.manner = manner
    self.round = round
  }

  package var instrument: Instrument { scoring.instrument }

  /// The command that goes on with it.
  package var command: String {
    var words =
      "kerb survey run \(instrument.id) --study \(study) --participant \(participant.short)"
    if let session { words += " --session \(session.short)" }
    if let task { words += " --task \(task)" }
    return words
  }
}

/// What a call says; the rest is asked.
package struct SurveyOptions {
  package var instrument: String?
  package var study: String?
  package var participant: String?
  package var session: String?
  package var task: String?
  package var manner: AnsweringManner?
  /// Who places the person on a scale: a role, or self.
  package var by: String?
  package var round: Int?
  /// A response whose answers are to be changed.
  package var change: String?

  package init(
    instrument: String? = nil, study: String? = nil, participant: String? = nil,
    session: String? = nil, task: String? = nil, manner: AnsweringManner? = nil, by: String? = nil,
    round: Int? = nil, change: String? = nil
  ) {
    self.instrument = instrument
    self.study = study
    self.participant = participant
    self.session = session
    self.task = task
    self.manner = manner
    self.by = by
    self.round = round
    self.change = change
  }
}
