/// The type around a declaration.
struct DeclarationContext {
  var path: [String] = []
  var isPrivate = false
  /// Whether the enclosing type is a protocol, whose members have no values.
  var isProtocol = false
  /// Whether the enclosing type is an enumeration of strings.
  var isStringEnum = false
}
