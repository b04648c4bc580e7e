internal import FilesAndPaths

/// Writes a check as this package's own JSON, described by `Documentation/check-schema.json`.
struct CheckJSONReporter: Sendable {
  /// Grows when a key is removed or changes its meaning, but not when a key is added.
  static let version = 1

  func report(_ report: CheckReport) -> String {
    JSONValue.object([
      "version": .integer(Self.version),
      "fails": .bool(report.fails),
      "summary": summary(report),
      "findings": .array(report.findings.map(\.json)),
      "undecided": .array(report.undecided.map(undecided)),
      "leftOut": .array(
        report.leftOut.map { file in
          .object(["file": .string(file.path), "reason": .string(file.reason.rawValue)])
        }),
    ]).text
  }

  private func summary(_ report: CheckReport) -> JSONValue {
    .object([
      "errors": .integer(report.count(.error)),
      "warnings": .integer(report.count(.warning)),
      "notes": .integer(report.count(.note)),
      "undecided": .integer(report.undecided.count),
      "withheld": .object([
        "baseline": .integer(report.withheld.baseline),
        "disabled": .integer(report.withheld.disabled),
        "unchanged": .integer(report.withheld.unchanged),
        "latent": .integer(report.withheld.latent),
      ]),
      "leftOut": .object([
        "noTarget": .integer(report.count(.noTarget)),
        "link": .integer(report.count(.link)),
        "excluded": .integer(report.count(.excluded)),
        "tooLarge": .integer(report.count(.tooLarge)),
      ]),
      "read": .object([
        "storyboards": .integer(report.counts.storyboards),
        "xibs": .integer(report.counts.xibs),
        "swiftFiles": .integer(report.counts.swiftFiles),
        "objectiveCFiles": .integer(report.counts.objectiveCFiles),
        "scenes": .integer(report.counts.scenes),
        "segues": .integer(report.counts.segues),
      ]),
    ])
  }

  private func undecided(_ place: Undecided) -> JSONValue {
    .object([
      "rule": .string(place.rule),
      "file": .string(place.location.file),
      "line": .integer(place.location.line),
      "column": .integer(place.location.column),
      "reason": .string(place.reason),
    ])
  }
}
