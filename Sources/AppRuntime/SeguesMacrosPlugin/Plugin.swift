internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

@main
struct SeguesMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    SegueSourceMacro.self,
    SegueActionsMacro.self,
    SegueCaseMacro.self,
    RejectedUnwindMacro.self,
  ]
}
