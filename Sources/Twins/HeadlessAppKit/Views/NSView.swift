public import Foundation
import StoryboardModel

/// A rectangle of a window: a node in the view tree, with a frame and a name, that the twin never
/// draws.
open class NSView: NSResponder {
  /// The position and size in the superview, in points.
  ///
  /// The twin doesn't lay out views.
  open var frame: NSRect
  /// An identifier of the view for code.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether the view is hidden.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1.
  open var alphaValue: CGFloat = 1
  /// The text shown while the pointer is over the view.
  open var toolTip: String?
  /// The view that contains this one.
  open internal(set) weak var superview: NSView?
  /// The view's gestures.
  open var gestureRecognizers: [NSGestureRecognizer] = []

  /// The file's description of the view, which gives properties their initial values; nil if code
  /// created the view.
  final let file: InterfaceObject?
  private var tagStorage = -1
  private var subviewStorage: [NSView] = []
  /// The window whose content view this is.
  final weak var contentWindow: NSWindow?
  /// The view's place in its file.
  final var fired = FiredObject()

  /// Creates a view.
  public init(frame frameRect: NSRect) {
    frame = frameRect
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
    file = (coder as? ObjectCoder)?.object
    super.init(coder: coder)
    if let file { takeAttributes(of: file) }
  }

  /// A number that identifies the view; -1 if the file has none.
  open var tag: Int { tagStorage }

  /// The bounds: the frame's size at the origin.
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The views in this one, starting with the rearmost.
  open var subviews: [NSView] {
    get { subviewStorage }
    set {
      for view in subviewStorage where !newValue.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for view in newValue where view.superview !== self { addSubview(view) }
      subviewStorage = newValue.filter { $0.superview === self }
    }
  }

  /// The window that contains the view.
  open var window: NSWindow? {
    var view = self
    while let superview = view.superview { view = superview }
    return view.contentWindow
  }

  /// Adds a view in front of the others.
  ///
  /// Throws an exception for the view itself, and for a view that contains it.
  open func addSubview(_ view: NSView) {
    guard !isDescendant(of: view) else { return AppKitException.addedViewToItself(view).raise() }
    view.removeFromSuperview()
    subviewStorage.append(view)
    view.superview = self
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviewStorage.removeAll { $0 === self }
    superview = nil
  }

  /// Replaces a subview by another view.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let place = subviewStorage.firstIndex(where: { $0 === oldView }) else { return }
    addSubview(newView)
    guard newView.superview === self else { return }
    subviewStorage.removeLast()
    subviewStorage.insert(newView, at: place)
    oldView.removeFromSuperview()
  }

  /// Whether the view is another one, or is somewhere inside it.
  open func isDescendant(of view: NSView) -> Bool {
    var candidate: NSView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with a tag, starting with this one.
  open func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Applies the attributes that the file has for every view.
  private func takeAttributes(of object: InterfaceObject) {
    if let rect = object.frame {
      frame = NSRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    let attributes = object.attributes
    if let tag = attributes["tag"].flatMap({ Int($0) }) { tagStorage = tag }
    isHidden = attributes["hidden"] == "YES"
    alphaValue = attributes["alphaValue"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    toolTip = attributes["toolTip"]
    identifier = attributes["identifier"].map(NSUserInterfaceItemIdentifier.init(rawValue:))
  }
}
