/// What stands at the head of every report.
enum ReportHead {
  /// Said wherever a study's people are invented, before anything else.
  static let invented: Markdown = "**The people of this study are invented. It is an example.**"
}
