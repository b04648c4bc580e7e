import Foundation
import StoryboardModel

/// The styles that a segue applies to its destination, read once for all performances.
final class SegueStyles {
  let presentation: UIModalPresentationStyle?
  let transition: UIModalTransitionStyle?

  init(_ segue: Segue) {
    presentation =
      segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(storyboardName:))
    transition = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(storyboardName:))
  }
}

extension SegueTemplate {
  var styles: SegueStyles {
    if let known = attachment as? SegueStyles { return known }
    let styles = SegueStyles(segue)
    attachment = styles
    return styles
  }

  /// A scene that a segue leads to, and its storyboard.
  struct Target {
    let templates: ControllerTemplates
    let storyboard: UIStoryboard
  }

  /// Finds the destination; if there is none, returns nil after an exception or a log line.
  func destination(from storyboard: UIStoryboard) -> Target? {
    let library = storyboard.library
    func home(of file: StoryboardFile) -> UIStoryboard {
      file === storyboard.file ? storyboard : library.storyboard(of: file)
    }
    switch destination(in: library) {
    case .scene(let templates):
      return Target(templates: templates, storyboard: home(of: templates.file))
    case .unknownStoryboard(let name):
      UIKitException.noStoryboard(name, bundle: library.bundle).raise()
    case .unknownScene(let identifier, let file):
      UIKitException.noScene(identifier, in: home(of: file)).raise()
    case .nowhere(let line):
      HeadlessLog.write(line)
    }
    return nil
  }

  /// The class of the segue object; if it doesn't exist, returns nil after an exception.
  func segueClass(in library: StoryboardLibrary) -> UIStoryboardSegue.Type? {
    guard let custom = customClass else {
      return segue.kind == .popover ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
    }
    let foundClass: AnyClass? = ClassLookup.find(custom, with: library.options)
    if let found = foundClass as? UIStoryboardSegue.Type { return found }
    guard !library.options.runsWithoutSources else { return UIStoryboardSegue.self }
    UIKitException.noSegueClass(custom.description).raise()
    return nil
  }

  /// Creates the child that the relationship names, while its container is being created.
  func makeRelated(in container: NibCoder.Controller) -> UIViewController? {
    let storyboard = container.origin.storyboard
    guard let destination = destination(from: storyboard) else { return nil }
    // The segue action of a container's relationship is looked up on the controller whose segue
    // leads to the container. The order of the calls is unconfirmed.
    return ControllerFactory.make(
      destination.templates, in: destination.storyboard, performer: container.performer,
      sender: container.sender,
      creator: container.performer.flatMap {
        creator(on: $0, sender: container.sender, library: storyboard.library)
      })
  }

  /// The segue action as a closure; nil if the file names none.
  func creator(
    on source: UIViewController, sender: Any?, library: StoryboardLibrary
  ) -> ControllerFactory.Creator? {
    guard let selector = creationSelector else { return nil }
    let identifier = identifier
    return { coder in
      if let action = ActionTables.segueAction(selector, of: type(of: source)) {
        return action(source, coder, sender, identifier)
      }
      #if canImport(ObjectiveC)
      if let result = ObjectiveCActions.makeDestination(
        selector, on: source, coder: coder, sender: sender, identifier: identifier)
      {
        return result.controller as? UIViewController
      }
      #endif
      if !library.options.runsWithoutSources {
        UIKitException.unrecognizedSelector(selector, receiver: source).raise()
      }
      return nil
    }
  }
}
