import Foundation
import TestSupport
import Testing

/// What the README says that the tool prints, the tool prints.
@Suite(.serialized) struct ReadmeOutputTests {
  @Test func `The walk of the example`() throws {
    let walk = try Subprocess.run(
      Subprocess.product("segues"), ["walk", "Examples/Qold"], folder: PackageFolder.path)
    #expect(walk.status == 0)
    try Readme().expect(walk.output, of: "swift run segues walk Examples/Qold")
  }

  // Needs ../shared/corpus, the real storyboards beside the repository.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `The finding in a real app`() throws {
    let list = try Subprocess.run(
      Subprocess.product("segues"), ["list", "."], folder: Corpus.path + "/OpenFoodFacts@406f3e6db")
    try Readme().expect(list.errors, of: "segues list .")
  }

  @Test func `Every file and folder that the README links to is there`() throws {
    let links = try Readme().links
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: PackageFolder.path + "/" + link), "\(link)")
    }
  }
}
