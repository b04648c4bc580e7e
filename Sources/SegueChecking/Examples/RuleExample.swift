/// A small app, written as text: the manual shows it as it is, tests run the rules on it.
///
/// Each file begins with a line `--- NAME`. A storyboard is abbreviated: each element at the left
/// margin is a scene's controller, what is indented less than a scene's controller does not occur; the
/// document, the scenes and ids that are left out are added. `↓` stands before each place that is
/// reported.
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
