import JSON
import Localization
import Records

extension QuestionnaireMeasure {
  /// The responses that count, one a person, and the number of those that do not.
  struct Selection {
    enum Standing {
      case counts, otherRound, noRound, pilot, stranger, withdrawn
    }

    private var anonymous: [Response] = []
    private var byPerson: [RecordID: (response: Response, isFinished: Bool)] = [:]
    private var earlier = 0
    private var unfinished = 0
    private var strangers = 0
    private var pilots = 0
    private var withoutRound = 0

    /// Whether there is anything to tell of this round.
    var hasAny: Bool { earlier + unfinished + pilots + strangers + withoutRound > 0 }

    mutating func take(_ response: Response, _ standing: Standing, isFinished: Bool) {
      switch standing {
      case .counts: keep(response, isFinished)
      case .noRound: withoutRound += 1
      case .pilot: pilots += 1
      case .stranger: strangers += 1
      case .otherRound, .withdrawn: break
      }
    }

    /// The newest finished response of a person; an unfinished one only while there is no finished one.
    private mutating func keep(_ response: Response, _ isFinished: Bool) {
      guard let person = response.participant else {
        anonymous.append(response)
        return
      }
      guard let known = byPerson[person] else {
        byPerson[person] = (response, isFinished)
        return
      }
      if isFinished && known.isFinished { earlier += 1 } else { unfinished += 1 }
      let isBetter =
        isFinished == known.isFinished
        ? Self.isNewer(response, than: known.response) : isFinished
      if isBetter { byPerson[person] = (response, isFinished) }
    }

    private static func isNewer(_ one: Response, than other: Response) -> Bool {
      let (day, known) = (one.givenOn ?? "", other.givenOn ?? "")
      return Text.isSame(day, known) ? other.id < one.id : Text.precedes(known, day)
    }

    func newest() -> [Response] {
      let chosen = anonymous + byPerson.values.map(\.response)
      // Responses are large; their places are cheaper to move about.
      return chosen.indices.sorted { chosen[$0].id < chosen[$1].id }.map { chosen[$0] }
    }

    var sentences: [Sentence] {
      var sentences: [Sentence] = []
      func add(_ count: Int, _ words: Sentence) {
        if count > 0 { sentences.append(words) }
      }
      add(
        earlier,
        .count(
          earlier, "earlier response of the same person does not count.",
          "earlier responses of the same people do not count."))
      add(
        unfinished,
        .count(
          unfinished, "unfinished response of somebody who gave another does not count.",
          "unfinished responses of people who gave others do not count."))
      add(
        strangers,
        .count(
          strangers, "response is of somebody whom the study does not know and does not count.",
          "responses are of people whom the study does not know and do not count."))
      add(
        withoutRound,
        .count(
          withoutRound, "response belongs to no round and does not count.",
          "responses belong to no round and do not count."))
      add(
        pilots,
        .count(
          pilots, "response comes from a pilot or a session that does not count.",
          "responses come from pilots or sessions that do not count."))
      return sentences
    }
  }
}

/// How many responses carry each kind of flag.
struct FlagCounts {
  private(set) var sentences: [Sentence] = []

  init(_ scored: [ScoredResponse]) {
    var straight = 0
    var missing = 0
    var impossible = 0
    var unknown = 0
    var otherVersion = 0
    for flag in scored.flatMap(\.flags) {
      switch flag {
      case .straightLining: straight += 1
      case .missing: missing += 1
      case .outOfRange: impossible += 1
      case .unknownItems: unknown += 1
      case .otherVersion: otherVersion += 1
      }
    }
    add(
      straight,
      .count(
        straight, "response has the same answer everywhere; it counts.",
        "responses have the same answer everywhere; they count."))
    add(missing, .count(missing, "response lacks answers.", "responses lack answers."))
    add(
      impossible,
      .count(
        impossible,
        "response has answers that the instrument does not allow; they count as missing.",
        "responses have answers that the instrument does not allow; those count as missing."))
    add(
      unknown,
      .count(
        unknown, "response answers items that the instrument does not have.",
        "responses answer items that the instrument does not have."))
    add(
      otherVersion,
      .count(
        otherVersion, "response was given to another version of the instrument.",
        "responses were given to another version of the instrument."))
  }

  private mutating func add(_ count: Int, _ words: Sentence) {
    if count > 0 { sentences.append(words) }
  }
}
