import JSON
import Localization
package import Records
import Wording

/// What a reader with care would ask of profiles; each is a question to the team, and nothing is rewritten.
package struct ProfileCare {
  private let profiles: [Profile]
  private let spectrums: [Spectrum]

  package init(_ profiles: [Profile], spectrums: [Spectrum]) {
    self.profiles = profiles.sorted { $0.id < $1.id }
    self.spectrums = spectrums
  }

  /// Everything that profiles alone tell.
  package func findings() -> [ProfileSet.Finding] {
    profiles.flatMap(ofOne) + alike() + [comfortable()].compactMap(\.self)
  }

  // MARK: One profile

  private func ofOne(_ profile: Profile) -> [ProfileSet.Finding] {
    [wholeStory(profile), withoutTask(profile)].compactMap(\.self) + words(profile)
      + contradictions(profile)
  }

  private func finding(
    _ profile: Profile?, _ problem: Sentence, _ remedy: Sentence
  ) -> ProfileSet.Finding {
    ProfileSet.Finding(profile: profile?.id, problem: problem, remedy: remedy)
  }

  private func short(_ words: String) -> String { Printable.text(words, limit: 40) }

  /// Without the need, is there still a person?
  private func wholeStory(_ profile: Profile) -> ProfileSet.Finding? {
    guard !profile.cells(spectrums).isEmpty else { return nil }
    let rest = [profile.work, profile.backstory, profile.day, profile.whyTheyUseIt]
      .compactMap(\.self).count { !PlainText.trimmed($0).isEmpty }
    let wants = profile.statements.contains { $0.kind == .wants } ? 1 : 0
    guard rest + wants < 2 else { return nil }
    return finding(
      profile, "the need is the whole story: without it nobody is left",
      "say what the person does, wants and likes: `kerb persona edit \(profile.id) --work \"Repairs lamps at a market\" --statement \"wants:A ticket before the tram stops\"`"
    )
  }

  private func withoutTask(_ profile: Profile) -> ProfileSet.Finding? {
    let texts = (ProfileTexts(profile).all.map(\.words) + [profile.day].compactMap(\.self))
      .map { Array($0.lowercased().utf8) }
    let idle = profile.assistiveTechnologies.map(\.name).filter { name in
      let own = Self.nouns(name)
      return !texts.contains { text in own.contains { text.contains($0) } }
    }
    guard !idle.isEmpty else { return nil }
    let names = Sentence.list(idle.map { short($0) })
    return finding(
      profile, "nothing says what the person does with \(names)",
      "add a task: `kerb persona edit \(profile.id) --statement \"does:Pays bills with \(short(idle[0]))\"`"
    )
  }

  /// By which words people name a technology in a sentence: its own, and those of its classes.
  private static func nouns(_ name: String) -> [[UInt8]] {
    let own = String(name.lowercased().split(separator: " ").first ?? "")
    let nouns = [own] + TechnologyName(name).classes.flatMap(nouns)
    return nouns.filter { $0.utf8.count > 2 }.map { Array($0.utf8) }
  }

  private static func nouns(_ technologyClass: TechnologyClass) -> [String] {
    switch technologyClass {
    case .screenReader: ["screen reader", "speak", "spoken", "speech", "listen", "hears"]
    case .brailleDisplay: ["braille"]
    case .magnifier: ["zoom", "enlarg", "magnif"]
    case .largerText: ["enlarg", "large", "bigger", "text size"]
    case .switchControl: ["switch", "scan"]
    case .voiceControl: ["voice", "says", "speak"]
    case .captions: ["caption", "subtitle", "transcri"]
    case .dictation: ["dictat"]
    case .hearingAid: ["hearing aid", "implant"]
    case .readingAid: ["read aloud", "reads aloud", "listen", "hears"]
    case .reducedMotion: ["motion", "moving", "moves", "animation"]
    case .communicationAid, .eyeGaze, .alternativeInput, .colours, .visualAssistance: []
    }
  }

  private func words(_ profile: Profile) -> [ProfileSet.Finding] {
    ProfileTexts(profile).all.flatMap { field, text in
      WordAlarm.all(in: text).map { alarm in
        finding(
          profile, "“\(alarm.words)” in \(field) \(alarm.kind.label)",
          "say what the product takes for granted; what the person would say stands in quotation marks: `kerb persona edit \(profile.id)`"
        )
      }
    }
  }

  // MARK: The set

  private func alike() -> [ProfileSet.Finding] {
    var seen: [Likeness: Profile] = [:]
    return profiles.compactMap { profile in
      let likeness = Likeness(profile, cells: profile.cells(spectrums))
      guard !likeness.isEmpty else { return nil }
      guard let other = seen[likeness] else {
        seen[likeness] = profile
        return nil
      }
      return finding(
        profile, "it has the same needs, technology, age, skill and circumstances as \(other.id)",
        "make the two differ, or delete one: `kerb persona delete \(profile.id)`")
    }
  }

  /// Nobody is short of money, has an old device or no other, or a slow connection.
  private func comfortable() -> ProfileSet.Finding? {
    guard profiles.count > 1, !profiles.contains(where: Self.isShort) else { return nil }
    return finding(
      nil, "as far as profiles say, everybody has money and a new phone",
      "add somebody who has not: `kerb persona edit NAME --circumstance money --device \"Android phone, 6 years old\"`"
    )
  }

  private static func isShort(_ profile: Profile) -> Bool {
    let short: [LastingCircumstance] = [.money, .deviceAge, .phoneOnly, .connection]
    if profile.lastingCircumstances.contains(where: { $0.kind.map(short.contains) ?? false }) {
      return true
    }
    return profile.devices.contains { device in
      let words = device.lowercased().split { !$0.isLetter && !$0.isNumber }
      return zip(words, words.dropFirst()).contains { number, unit in
        (Int(number) ?? 0) >= 5 && (unit.hasPrefix("year") || unit.hasPrefix("jahr"))
      }
    }
  }

  /// - `claims`: Of how many claims everything that counts is older than the limit; at least 1.
  package static func outOfDate(_ profile: Profile, claims: Int) -> ProfileSet.Finding {
    ProfileSet.Finding(
      profile: profile.id,
      problem:
        "\(claims, "claim rests", "claims rest") on what is older than \(ClaimReading.Rules.usualLimit) years",
      remedy: "look again with people: `kerb persona evidence \(profile.id)`")
  }

  /// What a profile says in two places that cannot both be true, as far as a program can tell.
  private func contradictions(_ profile: Profile) -> [ProfileSet.Finding] {
    languages(profile) + [use(profile)].compactMap(\.self)
  }

  // MARK: Use

  private static let nonUse = [
    PhrasePattern("does|do not use it|the"), PhrasePattern("doesn|don t use it|the"),
    PhrasePattern("has|have never been online"), PhrasePattern("has|have left the internet"),
    PhrasePattern("benutzt|nutzt es|sie|ihn nicht"), PhrasePattern("war noch nie online"),
  ]

  /// A reason to use the product beside words that say it is not used.
  private func use(_ profile: Profile) -> ProfileSet.Finding? {
    guard let reason = profile.useReason, reason != .nonUse else { return nil }
    let texts: [(Sentence, String?)] = [
      ("why they use it", profile.whyTheyUseIt), ("the summary", profile.summary),
    ]
    for case (let field, let text?) in texts {
      let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Array($0.utf8) }
      guard Self.nonUse.contains(where: { $0.first(in: words) != nil }) else { continue }
      return finding(
        profile,
        "\(field) says that the product is not used, and the profile uses it of \(reason.label)",
        "say one of the two: `kerb persona edit \(profile.id) --use-reason nonUse`")
    }
    return nil
  }

  // MARK: Languages

  /// One language under two names, or a first language that the list of languages lacks.
  private func languages(_ profile: Profile) -> [ProfileSet.Finding] {
    let first = profile.firstLanguage.map { [$0] } ?? []
    var spelled: [String: String] = [:]
    for name in first + profile.languages {
      let language = LanguageName.folded(name)
      guard let other = spelled[language], !Text.isSame(other, name) else {
        spelled[language] = name
        continue
      }
      return [
        finding(
          profile,
          "\(short(other)) and \(short(name)) are one language",
          "keep one name: `kerb persona edit \(profile.id) --uses-language \"\(short(other))\"`"
        )
      ]
    }
    guard let language = first.first, !profile.languages.isEmpty,
      !profile.languages.contains(where: {
        LanguageName.folded($0) == LanguageName.folded(language)
      })
    else { return [] }
    return [
      finding(
        profile,
        "the first language, \(short(language)), is not among the languages",
        "add it: `kerb persona edit \(profile.id) --uses-language \"\(short(language))\"`"
      )
    ]
  }
}

