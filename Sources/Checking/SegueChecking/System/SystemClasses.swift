/// The classes of Apple's frameworks that occur in storyboards and controllers.
///
/// From Apple's public documentation. An unlisted class without an Apple prefix is from elsewhere.
package enum SystemClasses {
  /// Whether a class is listed, or has a name like those of Apple's classes.
  package static func contains(_ name: String) -> Bool {
    superclasses[name] != nil || (hasApplePrefix(name) && !isProtocol(name))
  }

  /// Whether a class is listed, so that its superclasses are known.
  package static func isListed(_ name: String) -> Bool { superclasses[name] != nil }

  /// The names of system classes that a mistyped custom class may mean.
  static var wellKnown: [String] { Array(superclasses.keys) + ["NSFontManager"] }

  /// The classes from which all controllers in storyboards inherit.
  static let controllers = [
    "UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController",
  ]

  /// Whether a system class is one of ``controllers``, or inherits from one.
  static func areControllers(_ name: String) -> Bool {
    chain(of: name).contains(where: controllers.contains)
  }

  /// The superclass of a class; nil for a root, and if it is unknown.
  static func superclass(of name: String) -> String? {
    superclasses[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A class and its known superclasses.
  static func chain(of name: String) -> [String] {
    var chain = [name]
    while let next = superclass(of: chain[chain.count - 1]) { chain.append(next) }
    return chain
  }

  /// The class of an element: `UILabel` for `label`.
  static func name(ofElement element: String, prefix: String) -> String {
    let irregular = prefix == "UI" || prefix == "NS" ? irregular[element] : nil
    return irregular ?? prefix + capitalized(element)
  }

  /// The classes of elements with other names.
  private static let irregular = [
    "constraint": "NSLayoutConstraint", "customView": "NSView", "mapView": "MKMapView",
    "wkWebView": "WKWebView",
    // The typo is Interface Builder's own.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]

  /// Whether a class is another, or inherits from it.
  static func isKind(_ name: String, of other: String) -> Answer {
    let chain = chain(of: name)
    if chain.contains(other) { return .yes }
    if ["NSView", "NSResponder"].contains(other), chain.contains(where: viewsOfMac.contains) {
      return .yes
    }
    guard let root = chain.last, isListed(root), isListed(other) else {
      return .undecided(.unlistedClass(isListed(name) ? other : name))
    }
    return .no
  }

  /// The listed views of UIKit that AppKit has, too, where they inherit from `NSView`.
  private static let viewsOfMac: Set<String> = [
    "MKAnnotationView", "MKMapView", "MTKView", "SCNView", "SKView", "WKWebView",
  ]

  /// Whether a name looks like one of the system's protocols.
  static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Coding", "Copying", "Convertible", "Providing"]
      .contains { name.hasSuffix($0) } || protocols.contains(name)
  }

  private static let protocols: Set<String> = [
    "Any", "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "NSSeguePerforming",
    "ObservableObject", "Sendable", "UIAppearance", "UIAppearanceContainer", "UIContentContainer",
    "UITextInput", "UITextInputTraits", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UISearchResultsUpdating", "UIStateRestoring",
    "UICollectionViewDataSourcePrefetching", "UITableViewDataSourcePrefetching", "UIKeyInput",
    "UIActivityItemSource", "NSUserInterfaceValidations", "NSMenuItemValidation",
    "NSItemProviderReading", "NSPasteboardWriting", "NSPasteboardReading", "NSFilePresenter",
    "NSFetchedResultsSectionInfo", "MKAnnotation", "MKOverlay", "NSToolbarItemValidation",
    "UIContentConfiguration", "UIContentView", "UIViewControllerRepresentable",
    "UIViewRepresentable", "NSWindowRestoration", "UILayoutSupport", "UIPreviewInteraction",
    "UIInputViewAudioFeedback", "NSTextFinderClient", "NSTextInputClient",
  ]

  /// Whether a name begins like Apple's: with a framework's prefix, then a capitalized word.
  static func hasApplePrefix(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase } == true
        && name.dropFirst(prefix.count + 1).first.map { $0.isLowercase } == true
    }
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "SK", "GLK", "SCN", "AR", "PDF", "QL", "CN", "PH", "MF", "MP",
    "SF", "GK", "MTK", "ASWeb", "ASAuthorization", "CL", "IN", "PK", "CK", "EK", "CA", "VN", "CB",
    "SL", "AD", "ILM", "QK", "CX", "LP", "PKP",
  ]

  /// The superclasses of the listed classes; empty for a root.
  private static let superclasses: [String: String] =
    ListedNames.parse(SystemClassList.text)
    .reduce(into: ["NSObject": "", "NSProxy": ""]) { superclasses, listed in
      for name in listed.value { superclasses[name] = listed.key }
    }
}
