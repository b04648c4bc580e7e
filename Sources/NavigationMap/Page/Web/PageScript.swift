/// The page's script: a file for each part of it, put together into one.
///
/// They are strings, and no resources, for an array of a hundred thousand bytes takes the compiler half
/// a minute. The parts see each other, and nothing of them is seen from outside.
enum PageScript {
  /// The whole script.
  static let text = ([#"(() => {"#, #""use strict";"#] + parts + ["})();", ""]).joined(
    separator: "\n")

  /// In the order in which they need each other.
  private static let parts = [
    model, minimap, viewport, gestures, details, selection, layers, playing, stage, route, search,
    help, theme, keyboard, paper, start, live,
  ]
}
