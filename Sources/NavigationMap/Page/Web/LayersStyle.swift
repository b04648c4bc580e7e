extension PageStyle {
  /// The layers on the drawing.
  static let layers = #"""
    .segues-map[data-layer="findings"] .scene:not([data-findings]) { opacity: .4; }
    .segues-map[data-layer="findings"] .segue:not([data-findings]) { opacity: .2; }
    .segues-map[data-layer="findings"] .scene[data-findings="error"] > .frame { stroke: var(--error); stroke-width: 5px; }
    .segues-map[data-layer="findings"] .scene[data-findings="warning"] > .frame { stroke: var(--warning); stroke-width: 5px; }
    .segues-map[data-layer="findings"] .segue[data-findings] .arrow { stroke-width: 5px; }
    .segues-map[data-layer="findings"] .scene[data-findings="note"] > .frame { stroke: var(--note); stroke-width: 4px; }
    .segues-map[data-layer="findings"] .segue[data-findings="error"] .arrow { stroke: var(--error); }
    .segues-map[data-layer="findings"] .segue[data-findings="note"] .arrow { stroke: var(--note); }
    .segues-map[data-layer="findings"] .segue[data-findings="warning"] .arrow { stroke: var(--warning); }
    .segues-map[data-layer="code"] .segue .arrow { stroke: var(--by-control); }
    .segues-map[data-layer="code"] .performed-typed .arrow { stroke: var(--by-typed); }
    .segues-map[data-layer="code"] .performed-constant .arrow { stroke: var(--by-constant); }
    .segues-map[data-layer="code"] .performed-string .arrow { stroke: var(--by-string); }
    .segues-map[data-layer="code"] .performed-undecided .arrow { stroke: var(--by-undecided); }
    .segues-map[data-layer="code"] .performed-never .arrow { stroke: var(--by-never); }
    .segues-map[data-layer="reach"] .scene:not(.unreachable) > .frame { stroke: var(--green); stroke-width: 5px; }
    .segues-map[data-layer="reach"] .unreachable { opacity: .35; }
    .segues-map[data-layer="depth"] .scene > .frame { stroke-width: 9px; }
    .segues-map[data-layer="depth"] .depth-0 > .frame { stroke: var(--depth-0); }
    .segues-map[data-layer="depth"] .depth-1 > .frame { stroke: var(--depth-1); }
    .segues-map[data-layer="depth"] .depth-2 > .frame { stroke: var(--depth-2); }
    .segues-map[data-layer="depth"] .depth-3 > .frame { stroke: var(--depth-3); }
    .segues-map[data-layer="depth"] .depth-4 > .frame { stroke: var(--depth-4); }
    .segues-map[data-layer="depth"] .depth-5 > .frame { stroke: var(--depth-5); }
    .segues-map[data-layer="depth"] .segue { opacity: .35; }

    """#
}
