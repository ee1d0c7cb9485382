/// How long a note is shown: time to read it, and not over the next one.
package enum CueSpan {
  /// Characters a second that people read in subtitles.
  package static let speed = 15
  /// Milliseconds: the shortest and the longest time, where the next note leaves room.
  package static let shortest = 2_000
  package static let longest = 10_000
  /// What even a note that another one follows at once is shown for.
  package static let least = 1_000

  /// - `next`: When the next note begins; `nil` for the last one.
  /// - Returns: When it ends.
  package static func end(of words: String, from start: Int, next: Int?) -> Int {
    let reading = words.count * 1000 / speed
    let wanted = start + min(max(reading, shortest), longest)
    guard let next else { return wanted }
    return min(wanted, max(next, start + least))
  }
}
