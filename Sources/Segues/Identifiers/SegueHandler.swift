#if !SEGUES_NO_CONTROLLERS
/// A view controller whose segue identifiers are the cases of an enum.
///
/// The smallest use of this library: no macro and no generated code.
///
/// ```swift
/// final class PillsViewController: UIViewController, SegueHandler {
///   enum SegueIdentifier: String { case red = "TheRedPillExperience", unnamed = "" }
///
///   override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///     switch segueIdentifier(for: segue) {
///     case .red: …
///     case .unnamed: …
///     }
///   }
/// }
/// ```
///
/// A case with the raw value `""` stands for the segues without an identifier, embeds among them.
@MainActor
public protocol SegueHandler: _SegueController {
  /// The controller's segue identifiers.
  associatedtype SegueIdentifier: RawRepresentable where SegueIdentifier.RawValue == String
}

extension SegueHandler {
  /// Performs the segue with an identifier.
  ///
  /// A segue without an identifier is fired by its control: asking for it here is reported as a
  /// ``SegueFailure``.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: Handed on as it is.
  public func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
    guard !identifier.rawValue.isEmpty else {
      SegueFailure(
        .unknownIdentifier, controller: self, segue: "", expected: "an identifier",
        found: "\(SegueIdentifier.self).\(identifier), which stands for segues without one"
      ).report()
      return
    }
    perform(identifier.rawValue, sender: sender)
  }

  /// The identifier of one of this controller's segues.
  ///
  /// A segue without an identifier is the case with the raw value `""`. One that no case has is
  /// reported as a ``SegueFailure``. If the enum has a case with the raw value `""`, that is returned then;
  /// otherwise the process ends.
  ///
  /// - Parameter segue: The segue, as `prepare(for:sender:)` got it.
  /// - Returns: The case whose raw value the identifier is.
  public func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let identifier = SegueIdentifier(rawValue: segue.identifier ?? "") { return identifier }
    let failure = reportUnknown(segue, identifiers: Self.declaredIdentifiers)
    guard let unnamed = SegueIdentifier(rawValue: "") else { fatalError(failure.description) }
    return unnamed
  }

  /// Reports a segue that no case has.
  func reportUnknown(_ segue: _StoryboardSegue, identifiers: [String]) -> SegueFailure {
    _SegueRouting.reportUnknown(
      segue, by: self, expected: "a case of \(SegueIdentifier.self)", identifiers: identifiers)
  }

  /// The raw values of the enum's cases, where it lists them.
  static var declaredIdentifiers: [String] {
    guard let type = SegueIdentifier.self as? any CaseIterable.Type else { return [] }
    return type.rawValues
  }
}

extension CaseIterable {
  fileprivate static var rawValues: [String] {
    allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }
}
#endif
