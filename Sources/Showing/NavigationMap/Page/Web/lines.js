// The widths of lines, which stay the same in the window at every zoom.

const lines = (() => {
  const differing = ":where(.diff-added, .diff-removed, .diff-changed)";
  // In pixels of the window. Later rules win.
  const widths = [
    [".arrow", 1.75], [".link path", 1], [".kind-code .arrow", 1.25], [".kind-embed .arrow", 3], [".hit", 14],
    [`.segue${differing} .arrow`, 2.5],
    [".segue:is(.lit, :hover, :focus) .arrow", 2.5], [".segue.selected .arrow", 3.5], [".frame", 1],
    [".entry > .frame", 3],
    [':is([data-layer="findings"], [data-layer="reach"], [data-layer="depth"]) .scene > .frame', 4],
    [".scene.lit > .frame", 2], [`:is([data-layer="changes"]) .scene${differing} > .frame`, 4],
    [".scene.found > .frame", 3], [".scene:focus-visible > .frame", 4],
    [".scene.selected > .frame", 5],
  ];
  const sheet = new CSSStyleSheet();
  // Lengths instead of a variable, because the browser then computes each style once for all elements that have it.
  const rule = ([selector, width]) => {
    const inside = selector.startsWith(":is") ? selector : ` ${selector}`;
    return `:where(#world) .segues-map${inside} { stroke-width: ${width}px }`;
  };
  sheet.replaceSync(`@media screen {${widths.map(rule).join("")}}`);
  document.adoptedStyleSheets = [sheet];
  const rules = [...sheet.cssRules[0].cssRules];
  // Long lines have no pattern of dashes, because it takes time to draw.
  const long = 4000;
  for (const { node, from, via, to } of data.segues) {
    const [start, end] = [from, via ?? to].map((key) => screens.get(key)?.frame);
    if (start && end && Math.hypot(start[0] - end[0], start[1] - end[1]) > long) node?.classList.add("long");
  }
  let measured = 1;
  let timer = 0;

  function measure(k) {
    clearTimeout(timer);
    timer = 0;
    measured = k;
    // From afar, lines are thinner, and so their heads are smaller.
    const unit = Math.min(1, Math.max(0.6, k * 5)) / k;
    widths.forEach(([, width], index) => rules[index].style.setProperty("stroke-width", `${width * unit}px`));
  }

  return {
    /** Whether the map is so small that lines have no patterns. */
    isCoarse: (k) => k < 0.3,
    /**
     * Follows the zoom. New widths take longer than a frame, so they wait until the map rests or the lines look wrong;
     * returns whether they did not wait.
     */
    follow(k) {
      if (k === measured) return false;
      const ratio = k / measured;
      clearTimeout(timer);
      const looksWrong = ratio > 1.6 || ratio < 0.625;
      if (looksWrong) measure(k); else timer = setTimeout(() => measure(k), 120);
      return looksWrong;
    },
  };
})();
