package import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Writes a map as JSON, described by `Documentation/map-schema.json`.
///
/// Contains the elements of the page and their positions in whole points, without the drawings of views.
package enum MapDocument {
  /// The format's version, which grows when a key is removed or changes its meaning, but not when one is added.
  package static let version = 1

  package static func json(of map: AppMap) -> JSONValue {
    .object([
      "version": .integer(version),
      "title": .string(map.title),
      "size": .object([
        "width": number(map.size.width), "height": number(map.size.height),
      ]),
      "counts": counts(map.counts),
      "storyboards": .array(
        zip(map.clusters, map.screensByCluster).map(storyboard)),
      "segues": .array(map.segues.filter { !$0.isCode }.map(segue)),
      "code": .array(map.segues.filter(\.isCode).map(code)),
      "links": .array(
        map.links.map { .object(["from": .string($0.from), "to": .string($0.to)]) }),
    ])
  }

  private static func counts(_ counts: MapCounts) -> JSONValue {
    .object([
      "storyboards": .integer(counts.storyboards),
      "scenes": .integer(counts.scenes),
      "references": .integer(counts.references),
      "segues": .integer(counts.segues),
      "views": .integer(counts.views),
      "placedViews": .integer(counts.unpositionedViews),
      "placedScenes": .integer(counts.unpositionedScenes),
      "movedScenes": .integer(counts.movedScenes),
    ])
  }

  private static func storyboard(_ cluster: MapCluster, _ screens: [MapScreen]) -> JSONValue {
    .object([
      "key": .string(cluster.key),
      "title": .string(cluster.title),
      "path": .string(cluster.path),
      "platform": .string(cluster.runtime.description),
      "frame": frame(cluster.frame),
      "scenes": .array(screens.map(scene)),
    ])
  }

  private static func scene(_ screen: MapScreen) -> JSONValue {
    var reference = JSONValue.null
    if case .reference(let target) = screen.role {
      reference = .object([
        "storyboard": .optional(target.storyboardName),
        "identifier": .optional(target.referencedIdentifier),
        "bundle": .optional(target.bundleIdentifier),
      ])
    }
    return .object([
      "key": .string(screen.key),
      "id": .string(screen.object.rawValue),
      "role": .string(screen.role.name),
      "name": .string(screen.name),
      "element": .string(screen.element),
      "class": .optional(screen.className),
      "isCustomClass": .bool(screen.hasCustomClass),
      "module": .optional(screen.module),
      "storyboardIdentifier": .optional(screen.storyboardIdentifier),
      "reference": reference,
      "isInitial": .bool(screen.isInitial),
      "isEntry": .bool(screen.isEntry),
      "isReachable": .bool(screen.isReachable),
      "isUndecided": .bool(screen.isUndecided),
      "unreached": screen.unreached?.json ?? .null,
      "openedBy": .array(
        screen.openedBy.map { place in
          .object([
            "file": .string(place.file), "line": .integer(place.line),
            "column": .integer(place.column),
          ])
        }),
      "depth": screen.depth.map(JSONValue.integer) ?? .null,
      "hasExit": .bool(screen.hasExit),
      "frame": frame(screen.frame),
      "change": .optional(screen.change?.rawValue),
      "successor": .optional(screen.successor),
      "findings": .array(screen.findings.map(finding)),
      "line": .integer(screen.location.line),
      "column": .integer(screen.location.column),
    ])
  }

  private static func segue(_ segue: MapSegue) -> JSONValue {
    .object([
      "key": .string(segue.key),
      "identifier": .optional(segue.identifier),
      "kind": .string(segue.kind.rawValue),
      "relationship": .optional(segue.relationship),
      "from": .optional(segue.from),
      "to": .optional(segue.to),
      "via": .optional(segue.via),
      "control": .optional(segue.control?.rawValue),
      "controls": .array(segue.controls.map { .string($0.rawValue) }),
      "trigger": .string(segue.trigger),
      "start": frame(segue.start),
      "unwindAction": .optional(segue.unwindAction),
      "problem": .optional(segue.problem),
      "performed": .optional(segue.performance?.rawValue),
      "change": .optional(segue.change?.rawValue),
      "findings": .array(segue.findings.map(finding)),
      "file": .string(segue.location.file),
      "line": .integer(segue.location.line),
      "column": .integer(segue.location.column),
    ])
  }

  /// A way that only code takes.
  private static func code(_ way: MapSegue) -> JSONValue {
    .object([
      "key": .string(way.key),
      "from": .optional(way.from),
      "to": .optional(way.to),
      "controls": .array(way.controls.map { .string($0.rawValue) }),
      "trigger": .string(way.trigger),
      "file": .string(way.location.file),
      "line": .integer(way.location.line),
      "column": .integer(way.location.column),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "help": .string(finding.help),
      "file": .string(finding.location.file),
      "line": .integer(finding.location.line),
      "column": .integer(finding.location.column),
    ])
  }

  private static func frame(_ frame: Rect) -> JSONValue {
    .object([
      "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
      "height": number(frame.height),
    ])
  }

  private static func number(_ value: Double) -> JSONValue { .integer(Int(value.rounded())) }
}
