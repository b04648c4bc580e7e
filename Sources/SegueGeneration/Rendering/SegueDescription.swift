internal import Findings
internal import StoryboardModel

/// What the documentation comment of a segue's case says.
struct SegueDescription {
  private let segue: SegueDeclaration
  private let source: String

  /// - Parameters:
  ///   - segue: What to describe.
  ///   - source: The class whose segue it is.
  init(_ segue: SegueDeclaration, source: String) {
    self.segue = segue
    self.source = DocumentationText.code(source)
  }

  func write(to text: inout SwiftText) {
    text.documented(summary, [details])
  }

  private var summary: String {
    if segue.role == .unwind {
      let action = segue.unwindAction.map { " by \(DocumentationText.code($0))" } ?? ""
      return "\(source) unwinds\(action)."
    }
    return "\(source) \(verb) \(destination)\(manner)\(containers)."
  }

  private var destination: String {
    guard let destination = segue.destination, destination.unknownReason == nil else {
      return "a controller that is not known here"
    }
    return DocumentationText.code(destination.className.name)
  }

  private var containers: String {
    guard let containers = segue.destination?.containers, !containers.isEmpty else { return "" }
    return " through " + DocumentationText.list(containers.map(DocumentationText.code))
  }

  private var verb: String {
    switch segue.kind {
    case .show, .showDetail, .push: "shows"
    case .presentation, .popoverPresentation, .modal, .popover, .sheet: "presents"
    case .embed: "embeds"
    case .relationship: "contains"
    case .replace: "replaces its detail by"
    case .custom, .other, .unwind: "leads to"
    }
  }

  private var manner: String {
    switch segue.kind {
    case .showDetail: " as its detail"
    case .presentation, .modal: " modally"
    case .popoverPresentation, .popover: " in a popover"
    case .sheet: " as a sheet"
    case .custom: " by a custom segue"
    case .other(let kind): " by a segue of kind \(DocumentationText.quoted(kind))"
    case .show, .push, .embed, .relationship, .replace, .unwind: ""
    }
  }

  /// The paragraph after the summary, such as `Identifier “Person”; fired by the cell “Person”.`.
  private var details: String {
    var parts = [segue.identifier.map { "Identifier \(DocumentationText.quoted($0))" }]
    if segue.identifier == nil { parts = ["No identifier"] }
    parts.append(firing)
    if let action = segue.segueAction {
      parts.append("made by the segue action \(DocumentationText.code(action))")
    }
    if let method = segue.unwind?.method {
      parts.append("its value goes to \(DocumentationText.code(method))")
    }
    if let reason = segue.destination?.unknownReason {
      parts.append(DocumentationText.plain(reason, limit: 200))
    }
    return parts.compactMap { $0 }.joined(separator: "; ") + ". " + Places.text(segue.locations)
      + "."
  }

  private var firing: String {
    if segue.role == .embed { return "performed by its container view" }
    let controls = DocumentationText.list(
      segue.controls.map { DocumentationText.plain($0, limit: 120) })
    if !controls.isEmpty { return "fired by \(controls)" }
    return switch segue.role {
    case .named, .unwind: "performed by code"
    case .unnamed: "fired by a control"
    case .embed, .relationship: "made together with its container"
    }
  }
}
