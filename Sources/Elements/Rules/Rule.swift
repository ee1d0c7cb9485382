package import Localization

/// One thing that an inventory is checked for.
///
/// Every result and finding holds its rule, so it is one object and not many values to copy.
package final class Rule: Sendable {
  /// Lower-case words with hyphens; it never changes, because baselines and evidence hold it.
  package let id: String
  /// What holds where nothing is found: "Controls have a name".
  package let title: Sentence
  /// Empty for every platform.
  package let platforms: Set<ScreenPlatform>
  /// What a file must tell for the rule to be decided.
  package let needs: Facts
  /// Formats whose files never tell enough, though they hold all these facts: typed lines have nothing inside anything.
  package let untold: Set<InventoryFormat>
  /// The WCAG criteria that it bears upon.
  package let criteria: [String]
  package let severity: Severity
  /// Whether what it finds fails its criteria; otherwise somebody has to judge.
  package let isFailure: Bool
  package let why: Sentence
  package let remedy: Sentence
  /// Inventories in which it finds nothing, and in which it finds something.
  package let passes: [Example]
  package let fails: [Example]
  let judge: @Sendable (inout Judging) -> Void

  /// How much a finding hurts, as a rule.
  package enum Severity: String, Sendable, CaseIterable {
    case slight, slows, serious, blocks
  }

  /// Typed lines or JSON, in a language.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    package let source: String
    package let language: String

    package init(_ source: String, _ language: String = "en") {
      self.source = source
      self.language = language
    }

    package init(stringLiteral source: String) { self.init(source) }
  }

  init(
    _ id: String, _ title: Sentence, platforms: Set<ScreenPlatform> = [], needs: Facts,
    untold: Set<InventoryFormat> = [], criteria: [String], _ severity: Severity,
    isFailure: Bool = false, why: Sentence,
    remedy: Sentence, passes: [Example], fails: [Example],
    judge: @escaping @Sendable (inout Judging) -> Void
  ) {
    self.id = id
    self.title = title
    self.platforms = platforms
    self.needs = needs
    self.untold = untold
    self.criteria = criteria
    self.severity = severity
    self.isFailure = isFailure
    self.why = why
    self.remedy = remedy
    self.passes = passes
    self.fails = fails
    self.judge = judge
  }

  /// Whether the rule is about screens of a platform; where nobody knows the platform, every rule is.
  package func applies(to platform: ScreenPlatform?) -> Bool {
    guard let platform, !platforms.isEmpty else { return true }
    return platforms.contains(platform)
  }

  /// The formats of which every file can be judged; files of others may tell enough too.
  package var decidingFormats: [InventoryFormat] {
    InventoryFormat.allCases.filter {
      $0 == .inventory || $0.facts.isSuperset(of: needs) && !untold.contains($0)
    }
  }
}

extension Rule.Example {
  /// The example as an inventory.
  package var inventory: Inventory {
    get throws(ReadingFault) {
      let reading = InventoryReading(.init(language: language, isTyped: !source.hasPrefix("{")))
      return try reading.read(Array(source.utf8))
    }
  }
}
