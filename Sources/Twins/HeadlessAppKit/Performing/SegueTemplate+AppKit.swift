import Foundation
import StoryboardModel

extension SegueTemplate {
  /// A scene that a segue leads to, and its storyboard.
  struct Target {
    let templates: ControllerTemplates
    let storyboard: NSStoryboard
  }

  /// Finds the destination; if there is none, returns nil after an exception or a log line.
  func destination(from storyboard: NSStoryboard) -> Target? {
    let library = storyboard.library
    func home(of file: StoryboardFile) -> NSStoryboard {
      file === storyboard.file ? storyboard : library.storyboard(of: file)
    }
    switch destination(in: library) {
    case .scene(let templates):
      return Target(templates: templates, storyboard: home(of: templates.file))
    case .unknownStoryboard(let name):
      AppKitException.noStoryboard(name, bundle: library.bundle).raise()
    case .unknownScene(let identifier, let file):
      AppKitException.noScene(identifier, in: home(of: file)).raise()
    case .nowhere(let line):
      HeadlessLog.write(line)
    }
    return nil
  }

  /// The class of the segue object; if it doesn't exist, returns nil after an exception.
  func segueClass(in library: StoryboardLibrary) -> NSStoryboardSegue.Type? {
    guard let custom = customClass else { return NSStoryboardSegue.self }
    let foundClass: AnyClass? = ClassLookup.find(custom, with: library.options)
    if let found = foundClass as? NSStoryboardSegue.Type { return found }
    guard !library.options.runsWithoutSources else { return NSStoryboardSegue.self }
    AppKitException.noSegueClass(custom.description).raise()
    return nil
  }

  /// Creates the child that the relationship names, while its container is being created.
  func makeRelated(in container: NibCoder.Controller) -> NSResponder? {
    let storyboard = container.origin.storyboard
    guard let destination = destination(from: storyboard) else { return nil }
    return ControllerFactory.make(
      destination.templates, in: destination.storyboard, performer: container.performer,
      sender: container.sender,
      creator: container.performer.flatMap {
        creator(on: $0, sender: container.sender, library: storyboard.library)
      })
  }

  /// The segue action as a closure; nil if the file names none.
  func creator(
    on source: any StoryboardController, sender: Any?, library: StoryboardLibrary
  ) -> ControllerFactory.Creator? {
    guard let selector = creationSelector else { return nil }
    let identifier = identifier
    return { coder in
      if let action = ActionTables.segueAction(selector, of: source) {
        return action(source, coder, sender, identifier)
      }
      #if canImport(ObjectiveC)
      if let result = ObjectiveCActions.makeDestination(
        selector, on: source, coder: coder, sender: sender, identifier: identifier)
      {
        return result.controller as? NSResponder
      }
      #endif
      if !library.options.runsWithoutSources {
        AppKitException.unrecognizedSelector(selector, receiver: source).raise()
      }
      return nil
    }
  }
}
