@objc @MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public convenience override init() {}
  public convenience init?(coder: NSCoder) {}
  @objc open dynamic var view: UIView? { get {} }
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var name: String?
  @objc open dynamic weak var delegate: (any UIGestureRecognizerDelegate)?
  @objc open dynamic var state: State { get {} }
  @objc open dynamic var cancelsTouchesInView: Bool = true
  @objc open dynamic func addTarget(_ target: Any, action: Selector) {}
  @objc(locationInView:) open dynamic func location(in view: UIView?) -> CGPoint {}

  @objc(UIGestureRecognizerState) public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: State { get {} }
  }
}

@objc @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

@objc @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  @objc open dynamic var numberOfTapsRequired: Int = 1
  @objc open dynamic var numberOfTouchesRequired: Int = 1
}

@objc @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @objc open dynamic var minimumPressDuration: TimeInterval = 0.5
}

@objc @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  @objc open dynamic var numberOfTouchesRequired: Int = 1
}

@objc @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  @objc(translationInView:) open dynamic func translation(in view: UIView?) -> CGPoint {}
}

@objc @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge {
    get {}
    set {}
  }
}

@objc @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @objc open dynamic var scale: CGFloat = 1
  @objc open dynamic var velocity: CGFloat { get {} }
}

@objc @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  @objc open dynamic var rotation: CGFloat = 0
  @objc open dynamic var velocity: CGFloat { get {} }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var top: UIRectEdge { get {} }
  public static var left: UIRectEdge { get {} }
  public static var bottom: UIRectEdge { get {} }
  public static var right: UIRectEdge { get {} }
  public static var all: UIRectEdge { get {} }
}
