import Localization

extension Rule {
  static let valuePercent = Rule(
    "value-percent", "Values are said in the unit that people think in",
    needs: [.roles, .values, .labels], criteria: ["1.3.1", "4.1.2"], .slows,
    why: "A slider says \"0 percent\" by itself, also where it counts travellers or kilometres.",
    remedy: "Set the accessibility value: \"no travellers\", \"3 kilometres\".",
    passes: [
      "Travellers, 2 travellers, adjustable.", "Volume, 50 percent, adjustable.",
      Example("Lautstärke, 50 %, anpassbar.", "de"),
    ],
    fails: [
      "Travellers, 0 percent, adjustable.", Example("Reisende, 0 %, anpassbar.", "de"),
      Example("人数，0%，可调整。", "zh"),
    ]
  ) { judging in
    for stop in judging.stops where judging.hearing.isAdjustable(stop) {
      let element = judging.hearing.element(of: stop)
      guard let value = element.value, Words.hasContent(value) else { continue }
      judging.judge(
        stop.element, breaks: Percents.isBare(value) && !Percents.fits(stop.name),
        "The value is a bare percentage, and nothing says of what.")
    }
  }
}

/// Values that are only a percentage.
enum Percents {
  private static let units: Set<String> = ["", "percent", "per cent", "prozent"]

  /// "0 %", "0 percent", "0.5%".
  static func isBare(_ value: String) -> Bool {
    var small = value.lowercased()[...]
    let hasSign = small.contains("%") || small.contains("％")
    small = small.drop { $0.isNumber || $0 == "." || $0 == "," || $0 == " " || $0 == "\u{a0}" }
    if hasSign { return small == "%" || small == "％" }
    return small != "" && units.contains(String(small)) || small == "百分比"
  }

  /// What is rightly measured in percent.
  private static let measured = [
    "volume", "brightness", "progress", "opacity", "zoom", "battery", "loudness", "contrast",
    "speed", "position", "playback", "share", "percent", "level", "lautstärke", "helligkeit",
    "fortschritt", "deckkraft", "kontrast", "anteil", "prozent", "wiedergabe", "音量", "亮度", "进度",
    "透明度", "对比度", "电量", "百分",
  ]

  static func fits(_ name: String) -> Bool {
    let small = name.lowercased()
    return measured.contains { small.contains($0) }
  }
}
