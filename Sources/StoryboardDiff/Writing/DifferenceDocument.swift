package import Findings

/// Differences as JSON: `Documentation/diff-schema.json` describes it.
package struct DifferenceDocument: Sendable {
  /// Grows when a key is taken away or changes its meaning; a new key changes nothing.
  package static let version = 1
  private let showsAll: Bool

  /// - Parameter showsAll: Whether what says nothing about the app is written, too.
  package init(showsAll: Bool = false) {
    self.showsAll = showsAll
  }

  /// The document of all files, those that did not change included.
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
    let omitted = ToldFile(file, showsAll: showsAll).omitted
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
