import Findings
import NavigationGraph
import StoryboardModel
import TestSupport
import Testing

/// Time grows linearly with the number of storyboards.
@Suite struct GrowthTests {
  @Test func `Storyboards of one name are found without looking at all of them`() {
    let factor = Growth.factor(from: 1_000) { count in
      (0..<count).map { "App/Part\($0)/Main.storyboard" }
    } _: { paths in
      let index = StoryboardIndex(paths: paths)
      for number in paths.indices {
        #expect(
          index.path(ofStoryboard: "Main", nearestTo: "App/Part\(number)/UI") == paths[number])
      }
    }
    #expect(factor < Growth.bound)
  }

  /// Storyboards whose initial scene is a reference to the next one, down to the last.
  private func chain(_ count: Int, last: SceneText) -> [InterfaceFile] {
    (0..<count).flatMap { index in
      files([
        "S\(index).storyboard": StoryboardText(
          initial: index + 1 < count ? "r" : "last",
          scenes: index + 1 < count
            ? [
              .reference("r", storyboard: "S\(index + 1)"),
              .controller("c", segues: [.init("show", to: "r", id: "go")]),
            ] : [last])
      ])
    }
  }

  @Test func `A chain of references through all storyboards is followed once`() {
    let factor = Growth.factor(from: 300) {
      chain($0, last: .controller("last"))
    } _: { files in
      let graph = NavigationGraph(files: files)
      let end = controller("last", in: "S\(files.count - 1).storyboard")
      #expect(graph.destination(of: "go", in: "S0.storyboard") == end)
      #expect(graph.destination(of: "go", in: "S100.storyboard") == end)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A reference into a cycle is reported where the cycle begins`() throws {
    // On a long way to the cycle, it hardly matters with which reference the search begins.
    let files = chain(100, last: .reference("last", storyboard: "S97"))
    for files in [files, files.reversed()] {
      let graph = NavigationGraph(files: files)
      for (number, circle) in [(0, 97), (96, 97), (97, 97), (98, 98)] {
        let destination = graph.destination(of: "go", in: "S\(number).storyboard")
        guard case .circularReference(let reference) = destination else {
          Issue.record("\(String(describing: destination))")
          continue
        }
        #expect(reference.location.file == "S\(circle).storyboard")
      }
    }
  }
}
