internal import FilesAndPaths

/// Writes places, regions and file changes in SARIF.
struct SarifPlaces: Sendable {
  /// The placeholder for the repository's folder.
  static let root = "%SRCROOT%"

  let paths: ReportPaths
  let sources: SourceLines

  /// Returns a location; a place without a line is its file's first line, because viewers need one.
  func location(
    _ place: SourceLocation, id: Int? = nil, message: JSONValue = .null
  ) -> JSONValue {
    let column = place.line > 0 ? sources.utf16Column(of: place) : nil
    return .compact([
      "id": id.map(JSONValue.integer) ?? .null,
      "physicalLocation": .object([
        "artifactLocation": artifact(place.file),
        "region": .compact([
          "startLine": .integer(max(1, place.line)),
          "startColumn": column.map(JSONValue.integer) ?? .null,
        ]),
      ]),
      "message": message,
    ])
  }

  /// Returns the fix of a finding; nil if there is none, or a column is unknown.
  func fix(_ edits: [TextEdit], description: JSONValue) -> JSONValue? {
    let changes = edits.grouped(by: \.location.file).map { file, edits in
      (file: file, replacements: edits.compactMap(replacement))
    }
    guard !edits.isEmpty, changes.reduce(0, { $0 + $1.replacements.count }) == edits.count else {
      return nil
    }
    return .object([
      "description": description,
      "artifactChanges": .array(
        changes.map { change in
          .object([
            "artifactLocation": artifact(change.file),
            "replacements": .array(change.replacements),
          ])
        }),
    ])
  }

  private func replacement(_ edit: TextEdit) -> JSONValue? {
    guard let column = sources.utf16Column(of: edit.location) else { return nil }
    let lines = edit.expected.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let last = lines.last ?? ""
    let line = edit.location.line
    return .object([
      "deletedRegion": .object([
        "startLine": .integer(line),
        "startColumn": .integer(column),
        "endLine": .integer(line + max(0, lines.count - 1)),
        "endColumn": .integer((lines.count > 1 ? 1 : column) + last.utf16.count),
      ]),
      "insertedContent": .object(["text": .string(edit.replacement)]),
    ])
  }

  private func artifact(_ file: String) -> JSONValue {
    .object([
      "uri": .string(SarifText.address(of: paths.path(file))),
      "uriBaseId": .string(Self.root),
    ])
  }
}
