/// The class that replaces an element's own: `customClass` and its module.
package struct CustomClass: Hashable, Sendable {
  /// The class's name without its module, as written.
  package var name: String
  /// The module named in the file; nil for an Objective-C class, or if the file leaves it out.
  package var module: String?
  /// Whether the module is that of the file's target (`customModuleProvider` is `target`).
  ///
  /// Then `module` is the target's module name at the time the file was last saved.
  package var moduleIsTarget: Bool

  package init(name: String, module: String? = nil, moduleIsTarget: Bool = false) {
    self.name = name
    self.module = module
    self.moduleIsTarget = moduleIsTarget
  }

  /// Reads the class from an element's attributes; nil if they name none.
  package init?(in attributes: [String: String]) {
    guard let name = attributes["customClass"], !name.isEmpty else { return nil }
    self.init(
      name: name, module: attributes["customModule"],
      moduleIsTarget: attributes["customModuleProvider"] == "target")
  }
}

extension CustomClass: CustomStringConvertible {
  /// `Module.Name`, or `Name` alone, as UIKit looks it up.
  package var description: String {
    module.map { "\($0).\(name)" } ?? name
  }
}
