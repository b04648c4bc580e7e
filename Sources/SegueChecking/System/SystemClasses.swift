/// The classes of Apple's frameworks that storyboards and controllers are made of.
///
/// From Apple's public documentation. A class that is not listed is taken to be somebody else's, about
/// which nothing is known, unless its prefix is one of Apple's.
enum SystemClasses {
  /// Whether a name is that of a class of the system.
  static func contains(_ name: String) -> Bool {
    superclasses[name] != nil || (hasApplePrefix(name) && !isProtocol(name))
  }

  /// Whether everything is known of a class: what it inherits, its outlets and actions.
  static func isListed(_ name: String) -> Bool { superclasses[name] != nil }

  /// The names of classes that storyboards and xibs often have, of which not all need be known.
  static var wellKnown: [String] { Array(superclasses.keys) + ["NSFontManager", "NSObject"] }

  /// The superclass; nil for a root, and where it is not known.
  static func superclass(of name: String) -> String? {
    superclasses[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The class and its superclasses, as far as they are known.
  static func chain(of name: String) -> [String] {
    var chain = [name]
    while let next = superclass(of: chain[chain.count - 1]) { chain.append(next) }
    return chain
  }

  /// The class of an element: `UILabel` of `label`.
  static func name(ofElement element: String, prefix: String) -> String {
    let name =
      element == "constraint"
      ? "NSLayoutConstraint" : prefix + element.prefix(1).uppercased() + element.dropFirst()
    return name
  }

  /// Whether one class is or inherits from another.
  static func isKind(_ name: String, of other: String) -> Answer {
    let chain = chain(of: name)
    if chain.contains(other) { return .yes }
    guard let root = chain.last, isListed(root), isListed(other) else {
      return .undecided("\(name) is a class of the system that is not known here")
    }
    return .no
  }

  /// Whether a name looks like one of the system's protocols.
  static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Coding", "Copying", "Convertible", "Providing"]
      .contains { name.hasSuffix($0) } || protocols.contains(name)
  }

  private static let protocols: Set<String> = [
    "Any", "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "NSSeguePerforming", "ObservableObject",
    "Sendable", "UIAppearance", "UIAppearanceContainer", "UIContentContainer", "UITextInput",
    "UITextInputTraits", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UISearchResultsUpdating", "UIStateRestoring",
    "UICollectionViewDataSourcePrefetching", "UITableViewDataSourcePrefetching", "UIKeyInput",
    "UIActivityItemSource", "NSUserInterfaceValidations", "NSMenuItemValidation",
    "NSItemProviderReading",
    "NSPasteboardWriting", "NSPasteboardReading", "NSFilePresenter", "NSFetchedResultsSectionInfo",
    "MKAnnotation", "MKOverlay", "NSToolbarItemValidation", "UIContentConfiguration",
    "UIContentView",
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSWindowRestoration",
    "UILayoutSupport",
    "UIPreviewInteraction", "UIInputViewAudioFeedback", "NSTextFinderClient", "NSTextInputClient",
  ]

  /// Whether a name begins as Apple's do: two or three capitals that are a framework's, then a word.
  private static func hasApplePrefix(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase } == true
        && name.dropFirst(prefix.count + 1).first.map { $0.isLowercase } == true
    }
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "SK", "GLK", "SCN", "AR", "PDF", "QL", "CN", "PH", "MF", "MP",
    "SF",
    "GK", "MTK", "ASWeb", "ASAuthorization", "CL", "IN", "PK", "CK", "EK", "CA", "VN", "CB", "SL",
    "AD",
    "ILM", "QK", "CX", "LP", "PKP",
  ]

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = ["NSObject": "", "NSProxy": ""]
    for line in SystemClassList.text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let parent = String(line[..<colon])
      for name in line[line.index(after: colon)...].split(separator: " ") {
        superclasses[String(name)] = parent
      }
    }
    return superclasses
  }()
}
