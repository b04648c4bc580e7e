/// A reason why the plugin can't do its work, and what to do.
enum PluginError: Error, CustomStringConvertible {
  case notSourceModule(String)
  case nothingToGenerate(String)
  case nothingToGenerateInXcode(String)

  var description: String {
    switch self {
    case .notSourceModule(let target):
      """
      The target “\(target)” has no Swift sources that generated code could be compiled with: \
      remove SeguesGeneratorPlugin from its plugins, and apply it to the target with the storyboards.
      """
    case .nothingToGenerate(let target):
      """
      The target “\(target)” applies SeguesGeneratorPlugin but has no storyboard or xib: add one to \
      its folder, remove one from “exclude”, or remove the plugin.
      """
    case .nothingToGenerateInXcode(let target):
      """
      The target “\(target)” runs SeguesGeneratorPlugin but has no storyboard or xib: select one and \
      tick the target under Target Membership, or remove the plugin from Run Build Tool Plug-ins.
      """
    }
  }
}
