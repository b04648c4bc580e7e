import SegueChecking
import Testing

/// Functions that pass a storyboard's name on several times in one text.
@Suite(.timeLimit(.minutes(60))) struct LargeArgumentTests {
  /// The storyboard that a scene is created from.
  ///
  /// - Parameters:
  ///   - parts: How many times each function passes its parameter on.
  ///   - functions: The number of functions besides the one that opens the storyboard.
  /// - Returns: The storyboard; nil if nothing creates a scene.
  private func storyboard(parts: Int, functions: Int) -> StoryboardTarget? {
    let name = Array(repeating: "n", count: parts).joined(separator: " + ")
    let others = (1...functions).map { number in
      """
      func scene\(number)(n: String, id: String) -> UIViewController {
        return scene\(number - 1)(n: \(name), id: id)
      }
      """
    }
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
      func scene0(n: String, id: String) -> UIViewController {
        return UIStoryboard(name: \(name), bundle: nil).instantiateViewController(withIdentifier: id)
      }
      \(others.joined(separator: "\n"))
      func storyboard() { let made = scene\(functions)(n: "M", id: "list") }
      }
      """)
    let uses = LinkedApp(ExampleApp(app).input).uses.instantiations
    return uses.first { $0.identifier == .values(["list"]) }?.target
  }

  @Test func `A name of a few parts is known`() {
    #expect(storyboard(parts: 3, functions: 1) == .files([], name: "MMMMMMMMM"))
  }

  @Test func `A name of some hundred parts may be any name`() {
    #expect(storyboard(parts: 20, functions: 1) == .unknown(.anyStoryboard(nil)))
    #expect(storyboard(parts: 100, functions: 3) == .unknown(.anyStoryboard(nil)))
  }
}
