internal import StoryboardModel

/// Compares the old and the new version of a segue or another connection.
struct SegueComparison {
  let versions: Versions

  func details(_ old: Segue, _ new: Segue) -> [ChangeDetail] {
    let ids = versions.matching.ids
    var details: [ChangeDetail] = []
    if ids.new(old.owner) != new.owner || ids.new(old.holder) != new.holder {
      details.append(
        ChangeDetail(
          "from", versions.oldNames.origin(of: old), versions.newNames.origin(of: new)))
    }
    details += versions.details(old.attributes, new.attributes) { key in
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

  func details(_ old: Connection, _ new: Connection) -> [ChangeDetail] {
    var details: [ChangeDetail] = []
    if versions.matching.ids.new(old.holder) != new.holder {
      details.append(
        ChangeDetail(
          "from", versions.oldNames.name(of: old.holder), versions.newNames.name(of: new.holder)))
    }
    details += versions.details(old.attributes, new.attributes) { key in
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
