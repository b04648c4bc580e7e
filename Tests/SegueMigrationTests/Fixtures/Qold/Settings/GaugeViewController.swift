import Segues

/// The current temperature, embedded above the settings.
final class GaugeViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var captionLabel: UILabel!
  @IBOutlet private var readingLabel: UILabel!
  #endif

  var reading: Reading? {
    didSet {
      if isViewLoaded { showReading() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showReading()
  }

  private func showReading() {
    #if canImport(ObjectiveC)
    guard let reading else { return }
    captionLabel.text = reading.isWithinLimits ? "within its limits" : "outside its limits"
    readingLabel.text = "\(reading.temperature) °C"
    #endif
  }
}
