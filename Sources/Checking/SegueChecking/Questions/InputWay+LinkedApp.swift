internal import NavigationGraph

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
