public import Foundation
import StoryboardModel

/// A rectangle of the screen: a node in the view tree, with a frame and a name, that the twin never
/// draws.
open class UIView: UIResponder {
  /// The position and size in the superview, in points.
  ///
  /// The twin doesn't lay out views.
  open var frame: CGRect
  /// A number that identifies the view.
  open var tag = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view responds to touches.
  open var isUserInteractionEnabled = true
  /// The name for user interface tests.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader speaks.
  open var accessibilityLabel: String?
  /// The name for state restoration.
  open var restorationIdentifier: String?
  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  /// The views in this one, starting with the rearmost.
  open internal(set) var subviews: [UIView] = []
  /// The view's gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose view this is.
  final weak var viewController: UIViewController?
  /// The file's description of the view, which gives properties their initial values; nil if code
  /// created the view.
  final let file: InterfaceObject?
  /// The view's object id in its file.
  final var nibID: ObjectID?
  /// The controller whose scene contains the view.
  final weak var nibOwner: UIViewController?
  /// The objects that were created from the same prototype; nil unless a table or collection
  /// creates the view.
  final var prototype: PrototypeObjects?

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    file = nil
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    frame = .zero
    file = (coder as? NibCoder)?.object
    super.init()
    if let file { takeAttributes(of: file) }
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The window that contains the view; nil while its controller is not on the screen.
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

  /// Adds a view at an index among the others.
  ///
  /// Throws an `NSInvalidArgumentException` for the view itself, and for a view that contains it.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return UIKitException.addedViewToItself().raise() }
    // A view that stays on the screen doesn't disappear.
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.updateScreen()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    updateScreen()
  }

  /// Updates the screen if this is the view of a child whose parent is on it.
  private func updateScreen() {
    guard let viewController, viewController.parent?.isOnScreen == true else { return }
    Screen.update(around: viewController)
  }

  /// Whether the view is another one, or is somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with a tag, starting with this one.
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

  /// Does nothing, because the twin doesn't lay out views.
  open func setNeedsLayout() {}

  /// Does nothing, because the twin doesn't lay out views.
  open func layoutIfNeeded() {}

  /// Applies the attributes that the file has for every view.
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
