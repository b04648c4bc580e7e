import Foundation
import HeadlessUIKit
import StoryboardModel
import StoryboardParsing
import Testing

@MainActor
@Suite struct ReferenceTests {
  private func source() throws -> (UINavigationController, TracingViewController) {
    let source = try TestStoryboards.named("References").initial(TracingViewController.self)
    return (UINavigationController(rootViewController: source), source)
  }

  @Test(arguments: [("initial", "Initial"), ("identified", "Other"), ("here", "Here")])
  func `6.1 A reference leads to a scene in the same or another storyboard`(
    identifier: String, title: String
  ) throws {
    let (stack, source) = try source()
    source.performSegue(withIdentifier: identifier, sender: nil)
    #expect(stack.topViewController?.title == title)
    let storyboard = try #require(stack.topViewController?.storyboard)
    #expect((storyboard === source.storyboard) == (identifier == "here"))
  }

  @Test(arguments: [
    ("noStoryboard", "Could not find a storyboard named 'Nowhere' in bundle"),
    ("noScene", "doesn't contain a view controller with identifier 'Nobody'"),
  ])
  func `6.1 A reference to a missing storyboard or scene throws an exception`(
    identifier: String, reason: String
  ) throws {
    let (stack, source) = try source()
    let exception = UIKitException.caught {
      source.performSegue(withIdentifier: identifier, sender: nil)
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(exception?.reason.contains(reason) == true)
    #expect(stack.viewControllers.count == 1)
  }

  @Test(arguments: ["noInitial", "dangling"])
  func `6.1 A segue that leads nowhere does nothing and is logged`(
    identifier: String
  ) throws {
    let (stack, source) = try source()
    HeadlessLog.removeAll()
    source.performSegue(withIdentifier: identifier, sender: nil)
    #expect(HeadlessLog.lines.count == 1)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `6.1 A relationship can lead through a reference`() throws {
    let tabs = try TestStoryboards.named("References").scene("Tabs", UITabBarController.self)
    #expect(tabs.viewControllers?.map(\.title) == ["Initial", "Here"])
  }

  @Test func `6.2 Instantiation by identifier is generic, and takes a creator`() throws {
    let storyboard = TestStoryboards.named("Actions")
    let required = storyboard.instantiateViewController(identifier: "Required") { coder in
      RequiringViewController(coder: coder, number: 8)
    }
    #expect(required.number == 8)
    #expect(required.storyboard === storyboard)

    let home: HomeViewController = TestStoryboards.named("Segues")
      .instantiateViewController(identifier: "Home")
    #expect(home.title == "Home")
  }

  @Test func `6.2 A creator that returns nil requests the default creation`() {
    let detail = TestStoryboards.named("Segues").instantiateViewController(
      identifier: "Detail", creator: { _ -> DetailViewController? in nil })
    #expect(detail.title == "Detail")
    #expect(detail.restorationIdentifier == "Detail")
  }

  @Test func `6.2 The initial controller can be created with a creator too`() throws {
    let acting = TestStoryboards.named("Actions").instantiateInitialViewController { coder in
      ActingViewController(coder: coder)
    }
    #expect(acting != nil)
    let none: UIViewController? = TestStoryboards.named("Failures")
      .instantiateInitialViewController(creator: nil)
    #expect(none == nil)
  }

  @Test func `Storyboards are found in the folders that the app names, even localized ones`() {
    let before = HeadlessStoryboards.folders
    defer { HeadlessStoryboards.folders = before }
    HeadlessStoryboards.folders = [TestStoryboards.folder]
    let storyboard = UIStoryboard(name: "Localized", bundle: nil)
    #expect(storyboard.instantiateInitialViewController()?.title == "Initial")
    // References in this storyboard are looked up in the same places.
    let source = UIStoryboard(name: "References", bundle: nil).instantiateInitialViewController()
    let stack = source.map(UINavigationController.init(rootViewController:))
    source?.performSegue(withIdentifier: "identified", sender: nil)
    #expect(stack?.topViewController?.title == "Other")
  }

  @Test func `If two storyboards share a name, the one nearest to the referring file is used`() {
    let path = TestStoryboards.folder + "/References.storyboard"
    func file(_ name: String, at place: String) -> ParsedFile {
      let data = FileManager.default.contents(atPath: TestStoryboards.folder + "/" + name) ?? Data()
      return StoryboardReader().read(data, path: place)
    }
    #expect(FileManager.default.fileExists(atPath: path))
    let library = StoryboardLibrary(files: [
      file("Failures.storyboard", at: "A/Localized.storyboard"),
      file("Base.lproj/Localized.storyboard", at: "B/Base.lproj/Localized.storyboard"),
      file("References.storyboard", at: "B/References.storyboard"),
    ])
    let source = library.storyboard(named: "References")?.instantiateInitialViewController()
    let stack = source.map(UINavigationController.init(rootViewController:))
    source?.performSegue(withIdentifier: "initial", sender: nil)
    #expect(stack?.topViewController?.title == "Initial")
  }
}
