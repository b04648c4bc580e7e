extension DeclaredSegues {
  /// `makeDestination(_:from:)`: creates a destination with its input in a segue action.
  ///
  /// Each destination class has its own method and token type, so that the compiler rejects a segue
  /// that leads elsewhere.
  var creation: [String] {
    let destinations = createdDestinations
    return destinations.isEmpty ? [] : [tokens(of: destinations)] + destinations.map(make)
  }

  /// A class that segue actions create.
  private struct Destination {
    var type: String
    /// The name of the token type: the class's name without characters that a name can't contain.
    var token: String
    var cases: [SegueCase]
  }

  /// The destinations in the order of their first case.
  private var createdDestinations: [Destination] {
    var destinations: [Destination] = []
    for segue in cases where segue.kind != .unwind && segue.kind != .untyped {
      guard let type = segue.destination else { continue }
      if let index = destinations.firstIndex(where: { $0.type == type }) {
        destinations[index].cases.append(segue)
        continue
      }
      var token = type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      // `Outer.Inner` and `Outer_Inner` are different classes and need different names.
      while destinations.contains(where: { $0.token == token }) { token += "_" }
      destinations.append(Destination(type: type, token: token, cases: [segue]))
    }
    return destinations
  }

  private func tokens(of destinations: [Destination]) -> String {
    let types = destinations.map { destination in
      let names = destination.cases.map(\.name)
      return String.block(
        "\(source.visibleMemberAccess)enum \(destination.token)",
        names.map { "case \($0)" } + [
          .block(
            "\(source.segueMemberAccess)var id: SegueID",
            [.choice("self", names.map { "case .\($0): .\($0)" })])
        ])
    }
    return .block("\(source.segueAccess)enum _SegueCreation", types)
      .documented("The segues to each destination class.")
  }

  private func make(_ destination: Destination) -> String {
    destination.cases[0].located(
      """
      \(source.rank())\(source.segueAccess)func makeDestination(\
      _ segue: _SegueCreation.\(destination.token), from coder: NSCoder, sender: Any? = nil, \
      segueIdentifier: String? = nil) -> \(destination.type)? \
      { _Segues._makeDestination(of: segue.id, from: coder, sender: sender, by: self) }
      """
    ).documented("Creates a segue's destination with its input, in a segue action.")
  }
}
