public import Foundation
import StoryboardModel

/// The scenes of one storyboard file.
///
/// As in AppKit, the class isn't isolated to an actor. It must still be used on the main thread.
open class NSStoryboard: NSObject {
  /// The name of a storyboard's file, without its extension.
  public typealias Name = String
  /// The identifier of a scene in code.
  public typealias SceneIdentifier = String

  /// The file; an empty one if none was found.
  package let file: StoryboardFile
  /// The library in which other storyboards are found by name.
  package let library: StoryboardLibrary

  /// The storyboard in the main bundle's `NSMainStoryboardFile`; nil if there is none.
  open class var main: NSStoryboard? {
    let name = Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String
    return name.map { NSStoryboard(name: $0, bundle: nil) }
  }

  /// Finds the storyboard with a name in a bundle; nil means the main bundle.
  ///
  /// The folders of `HeadlessStoryboards` are searched first, then the bundle's top folder, then
  /// its `lproj` folders. Each file is read once per process. Throws an
  /// `NSInvalidArgumentException` if the file doesn't exist.
  public convenience init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {
    let (file, library) = onMainActor(storyboardBundleOrNil ?? .main) { bundle in
      let library = StoryboardLibrary.shared(bundle)
      if let file = library.file(named: name) { return (file, library) }
      AppKitException.noStoryboard(name, bundle: bundle).raise()
      return (StoryboardFile.absent(name, runtime: .macOS), library)
    }
    self.init(file: file, library: library)
  }

  package init(file: StoryboardFile, library: StoryboardLibrary) {
    self.file = file
    self.library = library
    super.init()
  }

  /// Instantiates the initial view controller or window controller; nil if the file names none.
  open func instantiateInitialController() -> Any? {
    onMainActor(self) { storyboard in
      storyboard.file.initialController.map { ControllerFactory.make($0, in: storyboard) }
    }
  }

  /// Instantiates the view controller or window controller of the scene with a storyboard
  /// identifier.
  ///
  /// Throws an `NSInvalidArgumentException` if the scene doesn't exist; if a test catches it, the
  /// result is a plain view controller.
  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    onMainActor(self) { storyboard in
      guard let templates = storyboard.file.controller(withIdentifier: identifier) else {
        AppKitException.noScene(identifier, in: storyboard).raise()
        return NSViewController(nibName: nil, bundle: nil)
      }
      return ControllerFactory.make(templates, in: storyboard)
    }
  }

  /// `<NSStoryboard: 0x…>`.
  open override var description: String { objectDescription(self) }
}

extension NSStoryboard {
  /// Instantiates a scene's view controller, with the caller's own initializer if `creator` calls
  /// one.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier.
  ///   - creator: Creates the controller with the coder that it receives; if it returns nil,
  ///     `init(coder:)` does.
  /// - Returns: The controller, as the class that the caller asks for.
  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {
    make(identifier, creator: creator) {
      NSViewController(nibName: nil, bundle: nil) as? Controller
    }
  }

  /// Instantiates a scene's window controller, with the caller's own initializer if `creator` calls
  /// one.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier.
  ///   - creator: Creates the controller with the coder that it receives; if it returns nil,
  ///     `init(coder:)` does.
  /// - Returns: The controller, as the class that the caller asks for.
  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSWindowController {
    make(identifier, creator: creator) { NSWindowController(window: nil) as? Controller }
  }

  /// Instantiates the initial view controller, with the caller's own initializer if `creator` calls
  /// one.
  ///
  /// - Parameter creator: Creates the controller with the coder that it receives; if it returns nil,
  ///   `init(coder:)` does.
  /// - Returns: The controller; nil if the file names none, or if it has another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController {
    makeInitial(creator)
  }

  /// Instantiates the initial window controller, with the caller's own initializer if `creator`
  /// calls one.
  ///
  /// - Parameter creator: Creates the controller with the coder that it receives; if it returns nil,
  ///   `init(coder:)` does.
  /// - Returns: The controller; nil if the file names none, or if it has another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController {
    makeInitial(creator)
  }

  private func makeInitial<Controller: NSResponder>(
    _ creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    onMainActor((self, creator)) { storyboard, creator in
      storyboard.file.initialController.flatMap {
        ControllerFactory.make($0, in: storyboard, creator: creator) as? Controller
      }
    }
  }

  private func make<Controller: NSResponder>(
    _ identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)?,
    plain: @MainActor () -> Controller?
  ) -> Controller {
    onMainActor((self, creator)) { storyboard, creator in
      if let templates = storyboard.file.controller(withIdentifier: identifier) {
        let made = ControllerFactory.make(templates, in: storyboard, creator: creator)
        if let made = made as? Controller { return made }
        AppKitException.wrongCustomInstance(made, expected: Controller.self).raise()
      } else {
        AppKitException.noScene(identifier, in: storyboard).raise()
      }
      // The result after an exception that a test catches.
      if let made = plain() ?? Controller(coder: NibCoder(.code("viewController"))) { return made }
      fatalError("\(Controller.self) cannot be made without its scene")
    }
  }
}
