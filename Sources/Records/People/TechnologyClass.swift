import JSON
package import Localization
import Wording

/// What an assistive technology is for, coarse enough that no make, version or model identifies a participant.
package enum TechnologyClass: String, CaseIterable, Sendable {
  case screenReader, brailleDisplay, magnifier, largerText, colours, reducedMotion
  case switchControl, voiceControl, dictation, eyeGaze, alternativeInput
  case captions, hearingAid, readingAid, communicationAid, visualAssistance

  package var id: String { rawValue }

  package var label: Sentence {
    switch self {
    case .screenReader: "screen reader"
    case .brailleDisplay: "braille display"
    case .magnifier: "magnifier"
    case .largerText: "larger text"
    case .colours: "colour and contrast settings"
    case .reducedMotion: "reduced motion"
    case .switchControl: "switch"
    case .voiceControl: "voice control"
    case .dictation: "dictation"
    case .eyeGaze: "eye gaze"
    case .alternativeInput: "alternative keyboard or pointer"
    case .captions: "captions"
    case .hearingAid: "hearing aid"
    case .readingAid: "reading aid"
    case .communicationAid: "communication aid"
    case .visualAssistance: "visual assistance"
    }
  }

  /// To go on after "uses": "a screen reader", "captions".
  package var used: Sentence {
    switch self {
    case .screenReader: "a screen reader"
    case .brailleDisplay: "a braille display"
    case .magnifier: "a magnifier"
    case .switchControl: "a switch"
    case .alternativeInput: "an alternative keyboard or pointer"
    case .hearingAid: "a hearing aid"
    case .readingAid: "a reading aid"
    case .communicationAid: "a communication aid"
    case .largerText, .colours, .reducedMotion, .voiceControl, .dictation, .eyeGaze, .captions,
      .visualAssistance:
      label
    }
  }

  /// Words for the class itself, whatever the product; each also with a plural "s".
  var words: [String] {
    switch self {
    case .screenReader:
      ["screen reader", "screen reading software", "Bildschirmleser"]
    case .brailleDisplay:
      [
        "braille display", "refreshable braille", "braille notetaker", "braille note taker",
        "braille terminal", "braille keyboard", "braille", "Braillezeile", "Brailledisplay",
      ]
    case .magnifier:
      [
        "magnifier", "screen magnifier", "magnification", "magnifying", "magnifying glass",
        "screen magnification", "screen zoom", "zoomed", "enlarged screen", "enlargement",
        "enlarging", "Lupe", "Bildschirmlupe", "Vergrößerung",
      ]
    case .largerText:
      [
        "larger text", "large text", "bigger text", "big text", "larger font", "large font",
        "bigger font", "large print", "larger print", "text size", "font size", "display size",
        "browser zoom", "page zoom", "bold font", "größere Schrift", "große Schrift",
        "Schriftgröße",
      ]
    case .colours:
      [
        "colour and contrast settings", "color and contrast settings", "high contrast",
        "increased contrast", "more contrast", "contrast", "contrast settings", "inverted colour",
        "inverted color", "colour inversion", "color inversion", "inverted display", "dark mode",
        "dark theme", "night mode", "colour filter", "color filter", "greyscale", "grayscale",
        "grey display", "gray display", "tinted screen", "tint", "Kontrast", "hoher Kontrast",
        "Dunkelmodus",
      ]
    case .reducedMotion:
      ["reduced motion", "less motion", "animation off", "no animation", "fewer animation"]
    case .switchControl:
      [
        "switch", "switches", "switch scanning", "head switch",
        "switch interface", "sip and puff", "single switch", "scanning with switches", "Schalter",
        "Schaltersteuerung",
      ]
    case .voiceControl:
      ["voice control", "voice command", "speech control", "speech recognition", "Sprachsteuerung"]
    case .dictation:
      ["dictation", "dictating", "voice typing", "speech to text", "Diktat", "Diktierfunktion"]
    case .eyeGaze:
      [
        "eye gaze", "eye gaze control", "eye control", "eye tracking", "eye tracker",
        "gaze control",
        "Augensteuerung",
      ]
    case .alternativeInput:
      [
        "alternative keyboard or pointer", "alternative keyboard", "alternative pointer",
        "alternative mouse", "keyboard", "keyboard only", "on screen keyboard",
        "one handed keyboard", "keyguard", "key guard", "large key keyboard", "ergonomic keyboard",
        "trackball", "joystick", "head pointer", "head mouse", "head tracking", "mouth stick",
        "mouthstick", "chin stick", "foot pedal", "foot mouse", "stylus", "touch accommodation",
        "Tastatur", "Bildschirmtastatur",
      ]
    case .captions:
      [
        "caption", "captioning", "subtitle", "closed caption", "live caption", "transcription",
        "transcript", "live transcript", "Untertitel",
      ]
    case .hearingAid:
      [
        "hearing aid", "cochlear implant", "hearing implant", "hearing loop", "induction loop",
        "telecoil", "amplifier", "sound amplification", "Hörgerät", "Hörgeräte", "Höranlage",
        "Cochlea-Implantat",
      ]
    case .readingAid:
      [
        "reading aid", "read aloud", "reads aloud", "reading aloud", "text to speech",
        "text reader", "reading ruler", "reading pen", "reading guide", "reading mode",
        "reader mode", "dyslexia font", "Vorlesen", "Vorlesefunktion",
      ]
    case .communicationAid:
      [
        "communication aid", "AAC", "AAC device", "AAC app", "augmentative communication",
        "communication device", "communication board", "communication book", "speech computer",
        "speech generating device", "speech output device", "speech output",
        "symbol board", "picture board", "letter board", "text to speech app",
        "Kommunikationshilfe", "Talker",
      ]
    case .visualAssistance:
      [
        "visual assistance", "visual interpreter", "colour identifier", "color identifier",
        "image description", "object recognition",
      ]
    }
  }
}

