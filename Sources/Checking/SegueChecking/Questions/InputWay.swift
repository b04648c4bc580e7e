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
