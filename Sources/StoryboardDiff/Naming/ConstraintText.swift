internal import StoryboardModel

/// A constraint as an equation: `button “Go”.leading = view.leading + 8`.
struct ConstraintText {
  private let names: ObjectNames
  private let index: ObjectIndex

  init(_ names: ObjectNames, _ index: ObjectIndex) {
    self.names = names
    self.index = index
  }

  func text(of place: Int) -> String {
    let node = index.nodes[place]
    let attributes = node.object.attributes
    let first = attributes["firstItem"] ?? node.parent.map { index.nodes[$0].object.id.rawValue }
    var text = item(first, attributes["firstAttribute"])
    switch attributes["relation"] {
    case "greaterThanOrEqual": text += " ≥ "
    case "lessThanOrEqual": text += " ≤ "
    default: text += " = "
    }
    let constant = attributes["constant"].map(ObjectNames.cut)
    if attributes["secondItem"] != nil || attributes["secondAttribute"] != nil {
      if let multiplier = attributes["multiplier"] { text += "\(ObjectNames.cut(multiplier)) × " }
      text += item(attributes["secondItem"] ?? first, attributes["secondAttribute"])
      if let constant {
        text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += constant ?? "0"
    }
    if let priority = attributes["priority"] { text += " @\(ObjectNames.cut(priority))" }
    return text
  }

  private func item(_ id: String?, _ attribute: String?) -> String {
    let place = id.flatMap { index.places[ObjectID(rawValue: $0)]?.first }
    let name =
      if let place {
        // In broken files a constraint may relate constraints, which would be named endlessly.
        index.nodes[place].object.element == "constraint"
          ? "constraint" : names.name(of: place)
      } else {
        id.map(ObjectNames.cut) ?? "view"
      }
    return name + "." + ObjectNames.cut(attribute ?? "")
  }
}