/// A platform with technologies of its own.
package enum TechnologyPlatform: String, CaseIterable, Sendable {
  case ios, macos, android, windows, linux, chromeos
  /// Devices and extensions that work with several.
  case other

  package var label: Sentence {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .android: "Android"
    case .windows: "Windows"
    case .linux: "Linux"
    case .chromeos: "ChromeOS"
    case .other: "other"
    }
  }
}

/// A product, setting or device that has one name, and one class on each platform.
package struct TechnologyProduct: Sendable {
  package let name: String
  package let technologyClass: TechnologyClass
  package let platforms: [TechnologyPlatform]
  /// Other ways of writing its name.
  let aliases: [String]

  /// Every known product; the one table of names.
  package static let all: [TechnologyProduct] = [
    of(
      .screenReader,
      [
        ([.ios, .macos], ["VoiceOver"]),
        (
          [.android],
          ["TalkBack", "Samsung Voice Assistant", "VoiceView", "Jieshuo|Commentary screen reader"]
        ),
        (
          [.windows],
          [
            "NVDA|NonVisual Desktop Access", "JAWS|Job Access With Speech", "Narrator",
            "Window-Eyes", "PC-Talker", "Sense Reader", "ZDSR",
            "Dolphin ScreenReader|SuperNova Screen Reader",
          ]
        ),
        ([.linux], ["Orca", "Fenrir", "Speakup", "Emacspeak"]),
        ([.chromeos], ["ChromeVox"]),
      ]),
    of(
      .brailleDisplay,
      [
        ([.linux, .android], ["BRLTTY", "BrailleBack"]),
        (
          [.other],
          [
            "Brailliant", "Focus 14", "Focus 40", "Focus 80", "Focus Blue", "Orbit Reader",
            "BrailleNote", "Braille Sense", "Braille EDGE", "Mantis Q40", "Chameleon 20",
            "Alva BC640|Alva BC680", "Papenmeier", "Handy Tech Active Braille|Active Braille",
            "VarioUltra", "Dot Pad", "Monarch braille",
          ]
        ),
      ]),
    of(
      .magnifier,
      [
        ([.ios, .macos], ["Zoom", "Hover Text"]),
        ([.ios], ["Magnifier app"]),
        ([.android], ["Magnification shortcut|Triple tap to zoom"]),
        (
          [.windows],
          [
            "ZoomText", "MAGic Screen Magnification", "Windows Magnifier",
            "SuperNova|SuperNova Magnifier|Dolphin SuperNova",
            "iZoom",
          ]
        ),
        ([.linux], ["KMag", "Gnome Magnifier"]),
        ([.chromeos], ["Docked magnifier", "Full-screen magnifier"]),
        ([.other], ["CCTV magnifier|Video magnifier", "RUBY magnifier", "Explore magnifier"]),
      ]),
    of(
      .largerText,
      [
        ([.ios], ["Dynamic Type", "Larger Accessibility Sizes", "Display Zoom"]),
        ([.ios, .android], ["Bold Text"]),
        ([.windows], ["Make text bigger"]),
      ]),
    of(
      .colours,
      [
        (
          [.ios, .macos],
          ["Smart Invert", "Classic Invert", "Increase Contrast", "Reduce Transparency"]
        ),
        (
          [.ios, .macos],
          ["Reduce White Point", "Differentiate Without Colour|Differentiate Without Color"]
        ),
        ([.android], ["High contrast text", "Extra dim", "Colour correction|Color correction"]),
        ([.windows], ["Contrast themes", "High Contrast mode"]),
        ([.other], ["Dark Reader", "Irlen overlay|Coloured overlay|Colored overlay"]),
      ]),
    of(
      .reducedMotion,
      [
        ([.ios, .macos], ["Reduce Motion", "Prefer Cross-Fade Transitions"]),
        ([.android], ["Remove animations"]),
        ([.windows], ["Animation effects off|Show animations off"]),
      ]),
    of(
      .switchControl,
      [
        ([.ios, .macos], ["Switch Control"]),
        ([.android, .chromeos], ["Switch Access"]),
        ([.other], ["Tecla", "Blue2", "Jelly Bean switch", "Ablenet", "QuadStick"]),
      ]),
    of(
      .voiceControl,
      [
        ([.ios, .macos], ["Voice Control"]),
        ([.android, .windows], ["Voice Access"]),
        (
          [.windows],
          ["Dragon|Dragon NaturallySpeaking|Dragon Professional", "Windows Speech Recognition"]
        ),
        ([.other], ["Talon Voice|Talon", "Vocola", "Caster voice"]),
      ]),
    of(
      .dictation,
      [
        ([.windows], ["Windows voice typing"]),
        ([.android], ["Gboard voice typing"]),
        ([.ios, .macos], ["Apple Dictation|iOS Dictation"]),
      ]),
    of(
      .eyeGaze,
      [
        ([.ios], ["Eye Tracking on iPhone|Eye Tracking on iPad"]),
        ([.windows], ["Windows Eye Control"]),
        ([.android], ["Look to Speak"]),
        (
          [.other],
          [
            "Tobii|Tobii Dynavox|Tobii Eye Tracker|TD Pilot", "EyeGaze Edge", "OptiKey",
            "Irisbond", "EyeTech", "Alea Intelligaze",
          ]
        ),
      ]),
    of(
      .alternativeInput,
      [
        (
          [.ios],
          ["AssistiveTouch", "Full Keyboard Access", "Touch Accommodations", "Reachability"]
        ),
        ([.macos], ["Head Pointer", "Mouse Keys on Mac", "Accessibility Keyboard"]),
        ([.android], ["Accessibility Menu", "Camera Switches"]),
        ([.windows], ["Sticky Keys", "Filter Keys", "Mouse Keys", "On-Screen Keyboard"]),
        ([.linux], ["Onboard keyboard", "Mousetweaks"]),
        (
          [.other],
          [
            "GlassOuse", "Camera Mouse", "HeadMouse", "SmyleMouse", "IntegraMouse", "BIGtrack",
            "IntelliKeys", "Maltron", "KeyGuard", "n-ABLER",
          ]
        ),
      ]),
    of(
      .captions,
      [
        ([.ios, .macos, .windows, .android, .chromeos], ["Live Captions|Live Caption"]),
        ([.android], ["Live Transcribe"]),
        ([.other], ["Ava captions", "Otter.ai|Otter", "CART captioning|CART", "InnoCaption"]),
      ]),
    of(
      .hearingAid,
      [
        ([.ios], ["Live Listen", "Made for iPhone hearing devices", "Headphone Accommodations"]),
        ([.android], ["Sound Amplifier"]),
        (
          [.other],
          ["Phonak", "Oticon", "ReSound", "Cochlear Nucleus", "Roger Pen|Roger microphone"]
        ),
      ]),
    of(
      .readingAid,
      [
        ([.ios, .macos], ["Speak Selection", "Speak Screen", "Spoken Content", "Safari Reader"]),
        ([.android, .chromeos], ["Select to Speak"]),
        ([.windows], ["Immersive Reader"]),
        (
          [.other],
          [
            "Read&Write|Read and Write|TextHelp", "ClaroRead", "Kurzweil 3000", "NaturalReader",
            "Voice Dream Reader|Voice Dream", "Speechify", "OpenDyslexic", "BeeLine Reader",
            "C-Pen", "OrCam Read",
          ]
        ),
      ]),
    of(
      .communicationAid,
      [
        ([.ios, .macos], ["Live Speech", "Personal Voice"]),
        ([.ios], ["Proloquo2Go|Proloquo", "TouchChat"]),
        (
          [.windows],
          ["Grid 3|Grid 2|Smartbox Grid|The Grid", "Communicator 5", "MetaTalkDE|MetaTalk"]
        ),
        ([.other], ["Grid for iPad", "LAMP Words for Life", "TD Snap", "GoTalk", "Lightwriter"]),
      ]),
    of(
      .visualAssistance,
      [
        (
          [.ios, .android],
          ["Be My Eyes", "Seeing AI", "Envision AI|Envision glasses", "Aira", "TapTapSee"]
        ),
        ([.android], ["Lookout"]),
        ([.other], ["OrCam MyEye"]),
      ]),
  ].flatMap(\.self)

  /// Products sold as two in one.
  fileprivate static let combinations: [(name: String, products: [String])] = [
    ("Fusion", ["JAWS", "ZoomText"]), ("ZoomText Fusion", ["JAWS", "ZoomText"]),
    ("SuperNova Magnifier and Screen Reader", ["SuperNova", "Dolphin ScreenReader"]),
  ]

  /// Ordinary words that hold the name of a technology and are none.
  fileprivate static let ordinary = [
    "Zoom call", "Zoom meeting", "Zoom Workplace", "Zoom video", "phone keyboard",
    "tablet keyboard",
    "Nintendo Switch", "braille label", "braille signs",
  ]

  /// Products whose name is an ordinary word: it counts only where it is the whole name.
  fileprivate static let whole = [
    (name: "Grid", product: "Grid 3"), (name: "MAGic", product: "MAGic Screen Magnification"),
  ]

  private static func of(
    _ technologyClass: TechnologyClass, _ rows: [([TechnologyPlatform], [String])]
  ) -> [TechnologyProduct] {
    rows.flatMap { platforms, names in
      names.map { name in
        let all = name.split(separator: "|").map(String.init)
        return TechnologyProduct(
          name: all[0], technologyClass: technologyClass, platforms: platforms,
          aliases: Array(all.dropFirst()))
      }
    }
  }
}

