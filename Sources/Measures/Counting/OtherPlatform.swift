package import Records

/// A platform on which the product was tried, though the target of the study is another one.
package struct OtherPlatform: Hashable, Sendable {
  package let platform: ProductPlatform
  /// How many sessions of the round that count; a meeting written down as several is one.
  package let sessions: Int

  /// All of one round, in the order of the platforms.
  static func all(
    _ records: StudyRecords, _ counted: CountedSessions, round: Int?
  ) -> [OtherPlatform] {
    let target = records.study.target.platform
    var counts: [ProductPlatform: Int] = [:]
    for meeting in counted.meetings(of: round) {
      let platforms = Set(meeting.compactMap { records.sessions[$0.index].session.platform })
      for platform in platforms where !target.includes(platform) {
        counts[platform, default: 0] += 1
      }
    }
    return ProductPlatform.allCases.compactMap { platform in
      counts[platform].map { OtherPlatform(platform: platform, sessions: $0) }
    }
  }
}
