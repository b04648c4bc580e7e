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

  @Test func `What changed in the example`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Examples/Qold")
    try FileManager.default.createDirectory(
      atPath: folder.path("Examples"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: PackageFolder.path + "/Examples/Qold", toPath: path)
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "-A"], identity + ["commit", "-q", "-m", "first"]] {
      let git = try Subprocess.run("/usr/bin/env", ["git"] + arguments, folder: folder.path)
      try #require(git.status == 0, "\(git.errors)")
    }
    var text = try String(contentsOfFile: path + "/Settings.storyboard", encoding: .utf8)
    for (old, new) in [
      (#"identifier="ShowLimits""#, #"identifier="ShowTemperatureLimits""#),
      (#"text="within its limits""#, #"text="as it should be""#),
      (#"<outlet property="captionLabel" destination="nBR-p5-XTo" id="lXJ-D1-fOi"/>"#, ""),
      (#"kind="show" identifier="ShowPhoneNumber""#, #"kind="presentation" identifier="Phone""#),
      (#"toolsVersion="23727""#, #"toolsVersion="24093""#),
    ] {
      try #require(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/Settings.storyboard"))
    let diff = try Subprocess.run(
      Subprocess.product("segues"), ["diff", "--rev", "HEAD"], folder: folder.path)
    #expect(diff.status == 1)
    try Readme().expect(diff.output, of: "segues diff --rev HEAD")
  }

  // Needs ../shared/corpus, the real storyboards beside the repository.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `The finding in a real app`() throws {
    let list = try Subprocess.run(
      Subprocess.product("segues"), ["list", "."], folder: Corpus.path + "/OpenFoodFacts@406f3e6db")
    try Readme().expect(list.errors, of: "segues list .")
  }

  @Test func `Every file and folder that the README links to is there`() throws {
    let links = try Readme().links.filter { !$0.contains("://") }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: PackageFolder.path + "/" + link), "\(link)")
    }
  }
}
