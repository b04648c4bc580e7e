internal import StoryboardModel

extension ObjectNames {
  /// Returns a constraint as an equation: `button “Go”.leading = view.leading + 8`.
  func equation(ofConstraint place: Int) -> String {
    let node = index.nodes[place]
    let attributes = node.object.attributes
    let first = attributes["firstItem"] ?? node.parent.map { index.nodes[$0].object.id.rawValue }
    var text = side(first, attributes["firstAttribute"])
    switch attributes["relation"] {
    case "greaterThanOrEqual": text += " ≥ "
    case "lessThanOrEqual": text += " ≤ "
    default: text += " = "
    }
    let constant = attributes["constant"].map(Self.cut)
    if attributes["secondItem"] != nil || attributes["secondAttribute"] != nil {
      if let multiplier = attributes["multiplier"] { text += "\(Self.cut(multiplier)) × " }
      text += side(attributes["secondItem"] ?? first, attributes["secondAttribute"])
      if let constant {
        text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += constant ?? "0"
    }
    if let priority = attributes["priority"] { text += " @\(Self.cut(priority))" }
    return text
  }

  private func side(_ id: String?, _ attribute: String?) -> String {
    let place = id.flatMap { index.places[ObjectID(rawValue: $0)]?.first }
    let item =
      if let place {
        // In broken files a constraint may relate constraints, which would be named endlessly.
        index.nodes[place].object.element == "constraint"
          ? "constraint" : name(of: place)
      } else {
        id.map(Self.cut) ?? "view"
      }
    return item + "." + Self.cut(attribute ?? "")
  }
}
