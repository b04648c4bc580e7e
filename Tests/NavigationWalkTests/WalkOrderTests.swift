import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct WalkOrderTests {
  // Requires ../shared/corpus.
  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside this repository"))
  func `Every segue of real apps has one outcome, whatever the order of the files`() throws {
    let paths = Corpus.storyboards()
    try #require(paths.count > 200)
    let files = StoryboardReader().read(paths, workers: 2).compactMap(\.file)
    let forwards = walk(files)
    let shuffled = walk(files.shuffled())
    for file in files {
      let walked = forwards.files.first { $0.path == file.path }?.segues.map(\.link.segue)
      #expect(walked == file.segues, "\(file.path)")
    }
    #expect(forwards.files.flatMap(\.segues).count == files.flatMap(\.segues).count)
    #expect(Self.lines(forwards) == Self.lines(shuffled))
  }

  private static func lines(_ result: WalkResult) -> [String] {
    result.files.flatMap { file in
      file.scenes.map { "\($0.controller) \($0.outcome)" }
        + file.segues.map {
          "\($0.link.id) \($0.outcome.summary) \(String(describing: $0.hosting))"
        }
    }
  }

  // Requires ../shared/corpus.
  @Test(.enabled(if: Corpus.isExpected, "the corpus is not beside this repository"))
  func `No working app is reported to throw an exception`() {
    let files = StoryboardReader().read(Corpus.storyboards(), workers: 2).compactMap(\.file)
    for sizeClass in WalkOptions.SizeClass.allCases {
      let result = walk(files, options: WalkOptions(sizeClass: sizeClass))
      #expect(!result.raises)
      let unknown = result.files.flatMap(\.segues).filter { $0.outcome.name == "unknown" }
      #expect(unknown.allSatisfy { $0.outcome.summary.contains("is not among the files read") })
    }
  }

  @Test func `A long chain of pushes is walked to its end`() {
    let scenes = (0..<200).map { number in
      SceneText.controller(
        "c\(number)",
        segues: [SegueText("show", to: "c\(number + 1)", id: "s\(number)", from: .button)])
    }
    let main = StoryboardText(
      initial: "nav",
      scenes: [.controller("nav", "navigationController", segues: [.root("c0")])] + scenes
        + [.controller("c200")])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("s10") == .pushed(onto: "UINavigationController", depth: 12))
    // It is further away than the longest route, so it is shown by itself, without a navigation
    // controller.
    #expect(result.hosting("s150")?.start == .code)
    #expect(result.outcome("s150")?.name == "presented")
  }
}
