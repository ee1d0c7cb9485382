import JSON
package import Records

extension StudySweep {
  /// What has to be taken out of profiles, in the order of their paths.
  ///
  /// Profiles belong to no study, and a claim may rest on people of several: so each study takes out what is its own,
  /// one after the other.
  ///
  /// - Parameter studies: For each study all of its files, those included of which nothing was erased.
  package static func changes(
    ofProfiles profiles: [RecordFile], in studies: [[RecordFile]], marks: ErasureMarks
  ) -> [Change] {
    let facts = studies.map { ErasedFacts(marks.applied(to: $0).files) }
      .filter { !$0.isNothingErased && $0.study != nil }
      .sorted { Text.precedes($0.study ?? "", $1.study ?? "") }
    return profiles.filter { $0.file.role == .profile && !$0.isErased }
      .compactMap { swept($0, facts) }
      .sorted { Text.precedes($0.path, $1.path) }
  }

  private static func swept(_ profile: RecordFile, _ facts: [ErasedFacts]) -> Change? {
    var (record, count): (RecordFile, Int) = (profile, 0)
    for study in facts {
      guard let swept = SweptRecord(record, study, .exact) else { continue }
      count += swept.parts.reduce(0) { $0 + $1.count }
      record = RecordFile(record.file, bytes: swept.bytes)
    }
    guard count > 0, let bytes = record.document?.bytes else { return nil }
    let part = Part(noun: "basis of a claim", plural: "bases of claims", count: count)
    return Change(
      path: profile.file.path, role: .profile, bytes: bytes, isWholeRecord: false, parts: [part],
      reason: "\(part.words) \(count == 1 ? "is" : "are") covered by an erasure")
  }
}