/// The name of a technology as somebody wrote it, and the classes and products that it names.
///
/// Case, accents, spacing, hyphens and version numbers make no difference: "voice over 17" is VoiceOver. A name of no
/// known class has none: that is unknown, not "no technology".
package struct TechnologyName: Sendable {
  /// In the order of the name, each once.
  package let classes: [TechnologyClass]
  /// The names of its products, in the order of the name, each once.
  package let products: [String]
  /// The folded words without version numbers.
  fileprivate let words: [Text]
  /// Classes that it names by a product.
  private let classesOfProducts: Set<TechnologyClass>
  /// How many words of it name no class, no product and no maker.
  fileprivate let otherWords: Int
  /// The class of which it is the label itself.
  fileprivate let label: TechnologyClass?
  /// Whether it is no technology: it says that there is none ("no screen reader", "keine"), or is ordinary words ("Zoom
  /// calls").
  package let isNone: Bool

  package init(_ name: String) {
    let words = Self.words(name)
    var (classes, products): ([TechnologyClass], [String]) = ([], [])
    var ofProducts: Set<TechnologyClass> = []
    var (at, others) = (0, 0)
    // Whether what follows is negated; what was negated last, for "no screen reader or magnifier"; and anything at all.
    var (isNegated, wasNegated, negatesAny, isOrdinary) = (false, false, false, false)
    while at < words.count {
      let (length, meaning) = TechnologyIndex.shared.longest(words, at)
      defer { at += max(1, length) }
      guard length > 0 else {
        isNegated =
          Self.isNegation(words[at]) || isNegated && Self.keepsNegation(words[at])
          || wasNegated && Self.alternatives.contains(words[at])
        wasNegated = false
        if !Self.isVersion(words[at]), !Self.isFiller(words[at]) { others += 1 }
        continue
      }
      defer { isNegated = false }
      wasNegated = isNegated
      if isNegated {
        negatesAny = true
        others += length
        continue
      }
      for product in meaning.products {
        if !products.contains(where: { Text.isSame($0, product.name) }) {
          products.append(product.name)
        }
        // "Voice control" may be the product of that name or any of the class.
        if !meaning.classes.contains(product.technologyClass) {
          ofProducts.insert(product.technologyClass)
        }
      }
      for found in meaning.products.map(\.technologyClass) + meaning.classes
      where !classes.contains(found) { classes.append(found) }
      if meaning.isNone {
        isOrdinary = true
        others += length
      }
    }
    self.classes = classes
    self.products = products
    self.words = words.filter { !Self.isVersion($0) }
    classesOfProducts = ofProducts
    otherWords = others
    label = TechnologyIndex.shared.label(self.words.filter { !Self.fillers.contains($0) })
    isNone = classes.isEmpty && (negatesAny || isOrdinary || Self.saysNone(words))
  }

  /// Whether its words stand in another name, one after the other, however they are spaced.
  fileprivate func isPart(of other: TechnologyName) -> Bool {
    let wanted = words.flatMap { Array($0.string.utf8) }
    guard !wanted.isEmpty else { return false }
    return other.words.indices.contains { start in
      var rest = wanted[...]
      for word in other.words[start...] where !rest.isEmpty {
        guard rest.starts(with: word.string.utf8) else { return false }
        rest = rest.dropFirst(word.string.utf8.count)
      }
      return rest.isEmpty
    }
  }

  /// Whether it names a class without saying which product of it.
  fileprivate func leavesProductOpen(_ product: TechnologyProduct) -> Bool {
    classes.isEmpty
      || classes.contains(product.technologyClass)
        && !classesOfProducts.contains(product.technologyClass)
  }

  private static func isNegation(_ word: Text) -> Bool { negations.contains(word) }

  private static let negations: Set<Text> = [
    "no", "not", "without", "never", "doesn", "don", "none", "ohne", "kein", "keine", "keinen",
    "keinerlei", "nicht", "sans", "aucun", "aucune", "sin", "ningun", "ninguno", "ninguna", "senza",
    "nessun", "nessuno", "nessuna", "geen", "zonder", "sem", "nenhum", "nenhuma",
  ]

  /// Whether a negation goes on over a word: "without a screen reader", "no longer uses Zoom".
  private static func keepsNegation(_ word: Text) -> Bool {
    fillers.contains(word) || uses.contains(word)
  }

  private static let uses: Set<Text> = ["t", "use", "uses", "used", "using", "longer", "more"]
  private static let alternatives: Set<Text> = ["or", "nor", "oder", "ou", "o", "of"]

  /// Whether words say nothing but that there is none: "keine", "no assistive technology".
  private static func saysNone(_ words: [Text]) -> Bool {
    words.contains { isNegation($0) || nothing.contains($0) }
      && words.allSatisfy {
        isNegation($0) || keepsNegation($0) || nothing.contains($0) || general.contains($0)
      }
  }

  private static let nothing: Set<Text> = ["nothing", "nichts", "rien", "nada", "niente", "niets"]
  private static let general: Set<Text> = [
    "assistive", "technology", "technologies", "tech", "at", "aid", "aids", "device", "devices",
    "software", "tool", "tools", "hilfsmittel",
  ]

  /// Makers, and words that add nothing to what is asked for.
  private static func isFiller(_ word: Text) -> Bool {
    fillers.contains(word) || makers.contains(word)
  }

  private static let fillers: Set<Text> = ["a", "an", "any", "the", "user", "users"]
  private static let makers: Set<Text> = [
    "apple", "google", "microsoft", "samsung", "freedom",
    "scientific", "dolphin", "ios", "macos", "android", "windows", "linux",
  ]

  fileprivate static func isVersion(_ word: Text) -> Bool {
    word.string.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      || word == "version" || word == "v"
  }

  /// Folded words: runs of letters and runs of digits.
  static func words(_ name: String) -> [Text] {
    var words: [[UInt8]] = []
    var last: UInt8 = 0
    func kind(_ byte: UInt8) -> UInt8 {
      switch byte {
      case 0x61...0x7a, 0x80...: 1
      case 0x30...0x39: 2
      default: 0
      }
    }
    for byte in WordFolding.folded(name) {
      let own = kind(byte)
      if own > 0 {
        if own == last { words[words.count - 1].append(byte) } else { words.append([byte]) }
      }
      last = own
    }
    return words.map { Text(String(decoding: $0, as: UTF8.self)) }
  }
}

