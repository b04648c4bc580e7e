import Foundation
import TestSupport
import Testing

/// The README shows what the tool prints.
@Suite(.serialized) struct ReadmeOutputTests {
  @Test func `The walk of the example matches`() throws {
    let walk = try Subprocess.run(
      Subprocess.product("segues"), ["walk", "Examples/Pills"], folder: PackageFolder.path)
    #expect(walk.status == 0)
    try Readme().expect(walk.output, of: "swift run segues walk Examples/Pills")
  }

  @Test func `The diff of the example matches`() throws {
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

  // Needs ../shared/corpus, the real storyboards next to the repository.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `The finding in a real app matches`() throws {
    let rule = ["--rule", "storyboard-not-found"]
    let check = try Subprocess.run(
      Subprocess.product("segues"), ["check", ".", "--no-cache"] + rule,
      folder: Corpus.path + "/OpenFoodFacts@406f3e6db")
    let finding = try #require(check.output.firstRange(of: "\n\n1 error,"), "\(check.output)")
    try Readme().expect(
      "\(check.output[..<finding.lowerBound])\n", of: "segues check . --rule storyboard-not-found")
  }

  /// The app in the README isn't at hand, so this one has the same classes and the same segue at the same places.
  @Test func `The finding about a wrong cast matches`() throws {
    let code = """
      class ConfirmYourBidPINViewController: UIViewController {}
      class ConfirmYourBidViewController: UIViewController {
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue.identifier == "Bidder found" {
            let nextViewController = segue.destinationViewController as! ConfirmYourBidViewController
          }
        }
      }
      """
    let storyboard = StoryboardText(
      initial: "bid",
      scenes: [
        .controller(
          "bid", class: "ConfirmYourBidViewController",
          segues: [SegueText("show", to: "pin", identifier: "Bidder found")]),
        .controller("pin", class: "ConfirmYourBidPINViewController"),
      ])
    let folder = try TemporaryFolder()
    try folder.write(
      try moving("let next", in: code, toLine: 108, column: 13),
      to: "Kiosk/Bid Fulfillment/ConfirmYourBidViewController.swift")
    try folder.write(
      try moving("<segue ", in: storyboard.xml, toLine: 646, column: 25),
      to: "Kiosk/Storyboards/Fulfillment.storyboard")
    let check = try Subprocess.run(
      Subprocess.product("segues"), ["check", ".", "--rule", "impossible-cast", "--no-cache"],
      folder: folder.path)
    let finding = try #require(check.output.firstRange(of: "\n\n1 error,"), "\(check.output)")
    try Readme().expect(
      "\(check.output[..<finding.lowerBound])\n", of: "segues check . --rule impossible-cast")
  }

  /// Moves a part of a text down and to the right, by blank lines and blanks.
  private func moving(
    _ part: String, in text: String, toLine line: Int, column: Int
  ) throws -> String {
    let range = try #require(text.firstRange(of: part))
    let start = text[..<range.lowerBound]
    let lines = start.count { $0 == "\n" }
    let blankLines = String(repeating: "\n", count: line - 1 - lines)
    let blanks = String(repeating: " ", count: column - 1)
    return "\(start)\(blankLines)\(blanks)\(text[range.lowerBound...])"
  }
}
