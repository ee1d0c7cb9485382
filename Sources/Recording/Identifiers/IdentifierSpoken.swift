/// Addresses as they are spoken: "sonja at gmail dot com".
enum IdentifierSpoken {
  private static let dots: Set<String> = ["dot", "punkt", "point", "punto", "ponto"]
  private static let ats: Set<String> = ["at", "ät", "arroba", "arobase", "klammeraffe"]
  private static let endings: Set<String> = [
    "com", "org", "net", "de", "uk", "fr", "es", "it", "nl", "at", "ch", "eu", "info", "edu", "gov",
  ]

  static func addresses(_ text: IdentifierText) -> (mails: [Range<Int>], links: [Range<Int>]) {
    var mails: [Range<Int>] = []
    var links: [Range<Int>] = []
    let words = text.words
    for index in words.indices.dropFirst().dropLast() {
      guard dots.contains(words[index].lower), endings.contains(words[index + 1].lower),
        text.isAdjacent(words[index - 1], words[index]),
        text.isAdjacent(words[index], words[index + 1])
      else { continue }
      var first = index - 1
      let isMail = first >= 2 && ats.contains(words[first - 1].lower)
      if isMail { first -= 2 }
      let range = words[first].range.lowerBound..<words[index + 1].range.upperBound
      if isMail { mails.append(range) } else { links.append(range) }
    }
    return (mails, links)
  }
}
