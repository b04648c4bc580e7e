import CheckRun
import FilesAndPaths
import Findings
import Renaming
import Testing

/// A small app whose names are changed in memory.
struct RenamedApp {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  private var run: CheckRun { CheckRun(files: files, parsesEverything: true) }

  func plan(
    _ old: String, _ new: String, _ kind: RenameKind? = nil, in owners: [String] = [],
    everywhere: Bool = false
  ) throws -> RenamePlan {
    var request = RenameRequest(old, to: new, kind: kind)
    request.owners = owners
    request.everywhere = everywhere
    return try Renaming(run).plan(request)
  }

  /// The app with the changes of a plan.
  func applying(_ plan: RenamePlan) -> RenamedApp {
    var app = self
    for change in plan.changes {
      app.files[change.path] = String(decoding: change.new, as: UTF8.self)
    }
    return app
  }

  /// The findings as text, with one name replaced by another and without columns and suggestions.
  func findings(replacing name: String = "", with other: String = "") -> [String] {
    run.run().findings.map { finding in
      let text =
        "\(finding.location.file):\(finding.location.line) \(finding.rule) \(finding.message)"
      return name.isEmpty
        ? text
        : text.split(separator: name, omittingEmptySubsequences: false)
          .joined(separator: other)
    }.sorted()
  }

  /// Renames something, expects no doubt and the same findings except for the name, and that renaming back
  /// restores every byte.
  ///
  /// - Returns: The renamed app.
  @discardableResult
  func expectRoundTrip(
    _ old: String, _ new: String, _ kind: RenameKind? = nil, in owners: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> RenamedApp {
    let plan = try plan(old, new, kind, in: owners)
    #expect(plan.undecided == [], sourceLocation: sourceLocation)
    #expect(plan.editCount > 0, sourceLocation: sourceLocation)
    let renamed = applying(plan)
    #expect(
      renamed.findings(replacing: new, with: old) == findings(replacing: new, with: old),
      sourceLocation: sourceLocation)
    let back = try renamed.plan(new, old, kind, in: owners)
    #expect(back.undecided == [], sourceLocation: sourceLocation)
    let restored = renamed.applying(back)
    for (path, text) in files {
      #expect(restored.files[path] == text, sourceLocation: sourceLocation)
    }
    return renamed
  }
}
