import Foundation
import SeguesConfiguration
import TestSupport
import Testing

@Suite struct ConfigurationSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Repository/.git/HEAD")
    try folder.write("", to: "Repository/App/Screens/Main.storyboard")
    try folder.write("", to: "Repository/Kit/Kit.storyboard")
  }

  private func nearest(_ names: String...) -> String? {
    ConfigurationSearch.nearest(above: names.map(folder.path))
  }

  @Test func `The configuration in the nearest folder above the inputs is used`() throws {
    let outer = try folder.write("", to: "Repository/.segues.yml")
    #expect(nearest("Repository/App/Screens/Main.storyboard") == outer)
    let inner = try folder.write("", to: "Repository/App/.segues.yml")
    #expect(nearest("Repository/App/Screens/Main.storyboard") == inner)
    #expect(nearest("Repository/App") == inner)
    #expect(nearest("Repository/Kit") == outer)
  }

  @Test func `Inputs of several folders share the configuration above all of them`() throws {
    try folder.write("", to: "Repository/App/.segues.yml")
    #expect(nearest("Repository/App", "Repository/Kit") == nil)
    let outer = try folder.write("", to: "Repository/.segues.yml")
    #expect(nearest("Repository/App", "Repository/Kit") == outer)
  }

  @Test func `A configuration above the repository is ignored`() throws {
    try folder.write("", to: ".segues.yml")
    #expect(nearest("Repository/App") == nil)
  }

  @Test func `A broken link is found, so that reading it reports it`() throws {
    let path = folder.path("Repository/.segues.yml")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "none.yml")
    #expect(nearest("Repository/App") == path)
    #expect(throws: ConfigurationError.self) { try ConfigurationReader.read(path) }
  }

  @Test func `The parent folders of a missing path are searched, too`() throws {
    let outer = try folder.write("", to: "Repository/.segues.yml")
    #expect(nearest("Repository/App/None/New.storyboard") == outer)
  }
}
