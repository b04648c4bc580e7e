import Foundation
package import StoryboardModel
import StoryboardParsing
import Findings

/// A storyboard file with indexes of its segues and scenes, or a xib.
///
/// Created once per file and process: see ``read(_:)``.
@MainActor
package final class StoryboardFile {
  /// The parsed file.
  package let model: InterfaceFile
  /// The file's name without folder and extension, as references and `init(name:bundle:)` use it.
  package let name: String
  private var controllers: [ObjectID: ControllerTemplates] = [:]
  private var references: [ObjectID: SceneReference] = [:]
  private let identifiers: [String: ObjectID]
  /// The exits at the top level of all scenes.
  ///
  /// An unwind segue may lead to any of them. (Unconfirmed for those of other scenes.)
  let exits: Set<ObjectID>

  /// Indexes a parsed file.
  package init(_ model: InterfaceFile) {
    self.model = model
    name = URL(fileURLWithPath: model.path).deletingPathExtension().lastPathComponent
    identifiers = model.controllersByIdentifier
    exits = Set(model.scenes.flatMap(\.exits).map(\.id))
    for scene in model.scenes {
      if let reference = scene.reference { references[reference.id] = reference }
      guard let controller = scene.controller else { continue }
      controllers[controller.id] = ControllerTemplates(controller, scene: scene, file: self)
    }
    for segue in model.segues {
      guard let owner = segue.owner, let templates = controllers[owner] else { continue }
      templates.add(SegueTemplate(segue, templates: templates))
    }
  }

  /// The file's outlets and actions, by the object that holds them.
  package private(set) lazy var connections = Dictionary(grouping: model.connections, by: \.holder)

  /// The objects outside all scenes; the first one, if two have the same id.
  package private(set) lazy var topLevelObjects = Dictionary(
    model.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static var readFiles: [String: StoryboardFile] = [:]

  /// Reads the file at a path once per process; nil if it can't be read.
  package static func read(_ path: String) -> StoryboardFile? {
    if let known = readFiles[path] { return known }
    let parsed = StoryboardReader().read(path)
    guard let model = parsed.file else {
      for finding in parsed.findings {
        HeadlessLog.write("\(finding.location): \(finding.message)")
      }
      return nil
    }
    let file = StoryboardFile(model)
    readFiles[path] = file
    return file
  }

  /// Returns a storyboard without scenes, which replaces one that was not found.
  package static func absent(_ name: String, runtime: TargetRuntime) -> StoryboardFile {
    let path = "\(name).storyboard"
    return StoryboardFile(
      InterfaceFile(
        path: path, kind: .storyboard, type: "", targetRuntime: runtime,
        location: .init(file: path)))
  }

  /// The templates of the initial controller; nil if the file names none.
  package var initialController: ControllerTemplates? {
    model.initialControllerID.flatMap { controllers[$0] }
  }

  /// The templates of the controller with an id.
  package func controller(_ id: ObjectID) -> ControllerTemplates? { controllers[id] }

  /// The templates of the scene with a storyboard identifier.
  package func controller(withIdentifier identifier: String) -> ControllerTemplates? {
    identifiers[identifier].flatMap { controllers[$0] }
  }

  package func reference(_ id: ObjectID) -> SceneReference? { references[id] }
}
