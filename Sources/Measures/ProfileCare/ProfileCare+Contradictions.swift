import JSON
import Localization
import Records
import Wording

/// What a profile says in two places that cannot both be true, as far as a program can tell.
extension ProfileCare {
  func contradictions(_ profile: Profile) -> [ProfileSet.Finding] {
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
          "\(Printable.text(other, limit: 40)) and \(Printable.text(name, limit: 40)) are one language",
          "keep one name: `kerb persona edit \(profile.id) --uses-language \"\(Printable.text(other, limit: 40))\"`"
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
        "the first language, \(Printable.text(language, limit: 40)), is not among the languages",
        "add it: `kerb persona edit \(profile.id) --uses-language \"\(Printable.text(language, limit: 40))\"`"
      )
    ]
  }
}

/// Names of languages in English and in the language itself.
enum LanguageName {
  /// The English name in small letters, without a remark such as ", a little"; an unknown name stays as it is.
  static func folded(_ name: String) -> String {
    let head = name.split(separator: ",").first.map(String.init) ?? name
    let plain = FieldText.trimmed(head).lowercased()
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
