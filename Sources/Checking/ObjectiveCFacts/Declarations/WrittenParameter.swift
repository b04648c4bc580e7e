/// A parameter of a method or function.
struct WrittenParameter {
  var label: String
  var type: WrittenType
  /// The token of the name, if it has one.
  var name: Int?
}
