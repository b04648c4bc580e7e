internal import NavigationGraph
package import StoryboardModel

/// An app's storyboards and xibs, linked with each other but not with code.
package struct LinkedStoryboards: Sendable {
  let graph: NavigationGraph
  /// The names that SwiftGen and R.swift derive from the app's identifiers.
  let accessors: GeneratedAccessors
  /// The objects that name a class, one list for each of `graph.files`, in their order.
  let customObjects: [[CustomObject]]
  /// All identifiers of segues, sorted.
  let segueIdentifiers: KnownNames
  /// The names that code opens storyboards by, sorted.
  let names: KnownNames
  /// The controllers that each storyboard identifier of a file leads to, by the file's path.
  let sceneIndex: [String: [String: [ControllerID]]]
  /// The controllers that each storyboard identifier leads to, in all files.
  private let scenesOfAllFiles: [String: [ControllerID]]
  /// The segues with each identifier.
  private let segueIndex: [String: [SegueLink]]
  /// The controllers that have a segue with each identifier.
  private let sourceIndex: [String: Set<ControllerID>]
  private let filesByPath: [String: InterfaceFile]
  /// The storyboards that code opens by a name: several if folders or targets have one each.
  private let byName: [String: [InterfaceFile]]
  /// A cache of ``sceneIdentifiers(in:)``.
  private let knownScenes = Memo<[String]?, KnownNames>()
  /// A cache of the objects of each file, by their ids; only files that findings are about need it.
  private let objects = Memo<String, [ObjectID: InterfaceObject]>()

  /// Links the files of an app.
  package init(_ files: [InterfaceFile]) {
    graph = NavigationGraph(files: files)
    accessors = GeneratedAccessors(graph)
    customObjects = graph.files.map(CustomObject.all)
    segueIndex = graph.allLinks.reduce(into: [:]) { index, link in
      guard let identifier = link.segue.usableIdentifier else { return }
      index[identifier, default: []].append(link)
    }
    sourceIndex = segueIndex.mapValues { Set($0.compactMap(\.source)) }
    segueIdentifiers = KnownNames(segueIndex.keys)
    byName = Dictionary(grouping: graph.files.filter { $0.kind == .storyboard }) {
      StoryboardName.withoutDevice($0.path)
    }
    names = KnownNames(byName.keys)
    filesByPath = Dictionary(graph.files.map { ($0.path, $0) }) { first, _ in first }
    let sceneIndex = Self.sceneIndex(of: graph)
    self.sceneIndex = sceneIndex
    scenesOfAllFiles = graph.files.reduce(into: [:]) { all, file in
      for (identifier, found) in sceneIndex[file.path] ?? [:] {
        all[identifier, default: []] += found
      }
    }
  }

  /// The storyboards that code opens by a name.
  func named(_ name: String) -> [InterfaceFile] { byName[name] ?? [] }

  /// A storyboard or xib by its path.
  func file(at path: String) -> InterfaceFile? { filesByPath[path] }

  func segues(identified identifier: String) -> [SegueLink] { segueIndex[identifier] ?? [] }

  /// The controllers that have a segue with an identifier.
  func sources(ofSegues identifier: String) -> Set<ControllerID> { sourceIndex[identifier] ?? [] }

  /// The controllers with a storyboard identifier in some storyboards, or in all with nil.
  func controllers(identified identifier: String, in files: [String]?) -> [ControllerID] {
    guard let files else { return scenesOfAllFiles[identifier] ?? [] }
    return files.flatMap { path in sceneIndex[path]?[identifier] ?? [] }
  }

  /// The storyboard identifiers of some storyboards, or of all with nil, sorted.
  func sceneIdentifiers(in files: [String]?) -> KnownNames {
    knownScenes.value(of: files) {
      guard let files else { return KnownNames(scenesOfAllFiles.keys) }
      return KnownNames(files.flatMap { path in (sceneIndex[path] ?? [:]).keys })
    }
  }

  /// The object with an id in a file, at any depth; the first if several have the id.
  func object(_ id: ObjectID, in path: String) -> InterfaceObject? {
    let objects = objects.value(of: path) {
      var objects: [ObjectID: InterfaceObject] = [:]
      for scene in file(at: path)?.scenes ?? [] {
        scene.objects.forEachInTree { object in
          if objects[object.pointee.id] == nil { objects[object.pointee.id] = object.pointee }
        }
      }
      return objects
    }
    return objects[id]
  }

  /// The controllers that every storyboard identifier of a file leads to, through references.
  private static func sceneIndex(of graph: NavigationGraph) -> [String: [String: [ControllerID]]] {
    graph.files.reduce(into: [:]) { index, file in
      index[file.path] = file.scenes.lazy.flatMap(\.objects).reduce(into: [:]) { scenes, object in
        guard let identifier = object.storyboardIdentifier else { return }
        let controller = graph.destination(of: object.id, in: file.path)?.controller
        scenes[identifier, default: []] += [controller].compactMap(\.self)
      }
    }
  }
}
