package import Localization

/// A kind of file that elements are read from.
package enum InventoryFormat: String, Sendable, CaseIterable {
  case debugDescription, appiumIOS, uiautomator, appiumAndroid, flutter, maestro, inventory, typed

  /// What people call it; saved inventories hold it in English.
  package var label: Sentence {
    switch self {
    case .debugDescription: "XCUITest debugDescription"
    case .appiumIOS: "WebDriverAgent or Appium source, iOS"
    case .uiautomator: "uiautomator dump"
    case .appiumAndroid: "Appium source, Android"
    case .flutter: "Flutter semantics dump"
    case .maestro: "Maestro hierarchy"
    case .inventory: "kerb inventory"
    case .typed: "typed inventory"
    }
  }

  /// What every file of the format says; some files say more.
  package var facts: Facts {
    switch self {
    case .debugDescription:
      [.roles, .labels, .values, .frames, .enabled, .selection, .placeholders, .points]
    case .appiumIOS: [.roles, .labels, .values, .frames, .enabled, .points]
    case .uiautomator, .appiumAndroid:
      [.roles, .labels, .frames, .enabled, .clickable, .selection, .order, .seenText]
    case .flutter:
      [
        .roles, .labels, .values, .hints, .frames, .enabled, .stops, .clickable, .headings,
        .actions, .liveRegions, .selection, .order, .points,
      ]
    case .maestro: [.labels, .frames, .enabled, .selection]
    case .inventory: []
    case .typed: [.roles, .labels, .values, .hints, .traits, .stops, .headings, .order, .selection]
    }
  }
}

/// The system that a screen runs on.
package enum ScreenPlatform: String, Sendable, CaseIterable {
  case ios, android, mac

  package var label: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .mac: "macOS"
    }
  }
}
