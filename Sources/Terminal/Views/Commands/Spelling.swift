/// Finds the word somebody may have meant.
enum Spelling {
  /// The nearest name that is at most two letters away; `nil` where none is near or the word is very short.
  static func nearest(to word: String, among names: [String]) -> String? {
    let word = Array(word)
    guard word.count >= 2 else { return nil }
    let allowed = word.count < 4 ? 1 : 2
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(word, Array(name))
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1)
        least = min(least, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
