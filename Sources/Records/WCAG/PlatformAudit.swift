package import Localization

/// A check of an automatic audit for apps, and the part of a criterion whose failures it finds.
///
/// An audit finds some failures and never all: that it finds nothing proves nothing.
package struct PlatformAudit: Hashable, Sendable {
  package let system: AuditedSystem
  package let tool: AuditTool
  /// The check as the tool calls it: "hitRegion".
  package let check: String
  package let criterion: CriterionNumber
  /// What it finds, as a part of a sentence: "text that is cut off".
  package let finds: Sentence
  package let basis: AuditBasis
}

/// A system with automatic audits of which facts are held.
package enum AuditedSystem: String, CaseIterable, Sendable {
  case ios, android, macos

  package var label: Sentence {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .macos: "macOS"
    }
  }
}

/// An automatic audit, with the source of what is said of it.
package enum AuditTool: String, CaseIterable, Sendable {
  case xcode, gtxilib, androidFramework

  package var name: Sentence {
    switch self {
    case .xcode: "Xcode's accessibility audit"
    case .gtxilib: "GTXiLib"
    case .androidFramework: "Accessibility Test Framework for Android"
    }
  }

  /// How people come to run it.
  package var way: Sentence {
    switch self {
    case .xcode: "XCUIApplication.performAccessibilityAudit, from iOS 17 and macOS 14 on"
    case .gtxilib: "in XCTest, by Google"
    case .androidFramework: "Espresso's AccessibilityChecks run it"
    }
  }

  /// Where the facts come from.
  package var source: Sentence {
    switch self {
    case .xcode:
      "Apple's documentation of XCUIAccessibilityAuditType, which names the types and the systems; its header XCUIAccessibilityAuditType.h; messages of the audit as public tests quote them"
    case .gtxilib:
      "google/GTXiLib at 20d99f26263278edda88ffed52e7acfdaba656c5, GTXChecksCollection.h"
    case .androidFramework:
      "google/Accessibility-Test-Framework-for-Android at 4a764c690353ea136c82f1a696a70bf38d1ef5fe, AccessibilityCheckPreset.LATEST and the checks in it"
    }
  }

  /// The day on which the source was read: "2026-11-22".
  package var checkedOn: String { "2026-11-22" }
}

/// How well it is known what a check finds.
package enum AuditBasis: String, CaseIterable, Sendable {
  /// The maker's documentation or source says it.
  case documented
  /// The maker gives a name only; messages of the audit say it.
  case messages
  /// The maker gives a name only, and the name is all there is.
  case nameOnly

  /// What stands in brackets behind what a check finds; `nil` where the maker says it.
  package var remark: Sentence? {
    switch self {
    case .documented: nil
    case .messages: "by its messages"
    case .nameOnly: "by its name"
    }
  }
}
