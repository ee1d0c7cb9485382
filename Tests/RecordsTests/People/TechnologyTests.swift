import Localization
import Platform
import Testing

@testable import JSON
@testable import Records

/// The one table of assistive technologies, and matching by it.
@Suite("Assistive technologies")
struct TechnologyTests {
  @Test(
    "a name has classes and products, however it is written",
    arguments: [
      ("VoiceOver", [.screenReader], ["VoiceOver"]),
      ("voice over 17", [.screenReader], ["VoiceOver"]),
      ("Voice-Over", [.screenReader], ["VoiceOver"]),
      ("Apple VoiceOver on iOS 18", [.screenReader], ["VoiceOver"]),
      ("NVDA 2024.1", [.screenReader], ["NVDA"]), ("nvda2024", [.screenReader], ["NVDA"]),
      ("JAWS v2024", [.screenReader], ["JAWS"]), ("Fenrir", [.screenReader], ["Fenrir"]),
      ("Talk Back", [.screenReader], ["TalkBack"]),
      ("Fusion", [.screenReader, .magnifier], ["JAWS", "ZoomText"]),
      ("SuperNova Magnifier & Screen Reader", [.magnifier, .screenReader], ["SuperNova"]),
      ("Screen readers", [.screenReader], []), ("screen-reader", [.screenReader], []),
      ("VoiceOver by braille, without sound", [.screenReader, .brailleDisplay], ["VoiceOver"]),
      ("Focus 40 Blue", [.brailleDisplay], ["Focus 40"]), ("BRLTTY", [.brailleDisplay], ["BRLTTY"]),
      ("Braille display", [.brailleDisplay], []),
      ("Zoom", [.magnifier], ["Zoom"]), ("Zoom Text 2024", [.magnifier], ["ZoomText"]),
      ("Zoom calls", [], []), ("Zoom calls with captions", [.captions], []),
      ("MAGic 15", [.magnifier], ["MAGic Screen Magnification"]),
      ("Magic Keyboard", [.alternativeInput], []),
      ("Bildschirmlupe", [.magnifier], []), ("größere Schrift", [.largerText], []),
      ("GROSSE SCHRIFT", [.largerText], []),
      ("Larger text", [.largerText], []), ("Bold Text", [.largerText], ["Bold Text"]),
      ("Inverted colours", [.colours], []),
      ("Reduced motion, dark and grey display settings", [.reducedMotion, .colours], []),
      ("Reduce Motion", [.reducedMotion], ["Reduce Motion"]),
      ("Switch Control", [.switchControl], ["Switch Control"]),
      ("Head switch with scanning, as a second way", [.switchControl], []),
      ("Nintendo Switch", [], []), ("Tecla", [.switchControl], ["Tecla"]),
      ("Voice Control", [.voiceControl], ["Voice Control"]),
      ("Dragon NaturallySpeaking 16", [.voiceControl], ["Dragon"]),
      ("Dictation on the phone keyboard", [.dictation], []),
      ("Eye-gaze control", [.eyeGaze], []), ("Tobii Dynavox", [.eyeGaze], ["Tobii"]),
      ("Live captions on the phone", [.captions], ["Live Captions"]),
      ("Live Transcribe", [.captions], ["Live Transcribe"]),
      ("Hearing aids with streaming", [.hearingAid], []), ("Hörgeräte", [.hearingAid], []),
      ("Read&Write", [.readingAid], ["Read&Write"]),
      ("Read and Write", [.readingAid], ["Read&Write"]),
      ("Text read aloud by the phone", [.readingAid], []),
      ("Text-to-speech app for conversation", [.communicationAid], []),
      ("Grid", [.communicationAid], ["Grid 3"]), ("Grid 3", [.communicationAid], ["Grid 3"]),
      ("A grid on paper", [], []),
      ("One-handed keyboard setting", [.alternativeInput], []),
      ("Large text and touch accommodation on the phone", [.largerText, .alternativeInput], []),
      ("No screen reader", [], []), ("Zoom, not VoiceOver", [.magnifier], ["Zoom"]),
      ("A spoon", [], []), ("Vibrating watch for alerts", [], []), ("", [], []),
    ] as [(String, [TechnologyClass], [String])])
  func names(_ text: String, _ classes: [TechnologyClass], _ products: [String]) {
    let name = TechnologyName(text)
    #expect(name.classes == classes)
    #expect(name.products == products)
  }

  @Test(
    "a name that says there is none, or ordinary words, is no technology",
    arguments: [
      ("none", true), ("No screen reader", true), ("without a screen reader", true),
      ("does not use a screen reader", true), ("doesn't use VoiceOver", true),
      ("no longer uses Zoom", true), ("no screen reader or magnifier", true), ("Zoom calls", true),
      ("keine", true), ("kein Screenreader, keine Lupe", true), ("no assistive technology", true),
      ("not used", true), ("Zoom, not VoiceOver", false), ("no animation", false),
      ("no screen reader, but a magnifier", false), ("not only VoiceOver", false),
      ("no idea", false), ("A spoon", false), ("Zoom calls with captions", false), ("", false),
    ])
  func none(_ text: String, _ isNone: Bool) {
    #expect(TechnologyName(text).isNone == isNone)
  }

