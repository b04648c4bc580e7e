import SeguesMacros

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The second tab, with the current user, and help.
@SegueActions
final class AccountViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var nameLabel: UILabel!
  #endif

  var userAuth: UserAuthentication?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    #if canImport(ObjectiveC)
    nameLabel.text = userAuth?.userName ?? "Not logged in"
    #endif
  }
}

// Without Objective-C, only the macro lets the storyboard find these methods by their names.
@SegueActions
extension AccountViewController {
  @IBSegueAction func makeHelp(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: HelpView(userName: userAuth?.userName))
  }
}
