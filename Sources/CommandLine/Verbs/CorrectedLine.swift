/// A command line with one word mended, ready to be typed.
struct CorrectedLine {
  let words: [String]
  let position: Int
  /// What stands in place of the wrong word.
  let whole: String

  var text: String {
    var mended = words
    if mended.indices.contains(position) { mended[position] = whole }
    return CommandLineText.quoted(["kerb"] + mended)
  }
}
