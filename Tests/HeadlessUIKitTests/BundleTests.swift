import Foundation
import HeadlessUIKit
import StoryboardModel
import TestSupport
import Testing

@MainActor
@Suite struct BundleTests {
  private func xml(_ id: String) -> String {
    StoryboardText(initial: id, scenes: [.controller(id)]).xml
  }

  private func initialID(of name: String, in folder: TemporaryFolder) throws -> ObjectID? {
    let bundle = try #require(Bundle(path: folder.path))
    return UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()?
      .interfaceObject?.id
  }

  @Test func `Base.lproj takes precedence over other localizations`() throws {
    let folder = try TemporaryFolder()
    try folder.write(xml("german"), to: "de.lproj/Main.storyboard")
    #expect(try initialID(of: "Main", in: folder) == "german")
    let other = try TemporaryFolder()
    try other.write(xml("german"), to: "de.lproj/Main.storyboard")
    try other.write(xml("base"), to: "Base.lproj/Main.storyboard")
    #expect(try initialID(of: "Main", in: other) == "base")
  }

  @Test func `In the app's own folders, any Base.lproj takes precedence`() throws {
    let resources = try TemporaryFolder()
    HeadlessStoryboards.folders.append(resources.path)
    defer { HeadlessStoryboards.folders.removeAll { $0 == resources.path } }
    try resources.write(xml("german"), to: "App/de.lproj/Localized.storyboard")
    try resources.write(xml("base"), to: "Views/Base.lproj/Localized.storyboard")
    #expect(try initialID(of: "Localized", in: TemporaryFolder()) == "base")
  }

  @Test func `The bundle's top folder takes precedence over localizations`() throws {
    let folder = try TemporaryFolder()
    try folder.write(xml("base"), to: "Base.lproj/Main.storyboard")
    try folder.write(xml("top"), to: "Main.storyboard")
    #expect(try initialID(of: "Main", in: folder) == "top")
  }

  @Test func `A file is read once; an unreadable one is logged and counts as missing`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(xml("first"), to: "Main.storyboard")
    #expect(try initialID(of: "Main", in: folder) == "first")
    try folder.write(xml("second"), to: "Main.storyboard")
    #expect(try initialID(of: "Main", in: folder) == "first")

    try folder.write("<document", to: "Broken.storyboard")
    HeadlessLog.removeAll()
    let exception = try UIKitException.caught { _ = try initialID(of: "Broken", in: folder) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(HeadlessLog.lines.first?.hasPrefix(path.dropLast("Main.storyboard".count)) == true)
  }
}
