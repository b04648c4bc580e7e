internal import StoryboardModel

/// The appearance of an element of a view hierarchy.
enum ViewKind {
  case plain
  case label
  case button
  case textField
  case textView
  case toggle
  case slider
  case segmented
  case stepper
  case progress
  case activity
  case pages
  case image
  case picker
  case datePicker
  case table
  case tableCell
  case section
  case collection
  case stack
  case scroll
  case container
  case navigationBar
  case tabBar
  case toolbar
  case searchBar
  case effect
  case map
  case web
  case scene
  // AppKit's.
  case popUp
  case box
  case split
  case tabs
  case outline
  case grid
  case gridCell
  case separator
  case tokenOrSearchField
  case colorWell

  /// Returns nil for anything that isn't a view: items, guides, gesture recognizers, layouts, cells of controls.
  init?(_ object: InterfaceObject) {
    if let kind = Self.kinds[object.element] {
      self = kind
    } else if object.frame != nil {
      self = .plain
    } else {
      return nil
    }
  }

  private static let kinds: [String: ViewKind] = [
    "view": .plain, "customView": .plain, "tableViewCellContentView": .plain,
    "collectionViewCellContentView": .plain, "collectionReusableView": .plain, "control": .plain,
    "clipView": .plain, "tableCellView": .plain, "inputView": .plain,
    "label": .label, "button": .button, "textField": .textField, "textView": .textView,
    "switch": .toggle, "slider": .slider, "segmentedControl": .segmented, "stepper": .stepper,
    "progressView": .progress, "progressIndicator": .progress, "levelIndicator": .progress,
    "activityIndicatorView": .activity, "pageControl": .pages, "imageView": .image,
    "pickerView": .picker, "datePicker": .datePicker, "tableView": .table,
    "tableViewCell": .tableCell, "tableViewSection": .section, "collectionView": .collection,
    "collectionViewCell": .tableCell, "stackView": .stack, "scrollView": .scroll,
    "containerView": .container, "navigationBar": .navigationBar, "tabBar": .tabBar,
    "toolbar": .toolbar, "searchBar": .searchBar, "visualEffectView": .effect, "mapView": .map,
    "wkWebView": .web, "webView": .web, "arscnView": .scene, "arskView": .scene,
    "sceneKitView": .scene, "skView": .scene, "mtkView": .scene, "glkView": .scene,
    "popUpButton": .popUp, "comboBox": .popUp, "box": .box, "splitView": .split,
    "tabView": .tabs,
    "outlineView": .outline, "gridView": .grid, "gridCell": .gridCell,
    "searchField": .tokenOrSearchField,
    "tokenField": .tokenOrSearchField, "secureTextField": .textField, "colorWell": .colorWell,
    "customScroller": .separator,
  ]
}
