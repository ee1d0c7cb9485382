import Records

/// What of a note's words an edition may show.
struct WordsPermission {
  let edition: Edition
  let register: ParticipantRegister
  let mask: NumberMask

  /// A participant's own words need permission to quote; outside the team all words need more than that.
  ///
  /// - Parameter earlier: Words that the note had before an edit, if they are meant and not its present words.
  func words(
    _ note: Note, earlier: EarlierWords? = nil, of moment: Moment, in session: Session,
    isCleared: Bool
  ) -> NoteWords {
    let text = earlier?.note ?? note.text
    let speakers = speakers(note, session, text)
    let mayQuote = mayQuote(speakers)
    let isTheirs = note.whoseWords(of: text).needPermission
    switch edition {
    case .team:
      if !isTheirs { return .account(text) }
      return mayQuote ? .quote(text) : .noPermissionToQuote
    case .share:
      // An account may tell of everybody in the moment.
      let others = isTheirs ? [] : moment.people.map { register.ids[$0] }
      guard isCleared, mayQuote, !note.tellsOfAHelper, others.allSatisfy(self.mayQuote),
        ((speakers ?? []) + others).allSatisfy(mayShare)
      else { return .notShared }
      let words = mask.text(text)
      return isTheirs ? .quote(words) : .account(words)
    }
  }

  /// Whether a note may be quoted as the words of the participant it is about: all participants whose words it may hold
  /// permit quotes, and no label in it has the number of another one.
  func mayQuote(_ note: Note, in session: Session) -> Bool {
    let own = Self.own(note, session)
    guard let speakers = speakers(note, session, note.text) else { return false }
    return mayQuote(speakers) && (own.count != 1 || Set(speakers) == Set(own))
  }

  private func mayQuote(_ speakers: [RecordID]?) -> Bool {
    guard let speakers, !speakers.isEmpty else { return false }
    return speakers.allSatisfy(mayQuote)
  }

  /// Words without a participant may be anyone's in the session, also of those who have withdrawn.
  private static func own(_ note: Note, _ session: Session) -> [RecordID] {
    note.participant.map { [$0] } ?? session.participants
  }

  /// Whose words a text of a note may be: the participants it is about, and all whose numbers its labels have; `nil` if the
  /// study has no participant of such a number.
  private func speakers(
    _ note: Note, _ session: Session, _ text: Verbatim
  ) -> [RecordID]? {
    WhoseWords.labelled(in: text.words, of: register.ids).map { Self.own(note, session) + $0 }
  }

  func mayQuote(_ id: RecordID) -> Bool {
    guard let person = register.consenting(id) else { return false }
    // Whoever was never asked whether they may be observed was not asked about their words either.
    return person.standing == .granted && person.consent.quote == .granted
      && !person.withdrawals.contains { $0.scope == .quotes }
  }

  /// Whether a participant's words may be printed outside the team.
  func mayPrint(_ id: RecordID) -> Bool { mayQuote(id) && mayShare(id) }

  private func mayShare(_ id: RecordID) -> Bool {
    guard let person = register.consenting(id) else { return false }
    return person.consent.share == .granted
      && !person.withdrawals.contains { $0.scope == .sharing }
  }
}

extension Note {
  /// Whether the form of a note tells that its person had somebody with them, or needs another language.
  fileprivate var tellsOfAHelper: Bool {
    speaker == .supporter || speaker == .interpreter || wording == .interpreted
      || wording == .translated
  }

  /// Whether the words may be a participant's own and not an account of what happened: ``WhoseWords`` decides.
  var holdsOwnWords: Bool { whoseWords(of: text).needPermission }
}
