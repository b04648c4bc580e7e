#if SEGUES_APPKIT
@MainActor
extension NSStoryboard {
  /// Instantiates the storyboard's initial controller and configures the controller of the given
  /// class in it.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, in containers too.
  ///   - input: The destination's input.
  /// - Returns: The initial controller, a window controller or a view controller; nil if the
  ///   storyboard has none.
  public func instantiateInitialController<
    Destination: NSResponder & SegueDestination<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> NSResponder? {
    let root = instantiateInitialController() as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  /// Instantiates an identified controller and configures the controller of the given class in it.
  ///
  /// - Parameters:
  ///   - destination: The class to look for, in containers too.
  ///   - identifier: The scene's storyboard identifier. AppKit throws an exception if no scene has
  ///     it.
  ///   - input: The destination's input.
  /// - Returns: The identified controller, a window controller or a view controller.
  public func instantiateController<Destination: NSResponder & SegueDestination<Input>, Input>(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> NSResponder? {
    let root = instantiateController(withIdentifier: identifier) as? NSResponder
    root?.configure(destination, with: input)
    return root
  }

  /// Instantiates the storyboard's initial view controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The initial controller's own class, because the input of an initializer can't
  ///     pass through a container.
  ///   - input: The destination's input.
  /// - Returns: The controller; nil if the storyboard has no initial controller.
  public func instantiateInitialController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  /// Instantiates the storyboard's initial window controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The initial controller's own class, because the input of an initializer can't
  ///     pass through a container.
  ///   - input: The destination's input.
  /// - Returns: The controller; nil if the storyboard has no initial controller.
  public func instantiateInitialController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, with input: Input
  ) -> Destination? {
    instantiateInitialController { Destination(coder: $0, input: input) }
  }

  /// Instantiates an identified view controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The scene's own class.
  ///   - identifier: The scene's storyboard identifier. AppKit throws an exception if no scene has
  ///     it.
  ///   - input: The destination's input.
  /// - Returns: The controller, created with the input.
  public func instantiateController<
    Destination: NSViewController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }

  /// Instantiates an identified window controller, passing the input to its initializer.
  ///
  /// - Parameters:
  ///   - destination: The scene's own class.
  ///   - identifier: The scene's storyboard identifier. AppKit throws an exception if no scene has
  ///     it.
  ///   - input: The destination's input.
  /// - Returns: The controller, created with the input.
  public func instantiateController<
    Destination: NSWindowController & SegueInitializable<Input>, Input
  >(
    _ destination: Destination.Type, withIdentifier identifier: SceneIdentifier, with input: Input
  ) -> Destination {
    instantiateController(identifier: identifier) { Destination(coder: $0, input: input) }
  }
}
#endif
