import SeguesMacros

/// The first screen: the groups of devices.
@SegueActions
final class DeviceGroupsViewController: UITableViewController {
  var groups: [DeviceGroup] = []
  private(set) var userAuth: UserAuthentication?

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

  /// Opens a group that a link or a notification names, or shows the login screen first.
  func open(groupNamed name: String) {
    guard userAuth != nil else {
      performSegue(withIdentifier: "login", sender: nil)
      return
    }
    guard let group = groups.first(where: { $0.name == name }) else { return }
    performSegue(withIdentifier: "DeviceGroupDetailsSegue", sender: group)
  }

  /// The group that a link opens, or that of the cell that was tapped.
  private func group(for sender: Any?) -> DeviceGroup? {
    if let group = sender as? DeviceGroup { return group }
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return groups[indexPath.row]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if identifier == "DeviceGroupDetailsSegue" {
      return userAuth != nil && group(for: sender) != nil
    }
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "DeviceGroupDetailsSegue":
      guard
        let devices = segue.destination as? DevicesViewController,
        let group = group(for: sender)
      else { return }
      devices.userAuth = userAuth
      devices.group = group
    default:
      break
    }
  }

  func loggedIn(with userAuth: UserAuthentication) {
    self.userAuth = userAuth
    for case let navigation as UINavigationController in tabBarController?.viewControllers ?? [] {
      (navigation.viewControllers.first as? AccountViewController)?.userAuth = userAuth
    }
  }
}

// Without Objective-C, only the macro lets the storyboard find these methods by their names.
@SegueActions
extension DeviceGroupsViewController {
  @IBAction func loggedIn(_ segue: UIStoryboardSegue) {
    guard let userAuth = (segue.source as? LoginViewController)?.userAuth else { return }
    loggedIn(with: userAuth)
  }
}
