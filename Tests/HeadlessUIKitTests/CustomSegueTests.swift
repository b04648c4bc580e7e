import HeadlessUIKit
import Testing

@MainActor
@Suite struct CustomSegueTests {

  @Test(arguments: ["plainCustom", "idle"])
  func `1.6 A custom segue that doesn't override perform throws an exception`(identifier: String)
    throws
  {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let home = try #require(stack.topViewController as? HomeViewController)
    let exception = UIKitException.caught {
      home.performSegue(withIdentifier: identifier, sender: nil)
    }
    #expect(
      exception
        == UIKitException(
          name: "NSInternalInconsistencyException",
          reason: "Could not perform segue with identifier '\(identifier)'. A segue must either "
            + "have a performHandler or it must override -perform."))
    #expect(home.prepared != nil)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `1.6 A custom segue can do its own work`() throws {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let home = try #require(stack.topViewController as? HomeViewController)
    let lines = Trace.recording { home.performSegue(withIdentifier: "custom", sender: nil) }
    #expect(lines.suffix(2) == ["Home.prepare", "OwnSegue.perform"])
    #expect(stack.topViewController === home.prepared?.destination)
  }

  @Test func `1.6 A custom class on a standard kind can call super`() throws {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let home = try #require(stack.topViewController as? HomeViewController)
    let lines = Trace.recording { home.performSegue(withIdentifier: "loud", sender: nil) }
    #expect(lines.suffix(2) == ["LoudSegue.perform", "LoudSegue.performed"])
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `1.6 A segue created in code calls its handler`() {
    var isDone = false
    let segue = UIStoryboardSegue(
      identifier: "x", source: UIViewController(), destination: UIViewController()
    ) { isDone = true }
    segue.perform()
    #expect(isDone)
  }
}
