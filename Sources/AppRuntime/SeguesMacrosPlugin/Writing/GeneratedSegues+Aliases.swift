extension GeneratedSegues {
  /// The members that name the segues, and the factory for segue actions.
  var aliases: [String] {
    let access = source.segueAccess
    // The type's name is mentioned only here, so that a missing type is one error, at the user's
    // class.
    let segues = "\(access)typealias _Segues = \(type)"
    let segue = "\(access)typealias Segue = _Segues.Segue".documented(
      "The segues of this controller, each with its destination's input.")
    return [line?.wrapping(segues) ?? segues] + (hasAlias ? [] : [segue]) + [
      "\(access)typealias SegueID = _Segues.ID".documented(
        "The names of this controller's segues, without their values."),
      """
      /// Creates a segue's destination with its input, in a segue action.
      \(source.rank())\(access)func makeDestination<Destination: _SegueController>(\
      _ segue: _CreatedSegue<_Segues.ID, Destination>, from coder: NSCoder, sender: Any? = nil, \
      segueIdentifier: String? = nil) -> Destination? {
        _Segues.makeDestination(segue, from: coder, of: self, sender: sender)
      }
      """,
    ]
  }
}
