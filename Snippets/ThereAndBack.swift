// A value on the way there, through an initializer, and a value on the way back.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import SeguesMacros

struct TemperatureLimits {
  var lowest: Double
  var highest: Double
}

// snippet.destination
@SegueSource
final class TemperatureLimitsViewController: UIViewController, SegueInitializable {
  enum Segue {
    @Unwind(DeviceSettingsViewController.limitsChosen(with:)) case limitsChosen(TemperatureLimits)
  }

  typealias SegueInput = TemperatureLimits

  var limits: TemperatureLimits

  init?(coder: NSCoder, input: TemperatureLimits) {
    limits = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  @IBAction func saveTapped(_ sender: Any?) {
    performSegue(.limitsChosen(limits), sender: sender)
  }
}
// snippet.end

// snippet.source
@SegueSource
final class DeviceSettingsViewController: UITableViewController {
  enum Segue {
    @To(TemperatureLimitsViewController.self, id: "ShowLimits") case limits(TemperatureLimits)
  }

  var limits = TemperatureLimits(lowest: 2, highest: 8)

  func limitsInput(from sender: Any?) -> TemperatureLimits? {
    limits
  }

  @IBSegueAction func makeLimits(
    _ coder: NSCoder, sender: Any?
  ) -> TemperatureLimitsViewController? {
    makeDestination(.limits, from: coder, sender: sender)
  }

  @IBAction func limitsChosen(_ segue: UIStoryboardSegue) {}

  func limitsChosen(with limits: TemperatureLimits) {
    self.limits = limits
  }
}
// snippet.end
#endif
