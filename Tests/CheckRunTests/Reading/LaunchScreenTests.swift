import CheckRun
import Findings
import TestSupport
import Testing

/// The storyboards that `Info.plist` names, and that may be something else.
@Suite struct LaunchScreenTests {
  private func rules(_ key: String, _ file: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(CheckedFolder.storyboard, to: "App/Main.storyboard")
    try folder.write("class List: UIViewController {}\n", to: "App/List.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects/></document>
      """, to: "App/\(file)")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><string>Launch</string></dict></plist>
      """, to: "App/Info.plist")
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings.map(\.rule)
      .filter { $0 == "storyboard-not-found" }
  }

  @Test func `A launch screen may be a xib`() throws {
    #expect(try rules("UILaunchStoryboardName", "Launch.xib") == [])
    #expect(try rules("UILaunchStoryboardName", "Other.xib") == ["storyboard-not-found"])
  }

  @Test func `A main storyboard may not`() throws {
    #expect(try rules("UIMainStoryboardFile", "Launch.xib") == ["storyboard-not-found"])
  }
}
