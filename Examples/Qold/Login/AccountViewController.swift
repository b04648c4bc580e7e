import SeguesMacros

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The second tab: who is logged in, and help.
@SegueSource
final class AccountViewController: UIViewController, SegueDestination, AccountViewControllerSegues
    .Source
{
  typealias SegueInput = UserAuthentication

  #if canImport(ObjectiveC)
  @IBOutlet private var nameLabel: UILabel!
  #endif

  private(set) var userAuth: UserAuthentication?

  func configure(with input: UserAuthentication) {
    userAuth = input
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    #if canImport(ObjectiveC)
    nameLabel.text = userAuth?.userName ?? "Not logged in"
    #endif
  }

  /// A hosting controller's scene: which view it hosts is up to the segue action.
  @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: HelpView(userName: userAuth?.userName))
  }
}
