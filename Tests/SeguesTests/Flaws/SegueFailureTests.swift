import Segues
import SeguesTesting
import Testing

@MainActor
@Suite struct SegueFailureTests {
  @Test func `A failure names the controller, what was expected, and what was found`() throws {
    let root = UINavigationController(
      rootViewController: UIViewController(nibName: nil, bundle: nil))
    let failures = recordingSegueFailures {
      root.configure(Wanted.self, with: 3)
    }
    let failure = try #require(failures.first)
    #expect(failure.reason == .destinationMissing)
    #expect(
      failure.description
        == """
        UINavigationController: expected Wanted, found UINavigationController > UIViewController. \
        Set the scene's class in the storyboard, or correct the case's destination.
        """)
  }
}

private final class Wanted: UIViewController, SegueDestination {
  typealias SegueInput = Int

  func configure(with input: Int) {}
}
