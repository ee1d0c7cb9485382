/// What an element is, in one vocabulary for iOS and Android.
package enum Role: String, Sendable, CaseIterable {
  case button, link, tab, menuItem, key
  case slider, stepper, toggle, checkbox, radio, picker, segmented
  case textField, secureField, textView, searchField
  case staticText, heading, image, progress, pageIndicator
  case cell, list, grid, scrollView, webView
  case navigationBar, tabBar, toolbar, menu
  case alert, sheet, popover, keyboard, statusBar
  case window, application, group
  /// A type that this version does not know; its own name stays in ``Element/typeName``.
  case other

  /// Whether people do something with it.
  package var isControl: Bool {
    switch self {
    case .button, .link, .tab, .menuItem, .key, .slider, .stepper, .toggle, .checkbox, .radio,
      .picker, .segmented, .textField, .secureField, .textView, .searchField:
      true
    default: false
    }
  }

  /// Whether its value goes up and down.
  package var isAdjustable: Bool {
    switch self {
    case .slider, .stepper, .picker: true
    default: false
    }
  }

  /// Whether people type into it.
  package var isEditable: Bool {
    switch self {
    case .textField, .secureField, .textView, .searchField: true
    default: false
    }
  }

  /// Whether it lies above the rest until somebody closes it.
  package var isModal: Bool {
    switch self {
    case .alert, .sheet, .popover: true
    default: false
    }
  }
}
