/// `create(_:from:sender:)`: what a segue action calls to make its destination with its input.
///
/// One method and one token type for each destination class, so that the compiler refuses a segue
/// that leads elsewhere.
struct CreateMembers {
  private struct Destination {
    var type: String
    /// The name of the token type: the class's own, without what a name cannot hold.
    var token: String
    var cases: [SegueCase]
  }

  private var source: SourceClass
  private var lines: SourceLines
  /// In the order of their first case.
  private var destinations: [Destination] = []

  init(_ source: SourceClass, _ lines: SourceLines) {
    self.source = source
    self.lines = lines
    for segue in source.cases where segue.kind != .unwind {
      guard let type = segue.destination else { continue }
      if let index = destinations.firstIndex(where: { $0.type == type }) {
        destinations[index].cases.append(segue)
      } else {
        destinations.append(Destination(type: type, token: token(type), cases: [segue]))
      }
    }
  }

  /// `Outer.Inner` and `Outer_Inner` are two classes, and get two names.
  private func token(_ type: String) -> String {
    var token = type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    while destinations.contains(where: { $0.token == token }) { token += "_" }
    return token
  }

  var text: [String] {
    destinations.isEmpty ? [] : [tokens, createDestination] + destinations.flatMap(create)
  }

  private var tokens: String {
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
    return .block("\(source.segueAccess)enum SegueCreation", types)
      .documented("The segues that lead to each class of destination.")
  }

  private func create(_ destination: Destination) -> [String] {
    let head =
      "\(source.segueAccess)func create(_ segue: SegueCreation.\(destination.token), "
      + "from coder: NSCoder, sender: Any? = nil) -> \(destination.type)?"
    let body = "createDestination(of: segue.id, from: coder, sender: sender)"
    return destination.cases.prefix(1).map { first in
      lines.at(first, "\(head) { \(body) }")
        .documented("Makes a segue's destination with its input, in a segue action.")
    }
  }

  private var createDestination: String {
    .block(
      "private func createDestination<Destination>("
        + "of id: SegueID, from coder: NSCoder, sender: Any?) -> Destination?",
      [
        """
        if !segueSlot.holds(id.identifier, sender: sender) {
          let answer = Segues.SegueRouting.value(
            of: segueAnswer(id, sender: sender), for: id,
            otherwise: Self.segueWithoutValue(id), by: self)
          guard let answer else { return nil }
          segueSlot = Segues.SegueSlot(answering: answer, identifier: id.identifier, sender: sender)
        }
        guard let value = segueSlot.value(of: id, by: Self.segueID(of:)) else { return nil }
        var handover = Segues.SegueHandover(creatingFrom: coder, name: id, by: self)
        handOver(value, by: &handover)
        segueSlot.created = handover.created.map(ObjectIdentifier.init)
        return handover.created as? Destination
        """
      ])
  }
}
