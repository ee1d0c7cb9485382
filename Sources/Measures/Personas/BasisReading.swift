import JSON
package import Localization
package import Records

/// Something that was given for or against a claim, and whether it counts.
package struct BasisReading: Sendable {
  /// Somebody of a study.
  package struct Person: Hashable, Sendable {
    package let study: String
    package let id: RecordID

    package static func == (left: Person, right: Person) -> Bool {
      Text.isSame(left.study, right.study) && left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(Text(study))
      hasher.combine(id)
    }
  }

  /// Why something does not count.
  package enum Reason: Error, Hashable {
    case noStudy, notFound, pilot, pilotOnly, tookNoPart, excluded, namesNobody, severalPeople,
      reasoned, noSupport, otherWords, noClaim

    /// A clause that ends a sentence.
    package var words: Sentence {
      switch self {
      case .noStudy: "the study is not there or cannot be read"
      case .notFound: "it is not there any more"
      case .pilot: "it is of a pilot session"
      case .pilotOnly: "the person took part in a pilot only"
      case .tookNoPart: "the person took no part, and no consent of theirs is recorded"
      case .excluded: "it is, or may be, of somebody who does not count"
      case .namesNobody: "nobody noted whose it is"
      case .severalPeople: "it does not say which person of the session it is about"
      case .reasoned: "it was reasoned, not seen or heard"
      case .noSupport: "no note that counts shows it"
      case .otherWords: "it was given for other words of this claim"
      case .noClaim: "the profile does not claim it any more"
      }
    }
  }

  package let basis: ClaimBasis
  /// `nil` where it counts. Stored like ``people``: read out of a sum in a loop, they make Swift 6.3's optimiser fail.
  package let reason: Reason?
  /// Participants that it stands for; empty for documents and people who checked, and where it does not count.
  package let people: [Person]
  /// When it was so.
  ///
  /// The day of a note, of answers, and of the newest note that shows a finding; of anything else the one that somebody
  /// gave. Where neither is known, when it was entered.
  package let day: CalendarDay?

  package var counts: Bool { reason == nil }

  /// - Parameter day: What the study says of when it was.
  init(basis: ClaimBasis, reason: Reason?, people: [Person] = [], day: CalendarDay? = nil) {
    (self.basis, self.reason, self.people) = (basis, reason, people)
    self.day = day ?? basis.date ?? basis.enteredOn.flatMap { CalendarDay($0) }
  }
}

/// Finds what the bases of claims refer to, and who stands behind it.
///
/// Who counts is the rule of every report (``Exclusion``); what is reasoned or imitated is no kind of basis.
package struct BasisLookup {
  private var studies: [Text: BasisPeople] = [:]

  /// - Parameter studies: Those that are there and can be read.
  package init(_ studies: [StudyRecords]) {
    for study in studies {
      self.studies[Text(study.study.id.string)] = BasisPeople(
        view: StudyView(study, options: ReportOptions()))
    }
  }

  package func read(_ basis: ClaimBasis) -> BasisReading {
    switch behind(basis.kind, basis.reference, basis.study) {
    case .success(let behind):
      let people = Set(behind.people).sorted().map {
        BasisReading.Person(study: basis.study ?? "", id: $0)
      }
      return BasisReading(basis: basis, reason: nil, people: people, day: behind.day)
    case .failure(let reason): return BasisReading(basis: basis, reason: reason)
    }
  }

  /// Why something would not count if it were given for a claim; `nil` where it would.
  package func obstacle(
    _ kind: BasisKind, _ reference: String, study: String?
  ) -> BasisReading.Reason? {
    if case .failure(let reason) = behind(kind, reference, study) { reason } else { nil }
  }

  private func behind(
    _ kind: BasisKind, _ reference: String, _ study: String?
  ) -> BasisPeople.Found {
    guard kind.isOfStudy else {
      return reference.isEmpty ? .failure(.notFound) : .success(BasisPeople.Behind(people: []))
    }
    guard let study, let people = studies[Text(study)] else { return .failure(.noStudy) }
    return people.behind(kind, reference)
  }
}

/// Who of one study stands behind what a claim rests on.
struct BasisPeople {
  let view: StudyView

  /// Who stands behind something, and when it was.
  struct Behind {
    /// Not yet each once; nobody for a document and for somebody who checked the claim.
    let people: [RecordID]
    /// `nil` where the study does not say.
    var day: CalendarDay?
  }

  typealias Found = Result<Behind, BasisReading.Reason>

  func behind(_ kind: BasisKind, _ reference: String) -> Found {
    switch kind {
    case .note: note(reference)
    case .finding: finding(reference)
    case .response: response(reference)
    case .participant: participant(reference)
    case .document, .checked: .success(Behind(people: []))
    }
  }

