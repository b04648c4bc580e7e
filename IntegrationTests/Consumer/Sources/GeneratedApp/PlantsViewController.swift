import SeguesMacros

/// The source of all segues, which are written nowhere but in the storyboard.
@SegueSource
final class PlantsViewController: UITableViewController {
  var plants = [Plant(name: "Basil"), Plant(name: "Mint")]

  /// The storyboard's cell fires the segue: which plant it is, only the list knows.
  func segue(for id: SegueID, sender: Any?) -> Segue? {
    guard id == .showPlant, let row = sender as? Int else { return nil }
    return .showPlant(plants[row])
  }

  func waterAll(litres: Int) {
    performSegue(.water(.init(litres: litres)))
  }

  func tellAboutUs() {
    performSegue(.about)
  }
}
