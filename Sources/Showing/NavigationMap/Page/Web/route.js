// Keeps the address and the page in step: #scene=KEY, #segue=KEY, #play=KEY,
// or #segues=KEY for all segues that share an arrow with the segue KEY.
//
// The browser's Back button undoes every step.

const route = (() => {
  function parse(hash) {
    const match = /^#(scene|segue|segues|play)=(.*)$/.exec(hash);
    if (!match) return { kind: "none" };
    try {
      return { kind: match[1], key: decodeURIComponent(match[2]) };
    } catch {
      // The key has an invalid percent escape.
      return { kind: match[1], key: null };
    }
  }

  function apply({ focus = false, first = false, still = false } = {}) {
    let { kind, key } = parse(location.hash);
    // A removed screen cannot be played, so the map shows it.
    if (kind === "play" && screens.has(key) && isGone(screens.get(key))) kind = "scene";
    if (kind === "play" && screens.has(key)) {
      problem.show("link", null);
      stage.show(history.state?.play ?? playing.start(key), { isFirst: first });
      return;
    }
    stage.hide();
    const item = kind === "scene" ? screens.get(key) : kind === "segue" ? segues.get(key)
      : kind === "segues" ? bundles.of(key) : null;
    problem.show("link", item || kind === "none" ? null : "Nothing on this map matches the link.");
    selection.select(item ?? null);
    if (item) {
      if (still) viewport.uncover(item.out ? outer(item) : frameOf(item));
      else viewport.reveal(frameOf(item), !first);
      if (focus) item.node?.focus({ preventScroll: true });
    }
  }

  /** A screen's frame including its caption. */
  const outer = (screen) => {
    const [x, y, w, h] = screen.frame;
    return [x, y - data.captionHeight, w, h + data.captionHeight];
  };

  /** The smallest frame around some frames. */
  function union(frames) {
    const x = Math.min(...frames.map((frame) => frame[0]));
    const y = Math.min(...frames.map((frame) => frame[1]));
    return [x, y, Math.max(...frames.map((frame) => frame[0] + frame[2])) - x,
      Math.max(...frames.map((frame) => frame[1] + frame[3])) - y];
  }

  /** The smallest frame around both versions of a screen, or around both ends of a segue or bundle. */
  function frameOf(item) {
    const keys = item.out ? [item.key, item.predecessor, item.successor]
      : [item.from, item.via ?? item.to];
    const frames = keys.map((key) => screens.get(key)).filter(Boolean).map(outer);
    return frames.length === 0 ? [0, 0, ...data.size] : union(frames);
  }

  function go(href, { state = null, focus = false, replace = false, still = false } = {}) {
    const url = href === "#" ? location.pathname + location.search : href;
    if (location.hash === (href === "#" ? "" : href) && !state) return apply({ focus, still });
    if (replace) history.replaceState(state, "", url);
    else history.pushState(state, "", url);
    apply({ focus, still });
  }

  addEventListener("popstate", () => apply());
  // Handles links itself, so that the browser doesn't scroll to an element of that id.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    if (link.id === "skip") {
      event.preventDefault();
      $(($("details").hidden ? "zoom-fit" : "details")).focus();
      return;
    }
    event.preventDefault();
    go(link.getAttribute("href"), { focus: $("canvas").contains(document.activeElement) });
  });

  return { go, apply, outer, union, frameOf };
})();
