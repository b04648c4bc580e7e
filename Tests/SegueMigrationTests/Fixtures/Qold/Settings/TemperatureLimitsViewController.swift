import Segues

/// The screen for choosing the limits.
final class TemperatureLimitsViewController: UIViewController {
  #if canImport(ObjectiveC)
  @IBOutlet private var highestLabel: UILabel!
  @IBOutlet private var highestSlider: UISlider!
  @IBOutlet private var lowestLabel: UILabel!
  @IBOutlet private var lowestSlider: UISlider!
  #endif

  var limits: TemperatureLimits {
    didSet { showLimits() }
  }

  init?(coder: NSCoder, limits: TemperatureLimits) {
    self.limits = limits
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showLimits()
  }

  #if canImport(ObjectiveC)
  @IBAction func lowestChanged(_ sender: UISlider) {
    limits.lowest = Double(sender.value.rounded())
  }

  @IBAction func highestChanged(_ sender: UISlider) {
    limits.highest = Double(sender.value.rounded())
  }
  #endif

  @IBAction func saveTapped(_ sender: Any?) {
    guard limits.lowest <= limits.highest else { return }
    performSegue(withIdentifier: "limitsChosen", sender: sender)
  }

  private func showLimits() {
    #if canImport(ObjectiveC)
    guard isViewLoaded else { return }
    lowestLabel.text = "At least \(limits.lowest) °C"
    lowestSlider.value = Float(limits.lowest)
    highestLabel.text = "At most \(limits.highest) °C"
    highestSlider.value = Float(limits.highest)
    #endif
  }
}
