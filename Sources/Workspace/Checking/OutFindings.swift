import JSON
import Localization
import Records
import Wording

/// People who refused to be observed, or took everything back, and of whom the study still holds something.
enum OutFindings {
  /// What one participant's file says, for checks across files.
  struct Person: Sendable {
    let id: String
    let place: String
    let standing: ConsentStanding

    init?(_ record: RecordFile) {
      guard record.file.role == .participant, let document = record.document,
        let person = record.participantWithFaults, person.standing.isOut
      else { return nil }
      id = record.file.expectedID
      standing = person.standing
      let field =
        standing == .refused ? document.root[\Participant.consent]?[\Consent.observe] : nil
      let node = field ?? document.root[\Participant.withdrawals] ?? document.root
      place = "\(record.file.path):\(node.position)"
    }
  }

  static func findings(_ checks: [FileCheck]) -> [CheckFinding] {
    var naming: [Text: [WorkspaceFile]] = [:]
    let out = checks.compactMap { check in check.outPerson.map { Self.key($0.id, check.file) } }
    let people = Set(out)
    for check in checks where !people.isEmpty && check.file.study != nil {
      for name in check.references.names where name.target == .participant {
        let key = Self.key(name.id.string, check.file)
        if people.contains(key) { naming[key, default: []].append(check.file) }
      }
    }
    for check in checks where !people.isEmpty {
      for key in check.claimed where people.contains(key) {
        naming[key, default: []].append(check.file)
      }
    }
    return checks.compactMap { check in
      guard let person = check.outPerson, let study = check.file.study else { return nil }
      return finding(person, study, naming[key(person.id, check.file)] ?? [])
    }
  }

  /// Participants whom claims of a profile rest on, each once.
  static func claimed(in record: RecordFile) -> [Text] {
    guard record.file.role == .profile, let profile = record.record(Profile.self) else { return [] }
    let linked = profile.bases.filter { $0.kind == .participant }.map {
      Text("\($0.study ?? "")/\($0.reference)")
    }
    return Set(linked).sorted()
  }

  private static func key(_ person: String, _ file: WorkspaceFile) -> Text {
    Text("\(file.study ?? "")/\(person)")
  }

  private static func finding(
    _ person: Person, _ study: String, _ files: [WorkspaceFile]
  ) -> CheckFinding? {
    let short = RecordID(person.id)?.short ?? person.id
    let named = counted(files)
    let erase = "kerb withdraw \(study) \(person.id)"
    if person.standing == .withdrawn {
      let what: Sentence =
        named.isEmpty ? "their record is still here" : "their record and \(named) are still here"
      return CheckFinding(
        WorkbenchError(
          .invalidData, at: person.place,
          "\(short) has taken everything back, and \(what); nothing of theirs counts",
          fix: "\(erase) erases what is theirs"),
        isFixable: false)
    }
    guard !named.isEmpty else { return nil }
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: person.place,
        files.count == 1
          ? "\(short) refused to be observed, and \(named) names them; nothing of theirs counts"
          : "\(short) refused to be observed, and \(named) name them; nothing of theirs counts",
        fix:
          "\(erase) erases what is theirs; if they have agreed since: `kerb participant consent \(study) \(short) --observe granted`"
      ),
      isFixable: false)
  }

  /// "1 session, 2 findings and 1 response".
  private static func counted(_ files: [WorkspaceFile]) -> Sentence {
    let nouns: [(WorkspaceFile.Role, Noun)] = [
      (.session, Noun("session", "sessions")), (.log, Noun("log", "logs")),
      (.response, Noun("response", "responses")), (.finding, Noun("finding", "findings")),
      (.profile, Noun("profile", "profiles")),
    ]
    let counts = nouns.map { role, noun in (noun, count: files.count { $0.role == role }) }
    return .list(counts.filter { $0.count > 0 }.map { $0.counted($1) })
  }
}
