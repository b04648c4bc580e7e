internal import NavigationGraph
internal import StoryboardModel

/// Finds the class that a segue or a scene leads to, through plain containers.
final class DestinationFinder {
  /// The destination at the end of a chain of containers.
  struct End {
    var declaration: DestinationDeclaration
    /// The segue action with which a container on the way creates its child.
    var segueAction: String?
  }

  /// The maximum depth of nested containers: an app has three or four, and UIKit itself rejects a
  /// navigation controller in another one.
  private static let greatestDepth = 32
  /// The maximum number of a container's children to consider.
  private static let mostChildren = 1_000

  let graph: NavigationGraph
  let naming: ClassNaming
  let platform: Platform
  private var known: [ControllerID: End] = [:]

  init(graph: NavigationGraph, naming: ClassNaming, platform: Platform) {
    self.graph = graph
    self.naming = naming
    self.platform = platform
  }

  /// Resolves a segue's destination.
  func end(of destination: SegueLink.Destination) -> End {
    switch destination {
    case .controller(let id): end(at: id)
    default: End(declaration: unknown(destination))
    }
  }

  /// Returns the class of a controller itself, even if it is a container.
  func className(of node: ControllerNode) -> ClassName {
    naming.className(
      of: node.customClass, in: node.id.file,
      otherwise: platform.className(of: node.kind))
  }

  /// Returns the declaration of an unknown class.
  func unknown(_ destination: SegueLink.Destination) -> DestinationDeclaration {
    let reason: String
    switch destination {
    case .controller: reason = "its controller is unknown"
    case .unknownStoryboard(let reference):
      reason = "the storyboard \(quoted(reference.storyboardName)) was not read"
    case .missingScene(let reference, _):
      reason = "the scene \(quoted(reference.referencedIdentifier)) doesn't exist"
    case .noInitialController(let reference, _):
      reason = "the storyboard \(quoted(reference.storyboardName)) has no initial view controller"
    case .circularReference: reason = "its reference leads back to itself"
    case .dangling: reason = "its destination is not in the file"
    case .exit: reason = "it leads to an exit"
    }
    return DestinationDeclaration(
      className: ClassName(platform.controllerClass), isCustom: false, unknownReason: reason)
  }

  private func end(at start: ControllerID) -> End {
    if let known = known[start] { return known }
    let end = search(from: start)
    known[start] = end
    return end
  }

  private func search(from start: ControllerID) -> End {
    var id = start
    var containers: [String] = []
    var action: String?
    var visited: Set<ControllerID> = []
    while visited.insert(id).inserted, let node = graph.controller(id) {
      let end = End(declaration: declaration(of: node, in: containers), segueAction: action)
      guard isPlainContainer(node), visited.count <= Self.greatestDepth else { return end }
      guard isStack(node), let child = children(of: node).first else {
        // One of several children is the destination only if no other child can be.
        guard let (only, way) = onlyCustomController(in: node) else { return end }
        return End(declaration: declaration(of: only, in: containers + way))
      }
      containers.append(className(of: node).name)
      action = action ?? child.segue.destinationCreationSelector
      guard let next = child.destination.controller else {
        var declaration = unknown(child.destination)
        declaration.containers = containers
        return End(declaration: declaration, segueAction: action)
      }
      id = next
    }
    // The container contains itself.
    guard let node = graph.controller(start) else {
      return End(declaration: unknown(.controller(start)))
    }
    return End(declaration: declaration(of: node, in: []))
  }

  private func declaration(
    of node: ControllerNode, in containers: [String]
  ) -> DestinationDeclaration {
    DestinationDeclaration(
      className: className(of: node), containers: containers, isCustom: isCustom(node))
  }

  /// Returns the only controller with a custom class that a container of several holds, with the
  /// plain containers around it; nil if there are more, or none.
  private func onlyCustomController(
    in container: ControllerNode
  ) -> (ControllerNode, way: [String])? {
    var queue = [(node: container, way: [className(of: container).name])]
    var visited: Set<ControllerID> = [container.id]
    var found: (ControllerNode, way: [String])?
    var next = 0
    var childCount = 0
    while next < queue.count {
      let (parent, way) = queue[next]
      next += 1
      for child in children(of: parent) {
        childCount += 1
        guard childCount <= Self.mostChildren else { return nil }
        // An unknown child may have a custom class.
        guard let id = child.destination.controller, let node = graph.controller(id) else {
          return nil
        }
        guard visited.insert(id).inserted else { continue }
        if isPlainContainer(node) {
          queue.append((node, way + [className(of: node).name]))
        } else if isCustom(node) {
          if found != nil { return nil }
          found = (node, way)
        }
      }
    }
    return found
  }

  private func isCustom(_ node: ControllerNode) -> Bool {
    if case .custom = naming.resolve(node.customClass, in: node.id.file) {
      true
    } else {
      false
    }
  }

  private func isPlainContainer(_ node: ControllerNode) -> Bool {
    switch node.kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .tabViewController, .pageController, .windowController:
      !isCustom(node)
    default: false
    }
  }

  /// Whether a container starts with a single child, which is then its destination.
  private func isStack(_ node: ControllerNode) -> Bool {
    node.kind == .navigationController || node.kind == .windowController
  }

  private func children(of node: ControllerNode) -> [SegueLink] {
    graph.links(from: node.id).filter { $0.segue.kind == .relationship }
  }

  private func quoted(_ text: String?) -> String { ShownText.quoted(text ?? "") }
}
