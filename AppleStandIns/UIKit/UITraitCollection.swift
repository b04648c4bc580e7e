@objc open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {}
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {}
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {}
  @objc open dynamic var horizontalSizeClass: UIUserInterfaceSizeClass { get {} }
  @objc open dynamic var verticalSizeClass: UIUserInterfaceSizeClass { get {} }
  @objc open dynamic var userInterfaceStyle: UIUserInterfaceStyle { get {} }
}

@objc @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@objc public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

@objc public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
