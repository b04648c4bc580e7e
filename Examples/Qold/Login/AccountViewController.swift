import SeguesMacros

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The second tab, with the current user, and help.
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

  /// A scene with a hosting controller, whose view is set in the segue action.
  @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: HelpView(userName: userAuth?.userName))
  }
}
