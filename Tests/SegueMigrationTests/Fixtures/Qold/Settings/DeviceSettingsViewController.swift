import SeguesMacros

/// A device's settings, in a separate storyboard: a static table with a gauge above it.
@SegueActions
final class DeviceSettingsViewController: UITableViewController {
  /// The names of the segues that the storyboard fires.
  struct Segues {
    static let gauge = "gauge"
    static let showPhoneNumber = "ShowPhoneNumber"
  }

  #if canImport(ObjectiveC)
  @IBOutlet private var alarmSwitch: UISwitch!
  @IBOutlet private var limitsLabel: UILabel!
  @IBOutlet private var phoneNumberLabel: UILabel!
  #endif

  var device: Device?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = device?.name
    showDevice()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == Segues.gauge {
      let gauge = segue.destination as? GaugeViewController
      gauge?.reading = device?.reading
    } else if segue.identifier == Segues.showPhoneNumber {
      let screen = segue.destination as? PhoneNumberViewController
      screen?.number = device?.phoneNumber
    }
  }

  func limitsChosen(with limits: TemperatureLimits) {
    device?.limits = limits
    showDevice()
    if let device, let gauge = children.first as? GaugeViewController {
      gauge.reading = device.reading
    }
  }

  #if canImport(ObjectiveC)
  @IBAction func alarmSwitched(_ sender: UISwitch) {
    device?.isAlarmOn = sender.isOn
  }
  #endif

  @IBAction func cancelTapped(_ sender: Any?) {
    dismiss(animated: true)
  }

  private func showDevice() {
    #if canImport(ObjectiveC)
    alarmSwitch.isOn = device?.isAlarmOn ?? false
    limitsLabel.text = device?.limits.description
    phoneNumberLabel.text = device?.phoneNumber?.text ?? "None"
    #endif
  }
}

// Without Objective-C, only the macro lets the storyboard find these methods by their names.
@SegueActions
extension DeviceSettingsViewController {
  /// Creates the limits' screen, passing the limits to its initializer.
  @IBSegueAction func makeLimits(
    _ coder: NSCoder, sender: Any?
  ) -> TemperatureLimitsViewController? {
    device.flatMap { TemperatureLimitsViewController(coder: coder, limits: $0.limits) }
  }

  @IBAction func limitsChosen(_ segue: UIStoryboardSegue) {
    guard let limits = (segue.source as? TemperatureLimitsViewController)?.limits else { return }
    limitsChosen(with: limits)
  }

  @IBAction func numberEntered(_ segue: UIStoryboardSegue) {
    guard let number = (segue.source as? PhoneNumberViewController)?.number else { return }
    device?.phoneNumber = number
    showDevice()
  }
}
