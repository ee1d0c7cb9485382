import Wording

/// Text on one line: line breaks become spaces.
func oneLine(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }) else { return text }
  return text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    .map { PlainText.trimmed(Substring($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
}

/// The parts of a list: separated by semicolons or line breaks, trimmed, without empty ones.
func listed(_ cell: String?) -> [String] {
  guard let cell else { return [] }
  return cell.unicodeScalars.split { $0 == ";" || $0 == "\n" || $0 == "\r" }
    .map { PlainText.trimmed(Substring($0)) }.filter { !$0.isEmpty }
}
