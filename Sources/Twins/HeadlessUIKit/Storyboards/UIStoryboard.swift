public import Foundation
import StoryboardModel

/// The scenes of one storyboard file.
@MainActor
open class UIStoryboard: NSObject {
  /// The file; an empty one if none was found.
  package let file: StoryboardFile
  /// The library in which other storyboards are found by name.
  package let library: StoryboardLibrary

  /// Finds the storyboard with a name in a bundle; nil means the main bundle.
  ///
  /// `HeadlessStoryboards.folders` are searched first, then the bundle's top folder, then its
  /// `lproj` folders. Each file is read once per process. Throws an `NSInvalidArgumentException` if
  /// the file doesn't exist.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    let library = StoryboardLibrary.shared(bundle)
    if let known = library.storyboard(named: name) {
      self.init(file: known.file, library: library)
    } else {
      UIKitException.noStoryboard(name, bundle: bundle).raise()
      self.init(file: .absent(name, runtime: .iOS), library: library)
    }
  }

  package init(file: StoryboardFile, library: StoryboardLibrary) {
    self.file = file
    self.library = library
    super.init()
  }

  /// Instantiates the initial controller; nil if the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    file.initialController.map { ControllerFactory.make($0, in: self) }
  }

  /// Instantiates the controller of the scene with a storyboard identifier.
  ///
  /// Throws an `NSInvalidArgumentException` if the scene doesn't exist; if a test catches it, the
  /// result is a plain controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let templates = file.controller(withIdentifier: identifier) else {
      UIKitException.noScene(identifier, in: self).raise()
      return UIViewController(nibName: nil, bundle: nil)
    }
    return ControllerFactory.make(templates, in: self)
  }

  /// Instantiates a scene's controller, with the caller's own initializer if `creator` calls one.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier.
  ///   - creator: Creates the controller with the coder that it receives; if it returns nil,
  ///     `init(coder:)` does.
  /// - Returns: The controller, as the class that the caller asks for.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    guard let templates = file.controller(withIdentifier: identifier) else {
      UIKitException.noScene(identifier, in: self).raise()
      return placeholder()
    }
    let made = ControllerFactory.make(templates, in: self, creator: creator)
    if let made = made as? ViewController { return made }
    UIKitException.wrongCustomInstance(made, expected: ViewController.self).raise()
    return placeholder()
  }

  /// Instantiates the initial controller, with the caller's own initializer if `creator` calls one.
  ///
  /// - Parameter creator: Creates the controller with the coder that it receives; if it returns nil,
  ///   `init(coder:)` does.
  /// - Returns: The controller; nil if the file names none, or if it has another class.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    file.initialController.flatMap {
      ControllerFactory.make($0, in: self, creator: creator) as? ViewController
    }
  }

  /// The result of a generic call after an exception that a test catches.
  private func placeholder<ViewController: UIViewController>() -> ViewController {
    if let plain = UIViewController(nibName: nil, bundle: nil) as? ViewController { return plain }
    if let made = ViewController(coder: NibCoder(.code("viewController"))) { return made }
    fatalError("\(ViewController.self) cannot be made without its scene")
  }

  /// `<UIStoryboard: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
