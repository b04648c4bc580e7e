internal import Findings
internal import StoryboardModel

/// The text of the documentation comment for a segue's case.
struct SegueDescription {
  private let segue: SegueDeclaration
  private let source: CommentText

  /// - Parameters:
  ///   - segue: The segue to describe.
  ///   - source: The class that performs it.
  init(_ segue: SegueDeclaration, source: ClassName) {
    self.segue = segue
    self.source = CommentText.code(source)
  }

  func write(to text: inout SwiftText) {
    text.documented(summary, [details])
  }

  private var summary: CommentText {
    if segue.role == .unwind {
      let action: CommentText = segue.unwindAction.map { " by \(CommentText.code($0))" } ?? .empty
      return "\(source) unwinds\(action)."
    }
    return "\(source) \(verb) \(destination)\(manner)\(containers)."
  }

  private var destination: CommentText {
    guard let destination = segue.destination, destination.unknownReason == nil else {
      return "an unknown controller"
    }
    return CommentText.code(destination.className)
  }

  private var containers: CommentText {
    guard let containers = segue.destination?.containers, !containers.isEmpty else { return .empty }
    return " through " + CommentText.list(containers.map { CommentText.code($0) })
  }

  private var verb: CommentText {
    switch segue.kind {
    case .show, .showDetail, .push: "shows"
    case .presentation, .popoverPresentation, .modal, .popover, .sheet: "presents"
    case .embed: "embeds"
    case .relationship: "contains"
    case .replace: "replaces its detail by"
    case .custom, .other, .unwind: "leads to"
    }
  }

  private var manner: CommentText {
    switch segue.kind {
    case .showDetail: " as its detail"
    case .presentation, .modal: " modally"
    case .popoverPresentation, .popover: " in a popover"
    case .sheet: " as a sheet"
    case .custom: " by a custom segue"
    case .other(let kind): " by a segue of kind \(CommentText.quoted(kind))"
    case .show, .push, .embed, .relationship, .replace, .unwind: .empty
    }
  }

  /// The paragraph after the summary, such as `Identifier “Person”; fired by the cell “Person”.`.
  private var details: CommentText {
    var parts: [CommentText] = [
      segue.identifier.map { "Identifier \(CommentText.quoted($0))" } ?? "No identifier"
    ]
    parts.append(firing)
    if let action = segue.segueAction {
      parts.append("created by the segue action \(CommentText.code(action))")
    }
    if let method = segue.unwind?.method {
      parts.append("its value goes to \(CommentText.code(method.text))")
    }
    if let reason = segue.destination?.unknownReason {
      parts.append(CommentText.plain(reason, limit: 200))
    }
    return "\(parts.joined(separator: "; ")). \(Places.text(segue.locations))."
  }

  private var firing: CommentText {
    if segue.role == .embed { return "performed by its container view" }
    let controls = CommentText.list(
      segue.controls.map { CommentText.plain($0, limit: 120) })
    if !controls.isEmpty { return "fired by \(controls)" }
    return switch segue.role {
    case .named, .unwind: "performed by code"
    case .unnamed: "fired by a control"
    case .embed, .relationship: "created with its container"
    }
  }
}
