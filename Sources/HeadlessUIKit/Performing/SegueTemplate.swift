import Foundation
import StoryboardModel

/// One segue of a file, with where it leads: found once, performed any number of times.
@MainActor
final class SegueTemplate {
  let segue: Segue
  unowned let templates: ControllerTemplates
  /// The identifier that code and `prepare` see.
  let identifier: String?
  /// The selector of the segue action; nil if the file names none.
  private let creationSelector: String?
  /// The segue's own class; nil if the file names none.
  private let customClass: CustomClass?
  let animates: Bool
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  private var localDestination: ControllerTemplates?

  init(_ segue: Segue, templates: ControllerTemplates) {
    self.segue = segue
    self.templates = templates
    identifier = segue.usableIdentifier
    creationSelector = segue.destinationCreationSelector
    customClass = segue.customClass
    animates = segue.animates
    presentationStyle =
      segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(storyboardName:))
    transitionStyle =
      segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(storyboardName:))
  }

  /// Where a segue leads: the templates of a controller, and the storyboard that it is in.
  struct Destination {
    let templates: ControllerTemplates
    let storyboard: UIStoryboard
  }

  /// Finds the destination; nil, with an exception or a line in the log, where there is none.
  func destination(from storyboard: UIStoryboard) -> Destination? {
    if let local = localDestination { return Destination(templates: local, storyboard: storyboard) }
    switch storyboard.library.options.findDestination?(segue) {
    case .controller(let path, let id):
      guard
        let target = storyboard.library.storyboard(path: path),
        let templates = target.file.controller(id)
      else { break }
      return Destination(templates: templates, storyboard: target)
    case .nowhere: return missing("leads out of the files that were read")
    case nil: break
    }
    guard let id = segue.destination else { return missing("names no destination") }
    if let local = templates.file.controller(id) {
      localDestination = local
      return Destination(templates: local, storyboard: storyboard)
    }
    guard let reference = templates.file.reference(id) else {
      return missing("leads to '\(id)', which is no controller of the file")
    }
    return destination(of: reference, from: storyboard)
  }

  private func destination(
    of reference: SceneReference, from storyboard: UIStoryboard
  ) -> Destination? {
    var target = storyboard
    if let name = reference.storyboardName {
      guard let found = storyboard.library.storyboard(named: name, from: templates.file) else {
        UIKitException.noStoryboard(name, bundle: storyboard.library.bundle).raise()
        return nil
      }
      target = found
    }
    if let identifier = reference.referencedIdentifier {
      guard let scene = target.file.controller(withIdentifier: identifier) else {
        UIKitException.noScene(identifier, in: target).raise()
        return nil
      }
      return Destination(templates: scene, storyboard: target)
    }
    guard let initial = target.file.initialController else {
      return missing("leads to '\(target.file.name)', which has no initial view controller")
    }
    return Destination(templates: initial, storyboard: target)
  }

  private func missing(_ why: String) -> Destination? {
    HeadlessLog.write("\(segue.location): the segue \(why)")
    return nil
  }

  /// The class of the segue's object; nil, with an exception, where it does not exist.
  func segueClass(in library: StoryboardLibrary) -> UIStoryboardSegue.Type? {
    guard let custom = customClass else {
      return segue.kind == .popover ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
    }
    let named: AnyClass? = ClassLookup.find(custom, in: library)
    if let found = named as? UIStoryboardSegue.Type { return found }
    guard !library.options.runsWithoutSources else { return UIStoryboardSegue.self }
    UIKitException.noSegueClass(custom.description).raise()
    return nil
  }

  /// Makes the child that the relationship names, while its container is being made.
  func makeRelated(in container: NibCoder.Controller) -> UIViewController? {
    guard let destination = destination(from: container.storyboard) else { return nil }
    // The segue action of a container's relationship is sought on the controller whose segue
    // makes the container. The order of the calls is unconfirmed.
    return ControllerFactory.make(
      destination.templates, in: destination.storyboard, performer: container.performer,
      sender: container.sender,
      creator: container.performer.flatMap {
        creator(on: $0, sender: container.sender, library: container.storyboard.library)
      })
  }

  /// The segue action, ready to be called; nil if the file names none.
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
        if let made = ObjectiveCActions.makeDestination(
          selector, on: source, coder: coder, sender: sender, identifier: identifier)
        {
          return made.controller
        }
      #endif
      if !library.options.runsWithoutSources {
        UIKitException.unrecognizedSelector(selector, receiver: source).raise()
      }
      return nil
    }
  }
}
