#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
public import Foundation

extension SceneFactory {
  /// The storyboard.
  public var storyboard: UIStoryboard {
    UIStoryboard(name: storyboardName, bundle: bundle)
  }

  /// Makes the scene's controller by an initializer of one's own.
  ///
  /// Needs iOS 13 or tvOS 13, and a scene whose own controller is of the class.
  ///
  /// - Parameter creator: Makes the controller from the storyboard's archive; UIKit makes it with
  ///   `init(coder:)` where the result is nil.
  /// - Returns: The controller.
  public func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    guard let identifier else {
      return typed(storyboard.instantiateInitialViewController(creator: creator))
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }

  /// The scene's controller, with nothing handed to it.
  @usableFromInline
  func made() -> Controller {
    typed(
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController())
  }
}
#endif
