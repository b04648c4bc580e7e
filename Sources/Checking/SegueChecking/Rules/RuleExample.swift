/// A small app, written as text: the manual shows it, and tests run the rules on it.
///
/// Each file begins with a line `--- NAME`. Storyboards are abbreviated, and the tests complete
/// them: each outermost element is the controller or reference of a scene, or a whole `<scene>` if the scene
/// contains more, such as an `<exit>`. In a xib it is an object. `initial="YES"` marks the initial view
/// controller. A text that begins with `<?xml`, `<document` or no tag at all is a whole file and stays as it
/// is, as do sources and an `Info.plist`.
///
/// `↓` marks each place that the example's rule reports, `⇣` each place that another rule reports.
///
/// ```
/// --- Main.storyboard
/// <viewController customClass="List" initial="YES">
///   <connections>
///     <segue kind="show" destination="person" identifier="showPerson"/>
///   </connections>
/// </viewController>
/// <viewController id="person" customClass="Person"/>
/// --- List.swift
/// class List: UIViewController {
///   func open() { performSegue(withIdentifier: ↓"showPersom", sender: nil) }
/// }
/// class Person: UIViewController {}
/// ```
package struct RuleExample: Hashable, Sendable, ExpressibleByStringLiteral {
  package var text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral value: String) { text = value }
}
