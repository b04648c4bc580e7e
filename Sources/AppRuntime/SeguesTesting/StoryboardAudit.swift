internal import Findings
public import Foundation
internal import NavigationGraph
internal import Segues
internal import StoryboardModel
internal import StoryboardParsing

/// Compares the segues that a class declares with its storyboard's file.
///
/// One line in a test is enough for a controller:
///
/// ```swift
/// #expect(try StoryboardAudit("Main").problems(in: GroupsViewController.self).isEmpty)
/// ```
///
/// Off Apple systems, the file is in a bundle. On Apple systems, bundles contain only the compiled
/// storyboard, so the audit looks for the file in the project around the test's source file.
@MainActor
public struct StoryboardAudit {
  let graph: NavigationGraph
  let path: String

  /// Reads a storyboard, and the storyboards next to it that it may refer to.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension. If a project has several storyboards of
  ///     this name, put their folders before it: `"Account/Main"`.
  ///   - bundle: The bundle to look in; nil searches the main bundle and the resource bundles next
  ///     to the tests.
  ///   - filePath: The source file around which to look for the project's storyboards. The default
  ///     is the caller's file.
  /// - Throws: An ``AuditError`` if the file doesn't exist, if there are several, or if it can't be
  ///   read.
  public init(_ name: String, bundle: Bundle? = nil, filePath: String = #filePath) throws {
    let search = try StoryboardSearch(name, bundle: bundle, filePath: filePath)
    let path = search.path
    let files = StoryboardReader().read(search.surroundings)
    if let read = files.first(where: { $0.path == path }), read.file == nil {
      throw AuditError.unreadable(read.findings.map { "\($0.location): \($0.message)" })
    }
    graph = NavigationGraph(files: files.compactMap(\.file))
    self.path = path
  }

  /// The storyboard's controllers of a class.
  func controllers(of type: _SegueController.Type) -> [ControllerNode] {
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
    return (graph.controllers[path] ?? []).filter { node in
      guard let custom = node.customClass else {
        return node.className == parts.last
      }
      return custom.name == parts.last
        && (custom.module == nil || custom.moduleIsTarget || custom.module == parts.first)
    }
  }
}
