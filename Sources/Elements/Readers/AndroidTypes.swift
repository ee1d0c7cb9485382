/// What the classes of Android are.
enum AndroidTypes {
  /// - Parameter name: The class with its package, such as `android.widget.Button`.
  static func role(_ name: String) -> Role {
    let last = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name.utf8.index(after: $0) }
    var short = name[(last ?? name.startIndex)...]
    if let dollar = short.utf8.lastIndex(of: UInt8(ascii: "$")) {
      short = short[short.utf8.index(after: dollar)...]
    }
    let bytes = Array(short.utf8)
    if let role = names[bytes.span] { return role }
    return endings.first { short.utf8.count > $0.0.utf8.count && short.hasSuffix($0.0) }?.1
      ?? .other
  }

  private static let names = ByteNames<Role>([
    ("Button", .button), ("ImageButton", .button), ("FloatingActionButton", .button),
    ("MaterialButton", .button), ("Chip", .button), ("ToggleButton", .toggle), ("Switch", .toggle),
    ("SwitchCompat", .toggle), ("SwitchMaterial", .toggle), ("CheckBox", .checkbox),
    ("CheckedTextView", .checkbox), ("RadioButton", .radio), ("EditText", .textField),
    ("AutoCompleteTextView", .textField), ("MultiAutoCompleteTextView", .textField),
    ("SearchView", .searchField), ("TextView", .staticText), ("ImageView", .image),
    ("Image", .image), ("SeekBar", .slider), ("RatingBar", .slider), ("ProgressBar", .progress),
    ("Spinner", .picker), ("NumberPicker", .picker), ("ListView", .list),
    ("RecyclerView", .list), ("ExpandableListView", .list), ("GridView", .grid),
    ("ScrollView", .scrollView), ("NestedScrollView", .scrollView),
    ("HorizontalScrollView", .scrollView), ("ViewPager", .scrollView), ("WebView", .webView),
    ("TabWidget", .tabBar), ("Tab", .tab), ("Toolbar", .toolbar), ("Dialog", .alert),
    ("AlertDialog", .alert), ("FrameLayout", .group), ("LinearLayout", .group),
    ("RelativeLayout", .group), ("ViewGroup", .group), ("ConstraintLayout", .group),
    ("ComposeView", .group), ("View", .other),
  ])

  private static let endings: [(String, Role)] = [
    ("ImageButton", .button), ("RadioButton", .radio), ("Button", .button),
    ("EditText", .textField),
    ("TextView", .staticText), ("ImageView", .image), ("RecyclerView", .list),
    ("ScrollView", .scrollView), ("Layout", .group), ("Switch", .toggle), ("CheckBox", .checkbox),
  ]

  /// Whether what is inside belongs to the system, not to the app that was dumped.
  static func isSystem(owner: String) -> Bool {
    owner == "com.android.systemui" || owner.contains("inputmethod")
      || owner.hasPrefix("com.google.android.inputmethod")
  }
}
