extension PageStyle {
  /// The help, small windows, paper.
  static let rest = #"""
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--text); box-shadow: var(--shadow); padding: 20px 24px; max-width: min(560px, 92vw); }
    dialog::backdrop { background: rgb(10 12 16 / 45%); }
    dialog header { position: relative; }
    dialog h2 { font-size: 17px; margin-bottom: 12px; }
    dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin-bottom: 14px; }
    .noscript { padding: 10px 16px; background: var(--wash); }
    html:not(.ready) #canvas { overflow: auto; }

    @media (max-width: 760px) {
      #top { flex-wrap: wrap; gap: 8px; padding: 8px 10px; }
      #top h1 { flex: 1 1 40%; }
      #searching { order: 3; flex: 1 1 100%; }
      #theme, #minimap { display: none; }
      #panel, #details { left: 0; right: 0; bottom: 0; top: auto; width: auto; max-height: 46%; border-radius: 14px 14px 0 0; }
      #corner { bottom: 10px; left: 10px; }
      #stage { flex-direction: column; padding: 12px; gap: 12px; }
      #moves { flex: 0 0 32%; }
    }

    @media print {
      :root { color-scheme: light !important; }
      @page { size: A4 landscape; margin: 10mm; }
      html, body { height: auto; overflow: visible; background: none; display: block; }
      #top, #panel, #details, #corner, #problem, #live, .skip, dialog { display: none !important; }
      #canvas { overflow: visible; background: none; }
      #world { position: static; transform: none !important; }
      #world > svg { width: 100%; height: auto; max-height: 188mm; }
      body.playing #canvas { display: none; }
      #play { position: static; }
      #play > header { display: none; }
      body.playing #paper { display: none; }
      #paper:not(:empty) { break-before: page; font-size: 0; }
      #paper section { display: inline-block; vertical-align: top; break-inside: avoid; margin: 0 10px 10px 0; }
      #paper h2 { font-size: 12px; line-height: 15px; height: 30px; overflow: hidden; overflow-wrap: anywhere; }
      #paper svg { display: block; width: 100%; }
    }

    """#
}
