#if !SEGUES_NO_CONTROLLERS
/// A segue that could not hand its destination the input it needs.
///
/// ``handler`` decides what happens next: by default it crashes debug builds and logs in release
/// builds. Tests record failures.
public struct SegueFailure: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Reason: String, Hashable, Sendable {
    /// The source controller declares no case for the segue.
    case unknownIdentifier
    /// Neither the destination nor anything it contains is a controller of the expected class.
    case destinationMissing
    /// The destination contains several controllers of the expected class at the same depth.
    case destinationAmbiguous
    /// A control fired a segue whose case has a value, and the class has no method that supplies
    /// the value.
    case answerMissing
    /// The class answered nil when it was too late to veto the segue.
    case answerTooLate
    /// The destination receives its input in its initializer, but no segue action created it.
    case segueActionMissing
    /// The segue was performed, but `prepare(for:sender:)` never called `route(_:sender:)`, or an
    /// override of `performSegue(withIdentifier:sender:)` performs the segue later or never.
    case notRouted
    /// Code performed an unwind segue, but found no controller to unwind to.
    case unwindDestinationMissing
    /// Code performed a segue that only the storyboard can perform, such as an embed.
    case notPerformable
    /// Code performed a segue of a controller that was not created from a storyboard.
    case noStoryboard
  }

  /// The kind of failure.
  public var reason: Reason
  /// The class of the segue's source controller.
  public var controller: String
  /// The segue's identifier, or its case's name if it has no identifier; nil if no segue is
  /// involved.
  public var segue: String?
  /// A description of what was expected.
  public var expected: String
  /// A description of what was found; for a destination, the path through its containers.
  public var found: String
  /// All identifiers that the source controller declares.
  public var identifiers: [String]

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - reason: The kind of failure.
  ///   - controller: The segue's source controller.
  ///   - segue: The segue's identifier, or its case's name.
  ///   - expected: What was expected.
  ///   - found: What was found.
  ///   - identifiers: All identifiers that the source controller declares.
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
}

extension SegueFailure: CustomStringConvertible {
  /// One line with the controller, the segue, what was expected and found, advice, and the declared
  /// identifiers.
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
      "Only one such controller can get the input: give each of them its own class."
    case .answerMissing:
      """
      A control fired the segue, or code performed it by identifier: add that method to the class and \
      return the value. In code, perform the case instead.
      """
    case .answerTooLate:
      "Return a value: it is too late to veto this segue."
    case .segueActionMissing:
      "Connect a segue action that calls 'makeDestination(_:from:)'."
    case .unwindDestinationMissing:
      """
      Perform the segue where such a controller is a parent or presenter, and declare the unwind action \
      that the storyboard names in its class. An override of 'performSegue(withIdentifier:sender:)' must perform \
      the segue at once.\(Self.unwindingOffAppleSystems)
      """
    case .notPerformable:
      "Give it an identifier in the storyboard, or let the storyboard perform it."
    case .noStoryboard:
      "Create the controller from its storyboard, such as with 'instantiateViewController(withIdentifier:)'."
    case .notRouted:
      """
      Call 'super.prepare(for:sender:)', or 'route(_:sender:)', in every 'prepare(for:sender:)'. An override of \
      'performSegue(withIdentifier:sender:)' must perform the segue at once.
      """
    }
  }
}

extension SegueFailure {
  #if canImport(ObjectiveC)
  private static let unwindingOffAppleSystems = ""
  #else
  private static let unwindingOffAppleSystems =
    " Off Apple systems, that class also needs '@SegueSource' or '@SegueActions'."
  #endif
}

extension ContainerSearch {
  /// The reason to report when the search finds no destination.
  var reason: SegueFailure.Reason {
    switch self {
    case .ambiguous: .destinationAmbiguous
    case .found, .missing: .destinationMissing
    }
  }
}
#endif
