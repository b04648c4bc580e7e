import HeadlessAppKit
import Testing

@MainActor
@Suite struct FailureTests {
  private func reason(_ identifier: String) throws -> AppKitException? {
    let desk = try Desk()
    defer { desk.close() }
    return AppKitException.caught {
      desk.home.performSegue(withIdentifier: identifier, sender: nil)
    }
  }

  @Test func `A12 An unknown identifier throws an exception that names the receiver`() throws {
    let exception = try required(try reason("nope"))
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(exception.reason.hasPrefix("Receiver (<HeadlessAppKitTests.HomeViewController: 0x"))
    #expect(exception.reason.hasSuffix("has no segue with identifier 'nope'"))
    let window = NSWindowController(window: nil)
    let alone = AppKitException.caught { window.performSegue(withIdentifier: "x", sender: nil) }
    #expect(alone?.reason.hasPrefix("Receiver (<NSWindowController: 0x") == true)
  }

  @Test func `A13 An unknown scene identifier throws an exception`() {
    let storyboard = TestStoryboards.named("Desk")
    var made: Any?
    let exception = AppKitException.caught {
      made = storyboard.instantiateController(withIdentifier: "x")
    }
    #expect(
      exception?.reason
        == "Storyboard (\(storyboard)) doesn't contain a controller with identifier 'x'")
    #expect("\(storyboard)".hasPrefix("<NSStoryboard: 0x"))
    #expect(made is NSViewController)
    let typed = AppKitException.caught {
      let _: NSWindowController = storyboard.instantiateController(identifier: "x")
    }
    #expect(typed == exception)
  }

  @Test func `A14 A missing storyboard throws an exception, and so does a reference to one`() throws
  {
    let exception = AppKitException.caught { _ = NSStoryboard(name: "Nowhere", bundle: nil) }
    #expect(exception?.name == "NSInvalidArgumentException")
    let start = "Could not find a storyboard named 'Nowhere' in bundle NSBundle <"
    #expect(exception?.reason.hasPrefix(start) == true)
    #expect(try reason("noStoryboard")?.reason.contains("'Nowhere'") == true)
    #expect(try reason("noScene")?.reason.hasSuffix("identifier 'Nobody'") == true)
  }

  @Test func `A14 A reference leads into another storyboard`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "reference", sender: nil)
    let parent = try required(
      desk.home.prepared?.destinationController as? ParentViewController)
    #expect(parent.storyboard?.file.name == "Containers")
    #expect(parent.children.count == 2)
  }

  @Test func `A15 A missing segue class throws an exception`() throws {
    #expect(
      try reason("noClass")?.reason
        == "Could not find a segue class named 'HeadlessAppKitTests.NoSuchSegue'")
  }

  @Test func `A16 A custom segue that doesn't override perform throws an exception`() throws {
    #expect(try reason("idle")?.name == "NSInternalInconsistencyException")
  }

  @Test func `A9 A segue action that the source doesn't have throws an exception`() throws {
    #expect(
      try reason("noAction")?.reason.contains("makeNobodyWithCoder:]: unrecognized selector")
        == true)
  }

  @Test func `A17 A storyboard without an initial controller returns nil`() {
    let storyboard = TestStoryboards.named("Bare")
    #expect(storyboard.instantiateInitialController() == nil)
    let typed: NSViewController? = storyboard.instantiateInitialController()
    #expect(typed == nil)
  }

  @Test func `A segue that leads nowhere logs one line and isn't prepared`() throws {
    let desk = try Desk()
    defer { desk.close() }
    HeadlessLog.removeAll()
    desk.home.performSegue(withIdentifier: "lost", sender: nil)
    #expect(HeadlessLog.lines.count == 1)
    #expect(desk.home.prepared == nil)
  }

  @Test func `A missing class is replaced by its element's class and logged`() throws {
    HeadlessLog.removeAll()
    let made = TestStoryboards.named("Bare").instantiateController(withIdentifier: "Lost")
    #expect(type(of: made) == NSViewController.self)
    #expect(HeadlessLog.lines.last?.hasPrefix("Unknown class ") == true)
  }
}
