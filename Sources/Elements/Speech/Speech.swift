/// What a screen reader would say, stop by stop.
package struct Speech: Sendable {
  package let reader: ScreenReader
  package let stops: [SpokenStop]

  package init(_ hearing: Hearing, _ reader: ScreenReader, _ verbosity: Verbosity) {
    self.reader = reader
    stops = hearing.stops.enumerated().map { number, stop in
      let words = SpokenWords.of(hearing.language(of: stop.element))
      let speaker = StopSpeaker(hearing, stop, words, verbosity)
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

  init(_ hearing: Hearing, _ stop: Stop, _ words: SpokenWords, _ verbosity: Verbosity) {
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
    let type = words.voiceOver[spokenRole]
    if let type { parts.append(type) }
    if isHeading, stop.role != .heading, let heading = words.voiceOver[.heading] {
      parts.append(heading)
    }
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
    if let type = words.talkBack[spokenRole] { parts.append(type) }
    if isHeading, stop.role != .heading, let heading = words.talkBack[.heading] {
      parts.append(heading)
    }
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

  /// The type that is said: traits say more than the class.
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
    let isName = value.utf8.elementsEqual(stop.name.utf8)
    return isName ? [] : [Words.trimmed(value)]
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
