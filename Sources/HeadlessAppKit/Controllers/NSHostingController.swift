public import Foundation

/// A controller that shows a value of another user interface library: SwiftUI's, under its name.
///
/// There is no SwiftUI off Apple systems, so the content is of any type, and is only kept. A
/// storyboard's hosting controller scene gets its content from a segue action.
@MainActor
open class NSHostingController<Content>: NSViewController {
  private var content: Content?

  /// Creates a controller with its content.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard, with its content: for segue actions and subclasses.
  public init?(coder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: coder)
  }

  /// Creates a controller without content.
  ///
  /// SwiftUI stops the program here: a hosting controller needs a segue action, or a subclass that
  /// calls ``init(coder:rootView:)``. The twin stops when ``rootView`` is read.
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

/// The content of a hosting controller that the storyboard alone made.
struct NoContent {}
