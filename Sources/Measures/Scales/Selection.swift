import JSON
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

    /// How many responses do not count, by the reason.
    var leftOut: [(ResponsesUnusual.Kind, Int)] {
      [
        (.earlier, earlier), (.unfinished, unfinished), (.unknownParticipant, strangers),
        (.withoutRound, withoutRound), (.notCounted, pilots),
      ]
    }
  }
}

extension ResponseFlag {
  /// The flag in figures about many responses.
  var kind: ResponsesUnusual.Kind {
    switch self {
    case .straightLining: .straightLined
    case .missing: .answersMissing
    case .outOfRange: .notAllowed
    case .unknownItems: .unknownItems
    case .otherVersion: .otherVersion
    }
  }
}
