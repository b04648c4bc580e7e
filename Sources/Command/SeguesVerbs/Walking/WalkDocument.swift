internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import NavigationWalk
internal import StoryboardModel

/// The JSON that `segues walk --format json` writes, as described by
/// `Documentation/walk-schema.json`.
struct WalkDocument {
  /// The format's version, which grows when a key is removed or changes its meaning, but not when one is added.
  static let version = 1

  let app: AppFiles
  let result: WalkResult

  var json: JSONValue {
    .object([
      "version": .integer(Self.version),
      "options": .object([
        "sizeClass": .string((result.sizeClass ?? result.options.sizeClass).rawValue),
        "window": .bool(result.options.hasWindow),
      ]),
      "reachability": ListDocument.reachability(of: app),
      "files": .array(result.files.map(file)),
      "summary": .array(
        result.counts.map {
          .object(["outcome": .string($0.name), "count": .integer($0.count)])
        }),
      "raises": .bool(result.raises),
      "findings": .array(app.findings.map(\.json)),
    ])
  }

  private func file(_ file: WalkResult.File) -> JSONValue {
    .object([
      "path": .string(file.path),
      "platform": .string(file.runtime.description),
      "scenes": .array(file.scenes.map(scene)),
      "segues": .array(file.segues.map(segue)),
    ])
  }

  private func scene(_ scene: SceneWalk) -> JSONValue {
    let node = app.graph.controller(scene.controller)
    let outcome =
      switch scene.outcome {
      case .made: "made"
      case .raised: "raised"
      case .unreachable: "unreachable"
      case .notWalked: "notWalked"
      }
    return .object([
      "id": .string(scene.controller.object.rawValue),
      "class": .optional(node?.className),
      "module": .optional(node?.module),
      "outcome": .string(outcome),
      "undecided": .bool(app.reachability.undecided.contains(scene.controller)),
      "exception": exception(scene.outcome.exception),
      "line": .integer(node?.location.line ?? 0),
      "column": .integer(node?.location.column ?? 0),
    ])
  }

  private func segue(_ walk: SegueWalk) -> JSONValue {
    .object([
      "segue": SegueJSON(link: walk.link, graph: app.graph).json,
      "hosting": hosting(walk.hosting),
      "outcome": .string(walk.outcome.name),
      "detail": .string(walk.outcome.summary),
      "exception": exception(walk.outcome.exception),
    ])
  }

  private func hosting(_ hosting: Hosting?) -> JSONValue {
    guard let hosting else { return .null }
    return .object([
      "start": .string(hosting.start.rawValue),
      "file": .string(hosting.root.file),
      "root": .string(hosting.root.object.rawValue),
      "steps": .array(
        hosting.steps.map { step in
          .object(["file": .string(step.file), "segue": .optional(id(of: step))])
        }),
    ])
  }

  private func id(of step: SegueLink.ID) -> String? {
    guard let links = app.graph.links[step.file], links.indices.contains(step.index) else {
      return nil
    }
    return links[step.index].segue.id.rawValue
  }

  private func exception(_ exception: WalkException?) -> JSONValue {
    guard let exception else { return .null }
    return .object(["name": .string(exception.name), "reason": .string(exception.reason)])
  }
}
