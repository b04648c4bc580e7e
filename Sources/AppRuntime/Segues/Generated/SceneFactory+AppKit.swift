#if SEGUES_APPKIT
public import Foundation

extension SceneFactory {
  /// The storyboard.
  public var storyboard: NSStoryboard {
    NSStoryboard(name: storyboardName, bundle: bundle)
  }

  /// Instantiates the scene's controller with an initializer of your choice.
  ///
  /// The scene's own controller must be of class `Controller`.
  ///
  /// - Parameter creator: Creates the controller from the storyboard's archive. If it returns nil,
  ///   AppKit calls `init(coder:)` instead.
  /// - Returns: The controller.
  public func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    // AppKit has a separate function for each of the two kinds of controllers.
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

  /// Instantiates the scene's controller without an input.
  @usableFromInline
  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialController())
  }
}
#endif
