package import Findings

/// A child of `<connections>` other than a segue: an outlet, an action, or another tag, verbatim.
package struct Connection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `property` of the holder gets the destination.
    case outlet(property: String)
    /// The destination is added to the collection `property` of the holder.
    case outletCollection(property: String)
    /// The holder sends `selector` to the target on `event`; AppKit and bar items name no event.
    case action(selector: String, event: String?)
    /// Another tag, such as AppKit's `binding`.
    case other(tag: String)

    /// The name of the connection in code: the property, or the first part of the selector.
    package var memberName: String? {
      switch self {
      case .outlet(let property), .outletCollection(let property): property
      case .action(let selector, _): String(selector.prefix { $0 != ":" })
      case .other: nil
      }
    }
  }

  package var id: ObjectID?
  package var kind: Kind
  /// The object whose `<connections>` contains it.
  package var holder: ObjectID
  /// The object at the other end: `destination`, or for AppKit's actions `target`.
  package var destination: ObjectID?
  /// All attributes, as written.
  package var attributes: [String: String]
  package var location: SourceLocation

  package init(
    id: ObjectID?, kind: Kind, holder: ObjectID, destination: ObjectID?,
    attributes: [String: String] = [:], location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.holder = holder
    self.destination = destination
    self.attributes = attributes
    self.location = location
  }
}
