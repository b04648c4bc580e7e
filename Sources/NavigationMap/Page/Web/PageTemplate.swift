/// The page's markup, and where in it something is put.
enum PageTemplate {
  /// A piece of the page.
  enum Part: Hashable {
    case text(String)
    case slot(Slot)
  }

  /// What a page has of its own.
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
  /// Cut apart before anything is filled in: what is put in one place is never searched for another.
  static let parts: [Part] = markup.split(separator: "§", omittingEmptySubsequences: false)
    .enumerated().map { index, text in
      // Every second piece stands between two signs.
      let slot = index.isMultiple(of: 2) ? nil : Slot(rawValue: String(text))
      return slot.map(Part.slot) ?? .text(String(text))
    }

  private static let markup = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="§policy§">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="segues map">
    <title>§title§</title>
    <style>§style§</style>
    </head>
    <body>
    <a class="skip" href="#" id="skip">Past the map, to its details</a>
    <header id="top">
      <h1><bdi>§title§</bdi></h1>
      <search id="searching">
        <input id="query" type="search" role="combobox" aria-expanded="false" aria-controls="results"
          aria-autocomplete="list" aria-label="Search scenes and segues" autocomplete="off" spellcheck="false"
          placeholder="Search class, identifier, text…">
        <kbd aria-hidden="true">/</kbd>
        <ul id="results" role="listbox" aria-label="Search results" hidden></ul>
      </search>
      <nav aria-label="Map">
        <button type="button" id="play-open" class="primary">Play</button>
        <button type="button" id="panel-open" aria-expanded="false" aria-controls="panel">Show</button>
        <button type="button" id="theme">Theme: auto</button>
        <button type="button" id="help-open" aria-label="Help" title="Help (?)">?</button>
      </nav>
    </header>
    <p id="problem" role="alert" hidden></p>
    <div id="live" role="status" aria-live="polite"></div>
    <main id="canvas" tabindex="0" aria-label="Map. Arrow keys pan, plus and minus zoom, Tab goes from scene to scene.">
      <div id="world">§drawing§</div>
      <div id="shield" hidden></div>
    </main>
    <div id="paper"></div>
    <aside id="panel" aria-label="What the map shows" hidden></aside>
    <aside id="details" aria-label="Details" hidden tabindex="-1"></aside>
    <div id="corner">
      <svg id="minimap" role="presentation" aria-hidden="true"></svg>
      <div role="group" aria-label="Zoom">
        <button type="button" id="zoom-out" aria-label="Zoom out" title="Zoom out (−)">−</button>
        <output id="zoom-level" aria-label="Zoom">100%</output>
        <button type="button" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
        <button type="button" id="zoom-fit" title="Fit the whole map (0)">Fit</button>
      </div>
    </div>
    <section id="play" aria-label="Prototype" hidden>
      <header>
        <button type="button" id="play-back">‹ Back</button>
        <nav aria-label="Way here"><ol id="crumbs"></ol></nav>
        <button type="button" id="play-restart">Restart</button>
        <button type="button" id="play-close">Map</button>
      </header>
      <div id="stage">
        <div id="device" tabindex="-1"></div>
        <aside id="moves" aria-label="Segues from this screen"></aside>
      </div>
    </section>
    <dialog id="help" aria-labelledby="help-title"></dialog>
    <noscript><p class="noscript">The map can be scrolled. Search, filters and the prototype need JavaScript.</p></noscript>
    <script type="application/json" id="map-data">§data§</script>
    <script>§script§</script>
    </body>
    </html>

    """#
}
