/// One segue of a ``SceneText``.
package struct SegueText {
  /// The object that fires the segue.
  package enum Holder {
    /// The controller: only code, or the instantiation of a container, performs the segue.
    case controller
    case button
    case containerView
  }

  let holder: Holder
  private let attributes: [(String, String)]

  /// Describes a segue.
  ///
  /// - Parameters:
  ///   - kind: The kind, as files write it.
  ///   - destination: The id of the destination, if the file gives one.
  ///   - id: The segue's own id; derived from kind and destination if left out.
  ///   - identifier: The identifier that code uses.
  ///   - holder: The object that fires the segue.
  ///   - attributes: Further attributes.
  package init(
    _ kind: String, to destination: String?, id: String? = nil, identifier: String? = nil,
    from holder: Holder = .controller, attributes: [(String, String)] = []
  ) {
    self.holder = holder
    var all: [(String, String)] = []
    if let destination { all.append(("destination", destination)) }
    all.append(("kind", kind))
    if let identifier { all.append(("identifier", identifier)) }
    self.attributes = all + attributes + [("id", id ?? "\(kind)-\(destination ?? "nowhere")")]
  }

  /// A navigation controller's root.
  package static func root(_ destination: String) -> SegueText {
    SegueText(
      "relationship", to: destination, id: "root-\(destination)",
      attributes: [("relationship", "rootViewController")])
  }

  /// A child of a tab bar controller.
  package static func tab(_ destination: String) -> SegueText {
    SegueText(
      "relationship", to: destination, id: "tab-\(destination)",
      attributes: [("relationship", "viewControllers")])
  }

  /// An unwind to an exit of the same file.
  package static func unwind(
    _ action: String, to exit: String, identifier: String? = nil, from holder: Holder = .controller
  ) -> SegueText {
    SegueText(
      "unwind", to: exit, identifier: identifier, from: holder,
      attributes: [("unwindAction", action)])
  }

  var element: String { "<segue\(xmlText(attributes))/>" }

  /// The XML of the object that contains the segue, including the segue.
  var held: String {
    let id = attributes.last?.1 ?? ""
    let connections = "<connections>\(element)</connections>"
    return switch holder {
    case .controller: ""
    case .button:
      #"<button id="button-\#(id)"><state key="normal" title="Go"/>\#(connections)</button>"#
    case .containerView: #"<containerView id="container-\#(id)">\#(connections)</containerView>"#
    }
  }
}