/// A technology that is asked for: a class, a product, any other name, or several of them.
///
/// This is the one rule by which recruitment targets, filters and findings match technologies.
package struct TechnologyQuery: Sendable {
  /// Whether a technology is meant.
  package enum Match: Sendable {
    case yes, no
    /// The name leaves it open: of no known class, or of the class alone where a product is asked for.
    case unknown
  }

  private enum Wish: Sendable {
    case any
    case technologyClass(TechnologyClass)
    case product(TechnologyProduct)
    case name(TechnologyName)
  }

  private let wishes: [(typed: String, wish: Wish)]

  /// - Parameter typed: Words such as "screen reader", "NVDA; JAWS", "NVDA or JAWS", "any"; empty for any.
  package init(_ typed: String) { self.init([typed]) }

  /// Any one of several is enough.
  package init(_ typed: [String]) {
    wishes = typed.flatMap(Self.parts).map { ($0, Self.wish($0)) }
  }

  /// To go on after "uses": "a screen reader or NVDA".
  ///
  /// - Parameter name: What a product's or any other name may be printed as.
  package func words(_ name: (String) -> String) -> Sentence {
    let parts = wishes.map { typed, wish -> Sentence in
      switch wish {
      case .any: "assistive technology"
      case .technologyClass(let own): own.used
      case .product, .name: "\(name(typed))"
      }
    }
    return parts.isEmpty ? "assistive technology" : .list(parts, .or)
  }

  package func match(_ name: String) -> Match { match(TechnologyName(name)) }

  package func match(_ name: TechnologyName) -> Match {
    if wishes.isEmpty { return Self.match(name, .any) }
    var result = Match.no
    for (_, wish) in wishes {
      switch Self.match(name, wish) {
      case .yes: return .yes
      case .unknown: result = .unknown
      case .no: break
      }
    }
    return result
  }

  /// Whether a technology is certainly meant.
  package func holds(_ name: String) -> Bool { match(name) == .yes }

  /// The names that are no class and no product, and that none of some names holds.
  package func unknownNames(among used: [String]) -> [String] {
    wishes.compactMap { typed, wish in
      guard case .name(let name) = wish else { return nil }
      return used.contains { Self.match(TechnologyName($0), .name(name)) == .yes } ? nil : typed
    }
  }

  /// What somebody may have meant who typed a name that nothing is called.
  package static func near(_ typed: String, among used: [String]) -> String? {
    TechnologyIndex.shared.near(typed, among: used)
  }

  private static func match(_ name: TechnologyName, _ wish: Wish) -> Match {
    switch wish {
    case .any: return name.classes.isEmpty ? .unknown : .yes
    case .technologyClass(let wanted):
      return name.classes.contains(wanted) ? .yes : name.classes.isEmpty ? .unknown : .no
    case .product(let product):
      if name.products.contains(where: { Text.isSame($0, product.name) }) { return .yes }
      return name.leavesProductOpen(product) ? .unknown : .no
    case .name(let wanted):
      return !wanted.isNone && wanted.isPart(of: name) ? .yes : .no
    }
  }

  private static let anyWords: Set<Text> = [
    "", "any", "any assistive technology", "assistive technology",
  ]

  private static func wish(_ typed: String) -> Wish {
    let name = TechnologyName(typed)
    if anyWords.contains(Text(name.words.map(\.string).joined(separator: " "))) { return .any }
    // "VoiceOver with earphones" asks for more than VoiceOver.
    guard name.otherWords == 0 else { return .name(name) }
    if let label = name.label { return .technologyClass(label) }
    switch (name.products.count, name.classes.count) {
    case (1, 1):
      return TechnologyIndex.shared.product(name.products[0]).map(Wish.product) ?? .name(name)
    case (0, 1): return .technologyClass(name.classes[0])
    default: return .name(name)
    }
  }

  /// A list is written with semicolons, commas, strokes or "or".
  private static func parts(_ typed: String) -> [String] {
    if TechnologyName(typed).label != nil { return [typed] }
    let lists = typed.split { ";,/".contains($0) }.map(String.init)
    return lists.flatMap { part -> [String] in
      var (parts, words): ([String], [Substring]) = ([], [])
      for word in part.split(separator: " ") {
        if Text.isSame(word.lowercased(), "or") {
          parts.append(words.joined(separator: " "))
          words = []
        } else {
          words.append(word)
        }
      }
      return (parts + [words.joined(separator: " ")]).filter { !$0.isEmpty }
    }
  }
}

