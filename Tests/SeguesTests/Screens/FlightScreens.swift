import SeguesMacros

/// Loads the destination's view in `prepare(for:sender:)`, to style it.
class StyledBase: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.loadViewIfNeeded()
  }
}

/// Leads to its own class, and embeds a screen that needs a value too.
@SegueSource
final class StyledFolder: StyledBase, SegueDestination {
  typealias SegueInput = Int

  enum Segue {
    @To(StyledFolder.self) case open(Int)
    @Embed(NumberViewController.self) case badge(Int)
  }

  private(set) var depth = 0

  func configure(with input: Int) { depth = input }

  func badgeInput(from sender: Any?) -> Int { 100 }
}

/// Has a segue action without a sender parameter.
@SegueSource
final class PickingSource: UIViewController {
  enum Segue {
    @To(PickedScreen.self) case pick(Int)
  }

  private(set) var askedBy: [Any?] = []

  func pickInput(from sender: Any?) -> Int? {
    askedBy.append(sender)
    return 5
  }

  @IBSegueAction func makePicked(_ coder: NSCoder) -> PickedScreen? {
    makeDestination(.pick, from: coder)
  }
}

final class PickedScreen: UIViewController, SegueInitializable {
  typealias SegueInput = Int

  let number: Int

  init?(coder: NSCoder, input: Int) {
    number = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

/// An object whose deallocation a test can observe.
final class Token {}

@SegueSource
class VetoedSource: UIViewController {
  enum Segue {
    @To(TokenViewController.self) case token(Token)
  }

  private(set) var answers = 0
  private(set) weak var token: Token?

  func tokenInput(from sender: Any?) -> Token? {
    answers += 1
    let token = Token()
    self.token = token
    return token
  }
}

/// Vetoes a segue after its superclass answered.
final class VetoingLeaf: VetoedSource {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && false
  }
}

final class TokenViewController: UIViewController, SegueDestination {
  typealias SegueInput = Token

  func configure(with input: Token) {}
}

@SegueSource
class TwofoldBase: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case detail(Int)
  }

  private(set) var wasAsked = false

  func detailInput(from sender: Any?) -> Int? {
    wasAsked = true
    return 1
  }
}

/// Has a segue with the same identifier as one of its superclass.
@SegueSource
final class TwofoldLeaf: TwofoldBase {
  enum Segue {
    @To(NumberViewController.self) case detail(Int)
  }
}

/// Has identifiers that become typed one case at a time.
@SegueSource
final class StringsSource: UIViewController {
  enum Segue: String, CaseIterable {
    @To(EndViewController.self) case end = "To the End"
    case number = "ShowNumber"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch route(segue, sender: sender) {
    case .number: (segue.destination as? NumberViewController)?.configure(with: 99)
    case .end, nil: break
    }
  }
}

/// Reads the value that is handed over in its `prepare(for:sender:)`.
@SegueSource
final class ReadingSource: UIViewController {
  enum Segue {
    @To(NumberViewController.self) case number(Int)
    @To(EndViewController.self) case end
  }

  private(set) var numbers: [Int] = []
  private(set) var identifiers: [SegueID] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch route(segue, sender: sender) {
    case .number(let number): numbers.append(number)
    case .end, nil: break
    }
    identifiers.append(segueIdentifier(for: segue))
  }

  func numberInput(from sender: Any?) -> Int? { 7 }
}

/// Has no cases for its scene's segues.
@SegueSource
final class UnlistedSource: UIViewController {
  enum Segue {
    @To(EndViewController.self) case other
  }
}

/// Embeds a screen whose input may be nil.
@SegueSource
final class MaybeSource: UIViewController {
  enum Segue {
    @Embed(MaybeViewController.self, id: "maybe") case maybe(Int?)
  }

  func maybeInput(from sender: Any?) -> Int? { nil }
}

final class MaybeViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int?

  private(set) var inputs: [Int?] = []

  func configure(with input: Int?) { inputs.append(input) }
}

/// Has a superclass that already routes.
@SegueSource
final class RoutingAgainLeaf: TwofoldBase {
  enum Segue {
    @To(CountingViewController.self) case count(Int)
  }

  var answer: Int? = 9
  private(set) var seen: [Int] = []

  func countInput(from sender: Any?) -> Int? { answer }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if case .count(let number)? = route(segue, sender: sender) { seen.append(number) }
  }
}

final class CountingViewController: UIViewController, SegueDestination {
  typealias SegueInput = Int

  private(set) var inputs: [Int] = []

  func configure(with input: Int) { inputs.append(input) }
}

/// Has an unnamed segue to a navigation controller.
@SegueSource
final class WrappingSource: UIViewController {
  enum Segue {
    @Unnamed(CountingViewController.self) case count(Int)
  }

  func countInput(from sender: Any?) -> Int { 4 }
}

/// Has two buttons with unnamed segues to one class, which share a case.
@SegueSource
final class PairSource: UIViewController {
  enum Segue {
    @Unnamed(EndViewController.self) case end
  }
}

/// Has segue names that are private.
@SegueSource
final class SecretiveSource: UIViewController {
  private enum Segue {
    @To(EndViewController.self) case end
  }
}

/// Three classes of one hierarchy, each with its own segues.
@SegueSource
class FirstLeaf: UIViewController {
  enum Segue {
    @To(EndViewController.self) case first
  }

  private(set) var fired: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    route(segue, sender: sender)
    fired.append(segue.identifier ?? "")
  }
}

@SegueSource
class MiddleLeaf: FirstLeaf {
  enum Segue {
    @To(EndViewController.self) case second
  }
}

@SegueSource
final class LastLeaf: MiddleLeaf {
  enum Segue {
    @To(EndViewController.self) case third
  }
}
