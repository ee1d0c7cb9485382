package import Localization
import Records
import Wording

/// Who holds the lock of a workspace, as told by the lock file.
package struct LockOwner: Hashable, Sendable {
  /// A random name by which children of the owner know it.
  package var token: String
  package var process: Int32
  package var host: String
  /// Milliseconds since 1970 (UTC).
  package var started: Int64
  /// The words of the command, such as "import notes".
  package var verb: String

  package init(token: String, process: Int32, host: String, started: Int64, verb: String) {
    self.token = token
    self.process = process
    self.host = host
    self.started = started
    self.verb = verb
  }

  /// One line: format, token, process, host, start and verb, separated by tabs.
  package var line: String {
    let fields = [
      "lock/1", token, "\(process)", host, Instant(milliseconds: Int(started)).text, verb,
    ]
    let clean = fields.map { field in
      String(String.UnicodeScalarView(field.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }
    return clean.joined(separator: "\t") + "\n"
  }

  /// Reads the line; `nil` when it is empty, cut off or of another format.
  package init?(line: [UInt8]) {
    guard let text = String(validating: line, as: UTF8.self), text.utf8.last == UInt8(ascii: "\n")
    else { return nil }
    let fields = text.dropLast().split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6, fields[0] == "lock/1", let process = Int32(fields[2]),
      let started = Instant(String(fields[4]))
    else { return nil }
    token = String(fields[1])
    self.process = process
    host = String(fields[3])
    self.started = Int64(started.milliseconds)
    verb = String(fields[5])
  }

  /// Such as "held for 4 min 2 s by process 123 on this machine, kerb import notes".
  package func words(now: Int64, thisHost: String) -> Sentence {
    let machine: Sentence =
      host == thisHost ? "this machine" : "the machine \(Printable.text(host))"
    let age = elapsedInWords(milliseconds: now - started)
    return "held for \(age) by process \(process) on \(machine), kerb \(Printable.text(verb))"
  }
}

/// An elapsed time in its two largest units, such as "4 min 2 s"; negative ones count as none.
func elapsedInWords(milliseconds: Int64) -> String {
  let seconds = max(0, milliseconds / 1000)
  let units: [(Int64, String)] = [(86400, "d"), (3600, "h"), (60, "min"), (1, "s")]
  guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 s" }
  let whole = seconds / units[first].0
  let words = "\(whole) \(units[first].1)"
  guard first + 1 < units.count else { return words }
  let rest = seconds % units[first].0 / units[first + 1].0
  return rest == 0 ? words : "\(words) \(rest) \(units[first + 1].1)"
}
