internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The numbers of a map's screens, by what they show.
struct ScreenNumbers {
  /// Screens by the ids of controllers, including those nested in a screen, and by the ids of references.
  private var byObject: [ControllerID: Int] = [:]
  /// The first screen of each xib, by ``XibGroups/key(of:)``.
  private var byXib: [String: Int] = [:]

  private struct SceneID: Hashable {
    var file: String
    var scene: ObjectID
  }

  /// - Parameters:
  ///   - screens: The screens of all scenes in the files, in their order.
  ///   - files: The files of the map.
  ///   - graph: The controllers of the files.
  init(_ screens: [MapScreen], of files: [InterfaceFile], in graph: NavigationGraph) {
    var byScene: [SceneID: Int] = [:]
    let scenes = files.flatMap { file in file.scenes.map { (file, $0) } }
    for (number, ((file, scene), screen)) in zip(scenes, screens).enumerated() {
      let id = SceneID(file: file.path, scene: scene.id)
      if byScene[id] == nil { byScene[id] = number }
      let shown = screen.controller ?? ControllerID(file: file.path, object: screen.object)
      byObject[shown] = number
      if file.kind == .xib {
        let xib = XibGroups.key(of: screen.location.file)
        byXib[xib] = byXib[xib] ?? number
      }
    }
    for file in files {
      for node in graph.controllers[file.path] ?? [] where byObject[node.id] == nil {
        byObject[node.id] = byScene[SceneID(file: file.path, scene: node.sceneID)]
      }
    }
  }

  /// The screen of a controller or reference.
  subscript(id: ControllerID) -> Int? { byObject[id] }

  /// The first screen of a xib, its translations and its variants for devices.
  subscript(xib path: String) -> Int? { byXib[XibGroups.key(of: path)] }

  /// The screen of a scene, or the first one of a xib.
  subscript(place: CodeNavigation.Place) -> Int? {
    switch place {
    case .scene(let id): self[id]
    case .xib(let path): self[xib: path]
    }
  }
}
