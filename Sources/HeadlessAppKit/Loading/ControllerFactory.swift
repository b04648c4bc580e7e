import Foundation
import StoryboardModel

/// Makes controllers from scenes.
@MainActor
enum ControllerFactory {
  /// Who makes a controller in place of its `init(coder:)`; nil asks for the default one.
  typealias Creator = (NSCoder) -> NSResponder?

  /// Creates the controller of a scene.
  ///
  /// - Parameters:
  ///   - templates: What the file says of it.
  ///   - storyboard: The storyboard that it then belongs to.
  ///   - performer: The controller whose segue asks for it, for segue actions of relationships.
  ///   - sender: What fired that segue.
  ///   - creator: The segue action, or what code passed.
  /// - Returns: The controller, awake; a plain one where the class's `init(coder:)` gives nil.
  static func make(
    _ templates: ControllerTemplates, in storyboard: NSStoryboard,
    performer: (any StoryboardController)? = nil, sender: Any? = nil, creator: Creator? = nil
  ) -> NSResponder {
    guard let guarding = Nesting.enter(templates) else {
      return NSViewController(nibName: nil, bundle: nil)
    }
    defer { guarding.leave() }
    let (controllerClass, isStandIn) = controllerClass(of: templates, in: storyboard.library)
    func coder() -> NibCoder {
      NibCoder(
        templates.object,
        controller: .init(
          storyboard: storyboard, templates: templates, isStandIn: isStandIn, performer: performer,
          sender: sender))
    }
    if let creator {
      let coder = coder()
      if let made = creator(coder) {
        guard let exception = objection(to: made, from: coder, expected: controllerClass) else {
          return finish(made, coder)
        }
        exception.raise()
      }
    }
    let coder = coder()
    if let made = controllerClass.init(coder: coder) { return finish(made, coder) }
    AppKitException.noControllerFromCoder(controllerClass).raise()
    return NSViewController(nibName: nil, bundle: nil)
  }

  /// Makes what comes with a controller, and wakes it.
  private static func finish(_ made: NSResponder, _ coder: NibCoder) -> NSResponder {
    if let windowController = made as? NSWindowController {
      windowController.loadWindow(from: coder)
    }
    made.awakeFromNib()
    return made
  }

  /// What is wrong with a controller that a segue action or a creator made; nil if nothing is.
  private static func objection(
    to made: NSResponder, from coder: NibCoder, expected: NSResponder.Type
  ) -> AppKitException? {
    guard coder.made === made else { return .notMadeWithCoder() }
    // A hosting controller's element says nothing of its content's type.
    guard expected != NSHostingController<NoContent>.self else { return nil }
    return isKind(made, of: expected) ? nil : .wrongCustomInstance(made, expected: expected)
  }

  /// The class to make, and whether it stands in for one that was not found.
  private static func controllerClass(
    of templates: ControllerTemplates, in library: StoryboardLibrary
  ) -> (NSResponder.Type, isStandIn: Bool) {
    let key = ObjectIdentifier(templates)
    if let known = library.controllerClasses[key] as? NSResponder.Type { return (known, false) }
    let object = templates.object
    let base = object.controllerKind?.controllerClass ?? NSViewController.self
    guard let custom = object.customClass else {
      library.controllerClasses[key] = base
      return (base, false)
    }
    let found: AnyClass? = ClassLookup.find(custom, in: library)
    if let found = found as? NSResponder.Type,
      found is NSViewController.Type || found is NSWindowController.Type
    {
      library.controllerClasses[key] = found
      return (found, false)
    }
    ClassLookup.logUnknown(custom, in: library)
    return (base, true)
  }
}

extension NSWindowController {
  /// Makes the window that the file says, with its content.
  fileprivate func loadWindow(from coder: NibCoder) {
    let object = coder.object.children.first { $0.key == "window" }
    guard window == nil, let object else { return }
    windowWillLoad()
    window = ViewFactory(owner: self).makeWindow(object)
    if let content = coder.relatedControllers("window.shadowedContentViewController").first {
      contentViewController = content
    }
    #if canImport(ObjectiveC)
    connectOutlets()
    #endif
    windowDidLoad()
  }
}
