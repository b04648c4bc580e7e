#if SEGUES_APPKIT
public import Foundation

extension SceneFactory {
  /// The storyboard.
  public var storyboard: NSStoryboard {
    NSStoryboard(name: storyboardName, bundle: bundle)
  }

  /// Makes the scene's controller by an initializer of one's own.
  ///
  /// The scene's own controller has to be of the class.
  ///
  /// - Parameter creator: Makes the controller from the storyboard's archive; AppKit makes it with
  ///   `init(coder:)` if the result is nil.
  /// - Returns: The controller.
  public func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    // AppKit has one function for each of the two kinds of controllers.
    Controller.self is NSWindowController.Type
      ? typed(windowController { creator($0) as? NSWindowController })
      : typed(viewController { creator($0) as? NSViewController })
  }

  private func windowController(
    _ creator: @escaping (NSCoder) -> NSWindowController?
  ) -> NSWindowController? {
    identifier.map { storyboard.instantiateController(identifier: $0, creator: creator) }
      ?? storyboard.instantiateInitialController(creator: creator)
  }

  private func viewController(
    _ creator: @escaping (NSCoder) -> NSViewController?
  ) -> NSViewController? {
    identifier.map { storyboard.instantiateController(identifier: $0, creator: creator) }
      ?? storyboard.instantiateInitialController(creator: creator)
  }

  /// The scene's controller, with nothing handed to it.
  @usableFromInline
  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialController())
  }
}
#endif
