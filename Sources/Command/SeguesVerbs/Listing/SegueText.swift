internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The words for a segue's parts in tables and sentences.
struct SegueText {
  let link: SegueLink
  let graph: NavigationGraph
  let labels: ObjectLabels
  /// The navigation by code; nil if the code was not read.
  var code: CodeNavigation?

  /// The identifier, unchanged; a dash if there is none.
  var identifier: String { Self.identifier(link.segue.identifier) }

  /// Returns an identifier, in quotation marks only if it could be overlooked without them.
  static func identifier(_ identifier: String?) -> String {
    guard let identifier else { return "–" }
    let isPlain =
      !identifier.isEmpty && identifier != "–" && identifier.first != " " && identifier.last != " "
    return isPlain ? identifier : "“\(identifier)”"
  }

  /// The kind, and for an embedded child or relationship, which one.
  var kind: String {
    link.segue.relationship.map { "\(link.segue.kind.rawValue) \($0)" } ?? link.segue.kind.rawValue
  }

  var trigger: String {
    switch link.segue.trigger {
    case .manual: labels.trigger(ofCodeBy: code?.controls[link.id] ?? [])
    case .relationship: "container"
    case .embed: "container view"
    case .object(let id, let element): labels.label(of: id, element: element)
    }
  }

  /// The controller that the segue starts from.
  var source: String {
    link.source.flatMap { graph.controller($0)?.displayName } ?? "–"
  }

  /// The destination, in as few words as a table has room for.
  var destination: String {
    switch link.destination {
    case .controller(let id):
      (graph.controller(id)?.displayName ?? "–")
        + (id.file == link.id.file ? "" : " (\(FilePath.name(of: id.file)))")
    case .exit: "exit: \(link.segue.unwindAction ?? "no action")"
    case .unknownStoryboard(let reference):
      "storyboard “\(reference.storyboardName ?? "")”, not found"
    case .missingScene(let reference, let file):
      "no scene “\(reference.referencedIdentifier ?? "")” in \(FilePath.name(of: file))"
    case .noInitialController(_, let file): "no initial controller in \(FilePath.name(of: file))"
    case .circularReference: "a reference to itself"
    case .dangling(let id): id.map { "no object “\($0)”" } ?? "nothing"
    }
  }
}
