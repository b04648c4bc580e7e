/// A small app, written as text: the manual shows it as it is, tests run the rules on it.
///
/// Each file begins with a line `--- NAME`. Of a storyboard only what matters is written
/// (``StoryboardExpansion`` says what is added): each element outside of all others is a scene's
/// controller or reference, or a whole `<scene>`, where the scene has more, such as an `<exit>`. Of a
/// xib, it is an object. `initial="YES"` makes a controller the initial one. What begins with `<?xml`,
/// with `<document`, or with no tag at all, is a whole file, and stays as it is; so do sources, and an
/// `Info.plist`.
///
/// `↓` stands before each place that the example's rule reports, `⇣` before each that another rule
/// reports.
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

  /// The files of the app, in the order of the text; nothing before the first `---` line counts.
  package var files: [ExampleFile] {
    var files: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { file in
      ExampleFile(name: file.name, marked: file.lines.map { $0 + "\n" }.joined())
    }
  }
}
