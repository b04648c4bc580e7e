/// The system's classes for the elements of views.
enum ViewClass {
  /// Returns the class of an element; nil if it is not listed, because no class is better than a wrong one.
  static func name(of element: String, on platform: Platform) -> String? {
    switch platform {
    case .iOS, .tvOS: uiKit[element]
    case .macOS: appKit[element]
    case .watchOS: nil
    }
  }

  private static let uiKit: [String: String] = {
    let regular = [
      "view", "label", "button", "textField", "textView", "scrollView", "tableView",
      "tableViewCell", "tableViewHeaderFooterView", "collectionView", "collectionViewCell",
      "collectionReusableView", "segmentedControl", "switch", "slider", "stepper",
      "viewController", "tableViewController", "collectionViewController",
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
      "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
      "rotationGestureRecognizer", "swipeGestureRecognizer", "barButtonItem",
    ]
    // These classes exist only in UIKit. The code is also compiled where its twin replaces it, so
    // they count as plain views.
    let views = [
      "imageView", "stackView", "pageControl", "progressView", "activityIndicatorView",
      "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar",
      "visualEffectView",
    ]
    var classes: [String: String] = [:]
    for name in regular { classes[name] = "UI" + name.prefix(1).uppercased() + name.dropFirst() }
    for view in views { classes[view] = "UIView" }
    classes["pongPressGestureRecognizer"] = "UILongPressGestureRecognizer"
    classes["customObject"] = "NSObject"
    return classes
  }()

  private static let appKit: [String: String] = [
    "customView": "NSView", "view": "NSView", "window": "NSWindow", "panel": "NSPanel",
    "tableCellView": "NSTableCellView", "tableRowView": "NSTableRowView", "menu": "NSMenu",
    "stackView": "NSStackView", "scrollView": "NSScrollView", "tabView": "NSTabView",
    "splitView": "NSSplitView", "box": "NSBox", "button": "NSButton",
    "popUpButton": "NSPopUpButton", "textField": "NSTextField", "toolbar": "NSToolbar",
    "viewController": "NSViewController", "visualEffectView": "NSVisualEffectView",
    "customObject": "NSObject", "collectionViewItem": "NSCollectionViewItem",
  ]
}
