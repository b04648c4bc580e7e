// Every attribute for cases, in one class.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import Foundation
import SeguesMacros

struct Trail {
  var name: String
}

final class AboutViewController: UIViewController {}

final class TrailViewController: UIViewController, SegueDestination {
  struct SegueInput {
    var trail: Trail
    var isEditable = false
  }

  func configure(with input: SegueInput) {
    title = input.trail.name
  }
}

final class MapViewController: UIViewController, SegueDestination {
  typealias SegueInput = [Trail]

  func configure(with input: [Trail]) {}
}

final class TipViewController: UIViewController, SegueDestination {
  typealias SegueInput = String

  func configure(with input: String) {
    title = input
  }
}

final class HelpViewController: UIViewController {
  var topic = ""
}

// snippet.home
@SegueActions
final class HomeViewController: UIViewController {
  private(set) var trails: [Trail] = []

  func saved(_ trail: Trail) {
    trails.append(trail)
  }

  @IBAction func saveTrail(_ segue: UIStoryboardSegue) {}

  @IBAction func cancelled(_ segue: UIStoryboardSegue) {}
}
// snippet.end

// snippet.source
@SegueSource
final class TrailsViewController: UITableViewController {
  enum Segue {
    @To(AboutViewController.self) case about
    @To(TrailViewController.self, id: "ShowTrail") case trail(TrailViewController.SegueInput)
    @To(TrailViewController.self, id: "Edit") case edit(trail: Trail, isEditable: Bool)
    @Embed(MapViewController.self) case map([Trail])
    @Unnamed(TipViewController.self) case tip(String)
    @Untyped(id: "Help") case help
    @Unwind(HomeViewController.saved(_:)) case saveTrail(Trail)
    @Unwind(HomeViewController.cancelled(_:), id: "cancelEdit") case cancel
  }

  var trails: [Trail] = []
  // snippet.end

  // snippet.perform
  func openFirstTrail() {
    guard let trail = trails.first else { return performSegue(.about) }
    performSegue(.edit(trail: trail, isEditable: true))
  }
  // snippet.end

  // snippet.answers
  func trailInput(from sender: Any?) -> TrailViewController.SegueInput? {
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return .init(trail: trails[indexPath.row])
  }

  func mapInput(from sender: Any?) -> [Trail] {
    trails
  }

  func tipInput(from sender: Any?) -> String {
    "Carry water"
  }
  // snippet.end

  // snippet.prepare
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch route(segue, sender: sender) {
    case .help: (segue.destination as? HelpViewController)?.topic = "Trails"
    case .trail(let input): title = input.trail.name
    case .about, .edit, .map, .tip, .saveTrail, .cancel, nil: break
    }
  }
  // snippet.end

  // snippet.veto
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard shouldRoute(identifier, sender: sender) else { return false }
    return !(identifier.isEmpty && sender is UIButton && trails.isEmpty)
  }
  // snippet.end

  // snippet.unwind
  func done(with trail: Trail) {
    performSegue(.saveTrail(trail))
  }

  func giveUp() {
    performSegue(.cancel)
  }
  // snippet.end
}

// snippet.strings
@SegueSource
final class SettingsViewController: UIViewController {
  enum Segue: String {
    @To(AboutViewController.self) case about = "ShowAbout"
    case help = "Help"
  }
}
// snippet.end

// snippet.tabs
@SegueSource
final class TabsViewController: UITabBarController {
  enum Segue {
    @Child(MapViewController.self) case map([Trail])
  }

  func show(_ trails: [Trail]) {
    configureChild(.map(trails))
  }
}
// snippet.end

// snippet.container
final class DrawerViewController: UIViewController, SegueContainer {
  var content = MapViewController()

  var segueContents: [UIViewController] { [content] }
}
// snippet.end
#endif
