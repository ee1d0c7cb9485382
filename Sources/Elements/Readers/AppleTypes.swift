/// What the element types of XCTest are.
enum AppleTypes {
  private static let names = ByteNames<Role>([
    ("Button", .button), ("PopUpButton", .button), ("MenuButton", .button),
    ("DisclosureTriangle", .button), ("ToolbarButton", .button), ("StatusItem", .button),
    ("Link", .link), ("Tab", .tab), ("MenuItem", .menuItem), ("MenuBarItem", .menuItem),
    ("Key", .key), ("Slider", .slider), ("Stepper", .stepper), ("RatingIndicator", .slider),
    ("LevelIndicator", .progress), ("Switch", .toggle), ("Toggle", .toggle),
    ("CheckBox", .checkbox), ("RadioButton", .radio), ("Picker", .group), ("PickerWheel", .picker),
    ("DatePicker", .group), ("SegmentedControl", .group), ("ComboBox", .textField),
    ("TextField", .textField), ("SecureTextField", .secureField), ("TextView", .textView),
    ("SearchField", .searchField), ("StaticText", .staticText), ("Image", .image),
    ("Icon", .button), ("ActivityIndicator", .progress), ("ProgressIndicator", .progress),
    ("PageIndicator", .pageIndicator), ("Cell", .cell), ("Table", .list), ("Outline", .list),
    ("CollectionView", .grid), ("Grid", .grid), ("ScrollView", .scrollView), ("WebView", .webView),
    ("NavigationBar", .navigationBar), ("TabBar", .tabBar), ("TabGroup", .tabBar),
    ("Toolbar", .toolbar), ("TouchBar", .toolbar), ("Menu", .menu), ("MenuBar", .menu),
    ("Alert", .alert), ("Sheet", .sheet), ("Dialog", .sheet), ("Drawer", .sheet),
    ("Popover", .popover), ("Keyboard", .keyboard), ("StatusBar", .statusBar),
    ("Window", .window), ("Application", .application), ("Group", .group), ("RadioGroup", .group),
    ("LayoutArea", .group), ("LayoutItem", .group), ("SplitGroup", .group), ("Other", .other),
  ])

  private static let prefix: StaticString = "XCUIElementType"

  /// The role of a type, with or without `XCUIElementType` in front; `other` for a type that is not known.
  static func role(_ type: ArraySlice<UInt8>) -> Role { role(type.span) }

  static func role(_ type: Span<UInt8>) -> Role {
    names[type.extracting(short(0..<type.count, of: type))] ?? .other
  }

  /// Whether only screens of a Mac have such elements.
  static func isOfMac(_ type: String) -> Bool {
    ["MenuBar", "MenuBarItem", "StatusItem", "TouchBar"].contains(type)
  }

  static func isKnown(_ type: ArraySlice<UInt8>) -> Bool { isKnown(type.span) }

  static func isKnown(_ type: Span<UInt8>) -> Bool {
    names[type.extracting(short(0..<type.count, of: type))] != nil
  }

  static func short(_ type: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    type.dropFirst(short(0..<type.count, of: type.span).lowerBound)
  }

  /// The part of a type behind `XCUIElementType`.
  static func short(_ type: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
    let length = prefix.utf8CodeUnitCount
    let hasPrefix =
      type.count >= length && SourceText.stands(prefix, at: type.lowerBound, in: bytes)
    return hasPrefix ? type.lowerBound + length..<type.upperBound : type
  }
}
