import CommandLine
import Localization
import Records
import Reports

extension Commands {
  /// `kerb formats [NAME]`: the reference of all file formats.
  static let formats = Verb(
    ["formats"], "Print the reference of the file formats.",
    examples: [
      .init("kerb formats", "Every format with its fields, as Markdown."),
      .init("kerb formats participant", "One format."),
    ],
    arguments: [
      .optional(
        "NAME", "The name of a format, such as participant.",
        .words(RecordFormats.all.map { OfferedWord($0.name, "\($0.summary)") }))
    ]
  ) { invocation in
    let name = invocation.argument("NAME")
    let formats = RecordFormats.all.filter { name == nil || $0.name == name }
    invocation.console.out(FormatReference.markdown(formats))
    return .success
  }
}
