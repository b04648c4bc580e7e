import Foundation
import TestSupport
import Testing

/// What the README says that the tool prints, the tool prints.
@Suite struct ReadmeOutputTests {
  @Test func `The walk of the example`() throws {
    let shown = try Readme().output(of: "swift run segues walk Examples/Qold")
    let walk = try Subprocess.run(
      Subprocess.product("segues"), ["walk", "Examples/Qold"], folder: PackageFolder.path)
    #expect(walk.output == shown)
    #expect(walk.status == 0)
  }

  // Needs ../shared/corpus, the real storyboards beside the repository.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `The finding in a real app`() throws {
    let shown = try Readme().output(of: "segues list .")
    let list = try Subprocess.run(
      Subprocess.product("segues"), ["list", "."], folder: Corpus.path + "/OpenFoodFacts@406f3e6db")
    #expect(list.errors == shown)
  }

  @Test func `Every file and folder that the README links to is there`() throws {
    let text = try String(contentsOfFile: PackageFolder.path + "/README.md", encoding: .utf8)
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: PackageFolder.path + "/" + link), "\(link)")
    }
  }
}
