import Testing

@testable import Measures

/// Two notes, and whether they have words in common.
struct SharedWordsRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var one: String
  var two: String
  var isShared: Bool
}

@Suite struct WordSetTests {
  @Test(arguments: [
    SharedWordsRow(
      testDescription: "a word of four letters", one: "the Fare is hidden", two: "no fare!",
      isShared: true),
    SharedWordsRow(
      testDescription: "words of three letters only", one: "the pin was no use",
      two: "the pin ran out", isShared: false),
    SharedWordsRow(
      testDescription: "nothing", one: "breathes out, puts it down", two: "the code is silent",
      isShared: false),
    SharedWordsRow(
      testDescription: "the very same short words", one: "No, no.", two: "no no", isShared: true),
    SharedWordsRow(testDescription: "no words at all", one: "", two: "…", isShared: false),
    SharedWordsRow(
      testDescription: "a part of a word", one: "unlabelled", two: "label", isShared: false),
    SharedWordsRow(
      testDescription: "an apostrophe inside", one: "l’écran est noir", two: "L'ÉCRAN VIDE",
      isShared: true),
    SharedWordsRow(
      testDescription: "Greek capitals", one: "ΚΟΥΜΠΙ χωρίς όνομα", two: "το κουμπι", isShared: true
    ),
    SharedWordsRow(
      testDescription: "two characters of Japanese", one: "画面が動かない", two: "次の画面を待つ",
      isShared: true),
    SharedWordsRow(
      testDescription: "katakana", one: "ボタンが読まれない", two: "名前のないボタン", isShared: true),
    SharedWordsRow(
      testDescription: "hiragana endings only", one: "押しました", two: "消えました", isShared: false),
    SharedWordsRow(
      testDescription: "Chinese", one: "按钮没有名字", two: "她找不到按钮", isShared: true),
    SharedWordsRow(
      testDescription: "one Han character", one: "没有", two: "有人", isShared: false),
    SharedWordsRow(
      testDescription: "Korean with endings", one: "버튼이 없어요", two: "버튼을 찾는다",
      isShared: true),
    SharedWordsRow(
      testDescription: "Thai without spaces", one: "ปุ่มไม่มีชื่อ", two: "หาปุ่มไม่เจอ",
      isShared: true),
    SharedWordsRow(
      testDescription: "full-width letters", one: "Ｐａｙ ｂｕｔｔｏｎ", two: "button", isShared: true),
  ])
  func wordsInCommon(_ row: SharedWordsRow) {
    let (one, two) = (WordSet(row.one), WordSet(row.two))
    let telling = TellingWords([one, two])
    #expect(telling.isShared(one, two) == row.isShared)
    #expect(telling.isShared(two, one) == row.isShared)
  }

  /// Of ten moments three have "that": more than one in five, so that it tells nothing; "ticket" stands in two.
  @Test func wordsThatManyMomentsHaveTellNothing() {
    let moments = [
      "says that it works", "that ticket is gone", "again that page", "the ticket shows", "one",
      "two", "four lines", "nine rows", "seven", "eight",
    ].map { WordSet($0) }
    let telling = TellingWords(moments)
    #expect(!telling.isShared(moments[0], moments[1]))
    #expect(telling.isShared(moments[1], moments[3]))
    // Of fewer moments nobody can tell which words are common.
    #expect(TellingWords(Array(moments.prefix(9))).isShared(moments[0], moments[1]))
  }
}
