internal import FilesAndPaths

/// Writes a check in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Paths are relative to the repository, so that the text is the same on every machine; columns
/// count UTF-16 code units, as the format's viewers do.
struct SarifReporter: Sendable {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  let toolVersion: String
  let paths: ReportPaths
  let sources: SourceLines

  private var places: SarifPlaces { SarifPlaces(paths: paths, sources: sources) }

  func report(_ report: CheckReport) -> String {
    let rules = Self.rules(of: report)
    var indices: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indices[rule.name] = index }
    let results = zip(report.findings, report.fingerprints(paths)).map { finding, fingerprint in
      result(finding, rule: indices[finding.rule] ?? -1, fingerprint)
    }
    return JSONValue.object([
      "$schema": .string(Self.schema),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("segues"),
              "version": .string(toolVersion),
              "semanticVersion": .string(toolVersion),
              "rules": .array(rules.map(Self.descriptor)),
            ])
          ]),
          "columnKind": .string("utf16CodeUnits"),
          "originalUriBaseIds": .object([
            SarifPlaces.root: .object(["description": Self.message("The repository's folder.")])
          ]),
          "invocations": .array([.object(["executionSuccessful": .bool(true)])]),
          "results": .array(results),
          "properties": .object(["undecided": .integer(report.undecided.count)]),
        ])
      ]),
    ]).text
  }

  /// Returns the checked rules, plus those that only findings name.
  private static func rules(of report: CheckReport) -> [ReportedRule] {
    let known = Set(report.rules.map(\.name))
    let others = Set(report.findings.map(\.rule)).subtracting(known).sorted()
    return report.rules
      + others.map { name in
        let severities = report.findings.lazy.filter { $0.rule == name }.map(\.severity)
        return ReportedRule(name: name, severity: severities.max() ?? .warning, summary: "")
      }
  }

  private static func descriptor(_ rule: ReportedRule) -> JSONValue {
    func text(_ text: String) -> JSONValue {
      text.isEmpty ? .null : .object(["text": .string(text)])
    }
    return .compact([
      "id": .string(rule.name),
      "shortDescription": text(rule.summary),
      "fullDescription": text(rule.why),
      "help": text(rule.why.isEmpty ? "" : "\(rule.why)\n`segues rules \(rule.name)` explains it."),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private func result(_ finding: Finding, rule: Int, _ fingerprint: String) -> JSONValue {
    let related = finding.related.enumerated().map { index, place in
      places.location(place.location, id: index + 1, message: Self.message(place.message))
    }
    let fix = places.fix(finding.edits, description: Self.message(finding.help))
    return .compact([
      "ruleId": .string(finding.rule),
      "ruleIndex": .integer(rule),
      "level": .string(finding.severity.rawValue),
      "message": Self.message(finding.words.joined(separator: "\n")),
      "locations": .array([places.location(finding.location)]),
      "relatedLocations": related.isEmpty ? .null : .array(related),
      "partialFingerprints": .object(["seguesFinding/v1": .string(fingerprint)]),
      "fixes": fix.map { .array([$0]) } ?? .null,
      "properties": finding.latent.map {
        .object(["latent": .bool(true), "latentReason": .string($0)])
      } ?? .null,
    ])
  }

  /// Returns a message that shows its text verbatim, even if parts look like links or placeholders.
  private static func message(_ text: String) -> JSONValue {
    .object(["text": .string(SarifText.escaped(text))])
  }
}
