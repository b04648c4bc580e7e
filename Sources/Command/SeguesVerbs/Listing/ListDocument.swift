internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The JSON that `segues list --format json` writes, as described by
/// `Documentation/list-schema.json`.
struct ListDocument {
  /// The format's version, which grows when a key is removed or changes its meaning, but not when one is added.
  static let version = 1

  let app: AppFiles

  var json: JSONValue {
    .object([
      "version": .integer(Self.version),
      "reachability": Self.reachability(of: app),
      "files": .array(app.graph.files.map(file)),
      "findings": .array(app.findings.map(\.json)),
    ])
  }

  /// Describes where the search for reached scenes begins.
  static func reachability(of app: AppFiles) -> JSONValue {
    .object([
      "rule": .string(app.reachability.rule.rawValue),
      "codeRead": .bool(app.code != nil),
      "entryPoints": .array(
        app.entries.map { entry in
          .object([
            "storyboard": .string(entry.point.storyboardName),
            "role": .string(entry.point.role.rawValue),
            "file": .optional(entry.file),
            "declaredIn": .string(entry.point.declaredIn.file),
          ])
        }),
    ])
  }

  private func file(_ file: InterfaceFile) -> JSONValue {
    .object([
      "path": .string(file.path),
      "kind": .string(file.kind.rawValue),
      "platform": .string(file.targetRuntime.description),
      "scenes": .array((app.graph.controllers[file.path] ?? []).map(scene)),
      "references": .array(file.scenes.compactMap(\.reference).map(Self.reference)),
      "segues": .array(
        (app.graph.links[file.path] ?? []).map { SegueJSON(link: $0, graph: app.graph).json }),
    ])
  }

  private func scene(_ node: ControllerNode) -> JSONValue {
    .object([
      "id": .string(node.id.object.rawValue),
      "class": .optional(node.className),
      "module": .optional(node.module),
      "baseClass": .optional(node.baseClass),
      "element": .string(node.object.element),
      "identifier": .optional(node.object.storyboardIdentifier),
      "initial": .bool(node.isInitial),
      "reachable": .bool(app.reachability.controllers.contains(node.id)),
      "undecided": .bool(app.reachability.undecided.contains(node.id)),
      "unreached": app.reachability.reason(for: node.id)?.json ?? .null,
      "line": .integer(node.location.line),
      "column": .integer(node.location.column),
    ])
  }

  private static func reference(_ reference: SceneReference) -> JSONValue {
    .object([
      "id": .string(reference.id.rawValue),
      "storyboard": .optional(reference.storyboardName),
      "identifier": .optional(reference.referencedIdentifier),
      "bundle": .optional(reference.bundleIdentifier),
      "line": .integer(reference.location.line),
      "column": .integer(reference.location.column),
    ])
  }
}
