/// The object whose segues a use is about.
package enum Actor: Hashable, Sendable {
  /// `self`: an object of one of these classes, or of a subclass.
  case own([CodeType.ID])
  /// Another object, with the classes, or those of the protocol, that its declaration names.
  case other([CodeType.ID])
  /// Code that any class can run: a function, an extension of a protocol or a system class.
  case anyone
}

/// The code around a use.
package struct Caller: Sendable {
  /// The objects that run it.
  package var actor = Actor.anyone
  /// The function with its labels, or its selector.
  package var function = ""
  /// The name of the type, or an empty string.
  package var type = ""
  /// Whether the function is static, so that it may be called before there is any object of the type.
  package var isStatic = false
}
