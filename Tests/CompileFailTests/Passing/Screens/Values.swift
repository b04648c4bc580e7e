internal import SeguesMacros

/// Values of every type that an enum can have.
@SegueSource
final class ValuesViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
    @To(NothingViewController.self) case nothing
    @To(AccountViewController.self) case account(Account)
    @To(AccountViewController.self) case named(name: String)
    @To(DetailsViewController.self) case details(DetailsViewController.SegueInput)
    @To(DetailsViewController.self)
    case parts(account: Account, `default`: Int, done: (@MainActor (Account?) -> Void)? = nil)
    @To(OptionalViewController.self) case optional(Account?)
    @To(ClosureViewController.self) case closure(@MainActor (Account) -> Void)
    @To(TupleViewController.self) case tuple((account: Account, number: Int))
    @To(ListViewController.self) case list([String: Result<Account, any Error>])
    @To(ExistentialViewController.self) case existential(any Collection<Account>)
    @To(BoxViewController<Int>.self) case box(Int)
    @To(BoxViewController<[String]>.self) case boxes([String])
    @To(MadeViewController.self) case made(_ account: Account)
    @To(EitherViewController.self) case either(Account)
    @To(Outer.InnerViewController.self) case inner(Int)
    @To(Outer_InnerViewController.self) case outer
  }

  func showAll(_ account: Account) {
    performSegue(.plain)
    performSegue(.nothing, sender: self)
    performSegue(.account(account))
    performSegue(.details(.init(account: account, default: 1)))
    performSegue(.parts(account: account, default: 1))
    performSegue(.optional(nil))
    performSegue(.closure { _ in })
    performSegue(.tuple((account, 1)))
    performSegue(.list([:]))
    performSegue(.existential([account]))
    performSegue(.box(1))
    performSegue(.made(account))
    performSegue(.inner(2))
  }

  @IBSegueAction func makeAccount(_ coder: NSCoder) -> MadeViewController? {
    makeDestination(.made, from: coder)
  }

  @IBSegueAction func makeBox(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    makeDestination(.box, from: coder, sender: sender)
  }
}
