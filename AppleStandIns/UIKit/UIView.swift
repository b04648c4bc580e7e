@objc @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace,
  UITraitEnvironment
{
  public init(frame: CGRect) {}
  public convenience override init() {}
  public required init?(coder: NSCoder) {}
  @objc(encodeWithCoder:) open dynamic func encode(with coder: NSCoder) {}

  @objc open class func setAnimationsEnabled(_ enabled: Bool) {}

  @objc open dynamic var frame: CGRect = .zero
  @objc open dynamic var bounds: CGRect = .zero
  @objc open dynamic var center: CGPoint = .zero
  @objc open dynamic var tag: Int = 0
  @objc open dynamic var isHidden: Bool = false
  @objc open dynamic var alpha: CGFloat = 1
  @objc open dynamic var isOpaque: Bool = true
  @objc open dynamic var clipsToBounds: Bool = false
  @objc open dynamic var isUserInteractionEnabled: Bool = true
  open var autoresizingMask: AutoresizingMask {
    get {}
    set {}
  }
  @objc open dynamic var backgroundColor: UIColor?
  @objc open dynamic var tintColor: UIColor!
  @objc open dynamic var contentMode: ContentMode = .scaleToFill
  @objc open dynamic var accessibilityIdentifier: String?
  @objc open dynamic var accessibilityLabel: String?
  @objc open dynamic var accessibilityHint: String?
  @objc open dynamic var accessibilityValue: String?
  @objc open dynamic var isAccessibilityElement: Bool = false
  @objc open dynamic var restorationIdentifier: String?
  @objc open dynamic var layer: CALayer { get {} }
  @objc open dynamic var traitCollection: UITraitCollection { get {} }
  @objc open dynamic func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}
}

extension UIView {
  @objc(UIViewContentMode) public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var flexibleWidth: AutoresizingMask { get {} }
    public static var flexibleHeight: AutoresizingMask { get {} }
  }
}

@objc open class CALayer: NSObject {
  @objc open dynamic var cornerRadius: CGFloat = 0
  @objc open dynamic var borderWidth: CGFloat = 0
  @objc open dynamic var masksToBounds: Bool = false
}

@objc @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}
