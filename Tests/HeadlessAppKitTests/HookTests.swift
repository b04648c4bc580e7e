import HeadlessAppKit
import StoryboardModel
import Testing

@MainActor
@Suite struct HookTests {
  private func segue(_ identifier: String, of desk: Desk) throws -> Segue {
    try required(desk.home.segueTemplate(withIdentifier: identifier))
  }

  @Test func `A firing reports the segue's outcome`() throws {
    let desk = try Desk()
    defer { desk.close() }
    #expect(desk.home.segueTemplates.count == 23)
    guard case .shown(let window) = desk.home.fireTemplate(try segue("show", of: desk)).outcome
    else { throw WrongOutcome("not shown") }
    #expect(window.contentViewController?.title == "Detail")

    let sheet = desk.home.fireTemplate(try segue("sheet", of: desk))
    guard case .presented(let presenter, style: .sheet) = sheet.outcome else {
      throw WrongOutcome("no sheet")
    }
    #expect(presenter === desk.home)
    #expect(sheet.segue?.identifier == "sheet")
    #expect(desk.home.preparedSender as? NSButton === (try desk.button(8)))

    guard
      case .performedByClass("HeadlessAppKitTests.OwnSegue") =
        desk.home.performTemplate(try segue("own", of: desk)).outcome
    else { throw WrongOutcome("not performed by its class") }
    guard case .raised = desk.home.performTemplate(try segue("idle", of: desk)).outcome else {
      throw WrongOutcome("nothing raised")
    }
    let push = desk.home.performTemplate(try segue("push", of: desk))
    guard case .nothing(.logged) = push.outcome else { throw WrongOutcome("nothing logged") }
    #expect(push.log.count == 1)
  }

  @Test func `The outcome of a segue is not that of another one, which its source performs`() throws
  {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.onPrepare = { [home = desk.home] segue in
      if segue.identifier == "own" { home.performSegue(withIdentifier: "show", sender: nil) }
    }
    let firing = desk.home.performTemplate(try segue("own", of: desk))
    guard case .performedByClass = firing.outcome else { throw WrongOutcome("not its class") }
  }

  @Test func `A vetoed segue, or one that is already shown, creates no segue object`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.allowsSegues = false
    let refused = desk.home.fireTemplate(try segue("show", of: desk))
    guard case .nothing(.vetoed) = refused.outcome else { throw WrongOutcome("not refused") }
    #expect(refused.segue == nil)
    _ = desk.home.performTemplate(try segue("once", of: desk))
    let again = desk.home.performTemplate(try segue("once", of: desk))
    guard case .broughtToFront = again.outcome else { throw WrongOutcome("not brought back") }
  }

  @Test func `Without the app's classes, features that need them are skipped`() throws {
    var options = StoryboardOptions()
    options.runsWithoutSources = true
    let storyboard = TestStoryboards.named("Desk", options: options)
    HeadlessLog.removeAll()
    let window = try required(storyboard.instantiateInitialController() as? NSWindowController)
    let home = try required(window.contentViewController)
    #expect(type(of: home) == NSViewController.self)
    #expect(home.isStandIn && window.isStandIn)
    window.showWindow(nil)
    defer { NSApp.closeAll() }
    for (identifier, isShown) in [("person", true), ("noAction", true), ("own", false)] {
      let segue = try required(home.segueTemplate(withIdentifier: identifier))
      switch home.performTemplate(segue).outcome {
      case .shown: #expect(isShown)
      case .nothing(.unknownSegueClass(let name)): #expect(name == "HeadlessAppKitTests.OwnSegue")
      case let other: Issue.record("\(identifier): \(other)")
      }
    }
    #expect(HeadlessLog.lines == [])
  }

  @Test func `A program that knows all files can choose a segue's destination`() throws {
    var options = StoryboardOptions()
    options.findDestination = { $0.identifier == "noStoryboard" ? .nowhere : nil }
    let home = try required(
      TestStoryboards.named("Desk", options: options).instantiateController(withIdentifier: "Home")
        as? HomeViewController)
    let exception = AppKitException.caught {
      home.performSegue(withIdentifier: "noStoryboard", sender: nil)
    }
    #expect(exception == nil)
    #expect(home.prepared == nil)
  }

  @Test func `A control's whole number is its value without the fraction`() {
    let control = NSControl(frame: .zero)
    control.doubleValue = -2.5
    #expect(control.integerValue == -2)
    control.doubleValue = .infinity
    #expect(control.integerValue == 0)
    control.stringValue = "12"
    #expect(control.integerValue == 12)
  }

  @Test func `A19 A menu's segues call the app's delegate`() throws {
    final class Delegate: NSObject, NSApplicationDelegate, NSSeguePerforming {
      var prepared: NSStoryboardSegue?
      var allows = false
      func shouldPerformSegue(
        withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
      ) -> Bool { allows }
      func prepare(for segue: NSStoryboardSegue, sender: Any?) { prepared = segue }
    }
    let delegate = Delegate()
    NSApp.delegate = delegate
    defer {
      NSApp.delegate = nil
      NSApp.closeAll()
    }
    TestStoryboards.named("Desk").loadMainMenu()
    let item = try required(
      NSApp.mainMenu?.items.first?.submenu?.item(withTitle: "Preferences…"))
    item.choose()
    #expect(delegate.prepared == nil)
    delegate.allows = true
    item.choose()
    #expect(delegate.prepared?.identifier == "preferences")
    #expect(delegate.prepared?.sourceController as? Delegate === delegate)
    #expect(NSApp.keyWindow?.title == "Preferences")
  }

  @Test func `A menu's commands have the settings of the file`() throws {
    defer { NSApp.closeAll() }
    TestStoryboards.named("Desk").loadMainMenu()
    let menu = try required(NSApp.mainMenu?.items.first?.submenu)
    let first = try required(menu.items.first)
    #expect(first.isEnabled && !first.isHidden && first.keyEquivalent == ",")
    let second = try required(menu.item(withTag: 7))
    #expect(!second.isEnabled && second.isHidden && second.keyEquivalent == "i")
  }

  @Test func `A19 Without a delegate the app itself is the source of its menus' segues`() throws {
    defer { NSApp.closeAll() }
    let menus = try required(TestStoryboards.named("Desk").loadMainMenu())
    let segue = try required(menus.segueTemplate(withIdentifier: "preferences"))
    let firing = menus.fireTemplate(segue)
    #expect(firing.segue?.sourceController as? NSApplication === NSApp)
    #expect(menus.sender(of: segue) is NSMenuItem)
  }
}
