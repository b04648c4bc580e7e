/// The names for each ``ElementKind``, as they occur in real files.
enum KnownElements {
  /// Children of `<document>` that are skipped with everything inside.
  static let asides = [
    // Requirements for opening the file, and copies of the images and colors that it refers to.
    "dependencies", "resources", "device",
    // Data that the canvas saved when it last drew.
    "customFonts", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    // Information of Xcode 4 about the source code.
    "classes",
  ]

  /// Elements that only contain others.
  static let containers: Set = [
    "allowedToolbarItems", "animations", "arrangedSubviews", "auxiliarySubviews", "cells",
    "columns", "constraints", "customViews", "defaultToolbarItems", "gestureRecognizers",
    "gridCells", "items", "layoutGuides", "leftBarButtonItems", "prototypeCellViews",
    "prototypes", "rightBarButtonItems", "rows", "sections", "segments", "splitViewItems",
    "subviews", "tabViewItems", "tableColumns", "toolbarItems", "userDefinedRuntimeAttributes",
    "viewControllers",
  ]

  /// Settings for appearance, layout and accessibility, and the values inside them.
  static let settings = [
    "accessibility", "accessibilityTraits", "allowedInputSourceLocales", "array", "attributes",
    "audiovisualMediaTypes", "autoresizingMask", "backgroundConfiguration", "behavior",
    "blurEffect", "bool", "calendar", "caTransition", "color", "customSpacing", "data",
    "dataDetectorType", "dataDetectorTypes", "date", "dateComponents", "dictionary",
    "directionalEdgeInsets", "edgeInsets", "exclude", "extendedEdge", "font", "fontDescription",
    "frame", "freeformSimulatedSizeMetrics", "imageReference", "include", "inset", "integer",
    "locale", "mask", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "modifierMask", "mutableArray", "mutableData", "mutableDictionary",
    "navigationBarAppearance", "nil", "null", "number", "offsetWrapper", "paragraphStyle",
    "preferredSymbolConfiguration", "real", "shadow", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "tabBarAppearance",
    "tableColumnResizingMask", "textAttributes", "textInputTraits", "timeZone",
    "toolbarAppearance", "value", "variation", "vibrancyEffect", "view", "visibilityPriorities",
    "windowCollectionBehavior", "windowPositionMask", "windowStyleMask", "wkPreferences",
    "wkWebViewConfiguration",
    // In `<dependencies>`: requirements for opening the file.
    "capability", "deployment", "plugIn",
    // `<toolbarItem reference="…"/>`: the items that a new toolbar shows.
    "toolbarItem",
  ]

  /// Elements that have no part in the navigation if they are empty, whether they are objects or not.
  ///
  /// These are half of all elements.
  static let layout: Set = [
    "accessibility", "action", "animations", "constraint", "image", "layoutGuide", "outlet",
    "outletCollection", "point", "rect", "userDefinedRuntimeAttribute",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// The most frequent objects that show no text themselves, as a shortcut.
  static let quietObjects: Set = [
    "activityIndicatorView", "collectionView", "collectionViewCell", "collectionViewFlowLayout",
    "constraint", "containerView", "customObject", "customView", "exit", "imageView",
    "layoutGuide", "navigationBar", "placeholder", "scrollView", "stackView", "switch",
    "tableView", "tableViewCell", "tableViewCellContentView", "toolbar", "view",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]
}
