/// A segue that could not hand over what its destination needs, as a value.
///
/// What happens then is ``SegueFailureHandler``'s: it traps in debug builds, logs in release builds,
/// and tests record it.
public struct SegueFailure: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: String, Hashable, Sendable {
    /// The segue's identifier is none that the controller declares.
    case unknownIdentifier
    /// The destination, containers looked through, has no controller of the class.
    case destinationMissing
    /// The destination has several controllers of the class at one depth.
    case destinationAmbiguous
    /// A control fired a segue whose case has a value, and the class has no `segue(for:sender:)`.
    case hookMissing
    /// `segue(for:sender:)` answered nil where nothing could be vetoed any more.
    case answerMissing
    /// `segue(for:sender:)` answered with the case of another segue.
    case answerOfAnotherSegue
    /// The destination takes its input in its initializer, and no segue action made it.
    case segueActionMissing
    /// The segue was performed, and `prepare(for:sender:)` never reached `route(_:sender:)`.
    case notRouted
    /// Code performed an unwind segue, and no controller could be unwound to.
    case unwindDestinationMissing
  }

  /// What went wrong.
  public var reason: Reason
  /// The class of the controller whose segue it is.
  public var controller: String
  /// The segue's identifier, or its case's name where it has none; nil where no segue is involved.
  public var segue: String?
  /// What should have been there.
  public var expected: String
  /// What was there; for a destination the path through the containers.
  public var found: String
  /// The identifiers that the controller declares.
  public var identifiers: [String]

  /// A failure of a controller's segue.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - controller: The controller whose segue it is.
  ///   - segue: The segue's identifier, or its case's name.
  ///   - expected: What should have been there.
  ///   - found: What was there.
  ///   - identifiers: The identifiers that the controller declares.
  @MainActor
  init(
    _ reason: Reason, controller: UIViewController, segue: String? = nil, expected: String,
    found: String, identifiers: [String] = []
  ) {
    self.reason = reason
    self.controller = String(describing: type(of: controller))
    self.segue = segue
    self.expected = expected
    self.found = found
    self.identifiers = identifiers
  }

  /// Tells the handler.
  @MainActor
  func report() {
    SegueFailureHandler.current(self)
  }
}

extension SegueFailure: CustomStringConvertible {
  /// One line: who, which segue, what was expected, what was found, what exists, and what to do.
  public var description: String {
    let which = segue.map { ", segue '\($0)'" } ?? ""
    let exist =
      identifiers.isEmpty
      ? ""
      : " Identifiers of \(controller): \(identifiers.map { "'\($0)'" }.joined(separator: ", "))."
    return "\(controller)\(which): expected \(expected), found \(found). \(advice)\(exist)"
  }

  private var advice: String {
    switch reason {
    case .unknownIdentifier:
      "Add a case for it, or correct its identifier in the storyboard."
    case .destinationMissing:
      "Set the scene's class in the storyboard, or correct the case's destination."
    case .destinationAmbiguous:
      "Only one such controller can get the input: give them classes of their own."
    case .hookMissing:
      "A control fired it: answer with its value in 'segue(for:sender:)'."
    case .answerMissing:
      "Answer with its value in 'segue(for:sender:)': nothing can veto this segue."
    case .answerOfAnotherSegue:
      "Answer 'segue(for:sender:)' with the case that it asks for."
    case .segueActionMissing:
      "Connect a segue action that calls 'create(_:from:sender:)'."
    case .unwindDestinationMissing:
      """
      Perform it where such a controller is among the parents and presenters, and give that one the \
      action that the storyboard names.
      """
    case .notRouted:
      "Call 'super.prepare(for:sender:)', or 'route(_:sender:)', in every 'prepare(for:sender:)'."
    }
  }
}

extension ContainerSearch {
  /// Why a search that found nothing is a failure.
  var reason: SegueFailure.Reason {
    switch self {
    case .ambiguous: .destinationAmbiguous
    case .found, .missing: .destinationMissing
    }
  }
}
