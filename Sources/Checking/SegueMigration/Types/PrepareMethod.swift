internal import Findings
internal import SegueChecking
internal import SwiftSyntax

/// A class's `prepare(for:sender:)`, if it sets up destinations and does nothing else.
struct PrepareMethod {
  let node: FunctionDeclSyntax
  let segue: String
  let sender: String
  /// The values that each segue's destination gets, by the segue's identifier.
  private(set) var setups: [String: DestinationSetup] = [:]

  /// The name of the sender in an answer.
  var parameter: String { sender == "sender" || sender == "_" ? "sender" : sender }

  /// Reads the method of a class.
  ///
  /// - Parameters:
  ///   - node: The method.
  ///   - source: The class's file.
  ///   - identifiers: The identifiers that are compared, by the offsets of their code.
  ///   - leading: Returns the identifiers of the segues that lead to a class, as written; nil if that isn't certain.
  /// - Throws: ``Refusal`` if the method has another form.
  init(
    _ node: FunctionDeclSyntax, in source: ParsedSource, identifiers: [Int: String],
    leading: (String) -> [String]?
  ) throws(Refusal) {
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard names.count == 2, let body = node.body else {
      throw source.otherSetup(at: node)
    }
    self.node = node
    segue = names[0]
    sender = names[1]
    var branches = PrepareBranches(segue: segue, identifiers: identifiers, source: source)
    try branches.read(body.statements)
    var unconditional: [String: Int] = [:]
    for branch in branches.found {
      let identifiers: [String]
      switch branch.subject {
      case .identifier(let identifier): identifiers = [identifier]
      case .destination(let name):
        guard let found = leading(name) else {
          throw source.otherSetup(at: branch.place)
        }
        identifiers = found
      }
      var setup = DestinationSetup(
        segue: segue, sender: sender, identifierNames: branches.names, source: source)
      try setup.read(branch.conditions, branch.statements)
      for identifier in identifiers {
        // This branch never runs for the segue, because an earlier branch of the chain always
        // handles it.
        if let chain = branch.chain, unconditional[identifier] == chain { continue }
        guard setups[identifier] == nil else {
          throw source.otherSetup(at: branch.place)
        }
        setups[identifier] = setup
        if !setup.isPartial { unconditional[identifier] = branch.chain }
      }
    }
  }
}
