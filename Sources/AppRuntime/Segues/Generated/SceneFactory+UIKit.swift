#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

extension SceneFactory {
  /// The storyboard.
  public var storyboard: UIStoryboard {
    UIStoryboard(name: storyboardName, bundle: bundle)
  }

  /// Instantiates the scene's controller with an initializer of your choice.
  ///
  /// Requires iOS 13 or tvOS 13. The scene's own controller must be of class `Controller`.
  ///
  /// - Parameter creator: Creates the controller from the storyboard's archive. If it returns nil,
  ///   UIKit calls `init(coder:)` instead.
  /// - Returns: The controller.
  public func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    guard let identifier else {
      return typed(storyboard.instantiateInitialViewController(creator: creator))
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }

  /// Instantiates the scene's controller without an input.
  @usableFromInline
  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController())
  }
}
#endif
