#if !SEGUES_NO_CONTROLLERS
/// A view controller whose segue identifiers are the cases of an enum.
///
/// The simplest way to use this library: it needs no macro and no generated code.
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
/// A case with the raw value `""` stands for all segues without an identifier, including embeds.
@MainActor
public protocol SegueHandler: _SegueSourceController {
  /// The controller's segue identifiers.
  associatedtype SegueIdentifier: RawRepresentable where SegueIdentifier.RawValue == String
}

extension SegueHandler {
  /// Performs the segue with an identifier.
  ///
  /// Code can't perform a segue without an identifier: an attempt is reported as a ``SegueFailure``.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The sender, passed on unchanged.
  public func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
    guard !identifier.rawValue.isEmpty else {
      SegueFailure(
        .notPerformable, controller: self, segue: "\(identifier)", expected: "an identifier",
        found: "\(SegueIdentifier.self).\(identifier), which stands for segues without one"
      ).report()
      return
    }
    perform(identifier.rawValue, sender: sender)
  }

  /// Identifies one of this controller's segues.
  ///
  /// A segue without an identifier is the case with the raw value `""`. An identifier without a
  /// case is reported as a ``SegueFailure``; then the method returns the case with the raw value
  /// `""`, or stops the process with a fatal error if there isn't one.
  ///
  /// - Parameter segue: The segue that `prepare(for:sender:)` received.
  /// - Returns: The case whose raw value is the segue's identifier.
  public func segueIdentifier(for segue: _StoryboardSegue) -> SegueIdentifier {
    if let identifier = SegueIdentifier(rawValue: segue.identifier ?? "") { return identifier }
    let failure = reportUnknown(segue, identifiers: Self.declaredIdentifiers)
    guard let unnamed = SegueIdentifier(rawValue: "") else { fatalError(failure.description) }
    return unnamed
  }

  /// Reports a segue that has no case.
  func reportUnknown(_ segue: _StoryboardSegue, identifiers: [String]) -> SegueFailure {
    _SegueRouting.reportUnknown(
      segue, by: self, expected: "a case of \(SegueIdentifier.self)", identifiers: identifiers)
  }

  /// The raw values of the enum's cases, if the enum is `CaseIterable`; otherwise none.
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
