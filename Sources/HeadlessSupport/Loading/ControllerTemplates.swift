package import StoryboardModel

/// What a file says of one controller and of its segues, looked up by what a twin needs.
///
/// All controllers that are made from the scene share it.
@MainActor
package final class ControllerTemplates {
  package let object: InterfaceObject
  package let scene: Scene
  package unowned let file: StoryboardFile
  /// Every segue of the controller that the system keeps, in the order of the file.
  package private(set) var all: [SegueTemplate] = []
  /// What code can ask for.
  ///
  /// Of two with one identifier the first counts.
  package private(set) var byIdentifier: [String: SegueTemplate] = [:]
  /// The segues that an object fires, by the object.
  package private(set) var byHolder: [ObjectID: [SegueTemplate]] = [:]
  package private(set) var relationships: [SegueTemplate] = []
  package private(set) var embeds: [SegueTemplate] = []
  /// Every segue of ``all`` by its id, which broken files use twice.
  package private(set) var byID: [ObjectID: [SegueTemplate]] = [:]
  /// The exits at the top level of the scene: where its unwind segues may lead to.
  private let exits: Set<ObjectID>
  /// The objects at the top level of the scene; of two with one id, the first.
  package private(set) lazy var besides = Dictionary(
    scene.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// What a twin keeps with the scene, read once for all controllers that are made from it.
  package var attachment: AnyObject?

  package init(_ object: InterfaceObject, scene: Scene, file: StoryboardFile) {
    self.object = object
    self.scene = scene
    self.file = file
    exits = Set(scene.exits.map(\.id))
  }

  /// Adds a segue, unless UIKit drops it: an unwind segue to an exit outside the scene's objects.
  package func add(_ template: SegueTemplate) {
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

extension ControllerTemplates {
  /// The template of a segue: the very one, for files may use an id twice; else one of its id.
  package func template(of segue: Segue) -> SegueTemplate? {
    byID[segue.id]?.first { $0.segue == segue } ?? byID[segue.id]?.first
  }
}
