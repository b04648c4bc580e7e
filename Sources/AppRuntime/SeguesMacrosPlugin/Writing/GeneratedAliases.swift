/// The members that name a class's generated segues, and the factory for its segue actions.
struct GeneratedAliases {
  let source: GeneratedSourceClass

  // The type's name is mentioned only here, so that a missing type is one error, at the user's
  // class.
  var text: [String] {
    let access = source.segueAccess
    let segues = "\(access)typealias _Segues = \(source.segues)"
    return [
      source.line?.wrapping(segues) ?? segues,
      source.hasAlias
        ? ""
        : "\(access)typealias Segue = _Segues.Segue".documented(
          "The segues of this controller, each with its destination's input."),
      "\(access)typealias SegueID = _Segues.ID".documented(
        "The names of this controller's segues, without their values."),
      makeDestination,
    ].filter { !$0.isEmpty }
  }

  private var makeDestination: String {
    .block(
      "\(String.rank(isRoot: source.isRoot))\(source.segueAccess)func "
        + "makeDestination<Destination: _SegueController>("
        + "_ segue: _CreatedSegue<_Segues.ID, Destination>, from coder: NSCoder, "
        + "sender: Any? = nil, segueIdentifier: String? = nil) -> Destination?",
      ["_Segues.makeDestination(segue, from: coder, of: self, sender: sender)"]
    ).documented("Creates a segue's destination with its input, in a segue action.")
  }
}
