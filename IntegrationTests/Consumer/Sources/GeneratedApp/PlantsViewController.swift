import SeguesMacros

/// The source of all segues, which only the storyboard declares.
@SegueSource
final class PlantsViewController: UITableViewController, PlantsViewControllerSegues.Source {
  var plants = [Plant(name: "Basil"), Plant(name: "Mint")]

  /// The storyboard's cell fires the segue, but only the list knows its plant.
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
