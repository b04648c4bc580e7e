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
    @Relationship(PlainViewController.self) case tab
    @Relationship(AccountViewController.self) case mine(Account)
    @Unwind(PlainViewController.closed) case closed
    @Unwind(PlainViewController.unwindHere(_:)) case home
    @Unwind(PlainViewController.chosen(with:)) case chosen(Account)
    @Unwind(PlainViewController.picked) case number(Int)
  }

  func go(_ account: Account) {
    configureRelationship(.tab)
    configureRelationship(.mine(account))
    performSegue(.plain)
    performSegue(.closed)
    performSegue(.home)
    performSegue(.chosen(account))
    performSegue(.number(1))
  }
}

extension KindsViewController {
  /// In an extension, the hook is found too.
  func segue(for id: SegueID, sender: Any?) -> Segue? {
    switch id {
    case .account, .mine: .account(Account(name: ""))
    default: nil
    }
  }
}

/// Nothing here is for code to perform.
@SegueSource
final class OnlyEmbeddingViewController: UIViewController {
  enum Segue {
    @Embed(PlainViewController.self) case embed
    @Unnamed(UITableViewController.self) case unnamed
  }
}

/// A navigation controller, whose root is a relationship.
@SegueSource
final class OnlyRootViewController: UINavigationController {
  enum Segue {
    @Relationship(AccountViewController.self) case root(Account)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureRelationship(.root(Account(name: "")))
  }
}

/// A hosting controller takes its view.
@SegueSource
final class HostingViewController: UIViewController {
  enum Segue {
    @To(UIHostingController<HelpView>.self) case help(HelpView)
    @To(UIViewController.self) case about
  }

  // Objective-C knows no generic class, and so no action that returns one.
  @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
    create(.help, from: coder)
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
