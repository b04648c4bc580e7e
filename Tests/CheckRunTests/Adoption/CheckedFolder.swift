import CheckRun
import FilesAndPaths
import Findings
import Foundation
import SeguesConfiguration
import TestSupport

/// An app with one fault, in a temporary folder.
struct CheckedFolder {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="list" customClass="List" sceneMemberID="viewController">
              <connections>
                <segue destination="person" kind="show" identifier="showPerson" id="g1"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController id="person" customClass="Person" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  /// Returns a class that performs segues, one in each line from the third on.
  static func list(_ identifiers: String...) -> String {
    let calls = identifiers.map { "    performSegue(withIdentifier: \"\($0)\", sender: nil)\n" }
    return "class List: UIViewController {\n  func open() {\n\(calls.joined())  }\n}\n"
      + "class Person: UIViewController {}\n"
  }

  let folder: TemporaryFolder

  init(_ code: String = list("showPersom")) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(code, to: "App/List.swift")
  }

  /// Checks the folder by some rules.
  func run(
    _ change: (inout ReportRequest) -> Void = { _ in },
    only rules: [String] = ["perform-unknown-segue"]
  ) throws -> ReportRun.Result {
    var request = ReportRequest(CheckRequest(paths: [folder.path("App")]))
    request.onlyRules = rules
    change(&request)
    return try ReportRun(request).run()
  }

  /// Returns the findings as `file:line rule`.
  func findings(
    _ change: (inout ReportRequest) -> Void = { _ in },
    only rules: [String] = ["perform-unknown-segue"]
  ) throws -> [String] {
    try run(change, only: rules).report.findings.map {
      "\(FilePath.name(of: $0.location.file)):\($0.location.line) \($0.rule)"
    }
  }

  /// Reads a configuration in the folder.
  func configuration(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Data(text.utf8), path: folder.path(".segues.yml"))
  }

  /// Runs git in the folder.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
      "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always",
    ]
    let run = try Subprocess.run(
      "/usr/bin/env", ["git", "-C", folder.path] + identity + arguments)
    guard run.status == 0 else { throw GitError(text: run.errors) }
    return run.output
  }

  struct GitError: Error {
    var text: String
  }

  /// Commits everything in the folder.
  func commit() throws {
    if !FileManager.default.fileExists(atPath: folder.path(".git")) { try git("init", "-q") }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "test")
  }
}
