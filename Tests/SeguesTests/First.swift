import SeguesMacros

struct Limits {}
struct Person { var name = ""; var age = 3 }
final class LoginViewController: UIViewController {}
final class DevicesViewController: UITableViewController, SegueDestination {
  struct SegueInput { var auth: Int; var group: String }
  var input: SegueInput?
  func configure(with input: SegueInput) { self.input = input }
}
final class PersonViewController: UIViewController, SegueInitializable {
  let person: Person
  init?(coder: NSCoder, input: Person) { person = input; super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
}
class HomeViewController: UIViewController {
  func limitsChosen(with limits: Limits) {}
  func cancelled() {}
}
@SegueSource
final class GroupsViewController: UITableViewController {
  enum Segue {
    @To(LoginViewController.self) case login
    @To(DevicesViewController.self, id: "DeviceGroupDetailsSegue") case devices(DevicesViewController.SegueInput)
    @To(DevicesViewController.self) case labelled(auth: Int, group: String)
    @To(PersonViewController.self) case person(Person)
    @To(UIHostingController<Int>.self) case hosting(Int)
    @Unnamed(LoginViewController.self) case other
    @Embed(DevicesViewController.self) case embedded(DevicesViewController.SegueInput)
    @Unwind(HomeViewController.limitsChosen(with:)) case done(Limits)
    @Unwind(HomeViewController.cancelled) case cancel
  }
  func segue(for id: SegueID, sender: Any?) -> Segue? { nil }
  @IBSegueAction func makePerson(_ coder: NSCoder, sender: Any?) -> PersonViewController? {
    create(.person, from: coder, sender: sender)
  }
  @IBSegueAction func makeHost(_ coder: NSCoder) -> UIViewController? {
    create(.hosting, from: coder)
  }
  func go() {
    performSegue(.devices(.init(auth: 1, group: "")))
    performSegue(.login)
    performSegue(.done(Limits()))
  }
}
