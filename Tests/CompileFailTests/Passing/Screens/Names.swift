internal import SeguesMacros

/// Cases named like keywords, and identifiers that can't be names.
@SegueSource
final class NamesViewController: UIViewController {
  enum Segue {
    @To(PlainViewController.self) case none, some, `self`, `default`, `case`
    @To(PlainViewController.self) case segue, id, identifier, destination, input, type, handover
    @To(AccountViewController.self) case value0(Account), sender(Account)
    @To(PlainViewController.self, id: "Show the person") case spaced
    @To(PlainViewController.self, id: "\"quoted\" \\(and) \n \t \u{0} \u{7}") case hostile
    @To(PlainViewController.self, id: #"raw "quotes" \(here)"#) case raw
    @To(PlainViewController.self, id: "🧭 </script> 'é' \u{2028}") case emoji
    @To(
      PlainViewController.self,
      id: """
        several
        lines
        """) case lines
    @SeguesMacros.To(PlainViewController.self) case qualified
  }

  func value0Input(from sender: Any?) -> Account? { nil }

  func senderInput(from sender: Any?) -> Account? { nil }

  func show() {
    performSegue(.none)
    performSegue(.`self`)
    performSegue(.default)
  }
}
