import JSON
package import Localization
import Records

/// What is missing or not settled in the counted sessions of a round; reports for the team print it beside who took part.
package struct RecordGaps: Hashable, Sendable {
  package let round: Int?
  /// Sessions in which nothing is recorded: planned, or not entered yet. They count all the same.
  package let sessionsWithoutRecords: Int
  /// Attempts, answers and notes that name no participant, in sessions with somebody of whom nothing counts.
  package private(set) var leftOut: Int
  /// Attempts at tasks that the plan does not have (any more): no figure counts them.
  package let outsidePlan: Int
  /// Tasks that were tried in the round, and whose title or success sentence was written over at some time.
  package let reworded: Int
  /// Attempts recorded as unassisted, beside a note of help.
  package let helpDisputed: Int
  /// Participants with attempts at one task in sessions of which nothing tells which came first.
  package private(set) var unordered: Int
  /// Participants who answered a questionnaire after a task that no attempt or note of theirs names.
  package let ratedUntried: Int
  /// Fields of the study's files with several values since a merge, of all rounds.
  package let unsettled: Int
}

extension RecordGaps {
  /// Empty where nothing is missing.
  package var claims: [Sentence] { all.map(\.claim) }

  /// What whoever makes a sharing edition is told, with what settles it; the edition has none of what was left out.
  var forMaker: [(claim: Sentence, fix: Sentence)] {
    var own = self
    (own.leftOut, own.unordered) = (0, 0)
    return own.all
  }

  private var all: [(claim: Sentence, fix: Sentence)] {
    let within: Sentence = round.map { " in round \($0)" } ?? ""
    let empty: Sentence = .claim(
      "round.withoutRecords", ["round": round, "sessions": sessionsWithoutRecords],
      "\(sessionsWithoutRecords, "session", "sessions")\(within) \(sessionsWithoutRecords == 1 ? "has" : "have" as Sentence) no log, attempt or answer: planned, or not entered yet, and counted all the same."
    )
    let out: Sentence = .claim(
      "round.leftOut", ["round": round, "records": leftOut],
      "Left out: \(leftOut, "attempt, answer or note", "attempts, answers and notes")\(within) that name no participant and may be an excluded participant's."
    )
    let outside: Sentence = .claim(
      "round.outsidePlan", ["round": round, "attempts": outsidePlan],
      "Not counted: \(outsidePlan, "attempt", "attempts")\(within) at tasks that are not in the plan."
    )
    let other: Sentence = .claim(
      "round.reworded", ["round": round, "tasks": reworded],
      "\(reworded, "task", "tasks") tried\(within) \(reworded == 1 ? "was" : "were" as Sentence) reworded at some time: participants may have been given other words than the report prints."
    )
    let help: Sentence = .claim(
      "round.helpDisputed", ["round": round, "attempts": helpDisputed],
      "\(helpDisputed, "attempt", "attempts")\(within) recorded as unassisted, though a note tells of help: counted as help not recorded."
    )
    let order: Sentence = .claim(
      "round.unordered", ["round": round, "participants": unordered],
      "\(unordered, "participant", "participants")\(within) attempted a task in several sessions without a recorded order: the number of the session decides which attempt was first."
    )
    let rated: Sentence = .claim(
      "round.ratedUntried", ["round": round, "participants": ratedUntried],
      "\(ratedUntried, "participant", "participants")\(within) answered a questionnaire after a task without a recorded attempt at it: not counted as tried."
    )
    let several: Sentence = .claim(
      "study.unsettled", ["fields": unsettled],
      "\(unsettled, "field", "fields") with different values since a merge, not settled yet: of judgements the worst counts, and a deletion does not. `kerb team conflicts` lists them."
    )
    return [
      (sessionsWithoutRecords, empty, "delete the sessions that were not held"),
      (leftOut, out, "name the participant of each record"),
      (outsidePlan, outside, "add the task to the plan again"),
      (reworded, other, "undo the change, and add the new wording as a task of its own"),
      (helpDisputed, help, "correct the attempt or the note"),
      (unordered, order, "enter the days of the sessions"),
      (ratedUntried, rated, "record the attempts"),
      (unsettled, several, "`kerb team resolve`"),
    ].filter { $0.0 > 0 }.map { (claim: $0.1, fix: $0.2) }
  }
}

