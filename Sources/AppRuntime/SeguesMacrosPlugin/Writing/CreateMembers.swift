/// `makeDestination(_:from:)`: creates a destination with its input in a segue action.
///
/// Each destination class has its own method and token type, so that the compiler rejects a segue
/// that leads elsewhere.
struct CreateMembers {
  private struct Destination {
    var type: String
    /// The name of the token type: the class's name without characters that a name can't contain.
    var token: String
    var cases: [SegueCase]
  }

  private var source: SourceClass
  private var lines: SourceLines
  /// The destinations in the order of their first case.
  private var destinations: [Destination] = []

  init(_ source: SourceClass, _ lines: SourceLines) {
    self.source = source
    self.lines = lines
    for segue in source.cases where segue.kind != .unwind && segue.kind != .untyped {
      guard let type = segue.destination else { continue }
      if let index = destinations.firstIndex(where: { $0.type == type }) {
        destinations[index].cases.append(segue)
      } else {
        destinations.append(Destination(type: type, token: token(type), cases: [segue]))
      }
    }
  }

  /// `Outer.Inner` and `Outer_Inner` are different classes and need different names.
  private func token(_ type: String) -> String {
    var token = type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    while destinations.contains(where: { $0.token == token }) { token += "_" }
    return token
  }

  var text: [String] {
    destinations.isEmpty ? [] : [tokens] + destinations.flatMap(make)
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
    return .block("\(source.segueAccess)enum _SegueCreation", types)
      .documented("The segues to each destination class.")
  }

  private func make(_ destination: Destination) -> [String] {
    let head =
      "\(String.rank(isRoot: source.isRoot))\(source.segueAccess)func makeDestination(_ segue: _SegueCreation.\(destination.token), "
      + "from coder: NSCoder, sender: Any? = nil, segueIdentifier: String? = nil) "
      + "-> \(destination.type)?"
    let body = "_Segues._makeDestination(of: segue.id, from: coder, sender: sender, by: self)"
    return destination.cases.prefix(1).map { first in
      lines.at(first, "\(head) { \(body) }")
        .documented("Creates a segue's destination with its input, in a segue action.")
    }
  }
}
