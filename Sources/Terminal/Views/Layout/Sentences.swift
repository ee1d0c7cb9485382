import Localization

/// Turns titles and notes into sentences that can follow one another.
enum Sentences {
  /// With a full stop where none of the marks that end a sentence stands there.
  static func ended(_ text: String) -> String {
    guard let last = text.last else { return "" }
    return ".?!:;…。！？：".contains(last) ? text : text + "."
  }

  static func capitalised(_ text: String) -> String {
    guard let first = text.first else { return "" }
    return first.uppercased() + text.dropFirst()
  }

  static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { ended($0) }.joined(separator: " ")
  }

  /// "Tram tickets, P07. Task 2 of 4: Pay by card."
  static func heading(_ page: ShownPage) -> String {
    joined([page.title, capitalised(page.place)])
  }

  /// "Enter keeps "question"."
  static func enter(_ page: ShownPage) -> String? {
    // Empty where Enter means nothing and that was said already.
    page.prompt.enterMeans.flatMap { $0.isEmpty ? nil : ended(page.told("Enter \($0)")) }
  }
}
