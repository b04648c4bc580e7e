/// A reason why the tool did not finish its work.
enum PluginError: Error, CustomStringConvertible {
  case stopped(signal: Int32)

  var description: String {
    switch self {
    case .stopped(let signal):
      "The segues tool was stopped by signal \(signal): please report it, with its arguments."
    }
  }
}
