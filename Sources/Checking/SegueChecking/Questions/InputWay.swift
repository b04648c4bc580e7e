internal import NavigationGraph

/// How a class takes its input.
enum InputWay {
  /// By a segue action alone, if a segue leads to it: see `SegueInitializable`.
  case byInitializer
  /// After it was created: see `SegueDestination`.
  case afterwards

  /// The way of the protocols that a type names itself; nil if it names none of them.
  init?(namedBy type: CodeType) {
    let protocols = Set(type.inherited.map { TypeText.plainPath($0.fact).last ?? "" })
    if protocols.contains("SegueDestination") {
      self = .afterwards
    } else if protocols.contains("SegueInitializable") {
      self = .byInitializer
    } else {
      return nil
    }
  }
}

extension LinkedApp {
  /// How a class takes an input; nil if it needs none.
  func inputWay(of id: CodeType.ID) -> InputWay? {
    let ways = code.hierarchy.ancestry(of: id).types.compactMap { type in
      ownInputWays.value(of: type) { InputWay(namedBy: code.table[type]) }
    }
    // A class that can also be configured afterwards needs no segue action.
    return ways.contains(.afterwards) ? .afterwards : ways.first
  }

  /// How a scene's class takes an input; nil if it needs none, or is unknown.
  func inputWay(of controller: ControllerID) -> InputWay? {
    scenes.type(of: controller).ids.lazy.compactMap { self.inputWay(of: $0) }.first
  }
}
