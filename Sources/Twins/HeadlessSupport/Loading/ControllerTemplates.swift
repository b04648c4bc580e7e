package import StoryboardModel

/// A file's description of one controller and its segues, indexed for a twin.
///
/// All controllers that are created from the scene share it.
@MainActor
package final class ControllerTemplates {
  package let object: InterfaceObject
  package let scene: Scene
  package unowned let file: StoryboardFile
  /// The controller's segues in the order of the file, without those that the system drops.
  package private(set) var all: [SegueTemplate] = []
  /// The segues that code can perform, by identifier.
  ///
  /// If two have the same identifier, the first one is used.
  package private(set) var byIdentifier: [String: SegueTemplate] = [:]
  /// The segues that an object fires, by the object's id.
  package private(set) var byHolder: [ObjectID: [SegueTemplate]] = [:]
  package private(set) var relationships: [SegueTemplate] = []
  package private(set) var embeds: [SegueTemplate] = []
  /// The segues in ``all`` by their ids, which broken files use more than once.
  package private(set) var byID: [ObjectID: [SegueTemplate]] = [:]
  /// The objects at the top level of the scene; the first one, if two have the same id.
  package private(set) lazy var topLevelObjects = Dictionary(
    scene.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// Data that a twin stores with the scene, computed once for all controllers created from it.
  package var attachment: AnyObject?

  package init(_ object: InterfaceObject, scene: Scene, file: StoryboardFile) {
    self.object = object
    self.scene = scene
    self.file = file
  }

  /// Adds a segue, unless UIKit drops it because it unwinds to an exit outside its scene's objects.
  package func add(_ template: SegueTemplate) {
    let segue = template.segue
    if segue.kind == .unwind {
      guard let exit = segue.destination, file.exits.contains(exit) else { return }
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

  /// The template of an equal segue, because several may have its id; otherwise, the first with its id.
  package func template(of segue: Segue) -> SegueTemplate? {
    byID[segue.id]?.first { $0.segue == segue } ?? byID[segue.id]?.first
  }
}