/// The names of all products and classes, by their folded words without spaces.
private struct TechnologyIndex: Sendable {
  static let shared = TechnologyIndex()

  struct Meaning: Sendable {
    var products: [TechnologyProduct] = []
    /// Classes of which the words are a name.
    var classes: [TechnologyClass] = []
    /// Whether they are ordinary words.
    var isNone = false
  }

  private var phrases: [Text: Meaning] = [:]
  /// Names that count only where nothing else stands beside them.
  private var whole: [Text: Meaning] = [:]
  private var byName: [Text: TechnologyProduct] = [:]
  private var labels: [Text: TechnologyClass] = [:]
  private var longestPhrase = 1

  private init() {
    for product in TechnologyProduct.all {
      byName[Text(product.name)] = product
      for name in [product.name] + product.aliases { add(name) { $0.products = [product] } }
    }
    for (name, products) in TechnologyProduct.combinations {
      let both = products.compactMap { byName[Text($0)] }
      add(name) { $0.products = both }
    }
    for (name, product) in TechnologyProduct.whole {
      guard let product = byName[Text(product)] else { continue }
      whole[Self.key(TechnologyName.words(name)[...]), default: Meaning()].products = [product]
    }
    for technologyClass in TechnologyClass.allCases {
      let label = technologyClass.label.plain()
      for word in technologyClass.words + [label] {
        for form in [word, word + "s"] {
          add(form) {
            if !$0.classes.contains(technologyClass) { $0.classes.append(technologyClass) }
          }
        }
      }
      for form in [label, label + "s"] {
        labels[Self.key(TechnologyName.words(form)[...])] = technologyClass
      }
    }
    for words in TechnologyProduct.ordinary {
      for form in [words, words + "s"] { add(form) { $0.isNone = true } }
    }
  }

