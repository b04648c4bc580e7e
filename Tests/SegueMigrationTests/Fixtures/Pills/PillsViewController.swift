import Segues

/// The choice between two segues, which strings name.
final class PillsViewController: UIViewController {
  var traveller = "Neo"

  @IBAction func redPillTapped(_ sender: Any?) {
    performSegue(withIdentifier: "TheRedPillExperience", sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "TheRedPillExperience" {
      (segue.destination as? RedPillViewController)?.traveller = traveller
    } else if segue.identifier == "TheBluePillExperience" {
      (segue.destination as? BluePillViewController)?.traveller = traveller
    }
  }
}
