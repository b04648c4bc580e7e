package import StoryboardModel

extension NSStoryboard {
  /// Instantiates the controller with an object id, whether or not it has a storyboard identifier.
  ///
  /// For the application scene, loads the app's menus and returns the source of their segues.
  ///
  /// - Returns: The controller; nil if the file has none with that id.
  @MainActor
  package func instantiateController(_ id: ObjectID) -> NSResponder? {
    guard let templates = file.controller(id) else { return nil }
    guard templates.object.controllerKind == .application else {
      return ControllerFactory.make(templates, in: self)
    }
    let scene = ApplicationScene(templates, in: self)
    NSApplication.shared.scene = scene
    return scene
  }

  /// Loads the app's menus, as AppKit does when it launches the app with the storyboard.
  ///
  /// - Returns: The source of the menus' segues; nil if the file has no application scene.
  @MainActor @discardableResult
  package func loadMainMenu() -> NSResponder? {
    let scenes = file.model.scenes.compactMap(\.controller)
    return scenes.first { $0.controllerKind == .application }
      .flatMap { instantiateController($0.id) }
  }
}

extension NSApplication {
  /// Closes every window and removes the menus, so that the next walk or test starts fresh.
  package func closeAll() {
    for window in windows { window.close() }
    scene = nil
  }
}

extension NSMenuItem {
  /// Chooses the command, which fires its segues.
  package func choose() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}

extension NSToolbarItem {
  /// Clicks the item, which fires its segues.
  package func click() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}

extension NSGestureRecognizer {
  /// Performs the gesture, which fires its segues.
  package func recognize() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}
