import Foundation
import HeadlessUIKit
import StoryboardModel
import Testing

@MainActor
@Suite struct FailureTests {
  @Test func `3.1 An unknown identifier throws an exception that names the receiver`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let exception = try #require(
      UIKitException.caught { home.performSegue(withIdentifier: "nope", sender: nil) })
    #expect(exception.name == "NSInvalidArgumentException")
    let receiver = "<HeadlessUIKitTests.HomeViewController: 0x"
    #expect(exception.reason.hasPrefix("Receiver (\(receiver)"))
    #expect(exception.reason.hasSuffix(">) has no segue with identifier 'nope'"))
    #expect(home.description.hasPrefix(receiver))
    #expect(exception.reason.contains(home.description))
    #expect(home.prepared == nil)
  }

  @Test func `3.1 Without a storyboard, every identifier is unknown`() {
    let exception = UIKitException.caught {
      UIViewController().performSegue(withIdentifier: "show", sender: nil)
    }
    #expect(exception?.reason.hasSuffix("has no segue with identifier 'show'") == true)
  }

  @Test func `3.1 An empty identifier matches no segue, and nil prints as (null)`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    #expect(
      UIKitException.caught { home.performSegue(withIdentifier: "", sender: nil) }?
        .reason.hasSuffix("has no segue with identifier ''") == true)
    #expect(
      UIKitException.caught { home.performSegue(identifier: nil, sender: nil) }?
        .reason.hasSuffix("has no segue with identifier '(null)'") == true)
  }

  @Test func `3.2 An unknown scene identifier throws an exception`() throws {
    let storyboard = TestStoryboards.named("Segues")
    var made: UIViewController?
    let exception = try #require(
      UIKitException.caught { made = storyboard.instantiateViewController(withIdentifier: "x") })
    #expect(
      exception
        == UIKitException(
          name: "NSInvalidArgumentException",
          reason: "Storyboard (\(storyboard)) doesn't contain a view controller with identifier "
            + "'x'"))
    #expect("\(storyboard)".hasPrefix("<UIStoryboard: 0x"))
    #expect(try type(of: #require(made)) == UIViewController.self)
  }

  @Test func `3.2 A storyboard without an initial controller returns nil`() {
    let storyboard = TestStoryboards.named("Failures")
    let exception = UIKitException.caught {
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
    #expect(exception == nil)
  }

  @Test func `3.3 A missing class is replaced by its element's class and logged`() {
    HeadlessLog.removeAll()
    let made = TestStoryboards.named("Failures")
      .instantiateViewController(withIdentifier: "Unknown")
    #expect(type(of: made) == UITableViewController.self)
    #expect(made.isStandIn)
    #expect(
      HeadlessLog.lines == [
        "Unknown class _TtC18HeadlessUIKitTests20NoSuchViewController in Interface Builder file."
      ])
  }

  @Test(arguments: ["Foreign", "Nested"])
  func `3.3 A nested class or one of an unknown module counts as missing`(identifier: String) {
    let made = TestStoryboards.named("Failures")
      .instantiateViewController(withIdentifier: identifier)
    #expect(type(of: made) == UIViewController.self)
  }

  @Test func `3.3 A missing segue class throws an exception`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let exception = UIKitException.caught {
      home.performSegue(withIdentifier: "missing", sender: nil)
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(
      exception?.reason == "Could not find a segue class named 'HeadlessUIKitTests.NoSuchSegue'")
    #expect(home.prepared == nil)
  }

  @Test func `3.4 An unwind segue to an exit outside its scene's objects is dropped`() throws {
    let dropped = try TestStoryboards.named("Failures").scene("Dropped", TracingViewController.self)
    #expect(dropped.segueTemplates.isEmpty)
    let exception = UIKitException.caught {
      dropped.performSegue(withIdentifier: "goBack", sender: nil)
    }
    #expect(exception?.reason.hasSuffix("has no segue with identifier 'goBack'") == true)
  }

  @Test func `9.2 A class is looked up in the target's module, not the file's`() {
    var options = StoryboardOptions()
    options.targetModule = "HeadlessUIKitTests"
    let storyboard = TestStoryboards.named("Failures", options: options)
    #expect(storyboard.instantiateViewController(withIdentifier: "Moved") is TracingViewController)
    let asSaved = TestStoryboards.named("Failures")
      .instantiateViewController(withIdentifier: "Moved")
    #expect(type(of: asSaved) == UIViewController.self)
  }

  @Test func `A missing storyboard throws an exception`() {
    let exception = UIKitException.caught { _ = UIStoryboard(name: "Nowhere", bundle: .module) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(
      exception?.reason
        == "Could not find a storyboard named 'Nowhere' in bundle NSBundle "
        + "<\(Bundle.module.bundlePath)>")
  }

  @Test func `Only the first exception in a scope is caught, and the code continues`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    var isDone = false
    let outer = UIKitException.caught {
      let inner = UIKitException.caught { home.performSegue(withIdentifier: "a", sender: nil) }
      #expect(inner?.reason.contains("'a'") == true)
      home.performSegue(withIdentifier: "b", sender: nil)
      home.performSegue(withIdentifier: "c", sender: nil)
      isDone = true
    }
    #expect(outer?.reason.contains("'b'") == true)
    #expect(isDone)
    #expect(throws: UIKitException.self) {
      try UIKitException.catching { home.performSegue(withIdentifier: "d", sender: nil) }
    }
    #expect(try UIKitException.catching { 5 } == 5)
  }

  @Test func `An uncaught exception ends the program with UIKit's text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Pushing a navigation controller is not supported'"))
  }
}
