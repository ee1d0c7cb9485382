import Localization
import Platform
import Records
package import Wording

/// The file: a line with the format, then one line a person, P-number and name separated by a tab. In names a
/// backslash, tab, line feed and carriage return are written `\\`, `\t`, `\n` and `\r`.
extension KeyFile {
  /// The name of the key's file in the folder for keys.
  package static func fileName(study: String) throws(WorkbenchError) -> String {
    try RecordID.check(study)
    return "\(study).tsv"
  }

  /// Reads the key of a study; one without anybody when there is no file.
  ///
  /// - `folder`: The private folder for keys.
  /// - Throws: `WorkbenchError` with the codes `unreadable`, `invalidData` or `newerFormat`.
  package init(study: String, inFolder folder: String) throws(WorkbenchError) {
    let name = try Self.fileName(study: study)
    let place = "\(Printable.text(folder))/\(name)"
    let bytes: [UInt8]
    do {
      let opened = try OpenFolder(folder)
      guard try opened.status(name) != nil else {
        self.init()
        return
      }
      bytes = try opened.read(name)
    } catch {
      throw error.reading(place)
    }
    try self.init(bytes, at: place)
  }

  /// Reads the content of a key's file.
  package init(_ bytes: [UInt8], at place: String) throws(WorkbenchError) {
    self.init()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.damaged(place, "the key is not UTF-8")
    }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, let first = lines.first else {
      throw Self.damaged(place, "the last line of the key is cut off")
    }
    guard String(first) == Self.format else {
      guard String(first).hasPrefix("kerb-key/") else {
        throw Self.damaged(place, "this is not a key file")
      }
      throw WorkbenchError(
        .newerFormat, at: "\(place):1", "this key was written by a newer version of kerb",
        fix: "Update kerb, then try again.")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let linePlace = "\(place):\(index + 1)"
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, let name = Self.unescaped(fields[1]) else {
        throw Self.damaged(linePlace, "this line is not a P-number, a tab and a name")
      }
      do {
        try add(String(fields[0]), name: name)
      } catch {
        throw Self.damaged(linePlace, error.problem)
      }
    }
  }

  /// The content of the key's file.
  package var fileContent: [UInt8] {
    var bytes = Array("\(Self.format)\n".utf8)
    for entry in entries {
      bytes += Array(entry.participant.utf8) + [UInt8(ascii: "\t")]
      for byte in entry.name {
        if let letter = Self.escapes.first(where: { $0.byte == byte })?.letter {
          bytes += [UInt8(ascii: "\\"), letter]
        } else {
          bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Writes the key so that only its owner can read it.
  ///
  /// - `folder`: The private folder for keys.
  package func save(
    study: String, inFolder folder: String, with writer: AtomicWriter
  ) throws(WorkbenchError) {
    let name = try Self.fileName(study: study)
    try writer.write(fileContent, toFile: "\(folder)/\(name)", audience: .owner)
  }

  private static let escapes: [(byte: UInt8, letter: UInt8)] = [
    (UInt8(ascii: "\\"), UInt8(ascii: "\\")), (UInt8(ascii: "\t"), UInt8(ascii: "t")),
    (UInt8(ascii: "\n"), UInt8(ascii: "n")), (UInt8(ascii: "\r"), UInt8(ascii: "r")),
  ]

  private static func unescaped(_ field: Substring.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    var scalars = field.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let letter = scalars.next(),
        let byte = escapes.first(where: { UInt32($0.letter) == letter.value })?.byte
      else { return nil }
      result.append(Unicode.Scalar(byte))
    }
    return String(result)
  }

  private static func damaged(_ place: String, _ problem: Sentence) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place, problem,
      fix: "Mend the file in a text editor, or bring it back from a backup.")
  }
}
