internal import Findings
internal import StoryboardModel

/// The controls that nobody can use, because they are hidden and nothing makes them visible.
struct HiddenControls {
  let app: LinkedApp
  private let places = Memo<String, Set<SourceLocation>>()
  private let findsSubviews = Memo<Bool, Bool>()

  /// Whether a connection is one of a hidden control.
  func hold(connectionAt place: SourceLocation, of file: InterfaceFile) -> Bool {
    places.value(of: file.path) { connectionsOfHidden(in: file) }.contains(place)
  }

  /// Whether code may find views by their superview.
  private var mayFindSubviews: Bool {
    findsSubviews.value(of: true) {
      !app.input.texts.words(among: ["subviews", "arrangedSubviews"]).isEmpty
    }
  }

  /// The connections of objects that are hidden, or inside of hidden views, and that no outlet makes visible.
  private func connectionsOfHidden(in file: InterfaceFile) -> Set<SourceLocation> {
    guard app.hasSources, !mayFindSubviews else { return [] }
    let connected = Set(
      file.connections.filter { ConnectedNames.Side.outlets.member(of: $0) != nil }
        .compactMap(\.destination))
    var hidden: Set<ObjectID> = []
    for object in file.scenes.flatMap(\.objects) + file.objects {
      object.addHidden(to: &hidden, connected)
    }
    return Set(file.connections.lazy.filter { hidden.contains($0.holder) }.map(\.location))
  }
}

extension InterfaceObject {
  /// Adds the hidden view and everything in it, unless code can get hold of the view.
  fileprivate func addHidden(to found: inout Set<ObjectID>, _ connected: Set<ObjectID>) {
    if attributes["hidden"] == "YES", !isShownByVariation, !connected.contains(id),
      customClass == nil, attributes["tag"] == nil, runtimeAttributes.isEmpty
    {
      found.formUnion(selfAndDescendants.map(\.id))
    } else {
      for child in children { child.addHidden(to: &found, connected) }
    }
  }
}
