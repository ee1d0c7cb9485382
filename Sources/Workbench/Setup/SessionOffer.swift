import JSON
package import Localization
package import Records
import Workspace

/// What is offered for a new session, and where each value comes from.
///
/// What is bound to a person comes from their own record, else from a session with just the same people, never from
/// anybody else. What belongs to the setting may come from the last session of the study.
package struct SessionOffer {
  package var values: SessionValues
  /// Where the value of a line comes from, in words, by the line's id.
  package var sources: [SessionLine: Sentence] = [:]

  private let people: [Participant]
  private let names: Sentence

  /// - `ids`: The people who take part now.
  /// - `read`: Reads the record of a session.
  package init(
    _ ids: [RecordID], _ records: StudyRecords, read: (RecordID) throws -> SessionValues
  ) rethrows {
    self.init(SessionValues(), ids, records)
    let began = records.sessions.map(\.session)
    if let last = Self.latest(began) {
      takeSetting(try read(last), closed: ClosedRounds(of: records.study))
    } else {
      values.round = ClosedRounds(of: records.study).open(from: 1)
    }
    let own = try Self.latest(began.filter { Set($0.participants) == Set(ids) }).map(read)
    takeDevice(own)
    takeTechnologies(own)
    values.present += (own?.present ?? []).filter(\.comesWithSomebody)
    if values.platform == nil { sources[.platform] = "from the study" }
  }

  /// What a planned session leaves open.
  package init(planned: SessionValues, _ ids: [RecordID], _ records: StudyRecords) {
    self.init(planned, ids, records)
    let open = ClosedRounds(of: records.study).open(from: planned.round)
    if open != planned.round, !planned.isPilot {
      sources[.round] = "round \(planned.round) is closed"
      values.round = open
    }
    if planned.device == nil { takeDevice(nil) }
    if planned.technologies.isEmpty { takeTechnologies(nil) }
  }

  /// What stands in a session that somebody else records already: nothing is offered.
  package init(joined: SessionValues) {
    values = joined
    people = []
    names = ""
  }

  private init(_ values: SessionValues, _ ids: [RecordID], _ records: StudyRecords) {
    self.values = values
    people = records.participants.filter { ids.contains($0.id) }
    names = .list(ids.map(\.short))
  }

  // MARK: The setting

  private mutating func takeSetting(_ last: SessionValues, closed: ClosedRounds) {
    // Supporters, interpreters and personal assistants come with a person.
    values.present = last.present.filter { !$0.comesWithSomebody }
    values.productVersion = last.productVersion
    values.round = closed.open(from: last.round)
    values.isPilot = last.isPilot
    values.mode = last.mode
    var lines: [SessionLine] = [.round]
    if !values.present.isEmpty { lines.append(.present) }
    if last.productVersion != nil { lines.append(.version) }
    if last.isPilot { lines.append(.pilot) }
    if last.mode != nil { lines.append(.mode) }
    for line in lines { sources[line] = "from the study's last session" }
    if values.round != last.round { sources[.round] = "round \(last.round) is closed" }
  }

  // MARK: The people

  private var fromRecord: Sentence {
    people.count > 1 ? "from the records of \(names)" : "from \(names)'s record"
  }

  private var fromSession: Sentence {
    people.count > 1 ? "from the last session of \(names)" : "from \(names)'s last session"
  }

  /// Of several people nobody knows whose device is used; of several devices nobody knows which.
  private mutating func takeDevice(_ own: SessionValues?) {
    let recorded = people.count == 1 ? people[0].devices : []
    if recorded.count == 1 {
      values.device = recorded[0]
      sources[.device] = fromRecord
    } else if let device = own?.device {
      values.device = device
      sources[.device] = fromSession
    } else if !recorded.isEmpty {
      sources[.device] = "\(names)'s record names \(recorded.joined(separator: "; "))"
    }
    guard let own, let platform = own.platform, own.device == nil || own.device == values.device
    else { return }
    values.platform = platform
    sources[.platform] = fromSession
  }

  private mutating func takeTechnologies(_ own: SessionValues?) {
    for technology in people.flatMap(\.assistiveTechnologies).map(Technology.init)
    where !values.technologies.contains(technology) {
      values.technologies.append(technology)
    }
    if !values.technologies.isEmpty {
      sources[.technology] = fromRecord
      return
    }
    let said = people.filter { $0.assistiveTechnologiesState == .none }
    if !people.isEmpty, said.count == people.count {
      sources[.technology] = fromRecord
    } else if said.isEmpty, let used = own?.technologies, !used.isEmpty {
      values.technologies = used.map { technology in
        var new = technology
        new.key = nil
        return new
      }
      sources[.technology] = fromSession
    }
  }

  /// The session that began last; where none began, the last one that was made.
  private static func latest(_ sessions: [Session]) -> RecordID? {
    sessions.max { left, right in
      let (a, b) = (left.startedAt ?? left.heldOn ?? "", right.startedAt ?? right.heldOn ?? "")
      return Text.isSame(a, b) ? left.id < right.id : Text.precedes(a, b)
    }?.id
  }
}

/// The lines of the overview of a session.
package enum SessionLine: String, Hashable {
  case role, present, device, platform, version, technology, round, pilot, mode, circumstances
  case today, tasks
}
