extension PageStyle {
  /// The panels about what is shown and what is selected.
  static let panels = #"""
    #panel, #details {
      position: absolute; z-index: 5; top: 62px; max-height: calc(100% - 76px); overflow: hidden auto;
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
      box-shadow: var(--shadow); padding: 14px 16px;
    }
    #panel { left: 14px; width: 256px; max-height: calc(100% - 130px); }
    #panel:not([hidden]) ~ #corner #minimap { display: none; }
    #details { right: 14px; width: 336px; }
    #panel header, #details header { position: relative; padding-right: 28px; margin-bottom: 10px; }
    #panel .close, #details .close, dialog .close { position: absolute; right: -8px; top: -6px; }
    #panel h2, #details h2 { font-size: 17px; line-height: 1.25; overflow-wrap: anywhere; }
    #details h2:focus { outline: none; }
    .over { font-size: 12px; color: var(--soft); }
    .chips { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 6px; }
    .chip { font-size: 12px; padding: 1px 8px; border-radius: 99px; background: var(--wash); }
    .chip.good { color: var(--good); } .chip.quiet { color: var(--soft); background: var(--page); }
    .actions { display: flex; gap: 8px; flex-wrap: wrap; margin-bottom: 12px; }
    #details dl { display: grid; grid-template-columns: 74px 1fr; gap: 5px 10px; }
    #details dt { color: var(--soft); font-size: 13px; }
    #details dd { overflow-wrap: anywhere; }
    #details h3, #moves h3 { font-size: 12.5px; font-weight: 650; color: var(--soft); margin: 16px 0 6px; }
    .findings li { border-left: 3px solid var(--note); padding: 1px 0 1px 9px; margin-bottom: 10px; overflow-wrap: anywhere; }
    .findings .error { border-color: var(--error); } .findings .error b { color: var(--error); }
    .findings .warning { border-color: var(--warning); } .findings .warning b { color: var(--warning); }
    .findings .note b { color: var(--note); }
    .changes li { border-left: 3px solid var(--line); padding: 1px 0 1px 9px; margin-bottom: 8px; overflow-wrap: anywhere; }
    .changes .added { border-color: var(--added); } .changes .removed { border-color: var(--removed); }
    .changes .changed { border-color: var(--changed); }
    .changes del { color: var(--removed); } .changes ins { color: var(--added); text-decoration: none; }
    .chip.added { color: var(--added); } .chip.removed { color: var(--removed); } .chip.changed { color: var(--changed); }
    .help { font-size: 12.5px; color: var(--soft); }
    .problem { color: var(--error); margin-bottom: 10px; overflow-wrap: anywhere; }
    .moves li { display: flex; gap: 9px; align-items: baseline; padding: 4px 0; }
    .moves li > span:first-of-type { min-width: 0; flex: 1; overflow-wrap: anywhere; }
    .moves small { display: block; overflow-wrap: anywhere; }
    .moves .unnamed { font-weight: 400; }
    .moves a, .moves button { font-weight: 550; }
    .moves small a { font-weight: 400; }
    .mark { color: var(--surface); border-radius: 99px; width: 16px; text-align: center; font-size: 11px; font-weight: 700; }
    .mark.error { background: var(--error); } .mark.warning { background: var(--warning); } .mark.note { background: var(--note); }
    #panel fieldset { margin-top: 14px; min-width: 0; }
    #panel legend { font-size: 12.5px; font-weight: 650; color: var(--soft); padding: 0; margin-bottom: 4px; }
    #panel label { display: flex; align-items: center; gap: 8px; padding: 2px 0; }
    #panel label > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #panel input { accent-color: var(--accent); margin: 0; }
    .legend { margin: 5px 0 0 22px; font-size: 13px; }
    .legend li { display: flex; gap: 8px; align-items: center; }
    .counts { color: var(--soft); font-size: 12.5px; margin-top: 14px; }
    .swatch { flex: none; width: 20px; height: 0; border-top: 2px solid var(--kind-show); align-self: center; }
    .swatch.kind-presentation, .swatch.kind-modal, .swatch.kind-sheet { border-color: var(--kind-present); }
    .swatch.kind-popoverPresentation, .swatch.kind-popover { border-color: var(--kind-present); border-top-style: dotted; }
    .swatch.kind-embed { border-color: var(--kind-embed); border-top-width: 4px; }
    .swatch.kind-relationship { border-color: var(--kind-relationship); }
    .swatch.kind-unwind { border-color: var(--kind-unwind); border-top-style: dashed; }
    .swatch.kind-custom { border-top-style: dashed; }
    .colour { width: 12px; height: 12px; border-radius: 3px; flex: none; background: var(--soft); }
    .findings-error { background: var(--error); } .findings-warning { background: var(--warning); }
    .findings-note { background: var(--note); }
    .changes-added { background: var(--added); } .changes-removed { background: var(--removed); }
    .changes-changed { background: var(--changed); } .changes-before { background: var(--was); }
    .code-typed { background: var(--by-typed); } .code-constant { background: var(--by-constant); }
    .code-string { background: var(--by-string); } .code-control { background: var(--by-control); }
    .code-undecided { background: var(--by-undecided); } .code-never { background: var(--by-never); }
    .reach-reached { background: var(--good); } .reach-unreached { background: var(--line); }
    .depth-depth-0 { background: var(--depth-0); } .depth-depth-1 { background: var(--depth-1); }
    .depth-depth-2 { background: var(--depth-2); } .depth-depth-3 { background: var(--depth-3); }
    .depth-depth-4 { background: var(--depth-4); } .depth-depth-5 { background: var(--depth-5); }

    """#
}
