/// Chinese names, which have no capital letters.
enum IdentifierHan {
  private static let phrases = ["我叫", "名叫", "叫做", "我姓", "姓名是", "姓名："].map {
    Array($0.unicodeScalars)
  }

  /// The family names of most people in China (Ministry of Public Security, report on names of 2021).
  private static let families = Set(
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵"
      .unicodeScalars)

  /// One to three characters behind a phrase that says a name.
  static func announced(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for phrase in phrases {
      var at = 0
      while at + phrase.count < text.scalars.count {
        guard text.scalars[at..<(at + phrase.count)].elementsEqual(phrase) else {
          at += 1
          continue
        }
        at += phrase.count
        var end = at
        while end - at < 3, let scalar = text[at: end], isHan(scalar) { end += 1 }
        if end > at { found.append(at..<end) }
      }
    }
    return found
  }

  /// Two or three characters that stand alone and begin with a family name.
  static func alone(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      var end = at
      while let scalar = text[at: end], isHan(scalar) { end += 1 }
      if (2...3).contains(end - at), families.contains(text.scalars[at]) { found.append(at..<end) }
      at = max(end, at + 1)
    }
    return found
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
}