  private mutating func add(_ name: String, _ change: (inout Meaning) -> Void) {
    let words = TechnologyName.words(name)
    longestPhrase = max(longestPhrase, words.count)
    change(&phrases[Self.key(words[...]), default: Meaning()])
  }

  private static func key(_ words: ArraySlice<Text>) -> Text {
    Text(words.map(\.string).joined())
  }

  /// The longest run of words from one on that names something: its length, 0 for none, and what it names.
  func longest(_ words: [Text], _ start: Int) -> (length: Int, meaning: Meaning) {
    if start == 0,
      let meaning = whole[Self.key(words.filter { !TechnologyName.isVersion($0) }[...])]
    {
      return (words.count, meaning)
    }
    for length in stride(from: min(longestPhrase, words.count - start), to: 0, by: -1) {
      if let meaning = phrases[Self.key(words[start..<start + length])] { return (length, meaning) }
    }
    return (0, Meaning())
  }

  func product(_ name: String) -> TechnologyProduct? { byName[Text(name)] }

  /// The class whose label these words are.
  func label(_ words: [Text]) -> TechnologyClass? { labels[Self.key(words[...])] }

  func near(_ typed: String, among used: [String]) -> String? {
    let names = TechnologyProduct.all.flatMap { [$0.name] + $0.aliases }
    return Spelling.nearest(
      to: typed, among: used + names + TechnologyClass.allCases.map { $0.label.plain() })
  }
}
