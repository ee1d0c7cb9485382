package import Localization

/// What kind of product a study is about.
package enum ProductPlatform: String, CaseIterable, Sendable {
  case web, ios, android, mobile, desktop, document, kiosk, software

  /// Reads the id as files hold it; anything else is `nil`.
  package init?(_ text: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: text) })
    else { return nil }
    self = found
  }

  /// The name as reports print it, after "on": "iOS", "the web".
  package var label: Sentence {
    switch self {
    case .web: "the web"
    case .ios: "iOS"
    case .android: "Android"
    case .mobile: "iOS and Android"
    case .desktop: "desktop computers"
    case .document: "documents"
    case .kiosk: "kiosks and other closed devices"
    case .software: "other software"
    }
  }

  /// Whether the product is software that is no web page.
  package var isNative: Bool {
    switch self {
    case .ios, .android, .mobile, .desktop, .kiosk, .software: true
    case .web, .document: false
    }
  }

  /// Whether it runs on phones and tablets as an app.
  package var isMobile: Bool {
    switch self {
    case .ios, .android, .mobile: true
    case .web, .desktop, .document, .kiosk, .software: false
    }
  }

  /// Whether what ran on a platform ran on this one: an app for iOS and Android was tried on either.
  package func includes(_ tried: ProductPlatform) -> Bool {
    self == tried || self == .mobile && (tried == .ios || tried == .android)
  }

  /// Whether people cannot attach their own assistive technology.
  package var isClosed: Bool { self == .kiosk }

  /// Whether ACT and axe rules exist for it; they are for web pages only.
  package var hasAutomaticRules: Bool { self == .web }

  /// The note that says how criteria apply: "WCAG2Mobile (draft)"; `nil` where none is held.
  package var guidance: Sentence? {
    if isMobile { return "WCAG2Mobile (draft)" }
    return isNative ? "WCAG2ICT" : nil
  }
}
