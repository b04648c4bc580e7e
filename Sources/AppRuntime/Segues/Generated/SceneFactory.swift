#if !SEGUES_NO_CONTROLLERS
public import Foundation

/// A scene that code can instantiate, such as the `MainStoryboard.person` that `segues generate`
/// writes.
///
/// - `Controller` is the class of the scene's own controller.
/// - `Destination` is the class that gets the input: the controller's own, or that of a controller
///   inside a plain container.
/// - `Input` is the `SegueInput` of that class: ``NoSegueInput`` if it declares none.
@MainActor
public struct SceneFactory<Controller: _SegueController, Destination: _SegueController, Input> {
  /// The storyboard's name, without its extension.
  public let storyboardName: String
  /// The scene's storyboard identifier; nil for the initial controller.
  public let identifier: String?
  /// The bundle that contains the storyboard.
  public let bundle: Bundle?

  /// Describes a scene of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier; nil for the initial controller.
  ///   - storyboardName: The storyboard's name, without its extension.
  ///   - bundle: The bundle that contains it.
  public init(_ identifier: String?, of storyboardName: String, in bundle: Bundle?) {
    self.identifier = identifier
    self.storyboardName = storyboardName
    self.bundle = bundle
  }

  /// Casts the instantiated controller to the class that the code was generated for.
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
  /// Instantiates the scene's controller, whose destination needs no input.
  ///
  /// - Returns: The controller.
  @inlinable
  public func instantiate() -> Controller { made() }
}

extension SceneFactory where Destination: SegueDestination<Input> {
  /// Instantiates the scene's controller and hands the input to its destination.
  ///
  /// - Parameter input: The destination's input.
  /// - Returns: The controller, which may be a container.
  public func instantiate(with input: Input) -> Controller {
    let controller = made()
    controller.configure(Destination.self, with: input)
    return controller
  }
}

extension SceneFactory where Destination: SegueInitializable<Input>, Controller == Destination {
  /// Instantiates the scene's controller, passing the input to its initializer.
  ///
  /// - Parameter input: The controller's input.
  /// - Returns: The controller, created with the input.
  public func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}

extension SceneFactory
where
  Destination: SegueDestination<Input> & SegueInitializable<Input>, Controller == Destination
{
  /// Instantiates the scene's controller, passing the input to its initializer.
  ///
  /// - Parameter input: The controller's input.
  /// - Returns: The controller, created with the input.
  public func instantiate(with input: Input) -> Controller {
    instantiate { Destination(coder: $0, input: input) }
  }
}
#endif
