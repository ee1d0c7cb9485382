/// What a screen reader would say, stop by stop.
package struct Speech: Sendable {
  package let reader: ScreenReader
  package let stops: [SpokenStop]

  package init(_ hearing: Hearing, _ reader: ScreenReader, _ verbosity: Verbosity) {
    self.reader = reader
    let tabs = TabPositions(hearing)
    stops = hearing.stops.enumerated().map { number, stop in
      let words = SpokenWords.of(hearing.language(of: stop.element))
      let speaker = StopSpeaker(hearing, stop, words, verbosity, tabs[stop.element])
      return SpokenStop(
        swipes: number + 1, element: stop.element,
        parts: reader == .voiceOver ? speaker.voiceOver : speaker.talkBack,
        isControl: hearing.isControl(stop) || !hearing.mayAct(stop.element)
          ? hearing.isControl(stop) : nil)
    }
  }
}

/// Says one stop in one language.
struct StopSpeaker {
  private let hearing: Hearing
  private let stop: Stop
  private let words: SpokenWords
  private let verbosity: Verbosity
  private let tab: TabPositions.Position?

  init(
    _ hearing: Hearing, _ stop: Stop, _ words: SpokenWords, _ verbosity: Verbosity,
    _ tab: TabPositions.Position?
  ) {
    self.tab = tab
    self.hearing = hearing
    self.stop = stop
    self.words = words
    self.verbosity = verbosity
  }

  private var element: Element { hearing.element(of: stop) }

  /// "Selected", name, value, "dimmed", type, hint: the order of VoiceOver.
  var voiceOver: [String] {
    var parts: [String] = []
    if isSelected { parts.append(words.selected) }
    if stop.hasName { parts.append(stop.name) }
    parts += value
    if hearing.isDimmed(stop.element) { parts.append(words.dimmed) }
    parts += hearing.isWayBack(stop.element) ? [words.wayBack] : types(words.voiceOver)
    if let tab { parts.append(words.place(tab.number, tab.count)) }
    if let level = element.headingLevel { parts.append(String(level)) }
    if parts.isEmpty { parts.append(words.unlabelled) }
    return parts + (verbosity == .long ? hint : [])
  }

  /// States, name, type, value, "disabled", hint.
  var talkBack: [String] {
    var parts: [String] = []
    if isSelected { parts.append(words.selected) }
    if let checked = checkedWord { parts.append(checked) }
    // What was typed into a field is said in place of its name.
    let isTyped = stop.role.isEditable && !stop.hasName && !value.isEmpty
    parts += isTyped ? value : [stop.hasName ? stop.name : words.unlabelled]
    parts += types(words.talkBack)
    if checkedWord == nil, !isTyped { parts += value }
    if hearing.isDimmed(stop.element) { parts.append(words.disabled) }
    return parts + (verbosity == .long ? talkBackHint : [])
  }

  /// The hint, and how to use it.
  private var talkBackHint: [String] {
    var parts: [String] = []
    if let hint = element.hint, Words.hasContent(hint) { parts.append(Words.trimmed(hint)) }
    let acts =
      element.states.holds(.clickable)
      || element.states[.clickable] == nil && (stop.role == .button || stop.role == .link)
    if acts, !hearing.isDimmed(stop.element) { parts.append(words.talkBackActivate) }
    return parts
  }

  private var isSelected: Bool { hearing.isSelected(stop.element) }

  private var isHeading: Bool {
    element.states.holds(.heading) || element.traits?.contains(.header) == true
  }

  /// Everything that is said of the type, each once: a link and a heading may be something else too.
  private func types(_ table: [Role: String]) -> [String] {
    var roles = [spokenRole]
    if element.traits?.contains(.link) == true, spokenRole != .link { roles.insert(.link, at: 0) }
    if isHeading, spokenRole != .heading { roles.append(.heading) }
    return roles.compactMap { table[$0] }
  }

  /// The type that is said first of all: traits say more than the class.
  private var spokenRole: Role {
    guard let traits = element.traits, [.other, .group, .cell].contains(stop.role) else {
      return stop.role
    }
    let known: [(Traits, Role)] = [
      (.button, .button), (.link, .link), (.adjustable, .slider), (.searchField, .searchField),
      (.image, .image), (.header, .heading),
    ]
    return known.first { traits.contains($0.0) }?.1 ?? stop.role
  }

  private var checkedWord: String? {
    let state = hearing.elements[stop.stateElement].states
    guard let checked = state[.checked],
      state.holds(.checkable) || stop.role == .checkbox || stop.role == .toggle
        || stop.role == .radio
    else { return nil }
    if stop.role == .toggle { return checked ? words.on : words.off }
    return checked ? words.checked : words.notChecked
  }

  private var value: [String] {
    if let checked = checkedWord { return [checked] }
    guard let value = element.value, Words.hasContent(value) else { return [] }
    if stop.role == .toggle || stop.role == .checkbox {
      if value == "1" { return [words.on] }
      if value == "0" { return [words.off] }
    }
    let said = Words.trimmed(value)
    let isName = said.utf8.elementsEqual(stop.name.utf8) || isTextWithSigns(said)
    return isName ? [] : [said]
  }

  /// Whether it is the text that WebDriverAgent writes as the value of a text: the name with a bullet or the like.
  private func isTextWithSigns(_ value: String) -> Bool {
    guard hearing.inventory.format == .appiumIOS, stop.role == .staticText, stop.hasName,
      value.utf8.count > stop.name.utf8.count,
      value.utf8.suffix(stop.name.utf8.count).elementsEqual(stop.name.utf8)
    else { return false }
    let before = value.utf8.dropLast(stop.name.utf8.count)
    guard let last = Substring(before).unicodeScalars.last else { return true }
    return !last.properties.isAlphabetic && last.properties.numericType == nil
  }

  private var hint: [String] {
    var parts: [String] = []
    if let hint = element.hint, Words.hasContent(hint) { parts.append(Words.trimmed(hint)) }
    if hearing.isDimmed(stop.element) { return parts }
    if hearing.isAdjustable(stop) {
      parts.append(words.adjust)
    } else if stop.role.isEditable {
      parts.append(words.edit)
    } else if stop.role == .button || stop.role == .link {
      parts.append(words.activate)
    }
    return parts
  }
}
