extension PageStyle {
  /// The drawing, where the page adds to what its own style says.
  static let drawing = #"""
    .segues-map .page { display: none; }
    .segues-map .hidden { display: none; }
    .segues-map .body { filter: none; }
    .segues-map .scene, .segues-map .segue { cursor: pointer; }
    .segues-map .control { cursor: pointer; }
    .segues-map .scene:focus-visible > .frame { stroke: var(--focus); stroke-width: 4px; }
    .segues-map .scene.selected > .frame { stroke: var(--accent); stroke-width: 4px; }
    .segues-map .scene.lit > .frame { stroke: var(--accent); stroke-width: 2.5px; }
    .segues-map .segue.lit .arrow { stroke-width: 4px; }
    .segues-map .segue.selected .arrow { stroke-width: 6px; }
    .segues-map.lighting .segue:not(.lit), .segues-map.lighting .link { opacity: .22; }
    .segues-map.searched .scene:not(.found) { opacity: .3; }
    .segues-map.searched .segue:not(.found) { opacity: .16; }
    .segues-map.searched .scene.found > .frame { stroke: var(--accent); stroke-width: 5px; }

    /* Zoomed out: what would be smaller than a pixel is not drawn. */
    @media screen {
      .segues-map.middle .control { display: none; }
      .segues-map.middle .frame { stroke-width: 3px; }
      .segues-map.small .name { font-size: min(24px, var(--roomy, 24px)); }
      .segues-map.middle .name { font-size: var(--roomy, 40px); }
      .segues-map.middle .class { display: none; }
      .segues-map.middle .cluster-title { font-size: min(56px, var(--roomy, 56px)); }
      .segues-map.middle .arrow { stroke-width: 5px; }
      .segues-map.far .cluster-title { font-size: var(--roomy, 180px); }
      .segues-map.far .views, .segues-map.far .caption, .segues-map.far .label { display: none; }
      .segues-map.far .frame { stroke-width: 8px; }
      .segues-map.far .arrow { stroke-width: 6px; marker: none; }
    }

    """#
}
