#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// A scene that code can make: `MainStoryboard.person`, as `segues generate` writes it.
///
/// - `Controller` is the class of the scene's own controller.
/// - `Destination` is the class that gets the input: the controller's own, or one that a plain
///   container holds.
/// - `Input` is what that class says it needs: ``NoSegueInput`` if it says nothing.
@MainActor
public struct SceneFactory<Controller: _SegueController, Destination: _SegueController, Input> {
  /// The storyboard's name, without its extension.
  public let storyboardName: String
  /// The scene's storyboard identifier; nil for the initial controller.
  public let identifier: String?
  /// The bundle that has the storyboard.
  public let bundle: Bundle?

  /// A scene of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier; nil for the initial controller.
  ///   - storyboardName: The storyboard's name, without its extension.
  ///   - bundle: The bundle that has it.
  public init(_ identifier: String?, of storyboardName: String, in bundle: Bundle?) {
    self.identifier = identifier
    self.storyboardName = storyboardName
    self.bundle = bundle
  }

  /// The controller that the storyboard made, as the class that the code was generated for.
  func typed(_ controller: Any?) -> Controller {
    if let controller = controller as? Controller { return controller }
    let scene = identifier.map { "the scene '\($0)'" } ?? "the initial controller"
    fatalError(
      """
      \(scene) of the storyboard '\(storyboardName)' is not a \(Controller.self): \
      \(controller.map { "\(type(of: $0))" } ?? "there is none"). Generate the code again.
      """)
  }
}

extension SceneFactory where Input == NoSegueInput {
  /// Makes the scene's controller, whose destination needs nothing.
  ///
  /// - Returns: The controller.
  @inlinable
  public func instantiate() -> Controller { made() }
}

extension SceneFactory where Destination: SegueDestination<Input> {
  /// Makes the scene's controller and hands an input to its destination.
  ///
  /// - Parameter input: What the destination needs.
  /// - Returns: The controller, which may be a container.
  public func instantiate(with input: Input) -> Controller {
    let controller = made()
    controller.configure(Destination.self, with: input)
    return controller
  }
}

extension SceneFactory where Destination: SegueInitializable<Input>, Controller == Destination {
  /// Makes the scene's controller by its initializer with an input.
  ///
  /// - Parameter input: What the controller needs.
  /// - Returns: The controller, made with its input.
  public func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}

extension SceneFactory
where
  Destination: SegueDestination<Input> & SegueInitializable<Input>, Controller == Destination
{
  /// Makes the scene's controller by its initializer with an input.
  ///
  /// - Parameter input: What the controller needs.
  /// - Returns: The controller, made with its input.
  public func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}
#endif
