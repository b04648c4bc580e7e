/// `create(_:from:sender:)`: what a segue action calls to make its destination with its input.
///
/// One method and one token type for each destination class, so that the compiler refuses a segue
/// that leads elsewhere.
struct CreateMembers {
  private var source: SourceClass
  /// The destinations in the order of their first case.
  private var destinations: [(type: String, cases: [SegueCase])] = []

  init(_ source: SourceClass) {
    self.source = source
    for segue in source.cases {
      guard let destination = segue.destination else { continue }
      if let index = destinations.firstIndex(where: { $0.type == destination }) {
        destinations[index].cases.append(segue)
      } else {
        destinations.append((destination, [segue]))
      }
    }
  }

  var text: [String] {
    destinations.isEmpty ? [] : [tokens, createDestination] + destinations.map(create)
  }

  private var tokens: String {
    let types = destinations.map { type, cases in
      """
      \(source.segueAccess)enum \(Self.token(type)) {
          \(cases.map { "case \($0.name)" }.joined(separator: "\n    "))
          fileprivate var id: SegueID {
            switch self {
            \(cases.map { "case .\($0.name): .\($0.name)" }.joined(separator: "\n      "))
            }
          }
        }
      """
    }
    return """
      /// The segues that lead to each class of destination.
      \(source.segueAccess)enum SegueCreation {
        \(types.joined(separator: "\n  "))
      }
      """
  }

  private func create(_ destination: (type: String, cases: [SegueCase])) -> String {
    """
    /// Makes a segue's destination with its input, in a segue action.
    \(source.segueAccess)func create(
      _ segue: SegueCreation.\(Self.token(destination.type)), from coder: NSCoder, sender: Any? = nil
    ) -> \(destination.type)? {
      createDestination(of: segue.id, from: coder, sender: sender)
    }
    """
  }

  private var createDestination: String {
    """
    private func createDestination<Destination: UIViewController>(
      of id: SegueID, from coder: NSCoder, sender: Any?
    ) -> Destination? {
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
    }
    """
  }

  /// The name of a class's token type: the class's own, without what a name cannot hold.
  static func token(_ type: String) -> String {
    type.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}
