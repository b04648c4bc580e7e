/// The xibs that the calls in a source load.
///
/// A call whose name says that it may load a xib, and that isn't known to load only certain ones, may load any.
package struct NibLoads: Hashable, Sendable {
  /// A method of Objective-C that loads a xib whose name depends on the message.
  package struct Loader: Hashable, Sendable {
    package enum Name: Hashable, Sendable {
      /// The first argument.
      case argument
      /// The name of the receiver's class, or a name that begins with it.
      case receiver
    }

    /// The first part of the selector.
    package var method: String
    package var name: Name

    package init(method: String, name: Name) {
      self.method = method
      self.name = name
    }
  }

  /// The names of the loaded xibs.
  package var names: Set<String> = []
  /// The classes whose objects, and those of subclasses, load xibs whose names begin with that of their class.
  package var receivers: Set<String> = []
  /// The methods whose callers decide which xibs they load.
  package var loaders: Set<Loader> = []
  /// Whether some call may load any xib.
  package var areComputed = false

  package init() {}

  package mutating func formUnion(_ other: NibLoads) {
    names.formUnion(other.names)
    receivers.formUnion(other.receivers)
    loaders.formUnion(other.loaders)
    areComputed = areComputed || other.areComputed
  }
}
