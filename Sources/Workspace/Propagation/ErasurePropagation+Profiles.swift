import JSON
import Localization
package import Records

extension ErasurePropagation {
  /// What has to be taken out of profiles, in the order of their paths.
  ///
  /// Profiles belong to no study, and a claim may rest on people of several: so each study takes out what is its own,
  /// one after the other.
  ///
  /// - `studies`: For each study all of its files, those included of which nothing was erased.
  /// - `today`: The day to note beside claims that lose something; `nil` asks only for what goes.
  package static func changes(
    ofProfiles profiles: [RecordFile], in studies: [[RecordFile]], marks: ErasureMarks,
    on today: CalendarDay? = nil
  ) -> [Change] {
    let facts = studies.map { ErasedFacts(marks.applied(to: $0).files) }
      .filter { !$0.isNothingErased && $0.study != nil }
      .sorted { Text.precedes($0.study ?? "", $1.study ?? "") }
    return profiles.filter { $0.file.role == .profile && !$0.isErased }
      .compactMap { covered($0, facts, today) }
      .sorted { Text.precedes($0.path, $1.path) }
  }

  private static func covered(
    _ profile: RecordFile, _ facts: [ErasedFacts], _ today: CalendarDay?
  ) -> Change? {
    let first = covered(profile, facts)
    guard !first.parts.isEmpty else { return nil }
    var record = first.record
    if let today {
      record =
        covered(LossNotes(today: today).noted(profile, whenPropagatedTo: record), facts).record
    }
    guard let bytes = record.document?.bytes else { return nil }
    let count = first.parts.reduce(0) { $0 + $1.count }
    let words = first.parts.dropFirst().reduce(first.parts[0].words) { "\($0) and \($1.words)" }
    return Change(
      path: profile.file.path, role: .profile, bytes: bytes, isWholeRecord: false,
      parts: first.parts,
      reason: count == 1
        ? "\(words) is covered by an erasure" : "\(words) are covered by an erasure")
  }

  /// The profile without what the erasures cover, and what goes, each noun once.
  private static func covered(
    _ profile: RecordFile, _ facts: [ErasedFacts]
  ) -> (record: RecordFile, parts: [Part]) {
    var (record, parts): (RecordFile, [Part]) = (profile, [])
    for study in facts {
      guard let covered = CoveredRecord(record, study, .exact) else { continue }
      for part in covered.parts {
        if let place = parts.firstIndex(where: { $0.noun == part.noun }) {
          parts[place].count += part.count
        } else {
          parts.append(part)
        }
      }
      record = RecordFile(record.file, bytes: covered.bytes)
    }
    return (record, parts)
  }
}
