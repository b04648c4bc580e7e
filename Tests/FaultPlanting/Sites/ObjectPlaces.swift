import StoryboardModel

extension InterfaceObject {
  /// Whether the object stands for one that is created elsewhere: File's Owner, First Responder.
  var isPlaceholder: Bool {
    element == "placeholder" || attributes["sceneMemberID"] == "firstResponder"
      || element == "customObject" && (id == "-1" || id == "-2" || id == "-3")
  }
}

extension PlantableApp.Interface {
  /// The places of an object, and of the connections and segues from it and to it.
  func places(around object: InterfaceObject) -> [LinePlace] {
    let connections = file.connections.filter {
      $0.holder == object.id || $0.destination == object.id
    }
    let segues = file.segues.filter {
      $0.holder == object.id || $0.owner == object.id || $0.destination == object.id
    }
    return [place(object.location)] + connections.map { place($0.location) }
      + segues.map { place($0.location) }
  }
}
