internal import SwiftNaming

/// Names for the cases of segues without identifiers.
enum UnnamedSegueName {
  /// Returns `about` for `AboutViewController`, `tableView` for `UITableViewController`.
  static func name(forDestination destination: ClassName) -> String {
    var name = Substring(destination.baseName.filter { $0 != "`" })
    if Platform.systemControllers.contains(String(name)) {
      name = name.dropFirst(2).dropLast("Controller".count)
      return name == "View" ? "viewController" : SwiftName.member(String(name))
    }
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) {
      let rest = name.dropLast(suffix.count)
      if !rest.isEmpty { name = rest }
      break
    }
    return SwiftName.member(String(name))
  }

  /// Returns `done` for `doneWithSegue:`, `unwindToHome` for `unwindToHome:`.
  static func name(forAction action: String) -> String {
    let first = action.prefix { $0 != ":" }
    let name = first.hasSuffix("WithSegue") ? first.dropLast("WithSegue".count) : first
    return SwiftName.member(name.isEmpty ? "unwind" : String(name))
  }
}
