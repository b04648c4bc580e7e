package import Findings
package import SourceFacts

/// The places where code registers and dequeues cells and other reusable views, in the order of the sources.
package struct ReuseUses: Sendable {
  package internal(set) var registrations: [RegisterUse] = []
  package internal(set) var dequeues: [DequeueUse] = []

  /// The identifiers that code registers or dequeues.
  package var identifiers: Set<String> {
    Set(registrations.flatMap(\.identifier.known) + dequeues.flatMap(\.identifier.known))
  }
}

/// A class or nib that code registers.
package struct RegisterUse: Sendable {
  /// The source of the views; unknown if the app's function registers them, or code doesn't tell.
  package enum Source: Sendable {
    case type(TypeReference)
    /// The xib with a name.
    case nib(String)
    case unknown
  }

  package var identifier: Evaluated
  /// Whether the identifier is an argument of the function around the call.
  package var isNamedByCaller: Bool
  package var source: Source
  /// Whether a class is registered by its own name: `register(T.self, forCellReuseIdentifier: "\(T.self)")`.
  package var isByOwnName: Bool
  /// Whether a function of the app registers the view, so that ``kind`` is a guess from the identifier's label.
  package var isByOwnFunction: Bool
  package var kind: ReuseCalls.Kind
  /// The types around the call.
  package var owner: [CodeType.ID]
  /// The identifier's place.
  package var location: SourceLocation

  /// Whether the views may be of a kind.
  ///
  /// The label `withReuseIdentifier` of the app's own function doesn't say whether it registers cells.
  func mayBe(_ other: ReuseCalls.Kind) -> Bool {
    kind == other || other == .cell && [.tableCell, .collectionCell].contains(kind)
      || isByOwnFunction && kind.isOfAppKit == other.isOfAppKit
  }
}

/// A cell or another view that code dequeues.
package struct DequeueUse: Sendable {
  /// The result for an unknown identifier.
  package enum Failure: Sendable {
    case exception
    /// Nil, which crashes.
    case forcedNil
    /// Nil, which the code can handle.
    case `nil`
  }

  package var identifier: Evaluated
  package var failure: Failure
  /// Whether an exception is caught.
  package var isCaught: Bool
  /// Whether the identifier may be a constant or the name of a type, so that a library may register the type for it.
  package var isConstantOfType: Bool
  package var kind: ReuseCalls.Kind
  /// Whether the receiver is the class's own view, provided that the class is a table or collection controller.
  package var isOfOwnView: Bool
  /// The class that the code expects; nil if it expects none.
  package var result: ExpectedClass?
  /// The types around the call.
  package var owner: [CodeType.ID]
  package var sourceFile: SourceIndex
  /// The identifier's place.
  package var location: SourceLocation
}
