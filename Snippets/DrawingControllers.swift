// A controller that draws, next to the part of it that runs on non-Apple platforms.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import Segues

struct Trail {
  var name: String
  var isSteep: Bool
}

// snippet.controller
final class TrailViewController: UIViewController, SegueDestination {
  typealias SegueInput = Trail

  #if canImport(ObjectiveC)
  @IBOutlet private var nameLabel: UILabel!
  #endif

  private(set) var trail: Trail?

  func configure(with input: Trail) {
    trail = input
    title = input.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    nameLabel.text = trail?.name
    #endif
    showTrail()
  }
}
// snippet.end

// snippet.drawing
extension TrailViewController {
  func showTrail() {
    #if canImport(UIKit)
    view.backgroundColor = trail?.isSteep == true ? .systemRed : .systemGreen
    view.layer.cornerRadius = 12
    #endif
  }
}
// snippet.end

// snippet.protocol
@MainActor
protocol TrailPainter: AnyObject {
  func paint(_ trail: Trail)
}

final class MapViewController: UIViewController, SegueDestination {
  typealias SegueInput = Trail

  var painter: (any TrailPainter)?

  func configure(with input: Trail) {
    painter?.paint(input)
  }
}
// snippet.end
#endif
