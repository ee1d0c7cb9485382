package import Localization

/// Whether the source of a shipped fact was found and read in stored public documentation; `docs/sources.md` has the day.
package enum SourceStatus: String, Word {
  case opened, partlyOpened, unverified

  package var label: Sentence {
    switch self {
    case .opened: "opened"
    case .partlyOpened: "opened in part, the rest is unverified"
    case .unverified: "unverified"
    }
  }

  /// What is printed behind a source that was not read as a whole; `nil` for one that was.
  package var remark: Sentence? { self == .opened ? nil : label }

  static let field = Field(
    "sourceStatus", .choice(WordList(allCases)), "Source status",
    "Whether the source was opened. What is not opened as a whole is printed as unverified; nothing is printed if empty."
  )

  /// A field for sources that were not opened, beside those that were.
  static let unverifiedSources = Field(
    "unverifiedSources", .set(.line), "Unverified sources",
    "Sources that could not be opened; they are printed as unverified.",
    option: .named("unverified-source"))
}

extension SourceStatus {
  /// "CDC BRFSS 2022 (unverified)": a source with what is known of it.
  package static func words(_ source: String, _ status: SourceStatus?) -> Sentence {
    status?.remark.map { "\(source) (\($0))" } ?? "\(source)"
  }

  /// A list of sources, those that were opened first.
  package static func lines(_ opened: [String], unverified: [String]) -> [Sentence] {
    opened.map { words($0, .opened) } + unverified.map { words($0, .unverified) }
  }
}