  @Test("every product, under each of its names, is in one class on each of its platforms")
  func everyProduct() {
    var places: [String: [TechnologyClass]] = [:]
    for product in TechnologyProduct.all {
      #expect(!product.platforms.isEmpty, "\(product.name)")
      for name in [product.name] + product.aliases {
        #expect(TechnologyName(name).products == [product.name], "\(name)")
        #expect(TechnologyName(name).classes == [product.technologyClass], "\(name)")
        #expect(TechnologyQuery(product.name).holds(name), "\(name)")
        #expect(
          TechnologyQuery(product.technologyClass.label.plain()).holds(name), "\(name)")
        for platform in product.platforms {
          let key = TechnologyName.words(name).map(\.string).joined()
          places["\(platform) \(key)", default: []].append(product.technologyClass)
        }
      }
    }
    for (place, classes) in places { #expect(classes.count == 1, "\(place): \(classes)") }
    #expect(places.count > 200)
  }

  @Test("a class is known by its label and its words", arguments: TechnologyClass.allCases)
  func everyClass(_ own: TechnologyClass) {
    let label = own.label.plain()
    #expect(TechnologyProduct.all.contains { $0.technologyClass == own })
    for word in own.words + [label, label + "s"] {
      #expect(TechnologyName(word).classes == [own], "\(word)")
    }
    #expect(TechnologyQuery(label).unknownNames(among: []).isEmpty)
  }

  @Test(
    "a class, a product, a name or a list is asked for",
    arguments: [
      ("screen reader", "NVDA", .yes), ("Screen-Reader users", "NVDA 2024.1", .yes),
      ("screen reader", "Zoom", .no), ("screen reader", "Our own reader", .unknown),
      ("NVDA", "NVDA 2023", .yes), ("NVDA 2024", "nvda", .yes), ("NVDA", "JAWS", .no),
      ("NVDA", "Screen reader", .unknown), ("NVDA", "Our own reader", .unknown),
      ("NVDA", "Braille display", .no), ("JAWS", "Fusion", .yes), ("Fusion", "JAWS", .no),
      ("NVDA; JAWS", "JAWS", .yes), ("NVDA or JAWS", "JAWS", .yes), ("NVDA,JAWS", "Orca", .no),
      ("NVDA or magnifier", "ZoomText", .yes),
      ("voice control", "Dragon", .yes), ("Apple Voice Control", "Dragon", .no),
      ("Dragon", "voice control", .unknown),
      ("switch", "Tecla", .yes), ("Switch Control", "Switch Access", .no),
      ("Switch Control", "Head switch", .unknown),
      ("VoiceOver", "VoiceOver with earphones", .yes),
      ("VoiceOver with earphones", "VoiceOver", .no),
      ("Prudence Reader", "prudence-reader 3", .yes), ("Prudence", "Prudence Reader", .yes),
      ("Prud", "Prudence Reader", .no), ("any", "A spoon", .unknown),
      ("", "A spoon", .unknown), ("any", "Zoom calls", .unknown), ("any", "keine", .unknown),
      ("any", "without a screen reader", .unknown), ("screen reader", "no screen reader", .unknown),
      ("no screen reader", "no screen reader", .no), ("any", "No keyboard, Zoom", .yes),
      ("any assistive technology", "Zoom", .yes),
    ] as [(String, String, TechnologyQuery.Match)])
  func matches(_ typed: String, _ name: String, _ match: TechnologyQuery.Match) {
    #expect(TechnologyQuery(typed).match(name) == match)
  }

  @Test(
    "a target for which nobody can be counted says why",
    arguments: [
      ("screen reader", [], nil), ("NVDA or JAWS", [], nil), ("any", [], nil),
      (
        "Voiceovr", [],
        "“Voiceovr” is no known technology, and no participant uses one of that name (did you mean VoiceOver?)"
      ),
      (
        "NVDA; JWAS", [],
        "“JWAS” is no known technology, and no participant uses one of that name (did you mean JAWS?)"
      ),
      ("Prudence Reader", ["Prudence Reader 3"], nil),
      (
        "Prudense", ["Prudence"],
        "“Prudense” is no known technology, and no participant uses one of that name (did you mean Prudence?)"
      ),
      (
        "Qwghlm", ["NVDA"],
        "“Qwghlm” is no known technology, and no participant uses one of that name"
      ),
    ] as [(String, [String], String?)])
  func uncounted(_ typed: String, _ used: [String], _ reason: String?) throws {
    let document = try JSONReader.read(Array("{\"assistiveTechnology\": \"\(typed)\"}".utf8))
    var reader = ObjectReader(document.root)
    let target = RecruitmentTarget("t", &reader)
    #expect(target.uncounted(among: used)?.reason.plain() == reason)
  }

  @Test("a target with a label alone cannot be counted")
  func onlyLabel() throws {
    let document = try JSONReader.read(Array(#"{"label": "People who use VoiceOver"}"#.utf8))
    var reader = ObjectReader(document.root)
    #expect(RecruitmentTarget("t", &reader).uncounted(among: ["VoiceOver"]) == .onlyLabel)
  }

  @Test("the documentation lists every class with all its products")
  func documented() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let path = (root + ["docs", "recruitment.md"]).joined(separator: "/")
    let lines = String(decoding: try Files.read(path), as: UTF8.self).split(separator: "\n")
    for own in TechnologyClass.allCases {
      let names = TechnologyProduct.all.filter { $0.technologyClass == own }.map(\.name)
      #expect(
        lines.contains("| \(own.label.plain()) | \(names.joined(separator: ", ")) |"),
        "| \(own.label.plain()) | \(names.joined(separator: ", ")) |")
    }
  }
}
