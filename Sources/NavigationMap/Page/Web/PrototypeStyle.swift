extension PageStyle {
  /// The prototype.
  static let prototype = #"""
    #play { position: absolute; inset: 0; z-index: 15; background: var(--page); display: flex; flex-direction: column; }
    #play > header { display: flex; gap: 10px; align-items: center; padding: 8px 14px; background: var(--surface); border-bottom: 1px solid var(--line); }
    #play > header nav { flex: 1; min-width: 0; overflow: auto hidden; scrollbar-width: none; }
    #crumbs { display: flex; align-items: center; white-space: nowrap; justify-content: center; }
    #crumbs li + li::before { content: "›"; color: var(--soft); padding: 0 3px; }
    #crumbs button { border: 0; background: none; color: var(--accent); padding: 3px 6px; }
    #crumbs span { font-weight: 600; padding: 3px 6px; }
    #stage { flex: 1; min-height: 0; display: flex; gap: 24px; justify-content: center; padding: 22px; }
    #device { flex: 1 1 auto; min-width: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px; container-type: size; }
    #device:focus { outline: none; }
    .glass {
      position: relative; max-width: 100%; border-radius: 14px; overflow: hidden; background: var(--surface);
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
      width: min(calc(var(--width) * 1.6), 100cqw, calc((100cqh - 58px) * var(--ratio)));
    }
    .glass .screen { display: block; width: 100%; height: 100%; }
    .on-sheet .glass { border-top: 5px solid var(--line); }
    .on-popover .glass { transform: scale(.9); }
    .hotspot {
      position: absolute; padding: 0; border: 1.5px solid transparent; border-radius: 6px;
      background: color-mix(in srgb, var(--accent) 7%, transparent);
    }
    .hotspot:hover:enabled { background: color-mix(in srgb, var(--accent) 18%, transparent); border-color: var(--accent); }
    .hotspot:focus-visible { border-color: var(--accent); outline-offset: -1px; }
    .tabs { display: flex; gap: 4px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 4px; max-width: 100%; overflow-x: auto; flex: none; }
    .tabs button { border: 0; background: none; color: var(--soft); }
    .tabs button[aria-pressed="true"] { background: var(--wash); color: var(--accent); font-weight: 600; }
    #moves { flex: 0 0 300px; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; align-self: stretch; }
    #moves h2 { font-size: 17px; overflow-wrap: anywhere; }
    #moves .counts { margin-top: 2px; }
    #moves button { text-align: start; white-space: normal; width: 100%; overflow-wrap: anywhere; }
    #moves .note { background: var(--wash); border-radius: 8px; padding: 8px 10px; margin-bottom: 12px; }
    @media (prefers-reduced-motion: no-preference) {
      .glass.by-push { animation: push .26s ease-out; }
      .glass.by-back { animation: back .26s ease-out; }
      .glass:is(.by-sheet, .by-window) { animation: rise .28s ease-out; }
      .glass.by-popover { animation: pop .18s ease-out; }
    }
    @keyframes push { from { transform: translateX(46px); opacity: 0; } }
    @keyframes back { from { transform: translateX(-46px); opacity: 0; } }
    @keyframes rise { from { transform: translateY(70px); opacity: 0; } }
    @keyframes pop { from { transform: scale(.82); opacity: 0; } }

    """#
}
