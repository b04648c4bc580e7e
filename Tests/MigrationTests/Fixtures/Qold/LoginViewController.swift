import Segues

/// The login screen.
final class LoginViewController: UIViewController {
  func logIn() {
    performSegue(withIdentifier: "loggedIn", sender: self)
  }
}
