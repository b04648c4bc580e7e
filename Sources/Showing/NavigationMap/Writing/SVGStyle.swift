/// The style sheet of a map.
enum SVGStyle {
  /// Colors that follow the appearance, then the rules that use them.
  static let text: String = {
    var rules = "\n" + appearances(variables)
    for theme in ThemeColor.allCases { rules += classes(theme.letter, variable: theme.rawValue) }
    return rules + parts
  }()

  /// Returns the rules of two classes that fill and stroke in the color of a variable.
  static func classes(_ name: String, variable: String) -> String {
    ".f\(name){fill:var(--\(variable))}.s\(name){stroke:var(--\(variable))}\n"
  }

  /// Returns rules that set variables for light and for dark appearance.
  static func appearances(_ variables: [(name: String, light: String, dark: String)]) -> String {
    let light = variables.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = variables.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    return ".segues-map{\(light)}\n"
      + "@media screen and (prefers-color-scheme:dark){.segues-map:not([data-theme=light]){\(dark)}}\n"
      + "@media screen{.segues-map[data-theme=dark]{\(dark)}}\n"
  }

  private static let variables: [(name: String, light: String, dark: String)] = [
    ("page", "#e9ebee", "#101216"), ("cluster", "#f4f5f7", "#181b20"),
    ("clusterLine", "#d5d8dd", "#2c3139"), ("text", "#1d2127", "#e6e9ee"),
    ("quiet", "#5f6671", "#98a0ac"), ("outline", "#b4bac4", "#707887"),
    ("shadow", "#00000014", "#00000066"), ("ground", "#ffffff", "#1f2227"),
    ("grouped", "#f2f2f6", "#181a1e"), ("bar", "#f7f7f9", "#26292f"),
    ("fill", "#eceef2", "#2b2f36"), ("strongFill", "#dfe2e8", "#3a3f48"),
    ("separator", "#d3d6dc", "#3b4049"), ("label", "#23272e", "#e4e7ec"),
    ("secondaryLabel", "#6e747f", "#9aa1ac"), ("faintLabel", "#a3a9b3", "#6f7681"),
    ("accent", "#2f6fdd", "#6ea2ff"), ("green", "#58b86c", "#4ea863"),
    ("red", "#dd5b52", "#e06c63"), ("white", "#ffffff", "#ffffff"), ("arrow", "#56617a", "#a7b2c8"),
    ("present", "#8a5bd0", "#b391ea"), ("embed", "#9aa3b2", "#6c7584"),
    ("unwind", "#b9793a", "#d79a5e"), ("relation", "#3f8f8a", "#5fb5af"),
    ("code", "#86702a", "#b3a26a"), ("error", "#d2372c", "#ff6b60"),
    ("warning", "#d9950f", "#f0b23c"), ("digits", "#ffffff", "#14161a"),
    ("note", "#6d7684", "#8c95a3"), ("focus", "#ff8a00", "#ffab40"), ("byDay", "inline", "none"),
    ("byNight", "none", "inline"),
  ]

