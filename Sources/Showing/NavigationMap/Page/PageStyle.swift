/// The page's style sheet: the `.css` files in `Web`, joined into one.
enum PageStyle {
  /// The whole style sheet; the drawing brings its own.
  static let text = [colours, basics, header, map, panels, drawing, layers, prototype, rest].joined(
    separator: "\n")
}
