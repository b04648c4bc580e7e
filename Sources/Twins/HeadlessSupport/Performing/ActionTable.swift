/// The action tables of classes, each of which is read only once.
@MainActor
package struct ActionTable<Action> {
  private var tables: [ObjectIdentifier: [String: Action]] = [:]

  package init() {}

  /// Finds the action with a name.
  ///
  /// - Parameters:
  ///   - name: The action's Objective-C name.
  ///   - controllerClass: The class.
  ///   - table: Returns the class's table. Called only the first time.
  /// - Returns: The action; nil if the class has none.
  package mutating func action(
    _ name: String, of controllerClass: AnyClass, table: () -> [String: Action]
  ) -> Action? {
    let key = ObjectIdentifier(controllerClass)
    if let known = tables[key] { return known[name] }
    let new = table()
    tables[key] = new
    return new[name]
  }
}
