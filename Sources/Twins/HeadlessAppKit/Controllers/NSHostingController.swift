public import Foundation

/// A stand-in for SwiftUI's hosting controller.
///
/// SwiftUI doesn't exist on non-Apple platforms, so the content has any type and is only stored. In
/// a storyboard, a hosting controller gets its content from a segue action.
open class NSHostingController<Content>: NSViewController {
  private var content: Content?

  /// Creates a controller with its content.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard, with its content, for segue actions and subclasses.
  public init?(coder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: coder)
  }

  /// Creates a controller without content.
  ///
  /// SwiftUI stops the program here, because a hosting controller needs a segue action or a
  /// subclass that calls ``init(coder:rootView:)``. The twin stops it when ``rootView`` is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The content.
  public var rootView: Content {
    get {
      guard let content else {
        fatalError(
          "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
      }
      return content
    }
    set { content = newValue }
  }
}

/// The content of a hosting controller that was created from the storyboard alone.
struct NoContent {}
