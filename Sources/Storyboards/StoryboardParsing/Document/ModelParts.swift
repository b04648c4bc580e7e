internal import Findings
internal import StoryboardModel

extension Segue {
  /// Creates a segue from its element, with the trigger that follows from its position.
  init(
    kind: SegueKind, attributes: TagAttributes, owner: ObjectID?, holder: InterfaceObject,
    location: SourceLocation
  ) {
    let trigger: SegueTrigger =
      switch kind {
      case .relationship: .relationship
      case .embed: .embed(holder.id)
      default:
        holder.controllerKind == nil
          ? .object(holder.id, element: holder.element) : .manual
      }
    self.init(
      id: ObjectID(rawValue: attributes["id"] ?? ""), kind: kind, owner: owner,
      holder: holder.id, trigger: trigger,
      destination: attributes["destination"].map(ObjectID.init(rawValue:)),
      identifier: attributes["identifier"], attributes: attributes.all, location: location)
  }
}

extension Connection {
  /// Creates a child of `<connections>` from its element.
  init(
    _ element: String, _ attributes: TagAttributes, holder: ObjectID, location: SourceLocation
  ) {
    let kind: Kind =
      switch element {
      case "outlet": .outlet(property: attributes["property"] ?? "")
      case "outletCollection": .outletCollection(property: attributes["property"] ?? "")
      case "action":
        .action(selector: attributes["selector"] ?? "", event: attributes["eventType"])
      default: .other(tag: element)
      }
    let destination = attributes["destination"] ?? attributes["target"]
    self.init(
      id: attributes["id"].map(ObjectID.init(rawValue:)), kind: kind, holder: holder,
      destination: destination.map(ObjectID.init(rawValue:)), attributes: attributes.all,
      location: location)
  }
}

extension Point {
  /// Creates a `<point>`; anything that isn't a number counts as 0.
  init(_ attributes: TagAttributes) {
    self.init(x: number("x", in: attributes), y: number("y", in: attributes))
  }
}

extension Rect {
  /// Creates a `<frame key="frameInset">`, which the first versions of Xcode 8 wrote: distances to the edges of the
  /// parent, without those that are 0; nil if that needs a parent, or isn't finite.
  init?(insets: [String: String], in parent: Rect?) {
    func span(_ near: String, _ far: String, _ length: String, in whole: Double?)
      -> (start: Double, length: Double)?
    {
      func number(_ key: String) -> Double? {
        insets[key].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
      }
      let near = number(near)
      if let length = number(length) {
        let fromFar = number(far).flatMap { far in whole.map { $0 - far - length } }
        return (near ?? fromFar ?? 0, length)
      }
      guard let whole else { return nil }
      return (near ?? 0, max(whole - (near ?? 0) - (number(far) ?? 0), 0))
    }
    guard let across = span("minX", "maxX", "width", in: parent?.width),
      let down = span("minY", "maxY", "height", in: parent?.height),
      [across.start, across.length, down.start, down.length].allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Creates a `<rect>`; anything that isn't a number counts as 0.
  init(_ attributes: TagAttributes) {
    self.init(
      x: number("x", in: attributes), y: number("y", in: attributes),
      width: number("width", in: attributes), height: number("height", in: attributes))
  }
}

/// Returns a finite number, because `nan` and `inf`, which Swift accepts, would spoil every drawing.
private func number(_ name: StaticString, in attributes: TagAttributes) -> Double {
  guard let value = attributes[name].flatMap({ Double($0) }), value.isFinite else { return 0 }
  return value
}

extension String {
  /// The text without white space at both ends.
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
