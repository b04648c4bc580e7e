import Foundation

/// The part of a module's symbol graph that is needed to compare its declarations, as
/// `-emit-symbol-graph` and `swift-symbolgraph-extract` write it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]

    /// The type and the member, separated by dots.
    var path: String { pathComponents.joined(separator: ".") }
    /// Whether the compiler synthesized it, such as the `!=` of an equatable type.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The target's name with its module, if it is in another module.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SymbolGraph {
  /// Reads all graphs of a module in a folder: its own, and one for each module that it extends.
  static func read(_ module: String, in folder: String) throws -> SymbolGraph {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
      .filter { $0.hasSuffix(".symbols.json") }
    guard names.contains("\(module).symbols.json") else { throw NotThere(module: module) }
    return try names.reduce(into: SymbolGraph(symbols: [], relationships: [])) { graph, name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      let part = try JSONDecoder().decode(SymbolGraph.self, from: data)
      graph.symbols += part.symbols
      graph.relationships += part.relationships
    }
  }

  struct NotThere: Error {
    var module: String
  }
}