/// What two profiles have in common when they are the same for a product.
private struct Likeness: Hashable {
  let cells: Set<SpectrumCell>
  let technologies: Set<String>
  let age: AgeBand?
  let skills: Set<String>
  let circumstances: Set<LastingCircumstance>

  init(_ profile: Profile, cells: Set<SpectrumCell>) {
    self.cells = cells
    technologies = Set(
      profile.assistiveTechnologies.map { "\($0.name.lowercased()) \($0.proficiency.id)" })
    age = profile.ageBand
    skills = Set(profile.skillPlacements.map { "\($0.scale) \($0.value)" })
    circumstances = Set(profile.lastingCircumstances.compactMap(\.kind))
  }

  /// Nothing said is nothing in common.
  var isEmpty: Bool {
    cells.isEmpty && technologies.isEmpty && age == nil && skills.isEmpty && circumstances.isEmpty
  }
}

/// What a profile says in words, field by field.
struct ProfileTexts {
  /// A field as people call it, and its words; a day is left out, since it is told in the person's own words.
  let all: [(field: Sentence, words: String)]

  init(_ profile: Profile) {
    let single: [(Sentence, String?)] = [
      ("the summary", profile.summary), ("the backstory", profile.backstory),
      ("how the world fits", profile.fit), ("why they use it", profile.whyTheyUseIt),
      ("work", profile.work), ("money", profile.money), ("the connection", profile.connection),
      ("how to try it", profile.tryIt),
    ]
    all =
      single.compactMap { field, words in words.map { (field, $0) } }
      + profile.statements.map { ("a statement", $0.words) }
      + profile.assumptions.map { ("an assumption", $0) }
      + profile.lastingCircumstances.compactMap { $0.note.map { ("a circumstance", $0) } }
  }
}

