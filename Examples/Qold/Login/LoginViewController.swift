import SeguesMacros

/// The login screen.
///
/// It needs no input, so it conforms to nothing, and it returns the user.
@SegueSource
final class LoginViewController: UIViewController, LoginViewControllerSegues.Source {
  #if canImport(ObjectiveC)
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var userNameField: UITextField!

  @IBAction func logInTapped(_ sender: Any?) {
    logIn(userName: userNameField.text ?? "", password: passwordField.text ?? "")
  }
  #endif

  func logIn(userName: String, password: String) {
    guard let userAuth = UserAuthentication(userName: userName, password: password) else { return }
    performSegue(.loggedIn(userAuth))
  }

  @IBAction func cancelTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
