import SeguesMacros

/// The first screen: the groups of devices.
@SegueSource
final class DeviceGroupsViewController: UITableViewController, SegueDestination {
  typealias SegueInput = [DeviceGroup]

  // Written by hand, for a shorter name than the storyboard's identifier gives; the other classes'
  // segues are generated.
  enum Segue {
    @To(LoginViewController.self) case login
    @To(DevicesViewController.self, id: "DeviceGroupDetailsSegue")
    case devices(DevicesViewController.SegueInput)
  }

  private(set) var groups: [DeviceGroup] = []
  private(set) var userAuth: UserAuthentication?

  func configure(with input: [DeviceGroup]) {
    groups = input
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "GroupCell", for: indexPath)
    cell.textLabel?.text = groups[indexPath.row].name
    cell.detailTextLabel?.text = "\(groups[indexPath.row].devices.count) devices"
    return cell
  }

  /// What a tap on a cell means; nil if nobody is logged in, and the segue doesn't happen.
  func devicesInput(from sender: Any?) -> DevicesViewController.SegueInput? {
    guard
      let userAuth,
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return .init(userAuth: userAuth, group: groups[indexPath.row])
  }

  /// Opens a group that a link or a notification names, or asks to log in first.
  func open(groupNamed name: String) {
    guard let userAuth else { return performSegue(.login) }
    guard let group = groups.first(where: { $0.name == name }) else { return }
    performSegue(.devices(.init(userAuth: userAuth, group: group)))
  }

  /// For Interface Builder: where the login's unwind segue leads.
  @IBAction func loggedIn(_ segue: UIStoryboardSegue) {}

  /// What the login hands over: the compiler knows its type.
  func loggedIn(with userAuth: UserAuthentication) {
    self.userAuth = userAuth
    // No segue leads to the other tab: it is looked for in the container.
    tabBarController?.configure(AccountViewController.self, with: userAuth)
  }
}
