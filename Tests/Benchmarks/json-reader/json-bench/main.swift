import JSON
import Platform
import Records

let usage = """
  json-bench read FILE RUNS        times reading one file
  json-bench folder FOLDER RUNS    times reading, checking and decoding each file of a folder
  json-bench log FILE RUNS         the same for one log

  Each stage prints its name, the median of the runs in nanoseconds, how many bytes it read, and a checksum.

  """

/// Does what the command line says.
func run(_ arguments: [String]) throws {
  guard arguments.count == 4, let runs = Int(arguments[3]), runs > 0 else {
    try StandardStream.error.write(usage)
    return
  }
  let path = arguments[2]
  let files =
    arguments[1] == "folder"
    ? try Files.list(path).entries.map(\.name).filter { $0.hasSuffix(".json") }.sorted()
      .map { try Files.read("\(path)/\($0)") }
    : [try Files.read(path)]
  try timeReading(files, runs)
  if arguments[1] != "read" { try timeStages(files, runs) }
}

func timeReading(_ files: [[UInt8]], _ runs: Int) throws {
  var stage = Stage("read", of: files)
  for _ in 0..<runs {
    try stage.time {
      var sum = 0
      for file in files { sum += checksum(try JSONReader.read(file)) }
      return sum
    }
  }
  try stage.report()
}

func timeStages(_ files: [[UInt8]], _ runs: Int) throws {
  var walk = Stage("walk", of: files)
  var check = Stage("check", of: files)
  var decode = Stage("decode", of: files)
  let documents = try files.map { try JSONReader.read($0) }
  for _ in 0..<runs {
    walk.time { documents.reduce(0) { $0 + strings(in: $1.root) } }
    check.time {
      documents.reduce(0) { $0 + RecordValidator.check($1, expected: "log").faults.count }
    }
    decode.time {
      documents.reduce(0) { sum, document in
        var reader = ObjectReader(document.root)
        return sum + Log(&reader).observations.reduce(0) { $0 + ($1.at ?? 0) }
      }
    }
  }
  for stage in [walk, check, decode] { try stage.report() }
}

/// A number that depends on every node without visiting each: their count and the place of the last.
func checksum(_ document: JSONDocument) -> Int {
  document.nodes.count &+ Int(document.nodes.last?.start ?? 0)
}

/// How many of the values in a tree are the text `moderator`, and how many nodes there are.
func strings(in node: JSONNode) -> Int {
  switch node.kind {
  case .array: node.elements.reduce(1) { $0 + strings(in: $1) }
  case .object: node.members.reduce(1) { $0 + strings(in: $1.value) }
  default: node.isString("moderator") ? 2 : 1
  }
}

try run(CommandLine.arguments)
