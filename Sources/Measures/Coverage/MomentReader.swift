import Records

/// Reads the notes of one session as moments.
struct MomentReader {
  let supports: SupportIndex

  /// The moments of a session, in the order of their first notes.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  func moments(
    of records: SessionRecords, at index: Int, register: inout ParticipantRegister
  ) -> [Moment] {
    let supported = supports.observations(of: records.session.id)
    var moments: [Moment] = []
    moments.reserveCapacity(records.logs.reduce(0) { $0 + $1.observations.count })
    var hasTwins = false
    for (logIndex, log) in records.logs.enumerated() {
      for (noteIndex, note) in log.observations.enumerated() {
        let address = NoteAddress(session: index, log: logIndex, observation: noteIndex)
        var moment = Moment(address: address)
        moment.kind = note.kind
        moment.impact = note.impact
        moment.confirmed = PlaceSet(note.confirmed)
        moment.proposed = PlaceSet(note.proposed).subtracting(moment.confirmed)
        moment.isBeyondWcag = note.isBeyondWcag
        if let id = note.participant {
          let number = register.number(of: id)
          if register.isWithdrawn[number] {
            moment.isOfWithdrawn = true
          } else {
            moment.people = [number]
          }
        }
        if let supported { moment.support = supported[Text(note.id)] ?? FindingSupport() }
        hasTwins = hasTwins || note.sameMomentAs != nil
        moments.append(moment)
      }
    }
    return hasTwins ? joined(moments, of: records) : moments
  }

  /// Joins what `sameMomentAs` links, through chains and circles too; links into other sessions join nothing.
  private func joined(_ moments: [Moment], of records: SessionRecords) -> [Moment] {
    let notes = records.logs.flatMap(\.observations)
    var positions: [Text: Int] = [:]
    for (position, note) in notes.enumerated() where positions[Text(note.id)] == nil {
      positions[Text(note.id)] = position
    }
    var parents = Array(notes.indices)
    func root(_ start: Int) -> Int {
      var at = start
      while parents[at] != at { at = parents[at] }
      return at
    }
    for (position, note) in notes.enumerated() {
      guard let reference = note.sameMomentAs,
        let other = ObservationReference(reference),
        Text.isSame(other.session, records.session.id.string),
        let twin = positions[Text(other.observation)]
      else { continue }
      let (one, two) = (root(position), root(twin))
      if one != two { parents[max(one, two)] = min(one, two) }
    }
    var result: [Moment] = []
    var places: [Int: Int] = [:]
    for position in moments.indices {
      let head = root(position)
      if let place = places[head] {
        result[place].join(moments[position])
      } else {
        places[head] = result.count
        result.append(moments[position])
      }
    }
    for place in result.indices {
      result[place].proposed = result[place].proposed.subtracting(result[place].confirmed)
    }
    return result
  }
}

/// `<session>/<observation>`, cut at the slash.
struct ObservationReference {
  let session: String
  let observation: String

  init?(_ text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    session = String(text[..<slash])
    observation = String(text[text.utf8.index(after: slash)...])
  }
}
