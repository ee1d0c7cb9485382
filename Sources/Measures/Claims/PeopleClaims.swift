package import Localization

/// How many participants and sessions a round has.
package struct RoundParticipants: ReportClaim {
  package static let id = "round.participants"
  let round: Int?
  let participants: Int
  let sessions: Int

  package init(round: Int?, participants: Int, sessions: Int) {
    self.round = round
    self.participants = participants
    self.sessions = sessions
  }

  package var sentence: Sentence {
    participants == 0
      ? "No participant is named in \(sessions, "session", "sessions")."
      : "\(participants, "participant", "participants") took part, in \(sessions, "session", "sessions")."
  }
}

package struct ConsentNotRecorded: ReportClaim {
  package static let id = "consent.notRecorded"
  let round: Int?
  let participants: Int

  package init(round: Int?, participants: Int) {
    self.round = round
    self.participants = participants
  }

  package var sentence: Sentence {
    "Consent is not on record for \(participants, "participant", "participants"): counted, not quoted."
  }
}
