/// The page's style sheet, a file for each part of the page.
enum PageStyle {
  /// The whole style sheet; the drawing brings one of its own.
  static let text = [colours, basics, header, map, panels, drawing, layers, prototype, rest].joined(
    separator: "\n")
}
