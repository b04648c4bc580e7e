extension PageStyle {
  /// What all parts have: text, buttons, links.
  static let basics = #"""
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; overflow: hidden; }
    body { display: flex; flex-direction: column; background: var(--page); color: var(--text); }
    h1, h2, h3, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    button, .button, input {
      font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-radius: 7px; padding: 4px 11px;
    }
    button, .button { cursor: pointer; white-space: nowrap; }
    button:hover:enabled, .button:hover { background: var(--wash); text-decoration: none; }
    button:disabled { color: var(--soft); cursor: default; opacity: .6; }
    .primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    .primary:hover:enabled, a.primary:hover { background: var(--accent); filter: brightness(1.1); }
    .close {
      border: 0; background: none; font-size: 20px; line-height: 1; padding: 4px 8px; color: var(--soft);
    }
    code { font: 12.5px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    kbd {
      font: 12px ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line);
      border-radius: 4px; padding: 1px 5px; color: var(--soft); background: var(--surface);
    }
    small { font-weight: 400; font-size: 12px; color: var(--soft); }
    .skip { position: absolute; top: -60px; left: 8px; z-index: 20; background: var(--raised); padding: 8px 12px; }
    .skip:focus { top: 8px; }
    #live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    """#
}
