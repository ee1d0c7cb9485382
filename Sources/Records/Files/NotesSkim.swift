import JSON

/// Reads a session for the sake of some of its notes: every byte is checked once, and only what is wanted becomes values.
///
/// What it gives is what reading the whole files gives, as far as these notes go: their numbers, their times, and the
/// span of the session. Where it is not certain of a file it gives nothing.
package struct NotesSkim: Sendable {
  private let sessions = RuleTable(Session.format)
  private let logs = RuleTable(Log.format)
  private let observations = Array("observations".utf8)
  /// What notes need nothing of, beside its times: these tell only whether the session had a long pause.
  private let leftOut = ["attempts", "circumstances", "interruptions", "promptAnswers"].map {
    Array($0.utf8)
  }

  package init() {}

  /// A log with the notes that may be wanted.
  ///
  /// - `isWanted`: Whether a note may be, by the bytes of its entry and those of its words, undecoded.
  /// - Returns: `nil` where the log must be read whole.
  package func log(
    _ file: WorkspaceFile, _ bytes: [UInt8], where isWanted: (Span<UInt8>, Span<UInt8>) -> Bool
  ) -> Log? {
    let all = bytes.span
    guard
      let skim = RecordSkim(all, logs, id: file.expectedID, map: "observations", text: "note"),
      skim.longest <= SessionSpan.longestPause
    else { return nil }
    var (part, keys): ([UInt8], [Text]) = ([], [])
    part.reserveCapacity(2_048)
    begin(&part)
    for member in skim.members {
      guard all.extracting(member.key).isSame(as: observations.span) else {
        add(member, of: bytes, to: &part)
        continue
      }
      part += #""observations":{"#.utf8
      for (entry, text) in zip(skim.entries, skim.texts) {
        if isWanted(all.extracting(entry.value), all.extracting(text)) {
          add(entry, of: bytes, to: &part)
        } else {
          keys.append(Text(String(decoding: bytes[entry.key], as: UTF8.self)))
        }
      }
      end(&part)
      part.append(UInt8(ascii: ","))
    }
    guard let log = value(Log.self, &part) else { return nil }
    // It depends on the notes that were left out, too.
    let isCleared =
      log.isCleared && !keys.isEmpty
      ? try? Clearing.isCleared(JSONReader.read(bytes).root) : log.isCleared
    return log.leavingOut(keys, isCleared: isCleared ?? false)
  }

  /// A session without its attempts, circumstances, interruptions and answers to prompts.
  ///
  /// - Returns: `nil` where the session must be read whole.
  package func session(_ file: WorkspaceFile, _ bytes: [UInt8]) -> Session? {
    let all = bytes.span
    guard let skim = RecordSkim(all, sessions, id: file.expectedID),
      skim.longest <= SessionSpan.longestPause
    else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(1_024)
    begin(&part)
    for member in skim.members {
      let key = all.extracting(member.key)
      if leftOut.contains(where: { key.isSame(as: $0.span) }) { continue }
      add(member, of: bytes, to: &part)
    }
    return value(Session.self, &part)
  }

  private func value<Value: Record>(_: Value.Type, _ part: inout [UInt8]) -> Value? {
    end(&part)
    guard let document = try? JSONReader.read(part) else { return nil }
    var reader = ObjectReader(document.root)
    return Value(&reader)
  }

  private func begin(_ part: inout [UInt8]) { part.append(UInt8(ascii: "{")) }

  /// A member with its comma.
  private func add(_ member: RecordSkim.Part, of bytes: [UInt8], to part: inout [UInt8]) {
    part += bytes[member.key.lowerBound - 1..<member.value.upperBound]
    part.append(UInt8(ascii: ","))
  }

  /// The brace that closes an object; it takes the place of the last comma.
  private func end(_ part: inout [UInt8]) {
    if part.last == UInt8(ascii: ",") { part.removeLast() }
    part.append(UInt8(ascii: "}"))
  }
}
