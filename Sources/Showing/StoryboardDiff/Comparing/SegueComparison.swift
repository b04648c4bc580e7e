internal import StoryboardModel

extension Versions {
  /// Returns the differences between the versions of a segue.
  func details(_ old: Segue, _ new: Segue) -> [ChangeDetail] {
    let ids = matching.ids
    var details: [ChangeDetail] = []
    if ids.new(old.owner) != new.owner || ids.new(old.holder) != new.holder {
      details.append(ChangeDetail("from", oldNames.origin(of: old), newNames.origin(of: new)))
    }
    details += self.details(old.attributes, new.attributes) { key in
      switch key {
      case "id": nil
      case "destination": "to"
      case "customClass": "class"
      case "customModule": "module"
      default: key
      }
    }
    details.add(
      "popoverArrowDirection", old.popoverArrowDirections.joined(separator: ", "),
      new.popoverArrowDirections.joined(separator: ", "))
    details.add("id", old.id.rawValue, new.id.rawValue, noise: .ids)
    return details
  }

  /// Returns the differences between the versions of another connection.
  func details(_ old: Connection, _ new: Connection) -> [ChangeDetail] {
    var details: [ChangeDetail] = []
    if matching.ids.new(old.holder) != new.holder {
      details.append(
        ChangeDetail("from", oldNames.name(of: old.holder), newNames.name(of: new.holder)))
    }
    details += self.details(old.attributes, new.attributes) { key in
      switch key {
      case "id": nil
      case "destination", "target": "to"
      case "eventType": "event"
      default: key
      }
    }
    details.add("id", old.id?.rawValue, new.id?.rawValue, noise: .ids)
    return details
  }
}
