import Foundation
import TestSupport
import Testing

@Suite struct WalkCommandTests {
  /// The app of `ListFixture`, with one segue that throws an exception if `isBroken`.
  private func folder(isBroken: Bool = false) throws -> TemporaryFolder {
    let folder = try ListFixture.write()
    if isBroken {
      try folder.write(
        StoryboardText(
          initial: "alone",
          scenes: [
            .controller(
              "alone", class: "AloneViewController", module: "Shop",
              segues: [
                SegueText("push", to: "next", id: "old", identifier: "old", from: .button)
              ]),
            .controller("next"),
          ]), to: "App/Old.storyboard")
      try folder.write(
        ListFixture.infoPlist.replacingOccurrences(
          of: "<string>Main</string>", with: "<string>Old</string>"),
        to: "App/Info.plist")
    }
    return folder
  }

  @Test func `The text matches the reference, in any order of the paths`() throws {
    let folder = try folder()
    let forwards = try segues("walk", "App", "Mac", in: folder)
    let backwards = try segues("walk", "Mac", "App", in: folder)
    #expect(forwards.output == backwards.output)
    #expect(forwards.status == 0)
    #expect(try ReferenceText.problem(with: forwards.output, name: "walk.txt") == nil)
  }

  @Test func `JSON matches the reference and its schema`() throws {
    let folder = try folder(isBroken: true)
    let forwards = try segues("walk", "--format", "json", "App", "Mac", in: folder)
    let backwards = try segues("walk", "--format", "json", "Mac", "App", in: folder)
    #expect(forwards.output == backwards.output)
    #expect(try JSONSchema(named: "walk-schema.json").problems(in: forwards.output).isEmpty)
    #expect(try ReferenceText.problem(with: forwards.output, name: "walk.json") == nil)
  }

  @Test func `A segue that would throw an exception exits with 1, with UIKit's message`() throws {
    let run = try segues("walk", ".", in: folder(isBroken: true))
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "throws NSGenericException: Could not find a navigation controller for segue 'old'."))
    #expect(run.output.hasSuffix("1 segue would throw an exception.\n"))
  }

  @Test func `The size class and the window change the result`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", segues: [SegueText("popoverPresentation", to: "b", from: .button)]),
          .controller("b"),
        ]), to: "Main.storyboard")
    #expect(try segues("walk", ".", in: folder).output.contains("as fullScreen"))
    let regular = try segues("walk", ".", "--size-class", "regular", in: folder)
    #expect(regular.output.contains("as popover"))
    let without = try segues("walk", ".", "--no-window", in: folder)
    #expect(without.output.contains("nothing: Attempt to present"))
    #expect(without.status == 0)
  }

  @Test func `The window of an Apple TV is regular, whatever the size class`() throws {
    let folder = try TemporaryFolder()
    let scenes = [SceneText.controller("a")]
    try folder.write(
      StoryboardText(initial: "a", runtime: "AppleTV", scenes: scenes), to: "TV/Main.storyboard")
    #expect(try segues("walk", "TV", in: folder).output.contains("created, in a regular window.\n"))
    try folder.write(StoryboardText(initial: "a", scenes: scenes), to: "Phone/Main.storyboard")
    let both = try segues("walk", ".", in: folder).output
    #expect(both.contains("created, in a compact window (tvOS: regular).\n"))
    let regular = try segues("walk", ".", "--size-class", "regular", in: folder).output
    #expect(regular.contains("created, in a regular window.\n"))
    let json = try segues("walk", "TV", "--format", "json", in: folder).output
    #expect(json.contains(#""sizeClass": "regular""#))
  }

  @Test func `An unreadable file exits with 1 even if nothing throws an exception`() throws {
    let folder = try folder()
    try folder.write("<<<<<<< HEAD", to: "App/Broken.storyboard")
    let run = try segues("walk", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("Nothing throws an exception.\n"))
    #expect(run.errors.contains("App/Broken.storyboard"))
  }
}
