extension PageStyle {
  /// The header with the search.
  static let header = #"""
    #top {
      display: flex; align-items: center; gap: 14px; padding: 8px 14px; background: var(--surface);
      border-bottom: 1px solid var(--line); z-index: 10; flex: none;
    }
    #top h1 {
      font-size: 15px; font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
      min-width: 0; flex: 0 1 auto;
    }
    #top nav { display: flex; gap: 8px; flex: none; margin-left: auto; }
    #searching { position: relative; flex: 0 1 440px; min-width: 120px; margin: 0 auto; }
    #query { width: 100%; padding: 6px 34px 6px 12px; background: var(--page); text-overflow: ellipsis; }
    #query::placeholder { color: var(--soft); opacity: 1; }
    #searching kbd { position: absolute; right: 9px; top: 7px; pointer-events: none; }
    #searching:focus-within kbd { display: none; }
    #results {
      position: absolute; top: calc(100% + 6px); left: 0; right: 0; max-height: min(60vh, 480px);
      overflow: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 10px;
      box-shadow: var(--shadow); padding: 5px;
    }
    #results li { padding: 6px 10px 6px 30px; border-radius: 6px; cursor: pointer; position: relative; }
    #results li > bdi { display: block; font-weight: 550; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #results li small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #results li::before { content: ""; position: absolute; left: 11px; top: 10px; }
    #results .of-scene::before { width: 9px; height: 13px; border: 1.5px solid var(--soft); border-radius: 2.5px; }
    #results .of-segue::before { content: "→"; left: 9px; top: 5px; color: var(--soft); }
    #results li[aria-selected="true"], #results li[role="option"]:not(.none):hover { background: var(--wash); }
    #results .none { color: var(--soft); padding-left: 10px; cursor: default; }
    #problem {
      background: var(--error); color: var(--surface); padding: 7px 16px; font-weight: 550; z-index: 9;
      overflow-wrap: anywhere; white-space: pre-line; max-height: 25vh; overflow: auto;
    }

    """#
}
