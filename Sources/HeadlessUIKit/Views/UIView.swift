public import Foundation
import StoryboardModel

/// A rectangle of the screen that the twin never draws: a place in a tree, with a frame and a name.
@MainActor
open class UIView: UIResponder {
  /// The place in the superview, in points.
  ///
  /// Nothing lays it out.
  open var frame: CGRect
  /// A number to tell views apart.
  open var tag = 0
  /// Whether the view is left out.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view answers touches.
  open var isUserInteractionEnabled = true
  /// A name for user interface tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// A name for state restoration.
  open var restorationIdentifier: String?
  /// The view that this one is in.
  open internal(set) weak var superview: UIView?
  /// The views in this one, rearmost first.
  open internal(set) var subviews: [UIView] = []
  /// The gestures of the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose view this is.
  final weak var viewController: UIViewController?
  /// The view's place in the file it was made from.
  final var nibID: ObjectID?
  /// The controller in whose scene the view stands.
  final weak var nibOwner: UIViewController?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from a storyboard.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    if let object = (coder as? NibCoder)?.object { takeAttributes(of: object) }
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The window that the view is in; nil while its controller is not on the screen.
  open var window: UIWindow? {
    var view: UIView = self
    while true {
      if let window = view as? UIWindow { return window }
      guard let superview = view.superview else {
        guard let controller = view.viewController, controller.isOnScreen else { return nil }
        return controller.hostWindow
      }
      view = superview
    }
  }

  /// The bounds: the frame's size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a place among the others.
  ///
  /// Raises an `NSInvalidArgumentException` for the view itself, and for one that it is in.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return UIKitException.addedViewToItself().raise() }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is another one, or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with a tag, this one first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Does nothing: the twin lays nothing out.
  open func setNeedsLayout() {}

  /// Does nothing: the twin lays nothing out.
  open func layoutIfNeeded() {}

  /// Takes over what the file says of every view.
  private func takeAttributes(of object: InterfaceObject) {
    nibID = object.id
    if let rect = object.frame {
      frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    let attributes = object.attributes
    tag = attributes["tag"].flatMap { Int($0) } ?? 0
    isHidden = attributes["hidden"] == "YES"
    alpha = attributes["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    isUserInteractionEnabled = attributes["userInteractionEnabled"] != "NO"
    restorationIdentifier = object.restorationIdentifier
  }
}
