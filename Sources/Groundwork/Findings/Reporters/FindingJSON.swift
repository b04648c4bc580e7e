package import FilesAndPaths

extension Finding {
  /// The finding as every JSON report writes it; an unknown line or column is 0.
  package var json: JSONValue {
    .compact([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "file": .string(location.file),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "message": .string(message),
      "why": .string(why),
      "help": .string(help),
      "related": .array(related.map(\.json)),
      "edits": .array(edits.map(\.json)),
      "cause": cause.map { .string($0.id) } ?? .null,
      "latent": latent == nil ? .null : .bool(true),
      "latentReason": latent.map(JSONValue.string) ?? .null,
    ])
  }
}

extension RelatedPlace {
  fileprivate var json: JSONValue {
    .object([
      "file": .string(location.file),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "message": .string(message),
    ])
  }
}

extension TextEdit {
  fileprivate var json: JSONValue {
    .object([
      "file": .string(location.file),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "expected": .string(expected),
      "replacement": .string(replacement),
    ])
  }
}
