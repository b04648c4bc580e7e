internal import NavigationGraph
internal import Findings
internal import StoryboardModel

/// The controls that nobody can use, because they are hidden or take no touches, and nothing changes that.
struct HiddenControls {
  let app: LinkedApp
  private let reasons = Memo<String, [SourceLocation: String]>()
  private let findsSubviews = Memo<Bool, Bool>()

  /// Returns why nobody can use the control that has a connection; nil if somebody can, or may.
  func reason(forConnectionAt place: SourceLocation, of file: InterfaceFile) -> String? {
    reasons.value(of: file.path) { reasons(in: file) }[place]
  }

  /// Whether code may find views by their superview.
  private var mayFindSubviews: Bool {
    findsSubviews.value(of: true) {
      !app.input.texts.words(among: ["subviews", "arrangedSubviews"]).isEmpty
    }
  }

  /// The reasons for the connections of unusable objects, and of those inside of unusable views.
  private func reasons(in file: InterfaceFile) -> [SourceLocation: String] {
    guard app.hasSources, !mayFindSubviews,
      let index = app.graph.files.firstIndex(where: { $0.path == file.path })
    else { return [:] }
    let ends = app.connectionEnds[index]
    var changeable: Set<ObjectID> = []
    for connection in file.connections {
      guard let (outlet, holder) = ConnectedNames.Side.outlets.member(of: connection),
        let destination = connection.destination, !isOnlyDeclared(outlet, by: ends[holder])
      else { continue }
      changeable.insert(destination)
    }
    var unusable: [ObjectID: String] = [:]
    // Code gets the outermost objects of a xib when it loads it.
    for object in (file.scenes.flatMap(\.objects) + file.objects).flatMap(\.children) {
      object.addUnusable(to: &unusable, except: changeable)
    }
    return file.connections.reduce(into: [:]) { reasons, connection in
      reasons[connection.location] = unusable[connection.holder]
    }
  }

  /// Whether the class of an object declares an outlet, and no code uses it.
  private func isOnlyDeclared(_ outlet: String, by holder: ConnectionEnds.End?) -> Bool {
    guard case .app(let ids)? = holder?.type, app.input.missingSources.isEmpty else { return false }
    let isDeclared = ids.contains { id in
      app.code.hierarchy.ancestry(of: id).types.contains { type in
        !app.code.table[type].properties(named: outlet).isEmpty
      }
    }
    return isDeclared && app.input.texts.count(of: outlet) == 1
      && app.input.texts.words(among: ["_" + outlet, "set" + capitalized(outlet)]).isEmpty
  }
}

extension InterfaceObject {
  /// Adds the view and everything in it if it is unusable, unless code can get hold of it.
  fileprivate func addUnusable(
    to found: inout [ObjectID: String], except changeable: Set<ObjectID>
  ) {
    if let reason = obstacle, !changeable.contains(id) {
      for object in selfAndDescendants { found[object.id] = reason }
    } else {
      for child in children { child.addUnusable(to: &found, except: changeable) }
    }
  }

  /// Why nobody can use the object unless code that has an outlet changes it; nil if somebody can, or if code finds the
  /// object in other ways.
  private var obstacle: String? {
    guard customClass == nil, key == nil, attributes["tag"] == nil, runtimeAttributes.isEmpty,
      !ReusableViews.elements.contains(element)
    else { return nil }
    if attributes["hidden"] == "YES", !isShownByVariation {
      return "the control is hidden, and no code uses an outlet to it"
    }
    return attributes["userInteractionEnabled"] == "NO"
      ? "the control takes no touches, and no code uses an outlet to it" : nil
  }
}
