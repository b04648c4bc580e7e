internal import SourceLexing

/// The roles in which a name is demanded.
///
/// A collision does no harm, except that one more source is parsed.
extension WordHash {
  /// The hash of a method with this name, which is demanded separately from a type.
  var asMethod: WordHash { marked(by: ~0) }

  /// The hash of a function of this name that may pass its parameter on to navigation.
  var asForwarder: WordHash { marked(by: 0x3333_3333_3333_3333) }

  /// The hash of a class that inherits from a class of this name.
  var asSuperclass: WordHash { marked(by: 0x6666_6666_6666_6666) }

  /// The hash of a member of this name, whatever its type.
  var asMember: WordHash { marked(by: 0x5555_5555_5555_5555) }
}
