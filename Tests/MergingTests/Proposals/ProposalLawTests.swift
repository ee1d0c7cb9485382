import JSON
import Laws
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// Random texts that come from one text by changes of words.
private struct RandomTexts {
  var random: SeededRandom
  private static let pieces = [
    "pay", "button", "no", "name", "4.1.2", "don't", "voice-over", "é", "e\u{301}", "👩‍👩‍👧", "支",
    "払", "x", "\u{301}", "swipes",
  ]
  private static let gaps = [" ", " ", " ", ". ", ", ", "\n", "", "-", "  ", "’", "\r\n"]

  mutating func text(_ count: Int) -> [String] {
    (0..<count).map { _ in piece() }
  }

  mutating func piece() -> String {
    random.pick(Self.pieces, or: "x") + random.pick(Self.gaps, or: " ")
  }

  mutating func changed(_ text: [String]) -> [String] {
    var text = text
    for _ in 0...random.below(3) {
      switch random.below(3) {
      case 0: text.insert(piece(), at: random.below(text.count + 1))
      case 1 where !text.isEmpty: text.remove(at: random.below(text.count))
      default: if !text.isEmpty { text[random.below(text.count)] = piece() }
      }
    }
    return text
  }
}

@Suite("Laws of proposals") struct ProposalLawTests {
  @Test(arguments: Laws.seeds(0..<2000))
  func holds(_ seed: Int) {
    var make = RandomTexts(random: SeededRandom(seed))
    let base = make.text(3 + make.random.below(12))
    let texts = (0..<2 + make.random.below(2)).map { _ in make.changed(base).joined() }
    check(texts, base: base.joined(), seed)
    check(texts, base: nil, seed)
  }

  private func check(_ texts: [String], base: String?, _ seed: Int) {
    let proposal = TextProposal.text(of: texts, base: base)
    for turned in [texts.reversed(), Array(texts.dropFirst() + texts.prefix(1)), texts + texts] {
      let again = TextProposal.text(of: turned, base: base)
      #expect(again.map { Text($0) } == proposal.map { Text($0) }, "seed \(seed)")
    }
    guard let proposal else { return }
    let known = texts.map(Self.words)
    let found = Self.words(proposal)
    let common = known.dropFirst().reduce(known[0]) { $0.intersection($1) }
    #expect(common.isSubset(of: found), "seed \(seed): a word that all have is lost")
    let any = known.reduce(into: Set<Text>()) { $0.formUnion($1) }
    #expect(found.isSubset(of: any), "seed \(seed): a word was invented")
    if base == nil { #expect(any.isSubset(of: found), "seed \(seed): a word is left out") }
    let characters = Set(texts.flatMap { $0 }.map { Text(String($0)) })
    #expect(
      Set(proposal.map { Text(String($0)) }).isSubset(of: characters),
      "seed \(seed): a character was cut")
  }

  /// The distinct words of a text.
  private static func words(_ text: String) -> Set<Text> {
    var words = ProposalWords()
    return Set(words.list(text).filter(words.isWord).map { Text(words.text([$0])) })
  }

  @Test func manyGetAProposal() {
    var (proposed, clashed) = (0, 0)
    for seed in 0..<500 {
      var make = RandomTexts(random: SeededRandom(seed))
      let base = make.text(12)
      let texts = [make.changed(base).joined(), make.changed(base).joined()]
      if TextProposal.text(of: texts, base: base.joined()) == nil {
        clashed += 1
      } else {
        proposed += 1
      }
    }
    // Neither answer is given always.
    #expect(proposed > 100 && clashed > 50, "\(proposed) proposed, \(clashed) not")
  }
}
