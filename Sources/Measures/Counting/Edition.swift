package import Localization
package import Records

/// For whom a report is made.
package enum Edition: String, CaseIterable, Sendable {
  /// For the team: participants by their P-numbers, and what the notes say.
  case team
  /// For everybody else: no P-numbers, no small cells, no words without permission.
  case share

  package var label: Sentence { self == .team ? "for the team" : "for sharing" }

  /// Counts of people below this are not printed where two properties cross.
  package static let smallestSharedCell = 3
}

/// What a coverage report is asked for.
package struct ReportOptions: Sendable {
  /// The round to report; `nil` for the latest one that has a session.
  package var round: Int?
  package var edition: Edition

  package init(round: Int? = nil, edition: Edition = .team) {
    self.round = round
    self.edition = edition
  }
}

/// Why nothing of a participant counts in an edition.
///
/// This is the one rule of who counts; every measure begins with it. Consent that nobody recorded excludes nobody: it is told.
package enum Exclusion: Hashable, Sendable {
  /// Took all consent back.
  case withdrawn
  /// Refused to be observed.
  case refused
  /// Their file cannot be read, so nobody can tell whether they refused.
  case unreadable
  /// Agreed to no notes leaving the team: excluded from the edition for sharing only.
  case keptInTeam

  /// - Returns: `nil` for somebody who counts.
  init?(_ participant: Participant?, edition: Edition) {
    guard let participant else { return nil }
    switch participant.standing {
    case .withdrawn: self = .withdrawn
    case .refused: self = .refused
    case .granted, .notRecorded:
      guard edition == .share, participant.keepsNotesInTeam else { return nil }
      self = .keptInTeam
    }
  }
}

extension Participant {
  /// Whether the person refused, or took back, that notes leave the team.
  package var keepsNotesInTeam: Bool {
    consent.share == .refused || withdrawals.contains { $0.scope == .sharing }
  }
}
