/// A token of one of an app's sources, by its indices.
struct CodePlace: Hashable {
  var file: Int
  var token: Int
}
