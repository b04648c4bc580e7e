package import Findings

/// A `<segue>` with a `kind`, inside a `<connections>`.
package struct Segue: Hashable, Sendable {
  package var id: ObjectID
  package var kind: SegueKind
  /// The controller that performs the segue: the nearest one around it, or its scene's.
  ///
  /// Nil in a scene without a controller.
  package var owner: ObjectID?
  /// The object whose `<connections>` contains the segue.
  package var holder: ObjectID
  package var trigger: SegueTrigger
  /// The destination: a controller, a reference, or for an unwind segue an exit; nil if missing.
  package var destination: ObjectID?
  /// The identifier, as written, even if empty or with spaces; nil if there is none.
  package var identifier: String?
  /// All attributes, as written, including those in `<string key="…">` children.
  package var attributes: [String: String]
  /// The directions of a `<popoverArrowDirection>` child that are `YES`, in alphabetical order.
  package var popoverArrowDirections: [String] = []
  package var location: SourceLocation

  package init(
    id: ObjectID, kind: SegueKind, owner: ObjectID? = nil, holder: ObjectID,
    trigger: SegueTrigger, destination: ObjectID?, identifier: String? = nil,
    attributes: [String: String] = [:], location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.holder = holder
    self.trigger = trigger
    self.destination = destination
    self.identifier = identifier
    self.attributes = attributes
    self.location = location
  }
}

extension Segue {
  /// The identifier that code can use: nil if it is missing or empty.
  package var usableIdentifier: String? {
    identifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The kind of child that a relationship creates, such as `rootViewController`.
  package var relationship: String? { attributes["relationship"] }
  /// The selector of an unwind segue's action.
  package var unwindAction: String? { attributes["unwindAction"] }
  /// The selector of the segue action that creates the destination.
  package var destinationCreationSelector: String? { attributes["destinationCreationSelector"] }
  /// Whether the transition is animated: yes, unless the file says `NO`.
  package var animates: Bool { attributes["animates"] != "NO" }
  package var modalPresentationStyle: String? { attributes["modalPresentationStyle"] }
  package var modalTransitionStyle: String? { attributes["modalTransitionStyle"] }
  package var popoverAnchorView: ObjectID? { id(in: "popoverAnchorView") }
  package var popoverAnchorBarButtonItem: ObjectID? { id(in: "popoverAnchorBarButtonItem") }
  package var splitViewControllerTargetIndex: Int? {
    attributes["splitViewControllerTargetIndex"].flatMap { Int($0) }
  }
  /// The event of a cell or control that fires the segue, such as `accessoryAction`.
  package var triggerEvent: String? { attributes["trigger"] }
  package var popoverBehavior: String? { attributes["popoverBehavior"] }
  package var preferredEdge: String? { attributes["preferredEdge"] }

  package var customClass: CustomClass? { CustomClass(in: attributes) }

  private func id(in attribute: String) -> ObjectID? {
    attributes[attribute].map(ObjectID.init(rawValue:))
  }
}
