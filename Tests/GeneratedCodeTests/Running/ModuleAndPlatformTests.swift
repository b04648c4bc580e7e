import GeneratedShelf
import SeguesTesting
import Testing

/// Code generated for a framework, and for other platforms.
@MainActor @Suite struct ModuleAndPlatformTests {
  @Test func `Another module can use a framework's scenes and segues`() throws {
    let shelf = ShelfStoryboard.shelf.instantiate(with: .init(number: 4))
    #expect(shelf.input == ShelfViewController.SegueInput(number: 4))
    #expect(ShelfStoryboard.bundle != .module)
    let stage = try Stage(storyboard: "Shelf", bundle: ShelfStoryboard.bundle)
    let root = try stage.root(as: ShelfViewController.self)
    ShelfViewControllerSegues.perform(.showLabel("Poetry"), from: root)
    let label = try stage.top(as: ShelfLabelViewController.self)
    #expect(label.text == "Poetry" && !label.isMadeWithText)
  }

  @Test func `A framework's segue action creates its destination`() throws {
    let stage = try Stage(storyboard: "Shelf", bundle: ShelfStoryboard.bundle)
    try stage.root(as: ShelfViewController.self).performSegue(.makeLabel("Drama"))
    let label = try stage.top(as: ShelfLabelViewController.self)
    #expect(label.text == "Drama" && label.isMadeWithText)
  }

  @Test func `A container's children receive values, except one that needs none`() throws {
    let loans: LoansViewController = LoansStoryboard.initial.instantiate()
    loans.configureChild(.lent(.init(names: ["Ada"])))
    loans.configureChild(.borrowed)
    let lent = loans.viewControllers?.first as? LentViewController
    #expect(lent?.names == ["Ada"])
  }

  @Test func `A class that hasn't adopted its segues performs them by identifier`() throws {
    let stage = try Stage(storyboard: "Loans", bundle: .module)
    let lent = try #require(
      try stage.root(as: LoansViewController.self).viewControllers?.first)
    lent.performSegue(withIdentifier: "ShowLentBook", sender: nil)
    #expect(try stage.top(as: BookViewController.self).input == nil)
  }

  @Test func `A tvOS storyboard runs`() throws {
    let stage = try Stage(storyboard: "Sofa", bundle: .module)
    #expect(try stage.fire("Play", from: stage.root(as: SofaViewController.self)))
    #expect(try stage.top(as: SofaPlayerViewController.self).film == "Metropolis")
  }

  @Test func `If code is generated for four platforms, the one for iOS runs`() throws {
    let stage = try Stage(storyboard: "Phone", bundle: .module)
    #expect(try stage.fire("ShowQueue", from: stage.root(as: PlayerViewController.self)))
    #expect(try stage.top(as: QueueViewController.self).count == 3)
    #expect(PhoneStoryboard.queue.identifier == "Queue")
  }

  @Test func `A class with package access supplies values for its control`() throws {
    let stage = try Stage(storyboard: "Admin", bundle: .module)
    let admin = try stage.root(as: AdminViewController.self)
    #expect(try stage.fire("ShowLog", from: admin))
    #expect(try stage.top(as: LogViewController.self).line == 7)
  }
}
