import SeguesMacros

/// The source of all segues, which are written nowhere but in the storyboard.
@SegueSource
final class PlantsViewController: UITableViewController, PlantsViewControllerSegues.Source {
  var plants = [Plant(name: "Basil"), Plant(name: "Mint")]

  /// The storyboard's cell fires the segue: which plant it is, only the list knows.
  func showPlantInput(from sender: Any?) -> Plant? {
    guard let row = sender as? Int else { return nil }
    return plants[row]
  }

  func waterAll(litres: Int) {
    performSegue(.water(.init(litres: litres)))
  }

  func tellAboutUs() {
    performSegue(.about)
  }
}
