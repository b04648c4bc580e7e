// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SeguesMacros

@SegueSource
public final class PublicSourceViewController: UIViewController {
  public enum Segue {
    @To(PublicViewController.self) case account(Account)
    @Embed(PublicViewController.self) case embed(Account)
    @Child(PublicViewController.self) case child(Account)
  }

  public func embedInput(from sender: Any?) -> Account { Account(name: "") }

  @IBSegueAction public func make(_ coder: NSCoder) -> PublicViewController? {
    makeDestination(.account, from: coder)
  }
}

@SegueSource
open class OpenSourceViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @Unnamed(AccountViewController.self) case account(Account)
  }

  func accountInput(from sender: Any?) -> Account { Account(name: "") }
}

@SegueSource
package class PackageSourceViewController: UIViewController {
  package enum Segue {
    @To(PublicViewController.self) case account(Account)
  }
}

/// A public screen whose destinations are not visible to others.
@SegueSource
public final class PrivateSeguesViewController: UIViewController {
  private enum Segue {
    @To(SecretViewController.self) case secret(Secret)
    @Embed(SecretViewController.self) case embed(Secret)
    @Child(SecretViewController.self) case child(Secret)
  }

  private func embedInput(from sender: Any?) -> Secret { Secret(text: "") }

  public func show() {
    performSegue(.secret(Secret(text: "")))
  }
}

@SegueSource
private final class PrivateViewController: UIViewController {
  enum Segue {
    @To(SecretViewController.self) case secret(Secret)
  }
}

@SegueSource
fileprivate class FilePrivateViewController: UIViewController {
  fileprivate enum Segue {
    @To(SecretViewController.self) case secret(Secret)
  }
}

private struct Secret {
  var text: String
}

private final class SecretViewController: UIViewController, SegueDestination {
  fileprivate typealias SegueInput = Secret

  func configure(with input: Secret) {}
}
