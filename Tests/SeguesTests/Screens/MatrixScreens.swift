import Segues

/// The first two designs: identifiers are the cases of an enum, and `unnamed` stands for no
/// identifier.
final class MatrixViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case theRedPillExperience = "TheRedPillExperience"
    case theBluePillExperience = "TheBluePillExperience"
    case unnamed = ""
  }

  private(set) var prepared: [SegueIdentifier] = []
  private(set) var senders: [Any?] = []

  func redPillTapped(_ sender: Any?) { performSegue(.theRedPillExperience, sender: sender) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    senders.append(sender)
    switch segueIdentifier(for: segue) {
    case .theRedPillExperience: prepared.append(.theRedPillExperience)
    case .theBluePillExperience: prepared.append(.theBluePillExperience)
    case .unnamed: prepared.append(.unnamed)
    }
  }
}

final class RedViewController: UIViewController {}
final class BlueViewController: UIViewController {}
final class AboutTheFilmViewController: UIViewController {}
