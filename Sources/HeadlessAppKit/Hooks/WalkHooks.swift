package import StoryboardModel

extension NSStoryboard {
  /// Creates the controller with an id, whether or not it has a storyboard identifier.
  ///
  /// The application scene becomes the app's menus, and gives the source of their segues.
  ///
  /// - Returns: The controller; nil where the file has none of that id.
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

  /// Makes the app's menus, as AppKit does when the app is launched with the storyboard.
  ///
  /// - Returns: The source of the menus' segues; nil where the file has no application scene.
  @MainActor @discardableResult
  package func loadMainMenu() -> NSResponder? {
    let scenes = file.model.scenes.compactMap(\.controller)
    return scenes.first { $0.controllerKind == .application }
      .flatMap { instantiateController($0.id) }
  }
}

extension NSApplication {
  /// Closes every window, and takes the menus away, for the next walk or test to begin anew.
  package func closeAll() {
    for window in windows { window.close() }
    scene = nil
  }
}

extension NSMenuItem {
  /// Chooses the command: its segues are fired.
  package func choose() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}

extension NSToolbarItem {
  /// Clicks the item: its segues are fired.
  package func click() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}

extension NSGestureRecognizer {
  /// Makes the gesture: its segues are fired.
  package func recognize() {
    guard isEnabled else { return }
    fired.fire(sender: self)
  }
}
