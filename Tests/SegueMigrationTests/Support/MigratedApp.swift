import CheckRun
import FilesAndPaths
import Findings
import SegueChecking
import SegueMigration
import SwiftParser
import SwiftSyntax
import TestSupport

/// A small app in memory, and the result of its migration.
struct MigratedApp {
  let result: MigrationResult
  private let run: CheckRun

  /// - Parameters:
  ///   - target: The target of the migration.
  ///   - list: The code of `List.swift`, which declares the class of the first scene.
  ///   - segues: The segues of that scene; each leads to the scene `detail` unless it says otherwise.
  ///   - others: More files.
  ///   - paths: The files that may change, or nil for all.
  init(
    to target: Migrator.Target = .names, _ list: String, segues: [SegueText],
    others: [String: String] = [:], in paths: [String]? = nil
  ) {
    let storyboard = StoryboardText(scenes: [
      .controller("list", class: "List", segues: segues),
      .controller("detail", class: "Detail"),
      .controller("other", class: "Other"),
      .controller("nav", "navigationController", segues: [.root("detail")]),
    ])
    var files = others.merging(["List.swift": list, "Main.storyboard": storyboard.xml]) { $1 }
    if files["Detail.swift"] == nil {
      files["Detail.swift"] =
        "import UIKit\n\nclass Detail: UIViewController {\n  var item = \"\"\n}\n"
    }
    if files["Other.swift"] == nil {
      files["Other.swift"] = "import UIKit\n\nclass Other: UIViewController {}\n"
    }
    run = CheckRun(files: files)
    result = Migrator(LinkedApp(run.input()), to: target, in: paths).run()
  }

  /// The text of a changed file, or nil if it doesn't change.
  func text(of path: String = "List.swift") -> String? {
    result.changes.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }

  /// The reason why the only class is left alone, with its place.
  var refusal: String? {
    result.classes.first?.refusal.map { "\($0.place): \($0.reason)" }
  }

  /// Whether all changed files parse without an error.
  var parses: Bool {
    result.changes.allSatisfy { change in
      !Parser.parse(source: String(decoding: change.new, as: UTF8.self)).hasError
    }
  }

  /// The findings of a check that the app didn't have before.
  var newFindings: [String] {
    var changed = run
    for change in result.changes { changed = changed.replacing(change.path, with: change.new) }
    let old = Set(run.run().findings.map(Self.words))
    return changed.run().findings.map(Self.words).filter { !old.contains($0) }
  }

  private static func words(of finding: Finding) -> String { "\(finding.rule): \(finding.message)" }
}

extension SegueText {
  /// A segue with an identifier.
  static func named(_ identifier: String, to destination: String = "detail") -> SegueText {
    SegueText("show", to: destination, id: "segue-\(identifier)", identifier: identifier)
  }

  /// A segue without an identifier, which a button fires.
  static let unnamed = SegueText("show", to: "other", id: "segue-unnamed", from: .button)
}
