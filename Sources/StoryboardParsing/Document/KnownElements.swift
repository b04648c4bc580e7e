/// What the reader makes of elements that have no id.
///
/// The rule: an element with an id inside `<objects>` is always an object of the model, whatever
/// its name. An element without one is a container that the model sees through (`subviews`), a
/// value that the model has a field for (`rect`, `state`, `string`), or a setting of how its object
/// looks or is laid out (`color`, `fontDescription`, `variation`), which the model leaves out. All
/// of them are listed here by name; any other element is kept as an unknown element. The children
/// of an element that is seen through or left out are read like any others, so that an object
/// inside it is never lost.
///
/// Six elements of the document itself are left out with all that they hold: what they list is
/// for Interface Builder, or the build, and none of it is an object.
enum KnownElements {
  /// Left out with everything inside.
  static let asides: Set<String> = [
    // What the file needs to be opened, and a copy of the images and colors that it refers to.
    "dependencies", "resources", "device",
    // What the canvas last drew.
    "customFonts", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    // What Xcode 4 knew of the source code.
    "classes", "accounting",
  ]

  /// Seen through, read into a field, or left out; their children are read.
  static let names: Set<String> = containers.union(values).union(settings)

  private static let containers: Set<String> = [
    "allowedToolbarItems", "animations", "arrangedSubviews", "auxiliarySubviews", "cells",
    "columns",
    "constraints", "customViews", "defaultToolbarItems", "gestureRecognizers", "gridCells", "items",
    "layoutGuides", "leftBarButtonItems", "objects", "prototypeCellViews", "prototypes",
    "rightBarButtonItems", "rows", "scenes", "sections", "segments", "splitViewItems", "subviews",
    "tabViewItems", "tableColumns", "toolbarItems", "userDefinedRuntimeAttributes",
    "viewControllers",
    // The content view that old collection view cells have: it has no id of its own.
    "view",
    // `<toolbarItem reference="…"/>`: which items a new toolbar shows.
    "toolbarItem",
  ]

  private static let values: Set<String> = [
    "attributedString", "buttonConfiguration", "fragment", "listContentConfiguration",
    "mutableString", "point", "popoverArrowDirection", "rect", "scopeButtonTitles", "segment",
    "state", "string", "tableHeaderCell", "userDefinedRuntimeAttribute",
  ]

  private static let settings: Set<String> = [
    "accessibility", "accessibilityTraits", "allowedInputSourceLocales", "array", "attributes",
    "audiovisualMediaTypes", "autoresizingMask", "behavior", "blurEffect", "bool", "caTransition",
    "color", "customSpacing", "dataDetectorType", "dataDetectorTypes", "date", "dictionary",
    "edgeInsets", "exclude", "extendedEdge", "font", "fontDescription",
    "frame", "freeformSimulatedSizeMetrics", "imageReference", "include", "inset", "integer",
    "mask", "modalFormSheetSimulatedSizeMetrics", "modifierMask", "mutableArray",
    "mutableData", "navigationBarAppearance", "nil", "paragraphStyle",
    "preferredSymbolConfiguration", "real", "shadow", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "tableColumnResizingMask",
    "textAttributes", "textInputTraits", "toolbarAppearance", "value", "variation",
    "vibrancyEffect", "visibilityPriorities", "windowCollectionBehavior", "windowPositionMask",
    "windowStyleMask", "wkPreferences", "wkWebViewConfiguration",
  ]
}
