import SeguesMacros

struct Limits: Equatable {
  var low: Int
  var high: Int
}

/// A controller that only unwind segues lead to.
///
/// The actions that Interface Builder has to see are handwritten, one of them in an extension.
@SegueActions
final class LimitsHome: UIViewController {
  private(set) var limits: Limits?
  private(set) var calls: [String] = []

  @IBAction func limitsChosen(_ segue: UIStoryboardSegue) { calls.append("limitsChosen(_:)") }

  func limitsChosen(with limits: Limits) {
    self.limits = limits
    calls.append("limitsChosen(with:)")
  }

  func pickerCancelled() { calls.append("pickerCancelled()") }

  func note(_ call: String) { calls.append(call) }
}

@SegueActions
extension LimitsHome {
  @IBAction func cancelled(by segue: UIStoryboardSegue) { note("cancelled(by:)") }
  @IBAction func unwind(segue: UIStoryboardSegue) { note("unwind(segue:)") }
  @IBAction func backHere(_ segue: UIStoryboardSegue) { note("backHere(_:)") }
}

@SegueSource
final class LimitsPicker: UIViewController {
  enum Segue {
    @Unwind(LimitsHome.limitsChosen(with:)) case done(Limits)
    @Unwind(LimitsHome.pickerCancelled) case cancel
    @Unwind(LimitsHome.unwind(segue:)) case plain
    @Unwind(LimitsHome.backHere) case plainWithoutLabel
    @Unwind(LimitsHome.limitsChosen(with:)) case reset(Limits)
  }

  func resetInput(from sender: Any?) -> Limits? { Limits(low: 0, high: 0) }
}
