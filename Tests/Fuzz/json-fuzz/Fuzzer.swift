import JSON
import Localization
import Records

/// One case: its bytes follow from the seed and the number alone.
struct Fuzzer {
  private var chance: Chance

  init(seed: UInt64, number: UInt64) {
    var start = Chance(state: seed)
    chance = Chance(state: start.next() ^ (number &* 0xd134_2543_de82_ef95))
  }

  /// Makes the bytes and reads them.
  ///
  /// - Returns: What the reader or writer did wrong, or `nil`.
  mutating func tryCase() -> String? {
    var maker = InputMaker(chance: chance)
    let input = maker.input()
    chance = maker.chance
    let shouldAccept = PlainReader.accepts(input.bytes)
    do throws(JSONError) {
      let document = try JSONReader.read(input.bytes)
      return shouldAccept ? judge(document) : "bytes that are not JSON were accepted"
    } catch {
      if input.isValid || shouldAccept { return "a valid document was rejected: \(error.problem)" }
      let place = error.position
      guard place.line >= 1, place.column >= 1, place.column <= input.bytes.count + 1,
        place.line <= input.bytes.count + 1
      else { return "the error has an impossible place" }
      return nil
    }
  }

  /// What is wrong with a document that was accepted, or `nil`.
  private func judge(_ document: JSONDocument) -> String? {
    for (index, node) in document.nodes.enumerated() {
      guard node.next > index, node.next <= document.nodes.count,
        Int(node.start) + Int(node.length) <= document.bytes.count
      else { return "a node points outside" }
    }
    let first = JSONWriter.canonical(document)
    do throws(JSONError) {
      let again = try JSONReader.read(first)
      if JSONWriter.canonical(again) != first { return "canonical form changes when read again" }
      if JSONValue(again.root) != JSONValue(document.root) { return "the tree changed" }
      if again.duplicateKeys.count != document.duplicateKeys.count {
        return "repeated keys came or went"
      }
      if document.duplicateKeys.isEmpty, JSONWriter.canonical(JSONValue(document.root)) != first {
        return "the two writers disagree"
      }
      return nil
    } catch {
      return "canonical form is rejected: \(error.problem)"
    }
  }
}

/// Repeatable chance: SplitMix64, by Sebastiano Vigna.
struct Chance {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(limit, 1) }

  mutating func pick(_ choices: [[UInt8]]) -> [UInt8] { choices[below(choices.count)] }
}
