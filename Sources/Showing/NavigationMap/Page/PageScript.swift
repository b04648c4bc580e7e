/// The page's script: the `.js` files in `Web`, joined into one.
///
/// All files share one scope, which nothing outside can see. They reach the compiler as the strings
/// in `WebParts.generated.swift`, because a resource embedded in code takes half a minute to
/// compile.
enum PageScript {
  static let text = (["(() => {", #""use strict";"#] + parts + ["})();", ""])
    .joined(separator: "\n")

  /// The files, each after those that it needs when it is loaded.
  private static let parts = [
    model, problem, bundles, scenes, lines, lettering, minimap, viewport, gestures, sheet, details,
    selection, layers, playing, stage, route, changes, search, help, theme, keyboard, paper, start,
    live,
  ]
}
