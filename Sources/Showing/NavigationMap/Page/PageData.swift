internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardDiff
internal import StoryboardModel

/// The data of a map for the page's scripts: names and frames, but not the drawing, which is in the SVG.
///
/// Names are made readable, so that invisible characters in them cannot change the text around them.
struct PageData {
  private let map: AppMap
  private let version: Int?
  /// The folder around all files that the page names, with a slash; empty if no path is absolute.
  private let root: String

  /// `version` is the map's version if a server sends it.
  init(_ map: AppMap, version: Int?) {
    self.map = map
    self.version = version
    let findings: [Finding] = map.screens.flatMap(\.findings) + map.segues.flatMap(\.findings)
    var places: [SourceLocation] = map.segues.map(\.location) + findings.map(\.location)
    for screen in map.screens { places += [screen.location] + screen.openedBy }
    root = Self.commonFolder(of: Set(map.clusters.map(\.path) + places.map(\.file)))
  }

  /// The data as JSON that is safe inside a `<script>` element, whatever the app's texts contain.
  var bytes: [UInt8] {
    let text = document.compactBytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    // No string may look like the end of the element or the start of a comment. The JSON writer has
    // already escaped line separators and the like.
    for byte in text {
      if byte == UInt8(ascii: "<") { bytes += "\\u003C".utf8 } else { bytes.append(byte) }
    }
    return bytes
  }

  private var document: JSONValue {
    .compact([
      "title": .string(ReadableText.name(map.title)),
      "version": version.map(JSONValue.integer) ?? .null,
      "size": .array([number(map.size.width), number(map.size.height)]),
      "captionHeight": number(MapScreen.captionHeight),
      "counts": .object([
        "storyboards": .integer(map.counts.storyboards),
        "xibs": map.counts.xibs > 0 ? .integer(map.counts.xibs) : .null,
        "scenes": .integer(map.counts.scenes),
        "segues": .integer(map.counts.segues),
      ]),
      "clusters": .array(
        map.clusters.map { cluster in
          .compact([
            "key": .string(cluster.key), "title": name(cluster.title),
            "frame": frame(cluster.frame), "platform": platform(cluster.runtime),
            "role": .optional(cluster.role?.rawValue),
            "changes": changes(cluster.changes),
            "path": name(map.difference.map { _ in cluster.path }, limit: 1_000),
            "was": name(cluster.oldPath, limit: 1_000),
          ])
        }),
      "differs": map.difference == nil ? .null : .bool(true),
      "undrawn": undrawn,
      "screens": .array(map.screens.map(screen)),
      "segues": .array(map.segues.map(segue)),
    ])
  }

  /// The paths of changed files that are not drawn, each with its old one, or null if there are none.
  private var undrawn: JSONValue {
    guard let files = map.difference?.undrawn, !files.isEmpty else { return .null }
    return .array(
      files.map { .array([name($0.path, limit: 1_000), name($0.oldPath, limit: 1_000)]) })
  }

  /// The platform's name if the prototype has a special way to play it; null otherwise.
  private func platform(_ runtime: TargetRuntime) -> JSONValue {
    switch runtime {
    case .macOS, .watchOS: .string(runtime.description)
    case .iOS, .tvOS, .visionOS, .other: .null
    }
  }

  private func screen(_ screen: MapScreen) -> JSONValue {
    .compact([
      "key": .string(screen.key),
      "cluster": .integer(screen.cluster),
      "role": .string(screen.role.name),
      "element": name(screen.element),
      "name": name(screen.name),
      "class": name(screen.className),
      "module": name(screen.module),
      "identifier": name(screen.storyboardIdentifier),
      "initial": .bool(screen.isInitial),
      "start": .optional(screen.start?.rawValue),
      "reachable": .bool(screen.isReachable),
      "undecided": .bool(screen.isUndecided),
      "depth": screen.depth.map(JSONValue.integer) ?? .null,
      "exit": .bool(screen.hasExit),
      "unreached": .optional(screen.unreached?.text),
      "openedBy": screen.openedBy.isEmpty
        ? .null : .array(screen.openedBy.map { .array([file($0), .integer($0.line)]) }),
      "frame": frame(screen.frame),
      "change": .optional(screen.change?.rawValue),
      "changes": changes(screen.changes),
      "moved": screen.formerFrame.map(frame) ?? .null,
      "successor": .optional(screen.successor),
      "findings": .array(screen.findings.map(finding)),
      "file": file(screen.location),
      "line": .integer(screen.location.line),
    ])
  }

  private func segue(_ segue: MapSegue) -> JSONValue {
    .compact([
      "key": .string(segue.key),
      "kind": name(segue.kind.rawValue),
      "relationship": name(segue.relationship),
      "identifier": name(segue.identifier),
      "from": .optional(segue.from),
      "to": .optional(segue.to),
      "via": .optional(segue.via),
      "elsewhere": .optional(segue.elsewhere),
      "trigger": name(segue.trigger),
      "start": frame(segue.start),
      "spots": segue.spots.isEmpty ? .null : .array(segue.spots.map(frame)),
      "label": segue.label.map { frame($0.frame) } ?? .null,
      "problem": name(segue.problem, limit: 1_000),
      "action": name(segue.unwindAction),
      "performance": .optional(segue.performance?.rawValue),
      "change": .optional(segue.change?.rawValue),
      "changes": changes(segue.changes),
      "findings": .array(segue.findings.map(finding)),
      "file": file(segue.location),
      "line": .integer(segue.location.line),
    ])
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": name(finding.message, limit: 1_000),
      "help": name(finding.help, limit: 1_000),
      "file": file(finding.location),
      "line": .integer(finding.location.line),
    ])
  }

  /// The changes, or null if there are none.
  private func changes(_ changes: [Change]) -> JSONValue {
    changes.isEmpty ? .null : .array(changes.map(change))
  }

  private func change(_ change: Change) -> JSONValue {
    let isOwn = change.subject == .scene || change.subject == .reference
    let kind = ChangeWords.kind(change.subject).map { "\($0) " } ?? ""
    return .compact([
      "action": .string(change.action.rawValue),
      "subject": .string(change.subject.rawValue),
      // The panel already names the scene.
      "name": name(isOwn ? nil : kind + change.name),
      "contents": .optional(ChangeWords.contents(change.contents)),
      "details": .array(
        change.details.filter { $0.noise == nil }.map {
          .array([name($0.property), name($0.old, limit: 400), name($0.new, limit: 400)])
        }),
    ])
  }

  private func name(_ text: String?, limit: Int = 200) -> JSONValue {
    .optional(text.map { ReadableText.name($0, limit: limit) })
  }

  /// The path of a file, without the folders around the app on the machine that drew the map.
  private func file(_ location: SourceLocation) -> JSONValue {
    let path = location.file
    return name(path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, limit: 1_000)
  }

  private static func commonFolder(of paths: Set<String>) -> String {
    let absolute = paths.filter { $0.hasPrefix("/") }
    guard let first = absolute.first else { return "" }
    var common = first.split(separator: "/").dropLast()
    for path in absolute {
      let folders = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "" : "/" + common.joined(separator: "/") + "/"
  }

  private func frame(_ frame: Rect) -> JSONValue {
    .array([frame.x, frame.y, frame.width, frame.height].map(number))
  }

  private func number(_ value: Double) -> JSONValue { .integer(Int(value.rounded())) }
}