  private static let parts = """
    .segues-map{font-family:-apple-system,"SF Pro Text","Helvetica Neue","Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
    .c{text-anchor:middle}.e{text-anchor:end}.b{font-weight:600}.o{fill:none}
    .views use,.exit{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .by-day{display:var(--byDay)}.by-night{display:var(--byNight)}
    .page{fill:var(--page)}
    .cluster-ground{fill:var(--cluster);stroke:var(--clusterLine)}
    .cluster-title{font-size:40px;font-weight:700;fill:var(--text)}
    .body{fill:var(--ground);filter:drop-shadow(0 2px 5px var(--shadow))}
    .frame{fill:none;stroke:var(--outline);stroke-width:1.25}
    .views{pointer-events:none}
    .name{font-size:17px;font-weight:600;fill:var(--text)}
    .class{font-size:13px;fill:var(--quiet)}
    .initial-arrow{fill:none;stroke:var(--outline);stroke-width:4;marker-end:url(#m-initial)}
    .entry .initial-arrow{stroke:var(--accent);stroke-width:7;marker-end:url(#m-entry)}
    .start{font-size:17px;font-weight:700;text-anchor:end;fill:var(--accent)}
    .entry>.frame{stroke:var(--accent);stroke-width:3}
    .scene:focus,.segue:focus{outline:none}
    .scene:focus>.frame{stroke:var(--focus);stroke-width:3}
    .control rect{fill:var(--accent);fill-opacity:.001;stroke:var(--accent);stroke-opacity:.35;stroke-dasharray:3 3}
    .control:hover rect{fill-opacity:.15;stroke-opacity:1}
    .arrow{fill:none;stroke:var(--arrow);stroke-width:2;marker-end:url(#m-arrow)}
    .hit{fill:none;stroke:#000;stroke-opacity:0;stroke-width:14;pointer-events:stroke}
    .segue:hover .arrow,.segue:focus .arrow{stroke-width:4}
    .segue:focus .arrow{stroke:var(--focus)}
    .kind-presentation .arrow,.kind-modal .arrow,.kind-sheet .arrow{stroke:var(--present);marker-end:url(#m-present)}
    .kind-popoverPresentation .arrow,.kind-popover .arrow{stroke:var(--present);stroke-dasharray:2 4;stroke-linecap:round;marker-end:url(#m-present)}
    .kind-custom .arrow{stroke-dasharray:10 4}
    .kind-embed .arrow{stroke:var(--embed);stroke-width:4;marker-end:url(#m-embed)}
    .kind-relationship .arrow{stroke:var(--relation);marker-end:url(#m-relation)}
    .kind-unwind .arrow{stroke:var(--unwind);stroke-dasharray:6 4;marker-end:url(#m-unwind)}
    .kind-code .arrow{stroke:var(--code);stroke-dasharray:8 6;stroke-opacity:.5;marker-end:url(#m-code)}
    .broken .arrow{stroke:var(--error)}
    .link path{fill:none;stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:1 5;stroke-linecap:round;marker-end:url(#m-link)}
    .label rect{fill:var(--cluster);stroke:var(--clusterLine)}
    .label text{font-size:14px;text-anchor:middle;fill:var(--text)}
    .badge circle{fill:var(--note)}.badge.error circle{fill:var(--error)}.badge.warning circle{fill:var(--warning)}
    .badge text{font-size:12px;font-weight:700;text-anchor:middle;fill:var(--digits)}.badge.warning text{fill:#14161a}
    [data-findings=error]>.arrow{stroke:var(--error)}
    marker path:not([fill=none]){fill:context-stroke}marker path[fill=none]{stroke:context-stroke}

    """

  /// The heads of arrows: each has its own shape besides its color, because not everybody can tell the colors apart.
  ///
  /// A head has the color of its line. The color here is for programs that don't know
  /// `context-stroke`.
  static let markers: String = {
    func marker(
      _ name: String, _ shape: String, _ color: String, isFilled: Bool = true, side: Int = 5,
      at: Int = 9
    ) -> String {
      let paint =
        isFilled
        ? "fill=\"var(--\(color))\""
        : "fill=\"none\" stroke=\"var(--\(color))\" stroke-width=\"1.8\""
      return "<marker id=\"m-\(name)\" viewBox=\"0 0 10 10\" refX=\"\(at)\" refY=\"5\" "
        + "markerWidth=\"\(side)\" markerHeight=\"\(side)\" orient=\"auto\">"
        + "<path d=\"\(shape)\" \(paint)/></marker>"
    }
    let triangle = "M1 1L9 5L1 9z"
    return marker("arrow", triangle, "arrow")
      // Two triangles, one after the other.
      + marker("present", "M0 1L5 5L0 9zM5 1L10 5L5 9z", "present", side: 6, at: 10)
      + marker("unwind", "M3 1L9 5L3 9", "unwind", isFilled: false, side: 6)
      + marker("embed", "M2 2H8V8H2z", "embed", side: 3, at: 8)
      + marker("relation", "M5 1A4 4 0 1 1 5 9A4 4 0 1 1 5 1z", "relation")
      + marker("link", "M3 1L9 5L3 9", "quiet", isFilled: false, side: 6)
      + marker("code", "M1 5L5 1L9 5L5 9z", "code", isFilled: false, side: 6)
      + marker("initial", triangle, "outline", side: 4, at: 3)
      + marker("entry", triangle, "accent", side: 3, at: 3)
  }()
}
