// embed-starter-files OUTPUT ROOT FILE...
//
// Writes the content of some files as Swift, for the target `Starter`. The build calls it.
import Platform

let arguments = CommandLine.arguments
guard arguments.count > 3 else { fatalError("embed-starter-files OUTPUT ROOT FILE...") }
let root = arguments[2] + "/"
let files = try arguments[3...].map { file in
  guard file.hasPrefix(root) else { fatalError("\(file) does not lie in \(root)") }
  let content = String(decoding: try Files.read(file), as: UTF8.self)
  // A raw string holds everything but its own end, and needs the line end after the last line.
  guard !content.contains("\"\"\"##"), content.hasSuffix("\n") else {
    fatalError("\(file) cannot be written as a raw string")
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
