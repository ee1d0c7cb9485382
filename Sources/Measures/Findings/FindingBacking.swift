import Records

/// A moment that supports a finding.
struct BackingMoment {
  let round: Int
  let moment: Moment
  /// Register numbers of those whom it is about; empty where no session names anybody.
  let people: [Int]
  /// The notes of the moment that the finding names, and whether reports may quote them.
  var notes: [(address: NoteAddress, isQuoted: Bool)]
}

/// Finds the notes that findings name among the moments of sessions.
struct FindingBacking {
  /// By session and note; ids are ASCII, so `String` compares their bytes.
  private var sessions: [RecordID: [String: [(finding: Int, isQuoted: Bool)]]] = [:]
  private let reader = MomentReader(supports: SupportIndex())

  init(_ findings: [Finding]) {
    for (index, finding) in findings.enumerated() {
      for support in finding.supports {
        guard let reference = ObservationReference(support.observation),
          let session = RecordID(reference.session)
        else { continue }
        sessions[session, default: [:]][reference.observation, default: []].append(
          (index, support.isQuoted))
      }
    }
  }

  /// What one session says.
  struct Reading {
    let moments: [Moment]
    /// For each moment that supports findings, the positions of these findings and the notes they name.
    let backed: [Int: [Int: [(address: NoteAddress, isQuoted: Bool)]]]
  }

  /// Reads a session once: its moments, and which of them support which findings.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  func read(
    _ records: SessionRecords, at index: Int, register: inout ParticipantRegister
  ) -> Reading {
    let moments = reader.moments(of: records, at: index, register: &register)
    guard let named = sessions[records.session.id] else {
      return Reading(moments: moments, backed: [:])
    }
    var backed: [Int: [Int: [(address: NoteAddress, isQuoted: Bool)]]] = [:]
    let heads = SameMoments(records).heads
    let mayBeTheirs = register.excludesSomebody(of: records.session)
    var places = [Int](repeating: -1, count: heads.count)
    var (position, next) = (0, 0)
    for (log, notes) in records.logs.lazy.map(\.observations).enumerated() {
      for note in notes.indices {
        defer { position += 1 }
        if notes[note].participant.map(register.isExcluded) ?? mayBeTheirs { continue }
        // The same counting as that of the reader: moments stand in the order of their first notes.
        if places[heads[position]] < 0 {
          places[heads[position]] = next
          next += 1
        }
        guard let namings = named[notes[note].id] else { continue }
        let address = NoteAddress(session: index, log: log, observation: note)
        for (finding, isQuoted) in namings {
          backed[places[heads[position]], default: [:]][finding, default: []].append(
            (address, isQuoted))
        }
      }
    }
    return Reading(moments: moments, backed: backed)
  }
}

extension Moment {
  /// Whether a moment that supports a problem shows that somebody met it.
  ///
  /// Successes, notes of no barrier, suggestions and context do not, nor does an impact of 0.
  var showsProblem: Bool {
    guard impact != Impact.none else { return false }
    return switch kind {
    case .success, .noBarrier, .suggestion, .context: false
    case .barrier, .workaround, .question, .helpGiven, .strategy, .distress, nil: true
    }
  }

  /// Whether a moment that supports a problem shows that somebody went without trouble.
  var showsNoProblem: Bool { kind == .success || kind == .noBarrier || impact == Impact.none }
}
