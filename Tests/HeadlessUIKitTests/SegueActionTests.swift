import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SegueActionTests {
  private let acting: ActingViewController
  private let stack: UINavigationController

  init() throws {
    acting = try TestStoryboards.named("Actions").initial(ActingViewController.self)
    stack = UINavigationController(rootViewController: acting)
  }

  private var note: String? { (stack.topViewController as? MadeViewController)?.note }

  @Test func `2.1 A segue action runs once, before prepare`() {
    let lines = Trace.recording { acting.performSegue(withIdentifier: "coder", sender: nil) }
    #expect(lines == ["Acting.makeWithCoder", "ActingViewController.prepare"])
    #expect(note == "coder")
    #expect(stack.topViewController?.storyboard === acting.storyboard)
  }

  @Test func `2.1 A segue action can take the sender and the identifier`() {
    acting.performSegue(withIdentifier: "sender", sender: "me")
    #expect(note == "sender me")
    acting.performSegue(withIdentifier: "all", sender: 3)
    #expect(note == "3 all")
  }

  @Test func `2.2 A segue action that returns nil requests the default creation`() {
    acting.performSegue(withIdentifier: "nil", sender: nil)
    #expect(note == "default")
  }

  @Test func `2.2 A result of the wrong class throws an exception`() throws {
    let exception = try #require(
      UIKitException.caught { acting.performSegue(withIdentifier: "wrongClass", sender: nil) })
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(exception.reason.hasPrefix("Custom instantiated <UIViewController: 0x"))
    #expect(
      exception.reason.hasSuffix("must be kind of class HeadlessUIKitTests.MadeViewController"))
  }

  @Test func `2.2 A result that didn't call init(coder) throws an exception`() {
    let exception = UIKitException.caught {
      acting.performSegue(withIdentifier: "withoutCoder", sender: nil)
    }
    #expect(
      exception
        == UIKitException(
          name: "NSInternalInconsistencyException",
          reason: "Custom instantiated view controller must call -[super initWithCoder:]"))
  }

  @Test func `2.6 A segue action that the source doesn't have throws an exception`() throws {
    let exception = try #require(
      UIKitException.caught { acting.performSegue(withIdentifier: "absent", sender: nil) })
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason.hasPrefix(
        "-[HeadlessUIKitTests.ActingViewController makeAbsent:]: unrecognized selector sent to "
          + "instance 0x"))
  }

  @Test func `2.3 Selectors follow Objective-C's spelling`() {
    class Base: UIViewController {
      override class var headlessSegueActions: [String: HeadlessSegueAction] {
        super.headlessSegueActions.addingActions([
          "configWithCoder:": { _, coder, _, _ in UIViewController(coder: coder) }
        ])
      }
    }
    #expect(Array(Base.headlessSegueActions.keys) == ["configWithCoder:"])
    #expect(Selector("unwindFrom:") == "unwindFrom:")
    #expect("\(NSSelectorFromString("showPep:"))" == "showPep:")
  }

  @Test func `2.3 A subclass's table includes its superclass's actions`() {
    class Further: FirstViewController {
      override class var headlessUnwindActions: [String: HeadlessUnwindAction] {
        super.headlessUnwindActions.addingActions(["unwindWithSegue:": { _, _ in }])
      }
    }
    #expect(
      Further.headlessUnwindActions.keys.sorted() == ["unwindHere:", "unwindWithSegue:"])
    #expect(TracingViewController.headlessUnwindActions.isEmpty)
  }

  @Test func `2.4 An embed can have a segue action`() {
    let lines = Trace.recording { acting.loadViewIfNeeded() }
    #expect(lines.filter { $0.hasPrefix("Acting.") } == ["Acting.makeEmbedded"])
    #expect((acting.children.first as? MadeViewController)?.note == "embedded")
  }

  @Test func `2.4 A relationship's action is looked up on the source of the container's segue`()
    throws
  {
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    acting.performSegue(withIdentifier: "wrapped", sender: "tap")
    let wrapper = try #require(stack.presentedViewController as? UINavigationController)
    #expect((wrapper.topViewController as? MadeViewController)?.note == "sender tap")
  }

  @Test func `2.5 A hosting controller's scene gets its content from a segue action`() throws {
    acting.performSegue(withIdentifier: "hosting", sender: nil)
    let hosting = try #require(stack.topViewController as? UIHostingController<String>)
    #expect(hosting.rootView == "content")
  }

  @Test func `A controller whose init(coder) returns nil needs a segue action`() throws {
    acting.performSegue(withIdentifier: "required", sender: nil)
    #expect((stack.topViewController as? RequiringViewController)?.number == 4)

    let exception = try #require(
      UIKitException.caught {
        acting.performSegue(withIdentifier: "requiredByDefault", sender: nil)
      })
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(exception.reason.contains("HeadlessUIKitTests.RequiringViewController"))
  }
}
