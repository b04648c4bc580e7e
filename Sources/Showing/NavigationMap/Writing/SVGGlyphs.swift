/// The icons of ``Glyph``, as strokes in a square of 24 points.
enum SVGGlyphs {
  /// Returns `<symbol>`s for some glyphs, in the order of the glyphs.
  static func definitions(of used: Set<Glyph>) -> String {
    var text = ""
    for glyph in Glyph.allCases where used.contains(glyph) {
      text +=
        "<symbol id=\"g-\(glyph.rawValue)\" viewBox=\"0 0 24 24\">"
        + "<path d=\"\(path(of: glyph))\"/></symbol>\n"
    }
    return text
  }

  private static func path(of glyph: Glyph) -> String {
    switch glyph {
    case .image: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9.5h.01"
    case .chevronRight: "M9 4l8 8-8 8"
    case .chevronLeft: "M15 4l-8 8 8 8"
    case .chevronDown: "M4 9l8 8 8-8"
    case .chevronsUpDown: "M8 9l4-4 4 4M8 15l4 4 4-4"
    case .check: "M4 13l5 5L20 6"
    case .info: "M12 3a9 9 0 1 0 .01 0zM12 11v6M12 7.5h.01"
    case .plus: "M12 4v16M4 12h16"
    case .minus: "M4 12h16"
    case .close: "M5 5l14 14M19 5L5 19"
    case .search: "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5L21 21"
    case .pin: "M12 21c5-6 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15 12 21zM12 7.5a2 2 0 1 0 .01 0z"
    case .globe: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
    case .play: "M7 4l13 8-13 8z"
    case .pause: "M6 4h4v16H6zM14 4h4v16h-4z"
    case .camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 .01 0z"
    case .gear:
      "M12 8.5a3.5 3.5 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"
    case .trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"
    case .elsewhere: "M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9"
    case .share: "M12 14V3M8 6.5L12 3l4 3.5M7 10H5v11h14V10h-2"
    case .compose: "M12 5H4v15h15v-8M9 15l1-4 9-9 3 3-9 9z"
    case .refresh: "M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5"
    case .bookmark: "M6 3h12v18l-6-5-6 5z"
    case .folder: "M3 6h7l2 2h9v11H3z"
    case .person: "M12 4a4 4 0 1 0 .01 0zM4 21c0-5 4-7 8-7s8 2 8 7z"
    case .people:
      "M9 5a3.5 3.5 0 1 0 .01 0zM2 20c0-4 3-6 7-6s7 2 7 6zM16 5.5a3 3 0 0 1 0 6M18 14c3 .5 4.5 2.5 4.5 6"
    case .house: "M3 12l9-8 9 8M6 10v10h12V10"
    case .star: "M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.6 3.200 1.4-6.3L3 9.6 9.3 9z"
    case .heart: "M12 20C4 14 3 11 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11 20 14 12 20z"
    case .bell: "M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20h4"
    case .list: "M4 6h16M4 12h16M4 18h16"
    case .grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"
    case .ellipsis: "M5 12h.01M5 11.5h.01v1M12 11.5h.01v1M19 11.5h.01v1"
    case .spinner:
      "M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 8.5l2.9-2.9"
    case .exit: "M11 4H4v16h7M9 12h12M17 8l4 4-4 4"
    case .reply: "M9 5L3 11l6 6M3 11h10c5 0 8 3 8 8"
    case .lock: "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3"
    case .chat: "M4 5h16v11H11l-5 4v-4H4z"
    case .calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4"
    case .chart: "M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6"
    case .document: "M6 3h8l4 4v14H6zM14 3v4h4"
    case .download: "M12 3v12M7 11l5 5 5-5M4 20h16"
    case .mail: "M3 6h18v13H3zM3 7l9 7 9-7"
    case .phone: "M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z"
    case .book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"
    case .circle: "M12 5a7 7 0 1 0 .01 0z"
    case .cube: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5"
    }
  }
}
