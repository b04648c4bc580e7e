// The prototype's view: one screen at a time, with controls that can be tapped.

const stage = (() => {
  const section = $("play");
  const device = $("device");
  let state = null;
  let isOpen = false;
  // How many steps back in the browser's history stay inside the prototype.
  let stepsHere = 0;

  /** A copy of a screen's drawing, without the map's additions. */
  function picture(screen, depth = 0) {
    const [, , w, h] = screen.frame;
    const copy = screen.node.cloneNode(true);
    copy.removeAttribute("transform");
    for (const node of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "tabindex", "role", "aria-label", "data-scene", "data-segue"]) {
        node.removeAttribute(name);
      }
    }
    copy.setAttribute("class", "scene");
    copy.querySelectorAll("title, .caption, .badge, .controls, .frame, .tone, .thumb, .diff-tag, .diff-boxes")
      .forEach((node) => node.remove());
    const made = shape("svg", {
      viewBox: `0 0 ${w} ${h}`, class: "screen segues-map", "aria-hidden": "true", focusable: "false",
    }, copy);
    if (drawing.dataset.theme) made.dataset.theme = drawing.dataset.theme;
    if (depth > 0) copy.querySelectorAll(".outer").forEach((node) => node.remove());
    if (depth > 3) return made;
    // Draws embedded screens in their container views.
    for (const { key, frame } of playing.embedded(screen.key)) {
      const child = picture(screens.get(key), depth + 1);
      const [x, y, width, height] = within(frame, screen);
      const place = { x, y, width, height, preserveAspectRatio: "xMidYMin slice" };
      for (const [name, value] of Object.entries(place)) child.setAttribute(name, value);
      made.append(child);
    }
    // The bars are above the embedded screens.
    made.append(shape("g", { class: "views" }, ...copy.querySelectorAll(".bar")));
    return made;
  }

  /** A frame on the map as one on its screen. */
  const within = ([x, y, w, h], { frame: [left, top] }) => [x - left, y - top, w, h];

  /** Whether a frame is on its screen and smaller than the screen. */
  function inside([x, y, w, h], [left, top, width, height]) {
    return w > 0 && h > 0 && (w < width - 1 || h < height - 1)
      && x >= left - 1 && y >= top - 1 && x + w <= left + width + 1 && y + h <= top + height + 1;
  }

  const describe = (segue) =>
    segue.kind === "code"
      ? `code opens ${destinationOf(segue)}`
      : segue.kind === "unwind"
      ? `unwinds with ${segue.action ?? "an action"}`
      : `${segue.kind === "popoverPresentation" ? "popover" : segue.kind} to ${destinationOf(segue)}`;

  /** A button over a part of the picture. */
  function spot(screen, [x, y, w, h], attributes) {
    const [, , width, height] = screen.frame;
    const made = element("button", { type: "button", class: "hotspot", ...attributes });
    const percent = (part, whole) => `${(part / whole) * 100}%`;
    made.style.left = percent(x, width);
    made.style.top = percent(y, height);
    made.style.width = percent(w, width);
    made.style.height = percent(h, height);
    return made;
  }

  /** The frames of the controls that perform a segue, also those whose action performs it by code. */
  const spotsOf = (segue, screen) =>
    (segue.spots ?? [segue.start]).filter((frame) => inside(frame, screen.frame));

  /** The controls on a screen and on the screens inside it: each with its segue, and its frame on the screen. */
  function controls(screen, moves, depth = 0) {
    const own = moves.filter((segue) => segue.kind !== "embed" && segue.from === screen.key)
      .flatMap((segue) => spotsOf(segue, screen).map((frame) => ({ segue, frame: within(frame, screen) })));
    if (depth > 3) return own;
    return [...own, ...playing.embedded(screen.key).flatMap((embedded) => {
      const inner = screens.get(embedded.key);
      const [left, top, width, height] = within(embedded.frame, screen);
      const [, , innerWidth, innerHeight] = inner.frame;
      // As the picture does, the screen fills its container, from the middle of the upper edge.
      const scale = Math.max(width / innerWidth, height / innerHeight);
      const start = left + (width - innerWidth * scale) / 2;
      return controls(inner, moves, depth + 1).map(({ segue, frame: [x, y, w, h] }) => {
        const [x1, y1] = [Math.max(start + x * scale, left), top + y * scale];
        const x2 = Math.min(start + (x + w) * scale, left + width);
        const y2 = Math.min(top + (y + h) * scale, top + height);
        return { segue, frame: [x1, y1, x2 - x1, y2 - y1] };
      }).filter(({ frame: [, , w, h] }) => w > 0 && h > 0);
    })];
  }

  function hotspot(segue, frame, screen) {
    return spot(screen, frame, {
      "data-segue": segue.key, title: describe(segue),
      "aria-label": `${segue.trigger}: ${describe(segue)}`, onclick: () => follow(segue),
    });
  }

  /** The bars of the outermost screen in a picture. */
  const ownBars = ":scope > svg > .views > .bar";

  /** Buttons over the tab bar's items in the picture; null if the picture doesn't show all of them. */
  function tabSpots(glass, tabs, screen) {
    const [, , width, height] = screen.frame;
    const items = [...glass.querySelectorAll(`${ownBars} text`)]
      .filter((text) => Number(text.getAttribute("y")) > height - 90)
      .sort((a, b) => a.getAttribute("x") - b.getAttribute("x"));
    if (items.length !== tabs.choices.length) return null;
    const each = width / items.length;
    return tabs.choices.map((choice, at) =>
      spot(screen, [at * each + 4, Number(items[at].getAttribute("y")) - 36, each - 8, 44], {
        "aria-pressed": String(choice.isShown), "aria-label": `Tab ${items[at].textContent}`,
        class: "hotspot tab", onclick: () => move(choice.state),
      }));
  }

  /** A button over the navigation bar's back button, if the picture has one. */
  function backSpot(glass, screen) {
    const before = playing.crumbs(state).at(-2);
    const arrow = [...glass.querySelectorAll(`${ownBars} use`)].find((use) =>
      use.getAttribute("href") === "#g-chevronLeft" && Number(use.getAttribute("x")) < 24
      && Number(use.getAttribute("y")) < 140);
    if (!before || !arrow) return [];
    return [spot(screen, [0, Number(arrow.getAttribute("y")) - 10, 104, 40], {
      "aria-label": `Back to ${nameOf(screens.get(before.key))}`, onclick: back,
    })];
  }

  function follow(segue) {
    move(playing.perform(state, segue));
  }

  function move(next) {
    const key = playing.leaf(next);
    route.go(`#play=${encodeURIComponent(key)}`, { state: { play: next } });
  }

  function render() {
    const key = playing.leaf(state);
    const screen = screens.get(key);
    const level = state.levels.at(-1);
    const [, , w, h] = screen.frame;
    const tapped = controls(screen, playing.moves(state));
    // Smaller controls come last, so that they are above the ones they lie on.
    tapped.sort((a, b) => b.frame[2] * b.frame[3] - a.frame[2] * a.frame[3]);
    const glass = element("div", { class: "glass" }, picture(screen),
      tapped.map(({ segue, frame }) => hotspot(segue, frame, screen)));
    glass.addEventListener("click", (event) => { if (event.target.closest(".hotspot") === null) point(glass); });
    glass.style.aspectRatio = `${w} / ${h}`;
    glass.style.setProperty("--ratio", w / h);
    glass.style.setProperty("--width", `${w}px`);
    const tabs = playing.siblings(state);
    const drawnTabs = tabs && tabSpots(glass, tabs, screen);
    glass.append(...drawnTabs ?? [], ...backSpot(glass, screen));
    device.className = `on-${level.style}`;
    device.dataset.scene = key;
    device.setAttribute("role", "group");
    device.setAttribute("aria-label", `Screen: ${screen.name}`);
    device.replaceChildren(glass, ...[tabs && !drawnTabs && tabBar(tabs)].filter(Boolean));
    glass.classList.add(`by-${state.motion ?? "none"}`);
    crumbs();
    list(screen);
    $("play-back").disabled = stepsHere === 0 && playing.crumbs(state).length < 2;
    document.title = `${screen.name} – ${data.title}`;
    say([`Screen ${screen.name}.`, state.note].filter(Boolean).join(" "));
  }

  /** Shows for a moment where a screen can be tapped. */
  function point(glass) {
    glass.classList.add("missed");
    setTimeout(() => glass.classList.remove("missed"), 400);
  }

  const tabBar = (tabs) =>
    element("div", { class: "tabs", role: "group", "aria-label": nameOf(screens.get(tabs.container)) },
      tabs.choices.map((choice) => element("button", {
        type: "button", "aria-pressed": String(choice.isShown), onclick: () => move(choice.state),
      }, words(nameOf(screens.get(choice.leaf))))));

  function crumbs() {
    const all = playing.crumbs(state);
    $("crumbs").replaceChildren(...all.map((crumb, at) => {
      const isLast = at === all.length - 1;
      const name = words(nameOf(screens.get(crumb.key)));
      return element("li", {}, isLast
        ? element("span", { "aria-current": "page" }, name)
        : element("button", { type: "button", onclick: () => move(crumb.state) }, name));
    }));
    const path = $("crumbs").parentElement;
    path.scrollLeft = path.scrollWidth;
  }

  function list(screen) {
    const all = playing.moves(state);
    $("moves").replaceChildren(...[
      state.note ? element("p", { class: "note" }, words(state.note)) : null,
      element("h2", {}, words(screen.name)),
      element("p", { class: "counts" }, screen.class && screen.class !== screen.name
        ? words(screen.class) : null, " ",
      element("a", { href: hrefOf(screen) }, "Show on the map")),
      element("h3", {}, all.length === 0 ? "No segues start here." : "From here"),
      element("ul", { class: "moves" }, all.map((segue) => element("li", {},
        details.swatch(segue.kind),
        element("button", { type: "button", "data-segue": segue.key, onclick: () => follow(segue) },
          symbol(titleOf(segue)), element("small", {},
            segue.identifier ? [words(segue.trigger), " · "] : null, words(describe(segue))))))),
    ].filter(Boolean));
  }

  function back() {
    if (stepsHere > 0) return history.back();
    const before = playing.crumbs(state).at(-2);
    if (before) move(before.state); else close();
  }

  function close() {
    route.go(`#scene=${encodeURIComponent(playing.leaf(state))}`);
  }

  $("play-back").addEventListener("click", back);
  $("play-restart").addEventListener("click", () => move(playing.start(playing.first())));
  $("play-close").addEventListener("click", close);
  if (!playing.first()) {
    $("play-open").disabled = true;
    $("play-open").title = "The map has no scene that the prototype could begin with";
  }
  $("play-open").addEventListener("click", () => {
    const item = selection.item;
    const key = item?.out && isPlayable(item) ? item.key : playing.first();
    if (key) move(playing.start(key));
  });

  return {
    back,
    get isOpen() { return isOpen; },
    show(next, { isFirst }) {
      const wasOpen = isOpen;
      isOpen = true;
      state = next;
      // A state from the browser's history knows how many steps led to it.
      stepsHere = isFirst && !history.state?.play ? 0 : history.state?.play?.steps ?? 0;
      section.hidden = false;
      $("canvas").inert = true;
      document.body.classList.add("playing");
      render();
      if (!wasOpen) device.focus();
    },
    hide() {
      if (!isOpen) return;
      isOpen = false;
      section.hidden = true;
      $("canvas").inert = false;
      document.body.classList.remove("playing");
      document.title = data.title;
    },
  };
})();
