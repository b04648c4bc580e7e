internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Which controllers can come on screen, as far as files and code say.
struct SceneReach {
  private(set) var controllers: Set<ControllerID> = []

  /// Follows all segues but unwinds, from what the system opens and what code makes.
  init(_ app: CheckedApp) {
    let graph = app.graph
    let entries = Set(app.input.entryPoints)
    let identifiers = app.input.isWhole ? app.instantiated.identifiers : nil
    // Where nothing says what the system opens, it may be any storyboard.
    let knowsStart = app.input.isWhole && !entries.isEmpty
    let storyboards = knowsStart ? app.instantiated.storyboards : nil
    let ownNames = app.uses.namesScenesAfterClasses ? app.input.texts.namesOfOneFile() : []
    var names: [String: Int] = [:]
    for file in graph.files where file.kind == .storyboard {
      names[CheckedApp.storyboardName(of: file.path), default: 0] += 1
    }
    var pending: [ControllerID] = []
    /// The controllers of a scene come together.
    var companions: [ControllerID: [ControllerID]] = [:]
    for file in graph.files {
      let name = CheckedApp.storyboardName(of: file.path)
      // WatchKit's calls by a controller's name are not looked at, and of several files with one
      // name, as languages and devices have them, a reference leads to one only.
      let isAnyone = file.targetRuntime == .watchOS || names[name, default: 0] > 1
      let isComputed = identifiers == nil || app.instantiated.undecided.contains(name)
      func isMadeByCode(_ identifier: String) -> Bool {
        isAnyone || !app.input.isWhole || identifiers?.contains(identifier) ?? false
          || isComputed && app.mayCompute(identifier, besides: ownNames)
      }
      let isOpened = entries.contains(file.path) || storyboards?.contains(name) ?? true
      if isOpened || isAnyone, let initial = graph.initialController(of: file.path) {
        pending.append(initial)
      }
      for scene in file.scenes {
        let inScene = scene.controllers(in: file.path)
        for controller in inScene { companions[controller] = inScene }
        for object in scene.objects where InterfaceObject.isScene(object) {
          let identifier = object.usableStoryboardIdentifier
          guard Self.isMadeBySystem(object) || identifier.map(isMadeByCode) ?? false else {
            continue
          }
          if let controller = graph.destination(of: object.id, in: file.path)?.controller {
            pending.append(controller)
          }
        }
      }
    }
    while let next = pending.popLast() {
      guard controllers.insert(next).inserted else { continue }
      pending += companions[next] ?? []
      pending += graph.links(from: next).compactMap(\.destination.controller)
    }
  }

  /// AppKit's application object comes with its storyboard; watchOS shows notifications.
  private static func isMadeBySystem(_ object: InterfaceObject) -> Bool {
    object.controllerKind == .application || object.controllerKind == .watchNotificationController
  }
}

extension CheckedApp {
  /// Whether code may compute a scene's identifier.
  ///
  /// It is written somewhere, or the name of a class, where code makes identifiers of those.
  ///
  /// - Parameters:
  ///   - identifier: The scene's identifier.
  ///   - ownNames: The classes that their own files mention alone: nobody asks those for their names.
  /// - Returns: Whether it may.
  fileprivate func mayCompute(_ identifier: String, besides ownNames: Set<String>) -> Bool {
    uses.namesScenesAfterClasses && !code.table.objectiveC(identifier).isEmpty
      && !ownNames.contains(identifier)
      || input.texts.writtenIdentifiers.contains(identifier)
  }
}

extension Scene {
  /// The scene's controllers, those inside its views included.
  func controllers(in path: String) -> [ControllerID] {
    var ids: [ControllerID] = []
    objects.forEachInTree { object in
      if object.pointee.controllerKind != nil {
        ids.append(ControllerID(file: path, object: object.pointee.id))
      }
    }
    return ids
  }
}
