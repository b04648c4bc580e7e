internal import SeguesMacros

/// Every kind of segue, with and without a value.
@SegueSource
final class KindsViewController: UITabBarController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Unnamed(UITableViewController.self) case unnamed
    @Unnamed(AccountViewController.self) case account(Account)
    @Embed(PlainViewController.self) case embed
    @Embed(DetailsViewController.self, id: "details")
    case details(account: Account, `default`: Int, done: (@MainActor (Account?) -> Void)?)
    @Child(PlainViewController.self) case tab
    @Child(AccountViewController.self) case mine(Account)
    @Unwind(PlainViewController.closed) case closed
    @Unwind(PlainViewController.unwindHere(_:)) case home
    @Unwind(PlainViewController.unwindHere) case homeWithoutLabel
    @Unwind(PlainViewController.chosen(with:)) case chosen(Account)
    @Unwind(PlainViewController.picked) case number(Int)
    @Unwind(PlainViewController.isTaken(_:)) case taken(Int)
    @Untyped case byHand
    @Untyped case countedByHand(Int)
    @Untyped(id: "by hand") case byHandToo
  }

  func accountInput(from sender: Any?) -> Account { Account(name: "") }

  func detailsInput(
    from sender: Any?
  ) -> (account: Account, default: Int, done: (@MainActor (Account?) -> Void)?) {
    (Account(name: ""), 1, nil)
  }

  func mineInput(from sender: Any?) -> Account { Account(name: "") }

  func numberInput(from sender: Any?) -> Int? { sender as? Int }

  func go(_ account: Account) {
    configureChild(.tab)
    configureChild(.mine(account))
    performSegue(.plain)
    performSegue(.closed)
    performSegue(.home)
    performSegue(.homeWithoutLabel)
    performSegue(.chosen(account))
    performSegue(.number(1))
    performSegue(.byHand)
    performSegue(.byHandToo)
    let stored = Segue.plain
    performSegue(stored)
  }
}

/// Identifiers that become typed one case at a time.
@SegueSource
final class StringsViewController: UIViewController {
  enum Segue: String, CaseIterable {
    @To(PlainViewController.self) case plain = "ShowPlain"
    @Embed(PlainViewController.self) case embed
    case account = "ShowAccount"
    case unnamed = ""
  }

  func go() {
    performSegue(.plain)
    performSegue(.account)
  }
}

/// An app can have types with these names.
enum Segues {}
enum SegueHandover {}
struct StoryboardSegues {}

/// A source with no segue that code can perform.
@SegueSource
final class OnlyEmbeddingViewController: UIViewController {
  enum Segue {
    @Embed(PlainViewController.self) case embed
    @Unnamed(UITableViewController.self) case unnamed
  }
}

/// A navigation controller, whose root is a child.
@SegueSource
final class OnlyRootViewController: UINavigationController {
  enum Segue {
    @Child(AccountViewController.self) case root(Account)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureChild(.root(Account(name: "")))
  }
}

/// A source of a hosting controller, which receives its view.
@SegueSource
final class HostingViewController: UIViewController {
  enum Segue {
    @To(UIHostingController<HelpView>.self) case help(HelpView)
    @To(UIViewController.self) case about
  }

  // Objective-C has no generic classes, so no action can return one.
  @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
    makeDestination(.help, from: coder)
  }
}

#if canImport(UIKit)
import SwiftUI

struct HelpView: View {
  var body: some View { EmptyView() }
}
#else
struct HelpView {}
#endif
