internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue as every JSON document of the tool writes it.
struct SegueJSON {
  let link: SegueLink
  let graph: NavigationGraph

  var json: JSONValue {
    .object([
      "id": .string(link.segue.id.rawValue),
      "identifier": .optional(link.segue.identifier),
      "kind": .string(link.segue.kind.rawValue),
      "relationship": .optional(link.segue.relationship),
      "source": source,
      "destination": destination,
      "trigger": trigger,
      "unwindAction": .optional(link.segue.unwindAction),
      "segueAction": .optional(link.segue.destinationCreationSelector),
      "line": .integer(link.segue.location.line),
      "column": .integer(link.segue.location.column),
    ])
  }

  private var source: JSONValue {
    guard let id = link.source else { return .null }
    let node = graph.controller(id)
    return .object([
      "id": .string(id.object.rawValue),
      "class": .optional(node?.className),
      "module": .optional(node?.module),
    ])
  }

  private var destination: JSONValue {
    let controller = link.destination.controller
    let node = controller.flatMap(graph.controller)
    return .object([
      "id": .optional(controller?.object.rawValue ?? link.segue.destination?.rawValue),
      "class": .optional(node?.className),
      "module": .optional(node?.module),
      "file": .optional(controller?.file),
      "status": .string(status),
    ])
  }

  private var status: String {
    switch link.destination {
    case .controller: "controller"
    case .exit: "exit"
    case .unknownStoryboard: "storyboard-not-found"
    case .missingScene: "missing-scene"
    case .noInitialController: "no-initial-controller"
    case .circularReference: "circular-reference"
    case .dangling: "dangling"
    }
  }

  private var trigger: JSONValue {
    let (type, id, element): (String, ObjectID?, String?) =
      switch link.segue.trigger {
      case .manual: ("manual", nil, nil)
      case .relationship: ("relationship", nil, nil)
      case .embed(let id): ("embed", id, "containerView")
      case .object(let id, let element): ("object", id, element)
      }
    return .object([
      "type": .string(type), "id": .optional(id?.rawValue), "element": .optional(element),
    ])
  }
}
