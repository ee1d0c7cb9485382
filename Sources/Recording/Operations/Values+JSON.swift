package import JSON
import Records

extension AttemptNote {
  /// The values of the session's attempt, for patches and for the journal; what is empty is `null`.
  package var values: JSONObject {
    var object = JSONObject()
    object["assistance"] = assistance.map { .string($0.id) } ?? .null
    object["ease"] = ease.map { .integer($0) } ?? .null
    object["endedAtTimeLimit"] = endedAtTimeLimit ? .bool(true) : .null
    object["endedMilliseconds"] = ended.map { .integer($0) } ?? .null
    object["outcome"] = outcome.map { .string($0.id) } ?? .null
    object["participant"] = participant.map { .string($0) } ?? .null
    object["startedMilliseconds"] = started.map { .integer($0) } ?? .null
    object["task"] = .string(task)
    return object
  }

  init(_ object: JSONObject) {
    self.init(
      task: object["task"]?.string ?? "", started: object["startedMilliseconds"]?.integer)
    assistance = object["assistance"]?.string.flatMap(Assistance.init(id:))
    ease = object["ease"]?.integer
    // Journals from before the field have none.
    endedAtTimeLimit = object["endedAtTimeLimit"]?.boolean ?? false
    ended = object["endedMilliseconds"]?.integer
    outcome = object["outcome"]?.string.flatMap(AttemptOutcome.init(id:))
    participant = object["participant"]?.string
  }
}

extension Interruption {
  /// The values of the session's interruption, for patches and for the journal; what is empty is `null`.
  package var values: JSONObject {
    var object = JSONObject()
    object["endedMilliseconds"] = ended.map { .integer($0) } ?? .null
    object["kind"] = .string(kind.id)
    object["startedMilliseconds"] = .integer(started)
    return object
  }

  init?(_ object: JSONObject) {
    guard let kind = object["kind"]?.string.flatMap(InterruptionKind.init(id:)) else { return nil }
    self.init(kind: kind, started: object["startedMilliseconds"]?.integer ?? 0)
    ended = object["endedMilliseconds"]?.integer
  }
}
