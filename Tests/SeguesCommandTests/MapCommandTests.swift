import Foundation
import TestSupport
import Testing

@Suite struct MapCommandTests {
  @Test func `The drawing goes to standard output, the same in any order of the paths`()
    throws
  {
    let folder = try ListFixture.write()
    let forwards = try segues("map", "App", "Mac", "--format", "svg", "--title", "Shop", in: folder)
    let backwards = try segues(
      "map", "Mac", "App", "--format", "svg", "--title", "Shop", in: folder)
    #expect(forwards.status == 0)
    #expect(forwards.output.hasPrefix("<svg "))
    #expect(forwards.output.contains("<title id=\"map-title\">Shop</title>"))
    #expect(forwards.output.contains("data-scene=\"Main/list\""))
    #expect(forwards.output == backwards.output)
  }

  @Test(arguments: ["html", "svg", "dot", "mermaid", "json"])
  func `Every format is written to a file, and its folder is created`(format: String) throws {
    let folder = try ListFixture.write()
    let run = try segues(
      "map", "App", "--format", format, "--no-check", "--output", "out/map.txt", in: folder)
    #expect(run.status == 0 && run.output.isEmpty)
    let text = try String(contentsOfFile: folder.path + "/out/map.txt", encoding: .utf8)
    let printed = try segues("map", "App", "--format", format, "--no-check", in: folder)
    #expect(text == printed.output && !text.isEmpty)
  }

  @Test func `A xib in an old format is left out of the map with a warning`() throws {
    let folder = try ListFixture.write()
    try folder.write("<archive/>", to: "App/Old.xib")
    let run = try segues("map", "App", "--no-check", "--output", "map.html", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("App/Old.xib:1:1: warning: "))
  }

  @Test func `JSON matches its schema`() throws {
    let folder = try ListFixture.write()
    let run = try segues("map", "App", "--format", "json", in: folder)
    #expect(try JSONSchema(named: "map-schema.json").problems(in: run.output).isEmpty)
  }

