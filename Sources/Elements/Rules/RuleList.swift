extension Rule {
  /// Every rule, in the order in which outputs list them.
  package static let all: [Rule] = [
    controlName, imageName, labelFileName, labelCodeName, labelSymbols, labelTypeWord, labelState,
    labelValue,
    labelGeneric, labelDuplicate, labelInName, labelLanguage, labelLength, labelCapital,
    labelFullStop, placeholderName, doubleAnnouncement,
    valueMissing, valuePercent, valueSpoken, valueSeparate,
    hintVerb, hintForm, hintGesture, hintType, hintRepeats,
    traitTypes, imageActs, traitUpdates, liveRegion, adjustableActions, customAction,
    targetMinimum, targetSize,
    screenTitle, headings, readingOrder, cellStops, adjustableInstead, swallowed, hiddenFocusable,
    modal, modalEscape, orderTrap, blindOnly, drawnControls,
  ]

  package static func named(_ id: String) -> Rule? {
    all.first { $0.id.utf8.elementsEqual(id.utf8) }
  }
}
