/// Says which language words are in, where the tag is one that readers know.
enum LanguageTag {
  /// The words with their language; as they are where nobody could tell which language is meant.
  static func span(_ words: String, _ tag: String) -> String {
    guard let tag = known(tag) else { return words }
    return "<span lang=\"\(tag)\">\(words)</span>"
  }

  /// A tag of BCP 47 in its usual letters: a language of ISO 639, and a region of two letters if there is one.
  static func known(_ tag: String) -> String? {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let language = parts.first?.lowercased(), parts.count <= 2,
      languages.contains(language), parts.allSatisfy({ $0.utf8.count > 1 })
    else { return nil }
    guard parts.count == 2 else { return language }
    let region = parts[1].uppercased()
    return regions.contains(region) ? "\(language)-\(region)" : language
  }

  /// ISO 639-1, and some languages of many speakers that it lacks.
  private static let languages = set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia \
    id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo \
    lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl \
    ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk \
    tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ckb fil gsw hsb dsb prs rom yue
    """)

  /// The regions that languages are most often told apart by.
  private static let regions = set(
    """
    AE AR AT AU BE BR CA CH CL CN CO CY CZ DE DK DZ EG ES FI FR GB GR HK HR HU ID IE IL IN IQ IR IT JO \
    JP KE KR LB LI LU LY MA MX MY NG NL NO NZ PE PH PK PL PS PT RO RS RU SA SD SE SG SI SK SY TH TN TR \
    TW TZ UA US VN YE ZA
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
