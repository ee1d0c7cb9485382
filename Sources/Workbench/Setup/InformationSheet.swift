package import JSON
import Records
import Wording

/// What is read aloud before consent: the study's own sheet, or a short one that comes with kerb.
package struct InformationSheet: Hashable {
  package var text: String
  /// `nil` where the study's sheet has none.
  package var version: String?
  /// Whether it is the one that comes with kerb and could be kept in the study.
  package var isBuiltIn: Bool

  /// The study's sheet, the built-in one where it has none.
  ///
  /// - Parameter study: The study's record as it stands in its file.
  package init(of study: JSONNode?) {
    if let text = study?[\Study.informationSheet]?.string, !PlainText.trimmed(text).isEmpty {
      self.text = text
      version = study?[\Study.informationSheetVersion]?.string
      isBuiltIn = false
    } else {
      text = Self.short.joined(separator: "\n\n")
      version = Self.shortVersion
      isBuiltIn = true
    }
  }

  /// Its paragraphs.
  package var paragraphs: [String] {
    text.split(separator: "\n").map { PlainText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  static let shortVersion = "kerb short 1"

  private static let short = [
    "We try out a product, not you. Nothing you do is wrong.",
    "We ask you to do some things with it and to say what you notice. We watch and take notes.",
    "Your name does not stand in the notes; a number stands for you. Who reads them sees what happened, not who you are.",
    "You can take a break or stop at any time, without a reason. You can say: do not write that.",
    "Later you can take back all you agreed to, or a part. Then we delete it, as far as it has not been published without your name.",
    "Ask whatever you like before we begin. Then I ask you for each thing on its own; every no is fine.",
  ]
}
