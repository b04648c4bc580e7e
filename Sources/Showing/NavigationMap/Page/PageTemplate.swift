/// The page's markup, `Web/markup.html`, and the places in it that each page fills.
enum PageTemplate {
  /// A piece of the markup.
  enum Part: Hashable {
    case text(String)
    case slot(Slot)
  }

  /// A place that each page fills.
  enum Slot: String {
    case policy
    case title
    case style
    case drawing
    case data
    case script
  }

  /// The pieces in their order.
  ///
  /// The markup is split before anything is filled in, so that text of the app can't contain a slot.
  static let parts: [Part] = markup.split(separator: "§", omittingEmptySubsequences: false)
    .enumerated().map { index, text in
      // Every second piece is between two section signs.
      let slot = index.isMultiple(of: 2) ? nil : Slot(rawValue: String(text))
      return slot.map(Part.slot) ?? .text(String(text))
    }
}
