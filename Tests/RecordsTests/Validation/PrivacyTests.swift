import Laws
import RecordSamples
import Testing
import Wording

@testable import JSON
@testable import Records

/// Messages of the validator never hold what a participant said.
@Suite("Validation: nobody's words in a fault")
struct PrivacyTests {
  private static let secret = "Zwiebelturmgasse"

  @Test(arguments: Laws.seeds(0..<500)) func wordsStayOut(_ seed: Int) throws {
    var random = SeededRandom(seed)
    let format = RecordFormats.all[seed % RecordFormats.all.count]
    let record = SampleRecords.record(format, .full, &random)
    let told = Self.told(record, format.fields, seed, &random)
    let bytes = JSONWriter.canonical(.object(told))
    let faults = RecordValidator.check(try JSONReader.read(bytes), expected: nil).faults
    #expect(!faults.isEmpty)
    for fault in faults {
      let text = fault.error(in: "a.json").description
      #expect(!text.lowercased().contains(Self.secret.lowercased()), "\(text)")
    }
  }

  /// The record with the secret in every field: as text, in a list, in an object, or with words around it.
  private static func told(
    _ object: JSONObject, _ fields: [Field], _ seed: Int, _ random: inout SeededRandom
  ) -> JSONObject {
    var result = object
    for field in fields {
      switch field.kind {
      case .group(let inner):
        result[field.key] = .object(
          told(object[field.key]?.object ?? JSONObject(), inner, seed, &random))
      case .map(let entry):
        var entries = JSONObject()
        for (key, child) in object[field.key]?.object?.members ?? [:] {
          entries[key.string] = .object(
            told(child.object ?? JSONObject(), entry.fields, seed, &random))
        }
        result[field.key] = .object(entries)
      case .set:
        result[field.key] =
          random.oneIn(4) ? wrong(&random) : .array([right(&random), wrong(&random)])
      default:
        result[field.key] = random.oneIn(2) ? right(&random) : wrong(&random)
      }
    }
    return result
  }

  private static func right(_ random: inout SeededRandom) -> JSONValue {
    .string(random.pick([secret, "I live in \(secret)\nsince 1990", "a/\(secret)"], or: secret))
  }

  private static func wrong(_ random: inout SeededRandom) -> JSONValue {
    let text = JSONValue.string(secret)
    return random.pick(
      [text, .array([text]), .object(JSONObject([Text(secret): text])), .number("7"), .bool(true)],
      or: text)
  }
}
