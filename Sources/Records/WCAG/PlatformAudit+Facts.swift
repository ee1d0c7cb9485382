import Localization

extension PlatformAudit {
  /// A check, the systems that have it, and the numbers of its criteria with spaces between them.
  struct Row {
    let tool: AuditTool
    let systems: [AuditedSystem]
    let check: String
    let criteria: String
    let finds: Sentence
    let basis: AuditBasis

    init(
      _ tool: AuditTool, _ systems: [AuditedSystem], _ check: String, _ criteria: String,
      _ finds: Sentence, _ basis: AuditBasis = .documented
    ) {
      self.tool = tool
      self.systems = systems
      self.check = check
      self.criteria = criteria
      self.finds = finds
      self.basis = basis
    }
  }

  /// What is known of the checks, by tool.
  ///
  /// Left out, because no failure of one criterion follows from them:
  /// - Xcode on macOS, `action` and `parentChild`: Apple documents the names only.
  /// - GTXiLib, `checkForAXLabelNotPunctuated` and `checkForAXLabelNotRedundantWithTraits`: style.
  /// - Android, `ClickableSpanCheck`: links in text before Android 8 only.
  /// - Android, `DuplicateClickableBoundsCheck`, `DuplicateSpeakableTextCheck` and
  ///   `RedundantDescriptionCheck`: hints.
  /// - Android, `UnexposedTextCheck`: its maker calls it under development, and it is not in the preset.
  ///
  /// Text outside the reach of assistive technology counts for 1.1.1: what cannot be determined by a
  /// program is no text in WCAG's sense.
  static let rows: [Row] = [
    Row(
      .xcode, [.ios, .macos], "contrast", "1.4.3 1.4.6",
      "text that stands out too little, by a ratio that Apple does not name", .messages),
    Row(
      .xcode, [.ios, .macos], "elementDetection", "1.1.1",
      "text in the picture of the screen that assistive technology may not reach", .messages),
    Row(
      .xcode, [.ios, .macos], "hitRegion", "2.5.5 2.5.8",
      "areas too small to press, by a size that Apple does not name", .messages),
    Row(
      .xcode, [.ios, .macos], "sufficientElementDescription", "1.1.1 4.1.2",
      "elements without a description, or with one that is no human words", .messages),
    Row(
      .xcode, [.ios], "dynamicType", "1.4.4",
      "text that does not follow the text size of the system", .messages),
    Row(
      .xcode, [.ios], "textClipped", "1.4.4", "text that is cut off, or would be if larger",
      .messages),
    Row(.xcode, [.ios], "trait", "4.1.2", "traits, such as button, that do not fit", .nameOnly),
    Row(
      .gtxilib, [.ios], "checkForAXLabelPresent", "1.1.1 4.1.2", "elements without a label"),
    Row(
      .gtxilib, [.ios], "checkForAXTraitDontConflict", "4.1.2", "traits that contradict each other"
    ),
    Row(
      .gtxilib, [.ios], "checkForMinimumTappableArea", "2.5.5 2.5.8",
      "buttons smaller than 48 by 48 points"),
    Row(
      .gtxilib, [.ios], "checkForSufficientContrastRatio", "1.4.3 1.4.6",
      "labels with a contrast below 3"),
    Row(
      .gtxilib, [.ios], "checkForSufficientTextViewContrastRatio", "1.4.3 1.4.6",
      "text views with a contrast below 3"),
    Row(
      .gtxilib, [.ios], "checkForSufficientContrastRatioUsingOCR", "1.4.3 1.4.6",
      "text with too little contrast, where it can be recognised in the picture"),
    Row(
      .gtxilib, [.ios], "checkForSupportsDynamicType", "1.4.4",
      "text that does not grow with Dynamic Type"),
    Row(
      .androidFramework, [.android], "SpeakableTextPresentCheck", "1.1.1 4.1.2",
      "elements for which a screen reader has no words (not words without sense)"),
    Row(
      .androidFramework, [.android], "EditableContentDescCheck", "4.1.2",
      "fields whose description stands in place of what was typed"),
    Row(
      .androidFramework, [.android], "ClassNameCheck", "4.1.2",
      "kinds of element that assistive technology does not know"),
    Row(
      .androidFramework, [.android], "TouchTargetSizeCheck", "2.5.5 2.5.8",
      "targets smaller than 48 by 48 dp"),
    Row(
      .androidFramework, [.android], "TextContrastCheck", "1.4.3 1.4.6",
      "text with too little contrast"),
    Row(
      .androidFramework, [.android], "ImageContrastCheck", "1.4.11",
      "images with too little contrast"),
    Row(
      .androidFramework, [.android], "TextSizeCheck", "1.4.4",
      "text of a fixed size, or in a box of a fixed size"),
    Row(
      .androidFramework, [.android], "TraversalOrderCheck", "1.3.2 2.4.3",
      "loops and contradictions in the order that the app sets"),
    Row(
      .androidFramework, [.android], "LinkPurposeUnclearCheck", "2.4.4 2.4.9",
      "English link words that say nothing"),
  ]

  /// Every fact: one for each system, check and criterion, in the order of `rows`.
  package static let all: [PlatformAudit] = rows.flatMap { row in
    row.systems.flatMap { system in
      row.criteria.split(separator: " ").compactMap { CriterionNumber($0) }.map { criterion in
        PlatformAudit(
          system: system, tool: row.tool, check: row.check, criterion: criterion,
          finds: row.finds, basis: row.basis)
      }
    }
  }
}
