import JSON
import Records

/// Reads the notes of one session as moments.
struct MomentReader {
  let supports: SupportIndex

  /// The moments of a session, in the order of their first notes.
  ///
  /// Notes of which nothing counts are left out; a moment that another note holds too stays one moment.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  func moments(
    of records: SessionRecords, at index: Int, register: inout ParticipantRegister
  ) -> [Moment] {
    let supported = supports.observations(of: records.session.id)
    var moments: [Moment] = []
    moments.reserveCapacity(records.logs.reduce(0) { $0 + $1.observations.count })
    var hasTwins = false
    // Positions among all notes; most sessions leave none out.
    var leftOut: Set<Int> = []
    let mayBeTheirs = register.excludesSomebody(of: records.session)
    for (logIndex, log) in records.logs.enumerated() {
      let notes = log.observations
      // By position: a whole note would be copied with all its texts.
      for position in notes.indices {
        let address = NoteAddress(session: index, log: logIndex, observation: position)
        var moment = Moment(address: address)
        moment.kind = notes[position].kind
        moment.impact = notes[position].impact
        moment.confirmed = PlaceSet(notes[position].confirmed)
        moment.proposed = PlaceSet(notes[position].proposed)
          .subtracting(PlaceSet(notes[position].dropped))
        moment.dimensions = Set(notes[position].dimensions)
        if let task = notes[position].task { moment.tasks = [task] }
        if let screen = notes[position].screen { moment.screens = [screen] }
        moment.isBeyondWcag = notes[position].isBeyondWcag
        moment.isReviewed = notes[position].isReviewed
        if let id = notes[position].participant {
          if let number = register.counting(id) {
            moment.people = [number]
          } else {
            leftOut.insert(moments.count)
          }
        } else if mayBeTheirs {
          leftOut.insert(moments.count)
        }
        if let supported { moment.support = supported[notes[position].id] ?? FindingSupport() }
        hasTwins = hasTwins || notes[position].sameMomentAs != nil
        moments.append(moment)
      }
    }
    var found =
      hasTwins
      ? joined(moments, without: leftOut, of: records)
      : leftOut.isEmpty
        ? moments : moments.indices.filter { !leftOut.contains($0) }.map { moments[$0] }
    leaveOutWithheld(&found, records.session, &register)
    return found
  }

  /// Takes those to whom a task was not offered out of notes in it that name nobody.
  private func leaveOutWithheld(
    _ moments: inout [Moment], _ session: Session, _ register: inout ParticipantRegister
  ) {
    let attempts = session.attempts
    guard session.participants.count > 1,
      attempts.contains(where: { $0.outcome == .notOffered && $0.participant != nil })
    else { return }
    let people = Set(session.participants.compactMap { register.counting($0) })
    func others(than task: String) -> Set<Int> {
      func of(_ isMade: Bool) -> Set<Int> {
        let those = attempts.filter {
          Text.isSame($0.task, task) && ($0.outcome != .notOffered) == isMade
        }
        return Set(those.compactMap { $0.participant.flatMap { register.counting($0) } })
      }
      return people.subtracting(of(false).subtracting(of(true)))
    }
    for index in moments.indices where moments[index].people.isEmpty {
      let left = moments[index].tasks.reduce(into: Set<Int>()) { $0.formUnion(others(than: $1)) }
      if !left.isEmpty, left != people {
        (moments[index].people, moments[index].isOfGroup) = (left.sorted(), true)
      }
    }
  }

  /// Joins what `sameMomentAs` links, through chains and circles too; links into other sessions join nothing.
  ///
  /// Notes that are left out link others and give nothing else.
  private func joined(
    _ moments: [Moment], without leftOut: Set<Int>, of records: SessionRecords
  ) -> [Moment] {
    let heads = SameMoments(records).heads
    var result: [Moment] = []
    result.reserveCapacity(moments.count)
    var places = [Int](repeating: -1, count: moments.count)
    for position in moments.indices where !leftOut.contains(position) {
      let head = heads[position]
      if places[head] >= 0 {
        result[places[head]].join(moments[position])
      } else {
        places[head] = result.count
        result.append(moments[position])
      }
    }
    return result
  }
}

extension ParticipantRegister {
  /// Whether nothing counts of somebody who was in a session: a note of nobody named may be theirs.
  func excludesSomebody(of session: Session) -> Bool {
    session.participants.contains(where: isExcluded)
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

/// Which notes of one session hold the same moment: `sameMomentAs` joins them, through chains and circles too.
///
/// Links into other sessions, and to notes that are not there, join nothing.
struct SameMoments {
  /// For each note, in the order of logs and notes, the position of the first note of its moment.
  let heads: [Int]

  /// - Complexity: O(*n*) in the number of notes.
  init(_ records: SessionRecords) {
    // Only ids that some note refers to are looked for; ids are ASCII, so `String` compares their bytes.
    var positions: [String: Int] = [:]
    var links: [(from: Int, to: String)] = []
    var count = 0
    for log in records.logs {
      for index in log.observations.indices {
        if let reference = log.observations[index].sameMomentAs,
          let other = ObservationReference(reference),
          Text.isSame(other.session, records.session.id.string)
        {
          links.append((count, other.observation))
          positions[other.observation] = -1
        }
        count += 1
      }
    }
    var parents = Array(0..<count)
    guard !links.isEmpty else {
      heads = parents
      return
    }
    var position = 0
    for log in records.logs {
      for index in log.observations.indices {
        if positions[log.observations[index].id] == -1 {
          positions[log.observations[index].id] = position
        }
        position += 1
      }
    }
    for link in links {
      guard let twin = positions[link.to], twin >= 0 else { continue }
      let (one, two) = (Self.root(of: link.from, &parents), Self.root(of: twin, &parents))
      if one != two { parents[max(one, two)] = min(one, two) }
    }
    for start in parents.indices { parents[start] = Self.root(of: start, &parents) }
    heads = parents
  }

  /// Follows the parents to the first note, and shortens the way for those who come later.
  private static func root(of start: Int, _ parents: inout [Int]) -> Int {
    var at = start
    while parents[at] != at {
      parents[at] = parents[parents[at]]
      at = parents[at]
    }
    return at
  }
}

/// Which notes support findings, by session; looked up once a session.
///
/// Ids are ASCII, so `String` compares their bytes.
struct SupportIndex {
  private var sessions: [RecordID: [String: FindingSupport]] = [:]

  /// - Parameter measured: Those that the round knows; a finding of a later round says nothing yet.
  init(_ findings: [Finding] = [], measured: [MeasuredFinding] = []) {
    let isOpen = Dictionary(
      measured.map { ($0.id, $0.isOpen) }, uniquingKeysWith: { first, _ in first })
    for finding in findings where finding.kind != .strength {
      guard let isOpen = isOpen[finding.id] else { continue }
      for support in finding.supports {
        guard let reference = ObservationReference(support.observation),
          let session = RecordID(reference.session)
        else { continue }
        sessions[session, default: [:]][reference.observation, default: FindingSupport()]
          .join(FindingSupport(hasOpen: isOpen, hasClosed: !isOpen))
      }
    }
  }

  func observations(of session: RecordID) -> [String: FindingSupport]? { sessions[session] }
}
