internal import NavigationGraph
internal import StoryboardModel

/// Names that SwiftGen and R.swift make of identifiers, for apps whose generated code is not there.
package struct GeneratedAccessors: Sendable {
  private var texts: [[String]: String] = [:]

  init(_ graph: NavigationGraph) {}

  /// The identifier that an accessor such as `R.segue.list.showPerson` stands for.
  func text(of path: [String]) -> String? { texts[path] }
}
