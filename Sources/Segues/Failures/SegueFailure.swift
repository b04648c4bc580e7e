#if !SEGUES_NO_CONTROLLERS
/// A segue that could not hand over what its destination needs, as a value.
///
/// ``handler`` decides what happens then: it traps in debug builds and logs in release builds, and tests
/// record it.
public struct SegueFailure: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: String, Hashable, Sendable {
    /// The controller declares no case for the segue.
    case unknownIdentifier
    /// The destination, containers looked through, has no controller of the class.
    case destinationMissing
    /// The destination has several controllers of the class at one depth.
    case destinationAmbiguous
    /// A control fired a segue whose case has a value, and the class has no method that answers with it.
    case answerMissing
    /// The class answered nil when nothing could veto the segue any more.
    case answerTooLate
    /// The destination takes its input in its initializer, and no segue action made it.
    case segueActionMissing
    /// The segue was performed, and `prepare(for:sender:)` never reached `route(_:sender:)`.
    case notRouted
    /// Code performed an unwind segue, and no controller could be unwound to.
    case unwindDestinationMissing
    /// Code performed a segue that only the storyboard can perform, such as an embed.
    case notPerformable
    /// Code performed a segue of a controller that no storyboard made.
    case noStoryboard
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
    _ reason: Reason, controller: _SegueController, segue: String? = nil, expected: String,
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
    guard let recorder = SegueFailureRecorder.current else { return Self.handler(self) }
    recorder.failures.append(self)
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
      """
      Add a case for it, or correct its identifier in the storyboard. If 'prepare(for:sender:)' sets the \
      destination up by hand, declare the case '@Untyped'.
      """
    case .destinationMissing:
      "Set the scene's class in the storyboard, or correct the case's destination."
    case .destinationAmbiguous:
      "Only one such controller can get the input: give them classes of their own."
    case .answerMissing:
      """
      A control fired it, or code by its identifier: add that method to the class, and return the value; \
      in code, perform the case.
      """
    case .answerTooLate:
      "Return a value: nothing can veto this segue any more."
    case .segueActionMissing:
      "Connect a segue action that calls 'makeDestination(_:from:)'."
    case .unwindDestinationMissing:
      """
      Perform it where such a controller is among the parents and presenters, and give that one the \
      action that the storyboard names.\(Self.unwindingOffAppleSystems)
      """
    case .notPerformable:
      "Give it an identifier in the storyboard, or let the storyboard perform it."
    case .noStoryboard:
      "Make the controller from its storyboard, such as by 'instantiateViewController(withIdentifier:)'."
    case .notRouted:
      "Call 'super.prepare(for:sender:)', or 'route(_:sender:)', in every 'prepare(for:sender:)'."
    }
  }
}

extension SegueFailure {
  #if canImport(ObjectiveC)
  private static let unwindingOffAppleSystems = ""
  #else
  private static let unwindingOffAppleSystems =
    " Off Apple systems its class needs '@SegueSource' or '@SegueActions'."
  #endif
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
#endif