  @Test func `The app starts with its main storyboard, not with a launch screen or an extension`()
    throws
  {
    let folder = try ListFixture.write()
    let other = StoryboardText(initial: "x", scenes: [.controller("x")])
    try folder.write(other, to: "Share/MainInterface.storyboard")
    try folder.write(other, to: "Share/Further.storyboard")
    try folder.write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict></dict></plist>
      """, to: "Share/Info.plist")
    let svg = try segues("map", ".", "--no-check", "--format", "svg", in: folder).output
    let scenes = svg.split(separator: "<g class=\"scene").dropFirst()
    let entries = scenes.filter { $0.prefix { $0 != "\"" }.contains("entry") }
    #expect(entries.count == 1 && entries.allSatisfy { $0.contains("data-scene=\"Main/nav\"") })
    #expect(
      scenes.contains { $0.contains("MainInterface/x") && $0.contains("in an app extension") })
    #expect(scenes.contains { $0.contains("LaunchScreen/l") && $0.contains("launch screen") })
    #expect(scenes.contains { $0.contains("Further/x") && $0.contains("in an app extension") })
  }

  @Test func `A launch screen that is the main storyboard too is not where the app starts`() throws
  {
    let folder = try ListFixture.write()
    try folder.write(
      ListFixture.infoPlist.replacingOccurrences(
        of: "<string>Main<", with: "<string>LaunchScreen<"),
      to: "App/Info.plist")
    let svg = try segues("map", ".", "--no-check", "--format", "svg", in: folder).output
    #expect(!svg.contains("the app starts here") && svg.contains("launch screen"))
  }

  @Test func `Findings of a check, and how code performs segues, are on the map`() throws {
    let folder = try ListFixture.write()
    try folder.write(
      """
      import UIKit
      class ListViewController: UITableViewController {
        func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
      }
      class DetailViewController: UIViewController { @objc func nothing() {} }
      """, to: "App/List.swift")
    let checked = try segues("map", "App", "--format", "svg", in: folder).output
    #expect(checked.contains("data-performed=\"string\""))
    #expect(checked.contains("data-findings=\""))
    let plain = try segues("map", "App", "--no-check", "--format", "svg", in: folder).output
    #expect(!plain.contains("data-performed=\"") && !plain.contains("data-findings=\""))
  }

  @Test func `A segue that code performs by a typed case is marked as typed`() throws {
    let folder = try ListFixture.write()
    try folder.write(
      """
      import SeguesMacros
      @SegueSource
      class ListViewController: UITableViewController {
        enum Segue { @To(DetailViewController.self) case showDetail }
        func open() { performSegue(.showDetail) }
      }
      class DetailViewController: UIViewController {}
      """, to: "App/List.swift")
    let svg = try segues("map", "App", "--format", "svg", in: folder).output
    #expect(svg.contains("data-performed=\"typed\""))
    #expect(!svg.contains("data-performed=\"constant\""))
  }

  @Test func `The configuration selects the files to draw`() throws {
    let folder = try ListFixture.write()
    try folder.write("exclude: [Settings.storyboard]\n", to: "App/.segues.yml")
    let run = try segues("map", "App", "--no-check", "--format", "svg", in: folder)
    #expect(run.output.contains("data-cluster=\"Main\""))
    #expect(!run.output.contains("data-cluster=\"Settings\""))
    let without = try segues(
      "map", "App", "--no-check", "--format", "svg", "--exclude", "Main.storyboard", in: folder)
    #expect(!without.output.contains("data-cluster=\"Main\""))
  }

  @Test func `A map that cannot be drawn or written exits with 2, and says why`() throws {
    let folder = try ListFixture.write()
    let missing = try segues("map", "Nowhere", in: folder)
    #expect(missing.status == 2 && missing.errors.contains("no such file or folder: Nowhere"))
    try folder.write("", to: "file")
    let blocked = try segues("map", "App", "--no-check", "--output", "file/map.svg", in: folder)
    #expect(blocked.status == 2)
    #expect(blocked.errors.contains("“file” is a file, but a folder is needed there"))
    #expect(try segues("map", "App", "--format", "png", in: folder).status == 2)
  }

  @Test func `An unreadable file is reported, and the others are drawn`() throws {
    let folder = try ListFixture.write()
    try folder.write("<document>", to: "App/Broken.storyboard")
    let run = try segues("map", "App", "--no-check", "--format", "svg", in: folder)
    #expect(run.status == 1 && run.errors.contains("App/Broken.storyboard:"))
    #expect(run.output.contains("data-scene=\"Main/list\""))
    // The same if the app is checked.
    let page = try segues("map", "App", "--output", "map.html", in: folder)
    #expect(page.status == 1 && page.errors.contains("App/Broken.storyboard:"))
    let text = try String(contentsOfFile: folder.path + "/map.html", encoding: .utf8)
    #expect(text.contains("data-scene=\"Main/list\""))
  }

  @Test func `If no file can be drawn, nothing is written, and the exit code is 2`() throws {
    let folder = try ListFixture.write()
    try folder.write("not XML", to: "Bad/Broken.storyboard")
    let old = #"<!DOCTYPE html><html lang="en"><meta name="generator" content="segues map">"#
    try folder.write(old, to: "map.html")
    let run = try segues("map", "Bad", "--output", "map.html", in: folder)
    #expect(run.status == 2 && run.errors.contains("Bad/Broken.storyboard:1:1: error:"))
    #expect(try String(contentsOfFile: folder.path + "/map.html", encoding: .utf8) == old)
    // Without its xibs, a folder of cells has nothing to draw.
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
      """, to: "Cells/Cell.xib")
    let cells = try segues("map", "Cells", "--no-xibs", in: folder)
    #expect(cells.status == 2 && cells.output.isEmpty)
    #expect(cells.errors.contains("no storyboard below Cells"))
  }
}
