package import Localization

/// A functional performance statement of EN 301 549, clauses 4.2.1 to 4.2.11, in its order.
package enum FunctionalStatement: UInt8, CaseIterable, Comparable, Sendable {
  case withoutVision, limitedVision, withoutColour, withoutHearing, limitedHearing
  case limitedVoice, limitedManipulation, limitedReach, photosensitiveSeizures
  case limitedCognition, privacy

  /// The abbreviation that the standard's tables use: "WV".
  package var code: String {
    switch self {
    case .withoutVision: "WV"
    case .limitedVision: "LV"
    case .withoutColour: "WPC"
    case .withoutHearing: "WH"
    case .limitedHearing: "LH"
    case .limitedVoice: "WVC"
    case .limitedManipulation: "LMS"
    case .limitedReach: "LR"
    case .photosensitiveSeizures: "PST"
    case .limitedCognition: "LC"
    case .privacy: "PR"
    }
  }

  /// The clause of the standard: "4.2.1".
  package var clause: String { "4.2.\(rawValue + 1)" }

  /// The people it speaks of, in plain words; `nil` for privacy, which is about everyone.
  package var people: Sentence? {
    switch self {
    case .withoutVision: "people who do not see"
    case .limitedVision: "people with limited vision"
    case .withoutColour: "people who do not see colours"
    case .withoutHearing: "people who do not hear"
    case .limitedHearing: "people who hear little"
    case .limitedVoice: "people who do not speak or are hard to understand"
    case .limitedManipulation: "people with little grip, precision or strength"
    case .limitedReach: "people who cannot reach far"
    case .photosensitiveSeizures: "people whom flashes can harm"
    case .limitedCognition: "people who find reading, remembering or concentrating hard"
    case .privacy: nil
    }
  }

  /// The dimension of the persona spectrum that it belongs to; `nil` for privacy.
  package var dimension: Dimension? {
    switch self {
    case .withoutVision, .limitedVision, .withoutColour: .see
    case .withoutHearing, .limitedHearing: .hear
    case .limitedVoice: .speak
    case .limitedManipulation, .limitedReach: .touch
    case .photosensitiveSeizures: .body
    case .limitedCognition: .think
    case .privacy: nil
    }
  }

  /// Reads the abbreviation of the standard's tables; anything else is `nil`.
  package init?(code: some StringProtocol) { self.init(utf8: code.utf8) }

  /// Reads the same from UTF-8 bytes.
  init?(utf8 bytes: some Collection<UInt8>) {
    guard (2...3).contains(bytes.count) else { return nil }
    switch bytes.reduce(UInt32(0), { $0 << 8 | UInt32($1) }) {
    case 0x5756: self = .withoutVision
    case 0x4c56: self = .limitedVision
    case 0x57_5043: self = .withoutColour
    case 0x5748: self = .withoutHearing
    case 0x4c48: self = .limitedHearing
    case 0x57_5643: self = .limitedVoice
    case 0x4c_4d53: self = .limitedManipulation
    case 0x4c52: self = .limitedReach
    case 0x50_5354: self = .photosensitiveSeizures
    case 0x4c43: self = .limitedCognition
    case 0x5052: self = .privacy
    default: return nil
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
