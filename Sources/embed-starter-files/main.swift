// embed-starter-files OUTPUT ROOT FILE...
//
// Writes the content of some files as Swift, for the target `Starter`. The build calls it.
import Platform

/// Ends the build with a sentence.
func fail(_ sentence: String) -> Never {
  // Where even that cannot be said, the status says it.
  try? StandardStream.error.write(Array("error: \(sentence)\n".utf8))
  ThisProcess.exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { fail("embed-starter-files OUTPUT ROOT FILE...") }
let root = arguments[2] + "/"
let files = try arguments[3...].map { file in
  guard file.hasPrefix(root) else { fail("\(file) does not lie in \(root)") }
  let content = String(decoding: try Files.read(file), as: UTF8.self)
  // A raw string holds everything but its own end, and needs the line end after the last line.
  guard !content.contains("\"\"\"##"), content.hasSuffix("\n") else {
    fail("\(file): it must end with a line end and may not hold \"\"\"##")
  }
  let path = file.dropFirst(root.count)
  return "    StarterFile(path: \"\(path)\", content: ##\"\"\"\n\(content)\n\"\"\"##),\n"
}
let text = """
  extension StarterFiles {
    /// Every file, folder by folder.
    package static let all: [StarterFile] = [
  \(files.joined())  ]
  }

  """
let parts = arguments[1].split(separator: "/")
let folder = try OpenFolder("/" + parts.dropLast().joined(separator: "/"))
try folder.openOrCreate(String(parts.last ?? ""), mode: .sharedFile).overwrite(Array(text.utf8))
