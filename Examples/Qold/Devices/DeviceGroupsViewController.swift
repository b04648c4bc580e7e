import SeguesMacros

/// The first screen: the groups of devices.
@SegueSource
final class DeviceGroupsViewController: UITableViewController, SegueDestination {
  typealias SegueInput = [DeviceGroup]

  // Handwritten, to have a shorter name than the storyboard's identifier. The segues of the other
  // classes are generated.
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

  /// The input for the cell that was tapped; nil, if no user is logged in, prevents the segue.
  func devicesInput(from sender: Any?) -> DevicesViewController.SegueInput? {
    guard
      let userAuth,
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return .init(userAuth: userAuth, group: groups[indexPath.row])
  }

  /// Opens a group that a link or a notification names, or shows the login screen first.
  func open(groupNamed name: String) {
    guard let userAuth else { return performSegue(.login) }
    guard let group = groups.first(where: { $0.name == name }) else { return }
    performSegue(.devices(.init(userAuth: userAuth, group: group)))
  }

  /// The unwind action of the login, which Interface Builder requires.
  @IBAction func loggedIn(_ segue: UIStoryboardSegue) {}

  /// Receives the login's result, whose type the compiler checks.
  func loggedIn(with userAuth: UserAuthentication) {
    self.userAuth = userAuth
    // No segue leads to the other tab, so it is found through the container.
    tabBarController?.configure(AccountViewController.self, with: userAuth)
  }
}
