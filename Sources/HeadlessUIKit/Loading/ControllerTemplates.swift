import Foundation
import StoryboardModel

/// What a file says of one controller and of its segues, looked up by what the twin needs.
///
/// All controllers that are made from the scene share it.
@MainActor
final class ControllerTemplates {
  let object: InterfaceObject
  let scene: Scene
  let settings: ControllerSettings
  unowned let file: StoryboardFile
  /// Every segue of the controller that UIKit keeps, in the order of the file.
  private(set) var all: [SegueTemplate] = []
  /// What code can ask for.
  ///
  /// Of two with one identifier the first counts.
  private(set) var byIdentifier: [String: SegueTemplate] = [:]
  /// The segues that an object fires, by the object.
  private(set) var byHolder: [ObjectID: [SegueTemplate]] = [:]
  private(set) var relationships: [SegueTemplate] = []
  private(set) var embeds: [SegueTemplate] = []
  /// Every segue of ``all`` by its id, which broken files use twice.
  private(set) var byID: [ObjectID: [SegueTemplate]] = [:]
  /// The exits at the top level of the scene: where its unwind segues may lead to.
  private let exits: Set<ObjectID>
  /// The objects at the top level of the scene; of two with one id, the first.
  private(set) lazy var besides = Dictionary(
    scene.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// The part of the views that segues need, for controllers that are made without the rest.
  private(set) lazy var segueViews = SegueViews(self)

  init(_ object: InterfaceObject, scene: Scene, file: StoryboardFile) {
    self.object = object
    settings = ControllerSettings(object)
    self.scene = scene
    self.file = file
    exits = Set(scene.exits.map(\.id))
  }

  /// Adds a segue, unless UIKit drops it: an unwind segue to an exit outside the scene's objects.
  func add(_ template: SegueTemplate) {
    let segue = template.segue
    if segue.kind == .unwind {
      guard let exit = segue.destination, exits.contains(exit) else { return }
    }
    all.append(template)
    byID[segue.id, default: []].append(template)
    switch segue.kind {
    case .relationship: return relationships.append(template)
    case .embed: embeds.append(template)
    default: byHolder[segue.holder, default: []].append(template)
    }
    if let identifier = segue.usableIdentifier, byIdentifier[identifier] == nil {
      byIdentifier[identifier] = template
    }
  }
}
