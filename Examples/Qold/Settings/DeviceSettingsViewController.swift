import SeguesMacros

/// A device's settings, in a separate storyboard: a static table with a gauge above it.
@SegueSource
final class DeviceSettingsViewController: UITableViewController, SegueDestination,
  DeviceSettingsViewControllerSegues.Source
{
  typealias SegueInput = Device

  #if canImport(ObjectiveC)
  @IBOutlet private var alarmSwitch: UISwitch!
  @IBOutlet private var limitsLabel: UILabel!
  @IBOutlet private var phoneNumberLabel: UILabel!
  #endif

  private(set) var device: Device?

  func configure(with input: Device) {
    device = input
    title = input.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDevice()
  }

  // The storyboard fires all four segues: the container view, two cells, and the Done button. The
  // container view's embed can't be vetoed.

  func gaugeInput(from sender: Any?) -> Reading? {
    device?.reading
  }

  func showLimitsInput(from sender: Any?) -> TemperatureLimits? {
    device?.limits
  }

  func showPhoneNumberInput(from sender: Any?) -> PhoneNumber?? {
    device.map(\.phoneNumber)
  }

  func doneInput(from sender: Any?) -> Device? {
    device
  }

  /// Creates the limits' screen, passing the limits to its initializer.
  @IBSegueAction func makeLimits(
    _ coder: NSCoder, sender: Any?
  ) -> TemperatureLimitsViewController? {
    makeDestination(.showLimits, from: coder, sender: sender)
  }

  @IBAction func limitsChosen(_ segue: UIStoryboardSegue) {}

  func limitsChosen(with limits: TemperatureLimits) {
    device?.limits = limits
    showDevice()
    if let device, let gauge = children.first as? GaugeViewController {
      gauge.configure(with: device.reading)
    }
  }

  @IBAction func numberEntered(_ segue: UIStoryboardSegue) {}

  func numberEntered(with number: PhoneNumber) {
    device?.phoneNumber = number
    showDevice()
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
