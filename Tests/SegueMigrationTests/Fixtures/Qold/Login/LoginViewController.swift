import Segues

/// The login screen.
final class LoginViewController: UIViewController {
  private(set) var userAuth: UserAuthentication?

  #if canImport(ObjectiveC)
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var userNameField: UITextField!

  @IBAction func logInTapped(_ sender: Any?) {
    logIn(userName: userNameField.text ?? "", password: passwordField.text ?? "")
  }
  #endif

  func logIn(userName: String, password: String) {
    userAuth = UserAuthentication(userName: userName, password: password)
    if userAuth != nil {
      performSegue(withIdentifier: "loggedIn", sender: self)
    }
  }

  @IBAction func cancelTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
