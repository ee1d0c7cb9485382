import JSON
import Laws
import RecordSamples
import Testing

@testable import Records

/// What the quick look passes has no fault, and what kerb writes itself it passes nearly always.
@Suite("The quick look at a record")
struct SoundnessCheckLawTests {
  @Test("random records, damaged and not", arguments: Laws.seeds(0..<200))
  func law(_ seed: Int) throws {
    var random = SeededRandom(seed)
    var (written, passed) = (0, 0)
    for format in RecordFormats.all {
      for _ in 0..<4 {
        let record = SampleRecords.record(format, .chance, &random)
        let (bytes, isDamaged) = SkimDamage.written(record, &random)
        guard let document = try? JSONReader.read(bytes) else { continue }
        let whole = RecordValidator.checkWhole(document, expected: format.name)
        let passes = SoundnessCheck.passes(document, by: format.rules)
        if !isDamaged, whole.faults.isEmpty {
          written += 1
          if passes { passed += 1 }
        }
        guard passes else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(whole.faults.isEmpty, "\(whole.faults) \(text)")
        #expect(!whole.isErased && whole.format?.name == format.name)
      }
    }
    #expect(passed * 10 > written * 6, "\(passed) of \(written)")
  }

  @Test(
    "every line of a full record left out, or with other values",
    arguments: RecordFormats.all.map(\.name))
  func lines(_ name: String) throws {
    let format = try #require(RecordFormats.named(name))
    let text = String(
      decoding: JSONWriter.canonical(.object(SampleRecords.full(format))), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    for at in lines.indices {
      var changed = [lines.indices.filter { $0 != at }.map { lines[$0] }]
      let last = lines[at].last ?? " "
      if !"{[}]".contains(last), !lines[at].hasSuffix("},"), !lines[at].hasSuffix("],") {
        // A member's value, or an element of a list.
        let start =
          lines[at].firstRange(of: ": ")?.upperBound
          ?? lines[at].firstIndex(of: "\"") ?? lines[at].startIndex
        for value in SkimDamage.values + formatLines(of: name) {
          changed.append(lines)
          changed[changed.count - 1][at] = lines[at][..<start] + value + (last == "," ? "," : "")
        }
      }
      for lines in changed {
        // A comma before a brace is what is left of the last member of an object.
        var bytes = Array(lines.joined(separator: "\n").utf8)
        for place in bytes.indices.dropLast() where bytes[place] == UInt8(ascii: ",") {
          let next = bytes[(place + 1)...].first { $0 != 0x20 && $0 != 0x0a }
          if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") { bytes[place] = 0x20 }
        }
        guard let document = try? JSONReader.read(bytes),
          SoundnessCheck.passes(document, by: format.rules)
        else { continue }
        let faults = RecordValidator.checkWhole(document, expected: name).faults
        #expect(faults.isEmpty, "\(lines[at]): \(faults)")
      }
    }
  }

  /// Format lines that name the format and are not the present one.
  private func formatLines(of name: String) -> [String] {
    ["/01", "/x", "/2", "/10", "/0", ""].map { "\"\(name)\($0)\"" }
  }

  /// Of instruments and spectrums some numbers have ranges too wide for whole numbers: those are left to the validator.
  private static let certain = RecordFormats.all.map(\.name).filter {
    !["instrument", "spectrum"].contains($0)
  }

  @Test("full records of nearly every format pass", arguments: certain)
  func full(_ name: String) throws {
    let format = try #require(RecordFormats.named(name))
    let bytes = JSONWriter.canonical(.object(SampleRecords.full(format)))
    let document = try JSONReader.read(bytes)
    #expect(RecordValidator.checkWhole(document, expected: name).faults.isEmpty)
    #expect(SoundnessCheck.passes(document, by: format.rules))
  }

  @Test("another format, and none, are for the validator")
  func otherFormat() throws {
    let bytes = JSONWriter.canonical(.object(SampleRecords.full(Log.format)))
    let document = try JSONReader.read(bytes)
    #expect(!SoundnessCheck.passes(document, by: Session.format.rules))
    #expect(!SoundnessCheck.passes(JSONDocument.emptyObject, by: Log.format.rules))
    #expect(!RecordValidator.check(document, expected: Session.format.name).faults.isEmpty)
  }
}
