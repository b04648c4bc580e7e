package import FilesAndPaths
internal import Findings

/// Writes differences as JSON, described by `Documentation/diff-schema.json`.
package struct DifferenceDocument: Sendable {
  /// The format's version, which grows when a key is removed or changes its meaning, but not when
  /// one is added.
  package static let version = 1
  private let showsAll: Bool

  /// - Parameter showsAll: Whether to include changes without meaning for the app.
  package init(showsAll: Bool = false) {
    self.showsAll = showsAll
  }

  /// Returns the document of all files, including unchanged ones.
  package func json(of files: [FileDifference]) -> JSONValue {
    .object([
      "version": .integer(Self.version),
      "files": .array(files.map(file)),
    ])
  }

  private func file(_ file: FileDifference) -> JSONValue {
    let changes =
      file.changes.map { (nil, $0) }
      + file.scenes.flatMap { scene in scene.changes.map { (Optional(scene), $0) } }
    let omitted = ReportedFile(file, showsAll: showsAll).omitted
    return .object([
      "status": .string(file.status.rawValue),
      "oldPath": .optional(file.oldPath),
      "newPath": .optional(file.newPath),
      "scenes": .array(
        file.scenes.map {
          .object(["name": .string($0.name), "state": .string($0.state.rawValue)])
        }),
      "changes": .array(changes.compactMap(change)),
      "leftOut": .array(
        omitted.map { .object(["noise": .string($0.noise.rawValue), "count": .integer($0.count)]) }
      ),
      "findings": .array(file.findings.map(\.json)),
    ])
  }

  private func change(_ scene: SceneDifference?, _ change: Change) -> JSONValue? {
    guard showsAll || change.isSignificant else { return nil }
    let details = change.details.filter { showsAll || $0.noise == nil }
    return .object([
      "action": .string(change.action.rawValue),
      "subject": .string(change.subject.rawValue),
      "name": .string(change.name),
      "scene": .optional(scene?.name),
      "oldId": .optional(change.oldID),
      "newId": .optional(change.newID),
      "details": .array(details.map(detail)),
      "contents": .object([
        "objects": .integer(change.contents.objects),
        "constraints": .integer(change.contents.constraints),
        "outlets": .integer(change.contents.outlets),
        "actions": .integer(change.contents.actions),
      ]),
      "old": place(change.oldLocation),
      "new": place(change.newLocation),
    ])
  }

  private func detail(_ detail: ChangeDetail) -> JSONValue {
    .object([
      "property": .string(detail.property),
      "old": .optional(detail.old),
      "new": .optional(detail.new),
      "noise": .optional(detail.noise?.rawValue),
    ])
  }

  private func place(_ location: SourceLocation?) -> JSONValue {
    guard let location else { return .null }
    return .object(["line": .integer(location.line), "column": .integer(location.column)])
  }
}
