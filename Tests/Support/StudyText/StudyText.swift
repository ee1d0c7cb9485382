import JSON
import Measures
package import Records

/// Records for tests, written as the JSON that files hold.
package struct StudyText {
  package var target = #"{"level": "AA", "platform": "web", "version": "2.2"}"#
  package var plan = #"""
    "tasks": {"pay": {"criteria": ["1.4.10", "2.4.3"], "position": "b", "title": "Pay by card"}},
    "prompts": {"spoken": {"criteria": ["4.1.2"], "text": "Is the price spoken?"}},
    "screens": {"cart": {"title": "Cart"}, "paid": {"title": "Paid"}}
    """#
  package var targets = "{}"
  package var participants: [String] = []
  package var people: [String] = []
  package var sessions: [(session: String, logs: [String])] = []
  package var findings: [String] = []
  package var evidence: [String] = []
  package var responses: [String] = []
  package var instruments: [String] = []
  package var spectrums: [String] = []

  /// The days of closed rounds.
  package var closed: [Int: String] = [:]
  /// Closed rounds of which the participants have changed since.
  package var changed: Set<Int> = []
  /// Closed rounds in which the words of other participants might be printed then.
  package var changedWords: Set<Int> = []

  package init() {}

  package func records() throws -> StudyRecords {
    guard !closed.isEmpty else { return try open() }
    let records = try open()
    let salt = "salt"
    var text = self
    let rounds = closed.sorted { $0.key < $1.key }.map { round, day in
      let people = FrozenPeople(records, round: round)
      let digest = people.digest(salt: changed.contains(round) ? "another" : salt)
      let words = people.wordsDigest(salt: changedWords.contains(round) ? "another" : salt)
      return
        #""\#(round)": {"closedOn": "\#(day)", "frozenPeople": ["\#(digest)"], "frozenWords": ["\#(words)"]}"#
    }
    text.plan += #", "rounds": {\#(rounds.joined(separator: ", "))}"#
    var closed = try text.open()
    closed.sharingSecrets = [salt]
    return closed
  }

  private func open() throws -> StudyRecords {
    var records = StudyRecords(
      study: try Self.read(
        Study.self,
        """
        {"id": "tram", "title": "Tram tickets", "target": \(target),
        "recruitmentTargets": \(targets), \(plan)}
        """))
    records.participants = try participants.map { try Self.read(Participant.self, $0) }
    records.describedPeople = try people.map { try Self.read(DescribedPerson.self, $0) }
    records.sessions = try sessions.map { session, logs in
      SessionRecords(
        session: try Self.read(Session.self, session),
        logs: try logs.map { try Self.read(Log.self, $0) })
    }
    records.findings = try findings.map { try Self.read(Finding.self, $0) }
    records.evidence = try evidence.map { try Self.read(Evidence.self, $0) }
    records.responses = try responses.map { try Self.read(Response.self, $0) }
    records.instruments = try instruments.map { try Self.read(Instrument.self, $0) }
    records.spectrums = try spectrums.map { try Self.read(Spectrum.self, $0) }
    return records
  }

  package static func read<Value: Record>(_ type: Value.Type, _ json: String) throws -> Value {
    var reader = ObjectReader(try JSONReader.read(Array(json.utf8)).root)
    return Value(&reader)
  }

  /// A session with one log of the given observations; `more` are further members of the session.
  package mutating func meet(
    _ id: String, _ people: [String], round: Int = 1, more: String = "", notes: [String] = []
  ) {
    let names = people.map { "\"\($0)\"" }.joined(separator: ", ")
    let extra = more.isEmpty ? "" : ", " + more
    sessions.append(
      (
        #"{"id": "\#(id)", "participants": [\#(names)], "round": \#(round)\#(extra)}"#,
        [Self.log("log-a", notes)]
      ))
  }

  /// A cleared log with notes n1, n2 and so on.
  package static func log(_ id: String, _ notes: [String]) -> String {
    let entries = notes.enumerated().map { index, note in #""\#(id)-n\#(index + 1)": {\#(note)}"# }
    return #"""
      {"clearedBy": "moderator", "id": "\#(id)",
      "observations": {\#(entries.joined(separator: ", "))}}
      """#
  }

  /// An evidence batch with entries e1, e2 and so on.
  package static func batch(
    _ id: String, _ kind: String, tool: String? = nil, round: Int? = nil, _ items: [String]
  ) -> String {
    let entries = items.enumerated().map { index, item in #""e\#(index + 1)": {\#(item)}"# }
    let name = tool.map { #", "tool": "\#($0)""# } ?? ""
    return #"""
      {"id": "\#(id)", "items": {\#(entries.joined(separator: ", "))}, "kind": "\#(kind)",
      "round": \#(round.map(String.init) ?? "null")\#(name)}
      """#
  }

  /// A note that names places, proposed or confirmed.
  package static func note(
    _ kind: String, proposed: [String] = [], confirmed: [String] = [], more: String = ""
  ) -> String {
    func list(_ places: [String]) -> String { places.map { "\"\($0)\"" }.joined(separator: ", ") }
    let extra = more.isEmpty ? "" : ", " + more
    return #"""
      "confirmed": [\#(list(confirmed))], "kind": "\#(kind)", "note": "something happened",
      "proposed": [\#(list(proposed))]\#(extra)
      """#
  }
}