extension StudyView {
  /// What is missing in the counted sessions of the reported round.
  var recordGaps: RecordGaps {
    let answered = Set(records.responses.compactMap(\.session))
    let empty = counted.meetings(of: round).count { parts in
      parts.allSatisfy { part in
        let records = records.sessions[part.index]
        return !records.holdsRecords && !answered.contains(records.session.id)
      }
    }
    let planned = Set(records.study.tasks.map { Text($0.id) })
    let rewritten = Set(records.study.tasks.filter(\.isReworded).map { Text($0.id) })
    var reworded: Set<Text> = []
    var (leftOut, outsidePlan, disputed) = (0, 0, 0)
    var tries: [RecordID: [Text: [RecordID: Text]]] = [:]
    for entry in counted.entries where entry.round == round {
      let records = records.sessions[entry.index]
      for attempt in records.session.attempts {
        guard register.counts(attempt.participant, namesExcluded: entry.namesExcluded) else {
          if attempt.participant == nil { leftOut += 1 }
          continue
        }
        if !planned.contains(Text(attempt.task)) { outsidePlan += 1 }
        if attempt.isHelpDisputed { disputed += 1 }
        if attempt.outcome != .notOffered, rewritten.contains(Text(attempt.task)) {
          reworded.insert(Text(attempt.task))
        }
        let session = records.session
        let alone = session.participants.count == 1 ? session.participants.first : nil
        guard let person = attempt.participant ?? alone, attempt.outcome != .notOffered else {
          continue
        }
        tries[person, default: [:]][Text(attempt.task), default: [:]][session.id] =
          Text(session.startedAt ?? session.heldOn ?? "")
      }
      guard entry.namesExcluded else { continue }
      leftOut += records.session.promptAnswers.count { $0.participant == nil }
      leftOut += records.logs.reduce(0) { $0 + $1.notes.count { $0.participant == nil } }
    }
    let unordered = tries.values.count { tasks in
      tasks.values.contains { starts in
        starts.count > 1 && Set(starts.values).subtracting([Text("")]).count < starts.count
      }
    }
    return RecordGaps(
      round: round, sessionsWithoutRecords: empty, leftOut: leftOut, outsidePlan: outsidePlan,
      reworded: reworded.count, helpDisputed: disputed, unordered: unordered,
      ratedUntried: ratedUntried,
      unsettled: records.unsettledFields)
  }

  /// Participants of the round who answered a questionnaire after a task that no attempt or note of theirs names.
  private var ratedUntried: Int {
    let rated = records.responses.filter { $0.task != nil && !$0.answers.isEmpty }
    guard !rated.isEmpty else { return 0 }
    var tried: [RecordID: Set<Text>] = [:]
    var sessions: [RecordID: [RecordID]] = [:]
    for entry in counted.entries where entry.round == round {
      let meeting = records.sessions[entry.index]
      sessions[meeting.session.id] = meeting.session.participants
      let named =
        meeting.session.attempts.map { ($0.participant, $0.task) }
        + meeting.logs.flatMap(\.notes).compactMap { note in
          note.task.map { (note.participant, $0) }
        }
      for (participant, task) in named {
        for id in participant.map({ [$0] }) ?? meeting.session.participants {
          tried[id, default: []].insert(Text(task))
        }
      }
    }
    let people = rated.compactMap { response -> RecordID? in
      guard let task = response.task, let present = response.session.flatMap({ sessions[$0] }),
        let id = response.participant ?? (present.count == 1 ? present.first : nil),
        register.counts(id, namesExcluded: false), tried[id]?.contains(Text(task)) != true
      else { return nil }
      return id
    }
    return Set(people).count
  }
}
