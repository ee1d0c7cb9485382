import JSON
package import Localization

/// An ability that products ask of people; an open list, since teams add their own.
package struct Dimension: Hashable, Comparable, Sendable {
  package let id: String

  package init(id: String) { self.id = id }

  package static let see = Dimension(id: "see")
  package static let hear = Dimension(id: "hear")
  package static let speak = Dimension(id: "speak")
  package static let touch = Dimension(id: "touch")
  package static let think = Dimension(id: "think")
  package static let feel = Dimension(id: "feel")
  package static let body = Dimension(id: "body")
  package static let energy = Dimension(id: "energy")

  /// The dimensions that every workspace knows, in the order in which reports show them.
  package static let builtIn: [Dimension] = [
    .see, .hear, .speak, .touch, .think, .feel, .body, .energy,
  ]

  /// The six that every study should have met; the other two are further ones.
  package static let core: [Dimension] = [.see, .hear, .speak, .touch, .think, .feel]

  /// What is printed: our label, or a team's own id as it is.
  package var label: Sentence {
    switch id {
    case "see": "seeing"
    case "hear": "hearing"
    case "speak": "speaking and being understood"
    case "touch": "touching, moving and reaching"
    case "think": "thinking, learning and attention"
    case "feel": "mood and anxiety"
    case "body": "seizures, balance and migraine"
    case "energy": "pain and fatigue"
    default: "\(id)"
    }
  }

  package static func < (left: Dimension, right: Dimension) -> Bool {
    let order = { (dimension: Dimension) in
      builtIn.firstIndex(of: dimension) ?? builtIn.count
    }
    let (a, b) = (order(left), order(right))
    return a == b ? Text.precedes(left.id, right.id) : a < b
  }
}

extension Dimension: TextValue {
  package init?(stored text: String) { self.init(id: text) }
  package var stored: String { id }
}