/// Names of languages in English and in the language itself.
enum LanguageName {
  /// The English name in small letters, without a remark such as ", a little"; an unknown name stays as it is.
  static func folded(_ name: String) -> String {
    let head = name.split(separator: ",").first.map(String.init) ?? name
    let plain = PlainText.trimmed(head).lowercased()
    return own[plain] ?? plain
  }

  private static let own = [
    "cymraeg": "welsh", "gaeilge": "irish", "gàidhlig": "scottish gaelic", "deutsch": "german",
    "français": "french", "español": "spanish", "castellano": "spanish", "català": "catalan",
    "euskara": "basque", "galego": "galician", "português": "portuguese", "italiano": "italian",
    "nederlands": "dutch", "svenska": "swedish", "norsk": "norwegian", "dansk": "danish",
    "suomi": "finnish", "íslenska": "icelandic", "polski": "polish", "čeština": "czech",
    "slovenčina": "slovak", "slovenščina": "slovene", "hrvatski": "croatian", "srpski": "serbian",
    "magyar": "hungarian", "română": "romanian", "shqip": "albanian", "türkçe": "turkish",
    "ελληνικά": "greek", "русский": "russian", "українська": "ukrainian", "български": "bulgarian",
    "العربية": "arabic", "فارسی": "persian", "farsi": "persian", "עברית": "hebrew",
    "हिन्दी": "hindi", "मराठी": "marathi", "বাংলা": "bengali", "اردو": "urdu", "தமிழ்": "tamil",
    "日本語": "japanese", "中文": "chinese", "한국어": "korean", "tiếng việt": "vietnamese",
    "ไทย": "thai", "bahasa indonesia": "indonesian", "kiswahili": "swahili", "chishona": "shona",
    "isizulu": "zulu", "isixhosa": "xhosa", "ʻōlelo hawaiʻi": "hawaiian",
    "gagana samoa": "samoan", "te reo māori": "māori", "bsl": "british sign language",
    "asl": "american sign language", "dgs": "german sign language",
    "deutsche gebärdensprache": "german sign language", "vgt": "flemish sign language",
    "dansk tegnsprog": "danish sign language",
  ]
}
