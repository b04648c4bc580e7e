import SeguesMacros

/// The list of trails.
@SegueSource
final class TrailsViewController: UITableViewController, TrailsViewControllerSegues.Source {
  private(set) var trails = Trail.samples

  /// Opens a trail that a link names.
  func open(trailNamed name: String) {
    guard let trail = trails.first(where: { $0.name == name }) else { return }
    performSegue(.showTrail(trail))
  }

  func showTrailInput(from sender: Any?) -> Trail? {
    guard
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return trails[indexPath.row]
  }

  func addTrailInput(from sender: Any?) -> Trail? { .blank }

  @IBAction func saveTrail(_ segue: UIStoryboardSegue) {}

  func saveTrail(with trail: Trail) {
    trails.append(trail)
    tableView.reloadData()
  }

  @IBAction func cancelEdit(_ segue: UIStoryboardSegue) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath)
    cell.textLabel?.text = trails[indexPath.row].name
    return cell
  }
}
