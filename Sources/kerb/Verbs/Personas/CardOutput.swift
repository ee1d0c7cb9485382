import CommandLine
import Localization
import Measures
import Wording
import Workbench

/// Where cards go: to standard output, into a file, or as pages into a folder.
struct CardOutput {
  let invocation: Invocation
  let edition: Edition
  private var console: Console { invocation.console }

  init(_ invocation: Invocation, _ edition: Edition) {
    self.invocation = invocation
    self.edition = edition
  }

  func put(_ text: String) throws {
    guard let file = invocation.string("to"), file != "-" else { return console.out(text) }
    try Workbench(invocation).write(Array(text.utf8), toFile: file, for: edition)
    console.message("Wrote \(file).")
  }

  /// - Parameter all: What all of them are called: "all profiles".
  func folder(
    _ publication: FolderContents, from source: FolderSource, of all: Sentence = "all profiles"
  ) throws {
    guard let name = invocation.string("to"), name != "-" else {
      throw WorkbenchError(
        .usage, at: "--to", "the pages of \(all) need a folder",
        fix: "add --to FOLDER, or leave `--format` html out")
    }
    let folder = try PublishedFolder(name, Workbench(invocation))
    let change = try folder.write(
      publication, of: source, mayHoldOthers: invocation.flag("beside-others")
    ) { path in console.message("Wrote \(folder.name)/\(path).") }
    for path in change.takenAway { console.message("Took away \(folder.name)/\(path).") }
    let pages: Sentence = "\(publication.files.count, "page", "pages")"
    let words: Sentence =
      change.written.isEmpty && change.takenAway.isEmpty ? "Nothing has changed: " : "Wrote "
    let first = publication.files.first.map { "/\($0.path)" } ?? ""
    console.line(
      "\(words)\(pages). Next: open \(Printable.text(folder.name))\(first) in a browser.")
  }
}
