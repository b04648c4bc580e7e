extension PageStyle {
  /// The map, and the corner with its zoom.
  static let map = #"""
    #canvas {
      flex: 1; min-height: 0; position: relative; overflow: clip; touch-action: none; cursor: grab;
      background: radial-gradient(circle, var(--dots) 1px, transparent 1.2px) 0 0 / 22px 22px;
    }
    #canvas:focus-visible { outline-offset: -2px; }
    #canvas.dragged, #canvas.dragged * { cursor: grabbing !important; }
    #shield { position: absolute; inset: 0; }
    #world { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    #world > svg { display: block; user-select: none; -webkit-user-select: none; overflow: visible; }

    #corner { position: absolute; left: 14px; bottom: 14px; z-index: 4; display: flex; flex-direction: column; gap: 8px; align-items: flex-start; pointer-events: none; }
    #corner > * { pointer-events: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow); }
    #corner [role="group"] { display: flex; align-items: center; padding: 3px; }
    #corner button { border: 0; background: none; padding: 3px 10px; }
    #corner output { min-width: 46px; text-align: center; font-variant-numeric: tabular-nums; font-size: 13px; color: var(--soft); }
    #minimap { width: 190px; height: 124px; padding: 6px; touch-action: none; cursor: pointer; }
    #minimap.unneeded { display: none; }
    #minimap .cluster { fill: var(--page); }
    #minimap .dot { fill: var(--soft); opacity: .55; }
    #minimap .dot.found, #minimap .dot.selected { fill: var(--accent); opacity: 1; }
    #minimap .hidden { display: none; }
    #minimap .seen { fill: var(--accent); fill-opacity: .1; stroke: var(--accent); stroke-width: 1.5px; }

    """#
}
