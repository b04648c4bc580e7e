// The keyboard.
//
// Tab moves through the scenes in reading order, and through each scene's segues.

(() => {
  const canvas = $("canvas");
  const stops = readingOrder.flatMap((screen) => [screen, ...screen.out]).filter((item) => item.node);
  const numbers = new Map(stops.map((item, index) => [item, index]));

  // Only one item at a time can be tabbed to from outside the map. From there, keys reach the others.
  let tabStop = null;
  function setTabStop(item) {
    tabStop?.node.setAttribute("tabindex", "-1");
    tabStop = item;
    tabStop?.node.setAttribute("tabindex", "0");
  }
  for (const node of drawing.querySelectorAll("[tabindex]")) node.setAttribute("tabindex", "-1");
  for (const item of stops) item.node.setAttribute("role", "link");
  // The first one is what the page opens with.
  const beginning = screens.get(playing.first());
  setTabStop(numbers.has(beginning) ? beginning : stops[0] ?? null);

  const isShown = (item) => !item.node.classList.contains("hidden");
  const frameOf = (item) => item.out ? route.outer(item) : item.label ?? route.outer(screens.get(item.from));

  function focus(item) {
    setTabStop(item);
    item.node.focus({ preventScroll: true });
    viewport.reveal(frameOf(item));
  }

  function focused() {
    return canvas.contains(document.activeElement) ? selection.itemOf(document.activeElement) : null;
  }

  function tab(event) {
    const item = focused();
    if (!item) return;
    const step = event.shiftKey ? -1 : 1;
    let at = numbers.get(item) + step;
    while (stops[at] && !isShown(stops[at])) at += step;
    if (!stops[at]) return;
    event.preventDefault();
    focus(stops[at]);
  }

  /** The nearest scene in a direction, if any. */
  function neighbor(item, dx, dy) {
    const [x, y, w, h] = item.frame;
    const from = [x + w / 2, y + h / 2];
    let best = null;
    let least = Infinity;
    for (const other of readingOrder) {
      if (other === item || !other.node || !isShown(other)) continue;
      const [ox, oy, ow, oh] = other.frame;
      const along = (ox + ow / 2 - from[0]) * dx + (oy + oh / 2 - from[1]) * dy;
      const across = Math.abs((ox + ow / 2 - from[0]) * dy) + Math.abs((oy + oh / 2 - from[1]) * dx);
      if (along <= 0 || across > along * 2) continue;
      const distance = along + across * 2;
      if (distance < least) [best, least] = [other, distance];
    }
    return best;
  }

  function arrow(event, dx, dy) {
    const item = focused();
    if (event.shiftKey && item) {
      const next = neighbor(item.out ? item : screens.get(item.from), dx, dy);
      if (next) focus(next);
    } else {
      viewport.panBy(-dx * 90, -dy * 90, !event.repeat);
    }
  }

  /** Opens an item, or the destination of a segue that is open; `still` keeps the map where it is. */
  function open(item, still = false) {
    if (item === selection.item && !item.out && screens.has(item.to) && item.kind !== "unwind") {
      route.go(hrefOf(screens.get(item.to)), { focus: true });
    } else {
      route.go(hrefOf(item), { focus: true, still });
    }
  }

  const keys = {
    "/": () => search.focus(),
    "?": () => help.open(),
    "+": () => viewport.zoomBy(1.35),
    "=": () => viewport.zoomBy(1.35),
    "-": () => viewport.zoomBy(1 / 1.35),
    "0": () => viewport.fitAll(),
    f: () => selection.item && viewport.fit(
      selection.item.out ? route.outer(selection.item) : route.frameOf(selection.item)),
    n: () => changes.step(1),
    p: () => (changes.isShown ? changes.step(-1) : $("play-open").click()),
    m: () => $("minimap-toggle").click(),
    s: () => layers.toggle(),
    t: () => $("theme").click(),
    ArrowLeft: (event) => arrow(event, -1, 0),
    ArrowRight: (event) => arrow(event, 1, 0),
    ArrowUp: (event) => arrow(event, 0, -1),
    ArrowDown: (event) => arrow(event, 0, 1),
    Escape: () => {
      const isIn = (id) => !$(id).hidden && $(id).contains(document.activeElement);
      if (isIn("panel")) return layers.toggle();
      const item = selection.item;
      if (isIn("details") && item?.node && isShown(item)) return item.node.focus({ preventScroll: true });
      if (selection.item) route.go("#");
      canvas.focus();
    },
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || $("help").open) return;
    const isTyping = event.target.matches?.("input:not([type=checkbox], [type=radio]), textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey) return;
    if (stage.isOpen) {
      if (event.key === "Escape" || event.key === "Backspace") {
        event.preventDefault();
        stage.back();
      }
      return;
    }
    const inMap = canvas.contains(event.target) || event.target === document.body;
    if (event.key === "Tab") return tab(event);
    if ((event.key === "Enter" || event.key === " ") && focused()) {
      event.preventDefault();
      const item = focused();
      const heading = $("details").querySelector("h2");
      // On a phone, the panel hides the details.
      const isReadable = item.out && item === selection.item && heading?.checkVisibility();
      return isReadable ? heading.focus() : open(item);
    }
    // In a panel, the arrow keys scroll it.
    if (event.key.startsWith("Arrow") && !inMap) return;
    // Letters also with Shift, because the help shows capital letters, or with Caps Lock.
    const action = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action(event);
  });

  $("world").addEventListener("focusin", (event) => {
    const item = selection.itemOf(event.target);
    if (item && item !== tabStop) setTabStop(item);
    // Only for the keyboard: whatever was clicked is already visible.
    if (item && event.target.matches(":focus-visible")) viewport.reveal(frameOf(item));
  });

  // A double click is on the scene that its first click selected, although the second may be on the panel that opened.
  let clicked = null;
  addEventListener("click", (event) => {
    if (event.detail < 2 || !clicked?.out || clicked !== selection.item) return void (clicked = null);
    event.preventDefault();
    event.stopPropagation();
  }, true);
  canvas.addEventListener("click", (event) => {
    const control = event.target.closest("g.control[data-segue]");
    const segue = control && segues.get(control.dataset.segue.split(" ")[0]);
    const item = clicked = segue ?? selection.itemOf(event.target);
    if (item) open(segue || item.out ? item : bundles.at(item), true);
    else if (selection.item) route.go("#");
  });
  addEventListener("dblclick", () => {
    if (clicked?.out) viewport.fit(route.outer(clicked));
  });
})();
