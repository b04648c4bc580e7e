internal import NavigationGraph

/// How a class takes its input.
enum InputWay {
  /// Only a segue action can create an object, see `SegueInitializable`.
  case byInitializer
  case afterwards
}

/// Finds out how classes take the inputs that segues hand over.
struct InputWays {
  /// How each class takes an input by the protocols that it names itself; nil if it names none of them.
  private let own = Memo<CodeType.ID, InputWay?>()

  /// How a class takes an input; nil if it needs none.
  func way(ofInputTo id: CodeType.ID, in code: AppCode) -> InputWay? {
    let ways = code.hierarchy.ancestry(of: id).types.compactMap { type in
      own.value(of: type) { ownWay(ofInputTo: code.table[type]) }
    }
    return ways.contains(.afterwards) ? .afterwards : ways.first
  }

  /// How a scene's class takes an input; nil if it needs none, or is unknown.
  func way(ofInputTo controller: ControllerID, in app: LinkedApp) -> InputWay? {
    app.scenes.type(of: controller).ids.lazy.compactMap { way(ofInputTo: $0, in: app.code) }.first
  }

  private func ownWay(ofInputTo type: CodeType) -> InputWay? {
    let protocols = Set(type.inherited.map { TypeText.plainPath($0.fact).last ?? "" })
    if protocols.contains("SegueDestination") { return .afterwards }
    return protocols.contains("SegueInitializable") ? .byInitializer : nil
  }
}
