/// The class that a file asks for in place of an element's own: `customClass` and its module.
package struct CustomClass: Hashable, Sendable {
  /// The class's name without its module, as written.
  package var name: String
  /// The module named in the file; nil for an Objective-C class, or where the file leaves it out.
  package var module: String?
  /// Whether the module is that of the target which the file belongs to (`customModuleProvider`
  /// is `target`): `module` then says what it was called when the file was last saved.
  package var moduleIsTarget: Bool

  package init(name: String, module: String? = nil, moduleIsTarget: Bool = false) {
    self.name = name
    self.module = module
    self.moduleIsTarget = moduleIsTarget
  }
}

extension CustomClass: CustomStringConvertible {
  /// `Module.Name`, or `Name` alone: what UIKit looks up.
  package var description: String {
    module.map { "\($0).\(name)" } ?? name
  }
}