  // MARK: Notes and findings

  private func note(_ reference: String) -> Found {
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.count == 2,
      let place = view.records.sessions.firstIndex(where: {
        Text.isSame($0.session.id.string, parts[0])
      }),
      let log = view.records.sessions[place].logs.first(where: { log in
        log.notes.contains { Text.isSame($0.id, parts[1]) }
      }),
      let note = log.notes.first(where: { Text.isSame($0.id, parts[1]) })
    else { return .failure(.notFound) }
    return person(behind: note, ofSessionAt: place).map {
      Behind(people: $0.people, day: log.day)
    }
  }

  private func person(behind note: Note, ofSessionAt place: Int) -> Found {
    let found = person(note.participant, ofSessionAt: place)
    if case .success = found, note.basis == .inferred { return .failure(.reasoned) }
    return found
  }

  /// The one person whom something of a session is about.
  private func person(_ named: RecordID?, ofSessionAt place: Int) -> Found {
    let session = view.records.sessions[place].session
    if session.isPilot { return .failure(.pilot) }
    if let named {
      return view.register.isExcluded(named)
        ? .failure(.excluded) : .success(Behind(people: [named]))
    }
    if session.participants.contains(where: view.register.isExcluded) { return .failure(.excluded) }
    guard let only = session.participants.first else { return .failure(.namesNobody) }
    return session.participants.count == 1
      ? .success(Behind(people: [only])) : .failure(.severalPeople)
  }

  /// The people whose notes show what a finding says: that somebody met the problem, or that the strength worked.
  private func finding(_ reference: String) -> Found {
    guard
      let finding = view.records.findings.first(where: { Text.isSame($0.id.string, reference) })
    else { return .failure(.notFound) }
    let named = Set(
      finding.supports.compactMap { ObservationReference($0.observation) }
        .map { Text($0.session) })
    let backing = FindingBacking([finding])
    var register = view.register
    var (people, day): ([RecordID], CalendarDay?) = ([], nil)
    for entry in view.counted.entries {
      let meeting = view.records.sessions[entry.index]
      guard named.contains(Text(meeting.session.id.string)) else { continue }
      let reading = backing.read(meeting, at: entry.index, register: &register)
      var moments = reading.moments
      UnfinishedTasks(entry.attempts(of: meeting.session, register: &register))
        .mark(&moments, of: entry)
      for (place, findings) in reading.backed where Self.shows(moments[place], finding.kind) {
        for (address, _) in findings.values.flatMap({ $0 }) {
          let note = meeting.logs[address.log].observations[address.observation]
          guard let found = try? person(behind: note, ofSessionAt: entry.index).get() else {
            continue
          }
          people += found.people
          day = [day, meeting.logs[address.log].day].compactMap(\.self).max()
        }
      }
    }
    return people.isEmpty ? .failure(.noSupport) : .success(Behind(people: people, day: day))
  }

  private static func shows(_ moment: Moment, _ kind: FindingKind?) -> Bool {
    kind == .strength ? moment.showsItWorked : moment.showsProblem
  }

  // MARK: Answers and people

  private func response(_ reference: String) -> Found {
    guard
      let response = view.records.responses.first(where: { Text.isSame($0.id.string, reference) })
    else { return .failure(.notFound) }
    let day = response.givenOn.flatMap { CalendarDay($0) }
    if let session = response.session {
      guard let place = view.records.sessions.firstIndex(where: { $0.session.id == session })
      else { return .failure(.notFound) }
      return person(response.participant, ofSessionAt: place).map {
        Behind(people: $0.people, day: day)
      }
    }
    guard let person = response.participant else { return .failure(.namesNobody) }
    return view.register.isExcluded(person)
      ? .failure(.excluded) : .success(Behind(people: [person], day: day))
  }

  /// Somebody who took part, not in a pilot alone, or who agreed to take part.
  private func participant(_ reference: String) -> Found {
    guard let id = RecordID(reference), view.register.knows(id) else { return .failure(.notFound) }
    if view.register.isExcluded(id) { return .failure(.excluded) }
    let sessions = view.records.sessions.map(\.session).filter { $0.participants.contains(id) }
    let hasAnswered = view.records.responses.contains { $0.session == nil && $0.participant == id }
    if hasAnswered || sessions.contains(where: { !$0.isPilot }) {
      return .success(Behind(people: [id]))
    }
    if !sessions.isEmpty { return .failure(.pilotOnly) }
    let hasAgreed = view.register.consenting(id)?.standing == .granted
    return hasAgreed ? .success(Behind(people: [id])) : .failure(.tookNoPart)
  }
}

extension Log {
  /// The day on which recording began.
  fileprivate var day: CalendarDay? { startedAt.flatMap { CalendarDay(String($0.prefix(10))) } }
}
