/// The library that generated segues use, as a file for apps that don't depend on this package.
///
/// Its text is in `StandaloneRuntime.generated.swift`, which `make record` copies from the sources
/// of the module Segues.
enum StandaloneRuntime {
  /// Returns the file, with declarations of the same access as the generated ones.
  static func file(_ access: GenerationOptions.Access) -> GeneratedFile {
    var text = SwiftText()
    text.header("in place of the package Segues. A target uses only one of the two.")
    text.gap()
    text.imports(
      Imports(
        access: access, exposed: ["Foundation"], hidden: ["Dispatch"], framework: .ofStandalone))
    text.gap()
    text.line(SwiftCode(checked: GeneratedMarker.libraryHeading))
    text.gap()
    text.lines(Self.text(access.prefix).lines)
    return GeneratedFile(name: "SeguesRuntime.swift", source: "", text)
  }
}
