/// The names behind ``ElementKind``: what real files have, and what it is to the model.
enum KnownElements {
  /// Children of `<document>` that are left out with everything inside.
  static let asides = [
    // What the file needs to be opened, and a copy of the images and colors that it refers to.
    "dependencies", "resources", "device",
    // What the canvas last drew.
    "customFonts", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    // What Xcode 4 knew of the source code.
    "classes",
  ]

  /// Elements that only hold others.
  static let containers = [
    "allowedToolbarItems", "animations", "arrangedSubviews", "auxiliarySubviews", "cells",
    "columns", "constraints", "customViews", "defaultToolbarItems", "gestureRecognizers",
    "gridCells", "items", "layoutGuides", "leftBarButtonItems", "prototypeCellViews",
    "prototypes", "rightBarButtonItems", "rows", "sections", "segments", "splitViewItems",
    "subviews", "tabViewItems", "tableColumns", "toolbarItems", "userDefinedRuntimeAttributes",
    "viewControllers",
    // Of `<dependencies>`: what opens the file.
    "capability", "deployment", "plugIn",
    // `<toolbarItem reference="…"/>`: which items a new toolbar shows.
    "toolbarItem",
  ]

  /// Settings of how an object looks, is laid out or speaks, and the values inside them; most of the
  /// plainest, `PlainSetting`, do not even come here.
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
    "toolbarAppearance", "value", "variation", "vibrancyEffect", "visibilityPriorities",
    "windowCollectionBehavior", "windowPositionMask", "windowStyleMask", "wkPreferences",
    "wkWebViewConfiguration",
  ]

  /// Objects that show no words of their own.
  static let quietObjects = [
    "activityIndicatorView", "collectionView", "collectionViewCell", "collectionViewFlowLayout",
    "constraint", "containerView", "customObject", "customView", "exit", "imageView",
    "layoutGuide", "navigationBar", "placeholder", "scrollView", "stackView", "switch",
    "tableView", "tableViewCell", "tableViewCellContentView", "toolbar",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]
}
