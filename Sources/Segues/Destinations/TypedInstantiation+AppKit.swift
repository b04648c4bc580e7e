#if SEGUES_APPKIT
@MainActor
extension NSStoryboard {
  /// Makes the storyboard's initial controller and hands an input to its controller of a class.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, containers looked through.
  ///   - input: What it needs.
  /// - Returns: The initial controller, a window controller or a view controller; nil if the storyboard has
  ///   none.
  public func instantiateInitialController<
    Destination: NSResponder & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> NSResponder? {
    let root = instantiateInitialController() as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  /// Makes the controller with a storyboard identifier and hands an input to its controller of a class.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, containers looked through.
  ///   - identifier: The scene's storyboard identifier; AppKit raises an exception if there is no such scene.
  ///   - input: What it needs.
  /// - Returns: The identified controller, a window controller or a view controller.
  public func instantiateController<Destination: NSResponder & SegueDestination<Input>, Input>(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> NSResponder? {
    let root = instantiateController(withIdentifier: identifier) as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  /// Makes the storyboard's initial view controller through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The initial controller's own class: an initializer's input can't pass through a
  ///     container.
  ///   - input: What it needs.
  /// - Returns: Nil if the storyboard has no initial controller.
  public func instantiateInitialController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  /// Makes the storyboard's initial window controller through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The initial controller's own class: an initializer's input can't pass through a
  ///     container.
  ///   - input: What it needs.
  /// - Returns: Nil if the storyboard has no initial controller.
  public func instantiateInitialController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  /// Makes the view controller with a storyboard identifier through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The controller's own class.
  ///   - identifier: The scene's storyboard identifier; AppKit raises an exception if there is no such scene.
  ///   - input: What it needs.
  /// - Returns: The controller, made with its input.
  public func instantiateController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }

  /// Makes the window controller with a storyboard identifier through its initializer with an input.
  ///
  /// - Parameters:
  ///   - destination: The controller's own class.
  ///   - identifier: The scene's storyboard identifier; AppKit raises an exception if there is no such scene.
  ///   - input: What it needs.
  /// - Returns: The controller, made with its input.
  public func instantiateController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }
}
#endif
