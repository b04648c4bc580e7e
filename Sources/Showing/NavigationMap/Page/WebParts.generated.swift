// swift-format-ignore-file
// swiftlint:disable all
// Generated from the files in Web. Change those, then run `make record`.

extension PageScript {
static let bundles = #"""
const bundles = (() => {
  const groups = new Map();
  for (const segue of data.segues) {
    segue.isDrawn = Boolean(segue.node?.querySelector(".arrow"));
    if (!segue.isDrawn || segue.from === segue.to) continue;
    const [from, to] = [segue.from, segue.to].map((key) => screens.get(key)?.cluster);
    segue.isFar = segue.kind === "code" && from !== to;
    segue.node.classList.toggle("far", segue.isFar);
    const end = segue.isFar ? to : segue.via ?? segue.to;
    const key = JSON.stringify([segue.from, end, segue.isFar, segue.kind === "unwind", segue.change]);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(segue);
  }
  const all = [...groups.values()].filter((list) => list.length > 1).map((list) => ({ list }));
  for (const bundle of all) for (const segue of bundle.list) segue.bundle = bundle;
  let opened = null;

  /** Lets the middle one of the visible segues stand for the others. */
  function fold(bundle) {
    const visible = bundle.list.filter((segue) => !segue.node.classList.contains("hidden"));
    const lead = visible[visible.length >> 1] ?? bundle.list[0];
    const path = lead.node.querySelector(".arrow");
    if (bundle.lead !== lead && !lead.label) {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
      lead.middle = [x, y, 0, 0];
    }
    const isOne = new Set(visible.map(({ to }) => to)).size < 2;
    const end = screens.get(lead.to);
    Object.assign(bundle, {
      lead, visible, key: lead.key, node: lead.node, from: lead.from, to: lead.to,
      goal: isOne || !end ? nameOf(end) : data.clusters[end.cluster].title,
      findings: visible.flatMap((segue) => segue.findings),
    });
    for (const segue of bundle.list) segue.node.classList.toggle("folded", segue !== lead);
  }
  all.forEach(fold);

  return {
    refold() { all.forEach(fold); },
    /** Shows the segues of an item's bundle separately, and no other bundle's. */
    open(item) {
      const next = item?.visible ? item : item?.bundle ?? null;
      if (next === opened) return;
      for (const segue of opened?.list ?? []) segue.node.classList.remove("open");
      opened = next;
      for (const segue of opened?.list ?? []) segue.node.classList.add("open");
    },
    /** The bundle that a segue's arrow stands for; the segue itself if it is drawn separately. */
    at: (segue) => {
      const { bundle } = segue;
      return bundle && bundle !== opened && bundle.lead === segue && bundle.visible.length > 1 ? bundle : segue;
    },
    of: (key) => segues.get(key)?.bundle ?? null,
  };
})();

"""#

static let changes = #"""
const changes = (() => {
  const panel = $("changes");

  /** The changes of a screen without those of its segues, which are listed themselves. */
  const ownChanges = (screen) =>
    (screen.changes ?? []).filter((change) => change.subject !== "segue");
  const isOwn = (screen) => screen.change in signs
    && (screen.change !== "changed" || ownChanges(screen).length > 0);

  /** Whether a segue changed, and not just because its scene is new or gone. */
  const isListed = (segue) => segue.problem
    || (segue.change in signs && segue.change !== screens.get(segue.from)?.change)
    || (segue.change === "changed");

  const groups = data.clusters.map((cluster, index) => ({
    cluster,
    moved: data.screens.filter((screen) => screen.cluster === index && screen.moved),
    stops: readingOrder.filter((screen) => screen.cluster === index && screen.change !== "before")
      .flatMap((screen) => [...(isOwn(screen) ? [screen] : []), ...screen.out.filter(isListed)]),
  }));
  const listed = groups.flatMap((group) => group.stops);
  // If nothing else changed, the moved scenes are the changes.
  const stops = listed.length > 0 ? listed : groups.flatMap((group) => group.moved);

  /** The stop of a screen or segue; the old version of a screen has that of the new one. */
  const placeOf = (item) => stops.indexOf(screens.get(item?.successor) ?? item);

  function line(item) {
    const source = screens.get(item.from);
    const isInner = source && stops.includes(source);
    const state = item.change in signs ? item.change : "changed";
    const count = item.out && state === "changed" ? ownChanges(item).length : 0;
    return element("li", { class: `${state} ${isInner ? "inner" : ""}` },
      element("a", { href: hrefOf(item) },
        element("b", { title: state }, signs[state]), " ",
        words(item.out ? item.name : `→ ${titleOf(item)}`),
        count > 0 ? element("small", {}, ` ${plural(count, "change")}`) : null,
        source && !isInner ? element("small", {}, " from ", words(source.name)) : null,
        item.problem ? element("small", {}, " now leads nowhere") : null));
  }

  /** A file by its name, with its paths as a tooltip. */
  const file = (path, old) => element("p", { class: "help", title: old ? `${old} → ${path}` : path },
    words(path.split("/").at(-1)), old ? " was moved" : null);

  function section({ cluster, moved, stops: own }) {
    const others = (cluster.changes ?? []).flatMap((change) => change.details.map(
      ([property, before, after]) => element("p", { class: "help" },
        words(`${change.name ?? "storyboard"}, ${property}`), ": ",
        words(before ?? "none"), " → ", words(after ?? "none"))));
    return element("section", {}, element("h3", {}, words(cluster.title)), 
      cluster.was ? file(cluster.path, cluster.was) : null, others,
      element("ol", {}, own.map(line)),
      moved.length === 0 ? null
        : element("p", { class: "help" }, `${plural(moved.length, "scene")} moved on the canvas: `,
          moved.flatMap((screen, index) => [
            index > 0 ? ", " : null, linkTo(screen),
          ])));
  }

  function step(by) {
    if (!isShown || stops.length === 0) return;
    const at = placeOf(selection.item);
    const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
    route.go(hrefOf(stops[next]));
    say(`Change ${next + 1} of ${stops.length}: ${stops[next].name ?? titleOf(stops[next])}`);
  }

  /** Shows which change is selected. */
  function follow(item) {
    if (panel.hidden) return;
    const at = placeOf(item);
    $("change-count").textContent =
      at < 0 ? plural(stops.length, "change") : `${at + 1} of ${stops.length}`;
    panel.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const link = at < 0 ? null : panel.querySelector(`a[href="${hrefOf(stops[at])}"]`);
    link?.setAttribute("aria-current", "true");
    link?.scrollIntoView({ block: "nearest" });
  }

  /** Emphasizes the boxes of some changes on both versions of a screen; none without numbers. */
  function point(item, numbers = null) {
    for (const box of drawing.querySelectorAll(".diff-box.pointed")) box.classList.remove("pointed");
    if (numbers === null || !item.out) return;
    for (const key of [item.key, item.successor, item.predecessor]) {
      for (const box of screens.get(key)?.node?.querySelectorAll(".diff-box") ?? []) {
        const isMeant = box.dataset.changes.split(" ").some((number) => numbers.includes(Number(number)));
        box.classList.toggle("pointed", isMeant);
      }
    }
  }

  /** Whether a change can be seen on a screen. */
  const isVisible = (item) => item.out
    && (item.change === "added" || item.change === "removed" || item.node?.querySelector(".diff-box"));

  /** The frames to show for a change; for a mere move, also the old place. */
  const framesOf = (item) =>
    [route.frameOf(item), ...(listed.length === 0 ? [item.moved] : [])];

  /** The part of the map to open with: all changes, or the first visible ones if all would be too small. */
  function opening() {
    const best = stops.find(isVisible) ?? stops[0];
    const choices = [stops, groups.find((group) => group.stops.includes(best))?.stops, [best].filter(Boolean)]
      .filter((items) => items?.length > 0).map((items) => route.union(items.flatMap(framesOf)));
    const { width, height } = viewport.size;
    return choices.find(([, , w, h]) => Math.min(width / w, height / h) >= 0.15) ?? choices.at(-1);
  }

  const isShown = data.differs === true;
  panel.hidden = !isShown;
  if (isShown) {
    document.body.classList.add("differing");
    $("change-next").addEventListener("click", () => step(1));
    $("change-previous").addEventListener("click", () => step(-1));
    for (const id of ["change-next", "change-previous"]) $(id).disabled = stops.length === 0;
    $("change-list").append(...groups.map(section));
    if (data.undrawn) {
      $("change-list").append(element("section", {}, element("h3", {}, "Not drawn"),
        data.undrawn.map(([path, old]) => file(path, old))));
    }
    follow(null);
  }

  return { isShown, step, follow, point, opening };
})();

"""#

static let details = #"""
const details = (() => {
  const panel = $("details");

  const sceneLink = (key) => {
    const screen = screens.get(key);
    return screen ? linkTo(screen) : element("span", {}, "nowhere");
  };

  const segueLink = (segue) =>
    element("a", { href: hrefOf(segue), class: segue.identifier ? null : "unnamed" },
      symbol(titleOf(segue)));

  /** A short arrow, drawn as the map draws segues of this kind. */
  function swatch(kind) {
    const made = shape("svg", { class: "swatch segues-map", viewBox: "0 0 30 14", "aria-hidden": "true" },
      shape("g", { class: `segue kind-${kind}` }, shape("path", { class: "arrow", d: "M1 7H28" })));
    if (drawing.dataset.theme) made.dataset.theme = drawing.dataset.theme;
    return made;
  }

  const place = (file, line) => {
    const path = line > 0 ? `${file}:${line}` : file;
    const copy = (event) => {
      const { target } = event;
      navigator.clipboard?.writeText(path).then(() => {
        target.textContent = "Copied";
        setTimeout(() => { target.textContent = "Copy"; }, 1200);
        say("Copied");
      }, () => say("The browser doesn't allow copying."));
    };
    return element("span", { class: "place" }, element("code", {}, symbol(path)),
      navigator.clipboard
        ? element("button", { type: "button", "aria-label": `Copy ${path}`, onclick: copy }, "Copy") : null);
  };

  /** A name from code, if there is one. */
  const code = (text) => (text ? element("code", {}, symbol(text)) : null);

  const rows = (pairs) =>
    element("dl", {}, pairs.filter(([, value]) => value !== null && value !== undefined).flatMap(
      ([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));

  const chips = (texts) =>
    element("p", { class: "chips" }, texts.filter(Boolean).map(
      ([text, style]) => element("span", { class: `chip ${style ?? ""}` }, text)));

  function findings(list) {
    if (list.length === 0) return null;
    return element("section", {}, element("h3", {}, "Findings"),
      element("ul", { class: "findings" }, list.map((finding) =>
        element("li", { class: finding.severity },
          element("p", {}, element("b", {}, finding.severity), " ", words(finding.message)),
          finding.help ? element("p", { class: "help" }, words(finding.help)) : null,
          element("p", { class: "help" }, element("code", {}, finding.rule), " · ",
            place(finding.file, finding.line))))));
  }

  /** The chip that says how an item changed, on a map of two versions. */
  const changeChip = (item) =>
    ({
      added: ["added", "added"], removed: ["removed", "removed"], changed: ["changed", "changed"],
      before: ["old version"],
    })[item.change] ?? null;

  const value = (name, text) =>
    text === null ? element("i", {}, "none") : element(name, {}, words(text === "" ? "“”" : text));

  /** The changes of an item, with equal ones merged: first what is new or gone, and constraints last. */
  function told(item) {
    const order = ({ subject, action, name }) => (subject === "constraint" ? 2 : action === "changed" && name ? 1 : 0);
    const groups = new Map();
    item.changes.forEach((change, number) => {
      const { action, subject, details: said } = change;
      const key = action === "changed" ? JSON.stringify([subject, said]) : number;
      if (!groups.has(key)) groups.set(key, { change, numbers: [], names: [] });
      groups.get(key).numbers.push(number);
      groups.get(key).names.push(words(change.name ?? action));
    });
    return [...groups.values()].sort((a, b) => order(a.change) - order(b.change));
  }

  function changed(item) {
    if (!item.changes) return null;
    return element("section", {}, element("h3", {}, "What changed"),
      element("ul", { class: "changes" }, told(item).map(({ change, numbers, names }) =>
        element("li", {
          class: change.action,
          onpointerenter: () => changes.point(item, numbers), onpointerleave: () => changes.point(item),
        },
          change.name || change.contents
            ? element("p", {},
              element("b", { title: change.action }, signs[change.action]), " ",
              names.length > 3
                ? element("details", {}, element("summary", {}, plural(names.length, change.subject)),
                  names.map((name) => element("span", { class: "help" }, name)))
                : names.flatMap((name, index) => (index > 0 ? [", ", name] : [name])),
              change.contents ? `, with ${change.contents}` : null)
            : null,
          change.details.map(([property, before, after]) =>
            element("p", { class: "help" }, words(property), ": ",
              value("del", before), " → ", value("ins", after)))))));
  }

  function moves(title, list, other) {
    if (list.length === 0) return null;
    return element("section", {}, element("h3", {}, `${title} (${list.length})`),
      element("ul", { class: "moves" }, list.map((segue) =>
        element("li", {},
          swatch(segue.kind), element("span", {}, segueLink(segue),
            element("small", {}, segue.kind === "unwind" && other === "to"
              ? ["unwinds with ", words(segue.action ?? "")]
              : other === "to" && segue.elsewhere ? ["to ", words(segue.elsewhere)]
                : [other === "to" ? "to " : "from ", sceneLink(segue[other])])),
          worst(segue.findings)
            ? element("span", { class: `mark ${worst(segue.findings)}`,
              title: plural(segue.findings.length, "finding") }, "!")
            : null))));
  }

  function head(kind, title, detail) {
    return element("header", {},
      element("p", { class: "over" }, kind),
      element("h2", { tabindex: "-1" }, symbol(title)),
      detail,
      element("button", {
        type: "button", class: "close", "aria-label": "Close details",
        onclick: () => route.go("#"),
      }, "×"));
  }

  const taps = (depth) =>
    depth === 0 ? "where the app starts" : `${plural(depth, "tap")} from where the app starts`;

  const roles = { app: "the app starts here", extension: "in an app extension", launch: "launch screen" };

  function ofScreen(screen) {
    const cluster = data.clusters[screen.cluster];
    const role = screen.start ?? cluster.role;
    const names = { reference: "Storyboard reference", xib: "Xib" };
    const name = names[screen.role] ?? `Scene in ${cluster.title}`;
    return [
      head(name, screen.name, chips([
        changeChip(screen),
        role && (screen.start || role === "extension") ? [roles[role], role === "app" ? "good" : null] : null,
        screen.initial && screen.start !== "app" ? ["initial scene of its storyboard"] : null,
        screen.reachable
          ? null : [screen.undecided ? "code may open it" : "not reached from where the app starts", "quiet"],
        screen.exit ? ["has an exit"] : null,
      ])),
      element("p", { class: "actions" },
        isPlayable(screen) ? element("a", {
          class: "button primary", href: `#play=${encodeURIComponent(screen.key)}`,
        }, "Play from here") : null,
        element("button", { type: "button", onclick: () => viewport.fit(screen.frame) },
          `Zoom to ${screen.role === "xib" ? "xib" : "scene"}`)),
      rows([
        ["Class", code(screen.class && screen.module ? `${screen.module}.${screen.class}` : screen.class)],
        ["Identifier", code(screen.identifier)],
        ["Depth", screen.depth === undefined ? null : taps(screen.depth)],
        ["File", place(screen.file, screen.line)],
        ["Old version", screen.predecessor ? sceneLink(screen.predecessor) : null],
        ["New version", screen.successor ? sceneLink(screen.successor) : null],
        [screen.undecided ? "Undecided" : "Not reached", screen.unreached],
        ["Opened by code", screen.openedBy?.map(([file, line]) => place(file, line))],
      ]),
      changed(screen),
      findings(screen.findings),
      moves("Leads to", screen.out, "to"),
      moves("Segues to it", screen.in, "from"),
    ];
  }

  const performed = {
    string: "by a string in code", constant: "by a constant in code", typed: "by typed code",
    control: "by its control", never: "by no code that was found",
    undecided: "possibly: code computes an identifier",
  };

  function ofSegue(segue) {
    const target = segue.kind === "unwind" ? null : screens.get(segue.to);
    return [
      head(
        segue.kind === "code" ? "Way by code"
          : segue.relationship ? `${segue.relationship} relationship` : `${segue.kind} segue`,
        titleOf(segue), chips([changeChip(segue)])),
      element("p", { class: "actions" },
        target
          ? element("a", { class: "button primary", href: hrefOf(target) }, "Go to destination")
          : null,
        isPlayable(screens.get(segue.from)) && !isGone(segue)
          ? element("a", { class: "button", href: `#play=${encodeURIComponent(segue.from)}` },
            "Play from source")
          : null),
      segue.problem ? element("p", { class: "problem" }, words(segue.problem)) : null,
      rows([
        ["Identifier", code(segue.identifier)],
        ["From", sceneLink(segue.from)],
        ["To", segue.kind === "unwind" ? "the screen that implements the action"
          : segue.elsewhere ? words(segue.elsewhere) : sceneLink(segue.to)],
        ["Via", segue.via ? sceneLink(segue.via) : null],
        ["Action", code(segue.action)],
        ["Fired by", words(segue.trigger)],
        ["Performed", segue.performance ? performed[segue.performance] : null],
        ["File", place(segue.file, segue.line)],
      ]),
      changed(segue),
      findings(segue.findings),
    ];
  }

  /** Several segues that share an arrow. */
  function ofBundle({ visible, from, goal }) {
    const name = visible.every((segue) => segue.kind === "code") ? "Ways by code" : "Segues";
    return [
      head(`${name} from ${nameOf(screens.get(from))}`, `${visible.length} to ${goal}`, null),
      moves(name, visible, "to"),
    ];
  }

  return {
    show(item) {
      panel.hidden = !item;
      if (!item) return panel.replaceChildren();
      panel.replaceChildren(...(item.out ? ofScreen(item) : item.visible ? ofBundle(item) : ofSegue(item)).filter(Boolean));
      panel.querySelector("header").prepend(sheet.grip);
      panel.scrollTop = 0;
    },
    swatch,
  };
})();

"""#

static let gestures = #"""
(() => {
  const canvas = $("canvas");
  const pointers = new Map();
  let moved = false;
  let spread = 0;

  // The canvas is below the header. Its position is read before a gesture, so that no frame reads the layout.
  let origin = { left: 0, top: 0 };
  const locate = () => { origin = canvas.getBoundingClientRect(); };

  // While the map moves, a shield keeps the browser from hit-testing what is below the pointer.
  let settling = 0;
  function shield() {
    $("shield").hidden = false;
    clearTimeout(settling);
    settling = setTimeout(() => { if (!moved || pointers.size === 0) $("shield").hidden = true; }, 140);
  }

  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    shield();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (event.ctrlKey || event.metaKey) {
      // A notch of a wheel zooms by a fifth, and a trackpad's pinch follows the fingers.
      const amount = Math.max(-18, Math.min(18, event.deltaY * unit));
      const { left, top } = origin;
      viewport.zoomAt(event.clientX - left, event.clientY - top, Math.exp(-amount * 0.01));
    } else if (event.shiftKey && event.deltaX === 0) {
      viewport.panBy(-event.deltaY * unit, 0);
    } else {
      viewport.panBy(-event.deltaX * unit, -event.deltaY * unit);
    }
  }, { passive: false });

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 && event.button !== 1) return;
    locate();
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) moved = false;
    spread = distance();
  });

  canvas.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    // The button was released where the canvas didn't see it, such as over the header.
    if (event.buttons === 0) return end(event);
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    // A tap with a shaky finger is not a drag.
    if (!moved && Math.hypot(dx, dy) < 4) return;
    if (!moved) {
      moved = true;
      // The shield has the cursor: on the canvas, it would change the style of everything in it.
      $("shield").hidden = false;
      $("shield").classList.add("dragged");
      $("shield").setPointerCapture(event.pointerId);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewport.panBy(dx / pointers.size, dy / pointers.size);
    if (pointers.size === 2) {
      const now = distance();
      const [a, b] = [...pointers.values()];
      const x = (a.x + b.x) / 2 - origin.left;
      const y = (a.y + b.y) / 2 - origin.top;
      if (spread > 0) viewport.zoomAt(x, y, now / spread);
      spread = now;
    }
  });

  function distance() {
    const [a, b] = [...pointers.values()];
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function end(event) {
    pointers.delete(event.pointerId);
    spread = distance();
    if (pointers.size > 0) return;
    $("shield").classList.remove("dragged");
    $("shield").hidden = true;
  }
  canvas.addEventListener("pointerup", end);
  canvas.addEventListener("pointercancel", end);

  // Captures the click at the end of a drag before any other listener sees it.
  canvas.addEventListener("click", (event) => {
    if (moved) event.stopImmediatePropagation();
    moved = false;
  }, true);

  canvas.addEventListener("pointerenter", locate);
  // It also moves when a line about a problem appears above it.
  new ResizeObserver(locate).observe(canvas);

  $("zoom-in").addEventListener("click", () => viewport.zoomBy(1.35));
  $("zoom-out").addEventListener("click", () => viewport.zoomBy(1 / 1.35));
  $("zoom-fit").addEventListener("click", () => viewport.fitAll());
})();

"""#

static let help = #"""
const help = (() => {
  const dialog = $("help");
  const keys = [
    ["/", "search"],
    ["Tab, Shift Tab", "the next scene or segue, in reading order"],
    ["Shift with an arrow", "the nearest scene in that direction"],
    ["Enter", "show details; on a selected scene, go to its details; on a selected segue, go to its destination"],
    ["Arrows", "pan"],
    ["+ − 0", "zoom in, zoom out, fit the whole map"],
    ["F", "zoom to the selection"],
    ...(changes.isShown
      ? [["N", "the next change"], ["P", "the previous change"]]
      : [["P", "play from the selected scene, or from where the app starts"]]),
    ["Escape, Backspace", "go back in the prototype"],
    ["M", "show or hide the overview in the corner"],
    ["S", "go to the panel that chooses a layer, kinds of segues and storyboards"],
    ["T", "light, dark, or the system's theme"],
    ["Escape", "close the panel; from the details, go back to the map; clear the selection"],
    ["×7", "seven segues between the same two scenes, or ways by code to the same storyboard: select it to see each"],
    ["?", "this help"],
  ];
  dialog.append(
    element("header", {}, element("h2", { id: "help-title" }, "Keys"),
      element("button", {
        type: "button", class: "close", "aria-label": "Close help", onclick: () => dialog.close(),
      }, "×")),
    element("dl", {}, keys.flatMap(([key, meaning]) => [
      element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning),
    ])),
    element("p", {}, "Drag, scroll or use two fingers to move; hold Ctrl or ⌘ and scroll, or pinch, to zoom. "
      + "Links in the address bar keep working as long as storyboard names and object IDs stay the same."));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  $("help-open").addEventListener("click", () => dialog.showModal());
  return { open() { dialog.showModal(); } };
})();

"""#

static let keyboard = #"""
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

"""#

static let layers = #"""
const layers = (() => {
  const panel = $("panel");
  const hiddenClusters = new Set();
  const hiddenKinds = new Set();
  const kinds = [...new Set(data.segues.map((segue) => segue.kind))].sort(
    (a, b) => kindOrder(a) - kindOrder(b) || (a < b ? -1 : 1));

  function kindOrder(kind) {
    const order = ["show", "push", "showDetail", "presentation", "modal", "sheet", "popoverPresentation",
      "popover", "replace", "custom", "code", "embed", "relationship", "unwind"];
    const at = order.indexOf(kind);
    return at < 0 ? order.length : at;
  }

  const performances = {
    typed: "typed code", constant: "a constant", string: "a string", control: "only a control",
    undecided: "undecided", never: "nothing found",
  };

  /** The layers that have something to show on this map, each with its legend. */
  const choices = [
    {
      id: "changes", name: "What changed",
      legend: [["added", "added"], ["removed", "removed"], ["changed", "changed"], ["before", "before"]],
      has: data.screens.some((screen) => screen.change),
    },
    {
      id: "kind", name: "Segue kinds", legend: [],
      has: !data.screens.some((screen) => screen.change),
    },
    {
      id: "findings", name: "Findings", legend: [["error", "error"], ["warning", "warning"], ["note", "note"]],
      has: [...data.screens, ...data.segues].some((item) => item.findings.length > 0),
    },
    {
      id: "code", name: "Performed by", legend: Object.entries(performances),
      has: data.segues.some((segue) => segue.performance),
    },
    {
      id: "reach", name: "Reachability",
      legend: [["reached", "reached"], ["undecided", "undecided: code may open it"], ["unreached", "not reached"]]
        .filter(([id]) => id !== "undecided" || data.screens.some((screen) => screen.undecided)),
      has: !data.differs,
    },
    {
      id: "depth", name: "Depth in taps",
      legend: [0, 1, 2, 3, 4, 5].map((depth) => [`depth-${depth}`, depth === 5 ? "5 and more" : String(depth)]),
      has: data.screens.some((screen) => screen.depth > 0),
    },
  ].filter((choice) => choice.has);
  let layer = choices[0].id;

  function hide(item, hidden) {
    item.isHidden = hidden;
    item.node?.classList.toggle("hidden", hidden);
    item.dot?.classList.toggle("hidden", hidden);
  }

  function apply() {
    for (const screen of data.screens) hide(screen, hiddenClusters.has(screen.cluster));
    for (const segue of data.segues) {
      const ends = [segue.from, segue.to].map((key) => screens.get(key)).filter(Boolean);
      hide(segue, hiddenKinds.has(segue.kind) || ends.some((end) => hiddenClusters.has(end.cluster)));
    }
    for (const node of drawing.querySelectorAll("g.cluster[data-cluster]")) {
      const index = data.clusters.findIndex((cluster) => cluster.key === node.dataset.cluster);
      node.classList.toggle("hidden", hiddenClusters.has(index));
    }
    for (const node of drawing.querySelectorAll("g.link[data-from]")) {
      const ends = [node.dataset.from, node.dataset.to].map((key) => screens.get(key)?.cluster);
      node.classList.toggle("hidden", ends.some((cluster) => hiddenClusters.has(cluster)));
    }
    bundles.refold();
    viewport.refresh();
  }

  function choose(id) {
    layer = id;
    drawing.dataset.layer = id;
    viewport.refresh();
    render();
    say(`Layer: ${choices.find((choice) => choice.id === id)?.name}`);
  }

  /** A name whose middle is left out if there is no room for it, because names often differ at their ends. */
  function cut(name) {
    const characters = Array.from(name);
    const end = Math.min(12, characters.length >> 1);
    return element("bdi", { class: "cut" }, element("span", {}, characters.slice(0, characters.length - end).join("")),
      element("span", {}, characters.slice(characters.length - end).join("")));
  }

  const check = (name, count, checked, change, mark = null, id = null, choose = null) =>
    element("label", {}, element("input", { type: "checkbox", id, checked, onchange: change }),
      mark, element("span", { title: name }, cut(name)),
      choose ? element("button", {
        type: "button", id: `only-${id}`, class: "only", "aria-label": `Only ${name}`,
        onclick: (event) => { event.preventDefault(); choose(); },
      }, "only") : null,
      element("small", {}, String(count)));

  /** Shows one storyboard, and hides the others; again, shows all. */
  function only(index) {
    const isAlone = !hiddenClusters.has(index) && hiddenClusters.size === data.clusters.length - 1;
    hiddenClusters.clear();
    if (!isAlone) for (const other of data.clusters.keys()) if (other !== index) hiddenClusters.add(other);
    apply();
    render();
    viewport.fitAll();
  }

  const toggled = (set, value, show = apply) => (event) => {
    if (event.target.checked) set.delete(value); else set.add(value);
    show();
  };

  /** A mark or color as the drawing has it. */
  const sample = (name, text = "") => element("i", {
    class: `${name} segues-map`, "aria-hidden": "true", "data-theme": drawing.dataset.theme,
  }, text);

  function group(title, ...children) {
    return element("fieldset", {}, element("legend", {}, title), ...children);
  }

  function render() {
    const focused = document.activeElement?.id;
    const chosen = choices.find((choice) => choice.id === layer);
    panel.replaceChildren(
      element("header", {}, element("h2", {}, "Show"),
        element("button", { type: "button", class: "close", "aria-label": "Close", onclick: toggle }, "×")),
      group("Layer", choices.map((choice) => element("label", {},
        element("input", {
          type: "radio", name: "layer", id: `layer-${choice.id}`, checked: choice.id === layer,
          onchange: () => choose(choice.id),
        }), element("span", {}, choice.name))),
      chosen.legend.length === 0 ? null : element("ul", { class: "legend" },
        chosen.legend.map(([id, name]) => element("li", {}, sample(`color ${chosen.id}-${id}`), name)))),
      ...(chosen.id === "findings" ? [
        group("Severities", tallies((finding) => finding.severity, severities, "severity")),
        group("Rules", tallies((finding) => finding.rule, null, "rule")),
        group("Findings", found()),
      ] : []),
      ...(chosen.id === "reach" ? lostGroups() : []),
      group("Segues", kinds.map((kind) => check(
        kind, data.segues.filter((segue) => segue.kind === kind).length, !hiddenKinds.has(kind),
        toggled(hiddenKinds, kind), details.swatch(kind)))),
      group("Storyboards", data.clusters.map((cluster, index) => check(
        cluster.title, data.screens.filter((screen) => screen.cluster === index).length,
        !hiddenClusters.has(index), toggled(hiddenClusters, index), null, `cluster-${index}`, () => only(index)))),
      group("Marks", element("ul", { class: "legend" }, marks.map(([id, mark, name]) =>
        element("li", {}, sample(`mark-${id}`, mark), name)))),
      element("p", { class: "counts" }, counts()));
    if (focused) $(focused)?.focus();
  }

  const severities = ["error", "warning", "note"];
  const hiddenFindings = new Set();
  const isListed = (finding) => !hiddenFindings.has(finding.severity) && !hiddenFindings.has(finding.rule);
  const withFindings = [...data.screens, ...data.segues].filter((item) => item.findings.length > 0);

  /** A checkbox for each severity or rule, with the number of its findings. */
  function tallies(of, order, kind) {
    const counts = new Map();
    for (const finding of withFindings.flatMap((item) => item.findings)) {
      counts.set(of(finding), (counts.get(of(finding)) ?? 0) + 1);
    }
    const names = order?.filter((name) => counts.has(name))
      ?? [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
    return names.map((name) => check(name, counts.get(name), !hiddenFindings.has(name),
      toggled(hiddenFindings, name, filterFindings), null, `${kind}-${name}`));
  }

  /** Marks the scenes and segues that have findings of the chosen severities and rules. */
  function filterFindings() {
    for (const { node, findings } of withFindings) {
      if (!node) continue;
      const severity = worst(findings.filter(isListed));
      if (severity) node.dataset.findings = severity; else delete node.dataset.findings;
    }
    viewport.refresh();
    render();
  }

  /** The chosen findings, the worst first, each with a link to its scene or segue. */
  function found() {
    const all = withFindings.flatMap((item) =>
      item.findings.filter(isListed).map((finding) => ({ item, finding })));
    all.sort((a, b) => severities.indexOf(a.finding.severity) - severities.indexOf(b.finding.severity));
    return element("ul", { class: "findings" }, all.slice(0, 200).map(({ item, finding }) =>
      element("li", { class: finding.severity },
        linkTo(item),
        element("p", { class: "help" }, words(finding.message)))));
  }

  /** The lists of the scenes that nothing is known to lead to. */
  function lostGroups() {
    const unreached = data.screens.filter((screen) => !screen.reachable && !isGone(screen));
    const lists = [
      ["Not reached", unreached.filter((screen) => !screen.undecided)],
      ["Undecided", unreached.filter((screen) => screen.undecided)],
    ];
    return lists.filter(([, list]) => list.length > 0).map(([title, list]) =>
      group(`${title} (${list.length})`, ...byReason(list)));
  }

  /** The scenes, below each reason why they aren't reached. */
  const byReason = (list) => [...new Set(list.map((screen) => screen.unreached))].flatMap((reason) => [
    element("p", { class: "help" }, reason),
    element("ul", { class: "lost" }, list.filter((screen) => screen.unreached === reason).map(lost)),
  ]);

  /** A link to a scene that nothing is known to lead to. */
  const lost = (screen) => element("li", {},
    linkTo(screen), " ",
    element("small", {}, words(data.clusters[screen.cluster].title)));

  const marks = [["start", drawing.querySelector(".start")?.textContent, "the app starts here"], ["initial", "", "initial scene of its storyboard"]]
    .filter(([id]) => data.screens.some((screen) => (id === "start" ? screen.start === "app" : screen.initial)));

  function counts() {
    const { storyboards, xibs, scenes, segues: number } = data.counts;
    const files = [plural(storyboards, "storyboard"), ...(xibs ? [plural(xibs, "xib")] : [])];
    return `${files.join(", ")}, ${plural(scenes, "scene")}, ${plural(number, "segue")}.`;
  }

  function toggle() {
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !panel.hidden;
    $("panel-open").setAttribute("aria-expanded", String(!panel.hidden));
    // What was fitted would be behind the panel.
    if (viewport.isWhole) viewport.fitAll();
    if (panel.hidden) {
      if (hadFocus) $("panel-open").focus();
      return;
    }
    render();
    $(`layer-${layer}`).focus();
  }

  // The layers need these classes, which the drawing doesn't have.
  for (const { node, depth } of data.screens) {
    if (depth !== undefined) node?.classList.add(`depth-${Math.min(5, depth)}`);
  }
  for (const { node, from } of data.segues) {
    if (!screens.get(from)?.reachable) node?.classList.add("unreachable");
  }
  drawing.dataset.layer = layer;

  return { toggle, isHidden: (cluster) => hiddenClusters.has(cluster) };
})();

"""#

static let lettering = #"""
const lettering = (() => {
  const canvas = $("lettering");
  const pen = canvas.getContext("2d");
  const bold = 600;
  const fontSizes = { title: 13, name: 12, label: 11 };
  let colors = {};
  let fonts = {};
  // The minimum number of characters of a text that was cut, and of the name of a small screen.
  const fewestLetters = 7;
  const fewestLettersOfSmall = 5;
  // The smallest room in which a name is written.
  const leastRoom = 34;
  // The width of a screen below which its name has no second line, and is cut at its end.
  const smallWidth = 60;
  // The room for the name of a small screen with nothing next to it, and of one that is pointed at.
  const roomAlone = 110;
  const roomOfPointed = 220;
  const nothing = { text: "", width: 0 };
  // The end of a name that says nothing, unless what is before it says nothing either.
  const ending = /^(?!(?:View|Navigation|Split|Table|Collection|Page|Tab ?Bar|Window) ?(?:View ?)?Controller$)(.+?) ?(?:View ?)?Controller$/;
  const labelsFrom = 0.42;

  const widths = new Map();

  /** The widths of a text's beginnings, one for each character. */
  function beginnings(text, font) {
    let known = widths.get(font);
    if (!known) widths.set(font, known = new Map());
    let total = 0;
    return Array.from(text, (character) => {
      let width = known.get(character);
      if (width === undefined) {
        pen.font = font;
        known.set(character, width = pen.measureText(character).width);
      }
      return total += width;
    });
  }

  /** A text that can be cut quickly. */
  function prepared(text, font) {
    const characters = Array.from(text);
    return { text, characters, ends: beginnings(text, font), dots: beginnings("…", font)[0] };
  }

  function cut({ text, characters, ends, dots }, room, fewest = fewestLetters) {
    const width = ends.at(-1) ?? 0;
    if (width <= room) return { text, width };
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] + dots <= room) low = middle + 1; else high = middle;
    }
    return low < fewest ? nothing
      : { text: `${characters.slice(0, low).join("").trimEnd()}…`, width: ends[low - 1] + dots };
  }

  /** Cuts a text in its middle. */
  function cutMiddle({ text, characters, ends, dots }, room) {
    const width = ends.at(-1) ?? 0;
    if (width <= room) return { text, width };
    let head = 0;
    while (ends[head] <= (room - dots) / 2) head++;
    const rest = room - dots - (ends[head - 1] ?? 0);
    let tail = characters.length;
    while (tail > head && width - (ends[tail - 2] ?? 0) <= rest) tail--;
    if (head + characters.length - tail < fewestLetters) return nothing;
    const short = `${characters.slice(0, head).join("")}…${characters.slice(tail).join("")}`;
    return { text: short, width: (ends[head - 1] ?? 0) + dots + width - (ends[tail - 1] ?? 0) };
  }

  /** Reads the fonts and colors, which follow the theme. */
  function readStyle() {
    const style = getComputedStyle(drawing);
    const value = (name) => style.getPropertyValue(`--${name}`).trim();
    colors = {
      text: value("text"), quiet: value("quiet"), ground: value("cluster"), line: value("clusterLine"),
      page: value("page"), accent: value("accent"), white: value("ground"),
      veil: `color-mix(in srgb, ${value("cluster")} 85%, transparent)`,
    };
    const font = (weight, size) => `${weight} ${size}px ${style.fontFamily}`;
    fonts = {
      title: font(700, fontSizes.title), name: font(bold, fontSizes.name), label: font(400, fontSizes.label),
      count: font(bold, fontSizes.label),
    };
    for (const cluster of data.clusters) cluster.shown = prepared(cluster.title, fonts.title);
    for (const screen of data.screens) {
      screen.shown = prepared(screen.name, fonts.name);
      screen.brief = prepared(screen.name.replace(ending, "$1"), fonts.name);
      const second = [screen.class === screen.name ? null : screen.class, screen.identifier && `“${screen.identifier}”`];
      const mark = screen.node?.querySelector(".start");
      if (mark) screen.mark = prepared(mark.textContent, fonts.count);
      screen.second = prepared(second.filter(Boolean).join("  "), fonts.label);
    }
    for (const segue of data.segues) {
      if (segue.label) segue.shown = prepared(segue.node.querySelector(".label text").textContent, fonts.label);
    }
  }

  // The heights of a name on the map, from near and from afar.
  const heights = [70, 140, 280, 560];

  // The room for a name: to the right, until the next screen, for each height; and above, below the screen there.
  for (const screen of data.screens) {
    const [x, y, width] = screen.frame;
    const [left, top, breadth] = data.clusters[screen.cluster].frame;
    screen.rooms = heights.map(() => left + breadth - x);
    screen.headroom = y - top;
    for (const other of data.screens) {
      if (other === screen || other.cluster !== screen.cluster) continue;
      const [ox, oy, ow, oh] = other.frame;
      if (ox > x) {
        heights.forEach((height, index) => {
          if (oy - height < y && oy + oh > y - height) screen.rooms[index] = Math.min(screen.rooms[index], ox - x);
        });
      }
      if (oy < y && ox < x + width && ox + ow > x) screen.headroom = Math.min(screen.headroom, y - oy - oh);
    }
  }

  /** The room for a screen's name in the window. It may be wider than the screen. */
  function roomOf(screen, k) {
    const room = screen.rooms[heights.findIndex((height) => height * k >= fontSizes.name)] ?? 0;
    const free = room * k - Math.max(12 * k, 6);
    const width = screen.frame[2] * k;
    return Math.max(Math.min(free, Math.max(width * 1.6, roomAlone)), width, isPointed(screen) ? roomOfPointed : 0);
  }

  // An arrow from above ends at the top of its screen's caption, where a name of two lines would hide the head from afar.
  for (const { node, via, to } of data.segues) {
    const screen = screens.get(via ?? to);
    const end = node?.querySelector(".arrow")?.getAttribute("d").match(/-?[0-9.]+/g).at(-1);
    if (screen && Number(end) <= screen.frame[1] - data.captionHeight / 2) screen.isEnteredFromAbove = true;
  }

  // The room for the title of a storyboard: to the right, until the next one.
  for (const cluster of data.clusters) {
    const [x, y, width] = cluster.frame;
    cluster.room = width * 3;
    for (const { frame: [ox, oy, , oh] } of data.clusters) {
      if (ox > x && oy - 80 < y && oy + oh > y - 80) cluster.room = Math.min(cluster.room, ox - x);
    }
  }

  // The places of texts in the current frame, by rows of the window, so that no text covers another one.
  const rowHeight = 24;
  let rows = new Map();

  /** Runs an action for each row of a box until one is true. */
  function someRow([, top, , height], action) {
    const last = Math.floor((top + height) / rowHeight);
    for (let row = Math.floor(top / rowHeight); row <= last; row++) if (action(row)) return true;
    return false;
  }

  const isFree = (box) => !someRow(box, (row) => rows.get(row)?.some(([x, y, width, height]) =>
    x < box[0] + box[2] && box[0] < x + width && y < box[1] + box[3] && box[1] < y + height));

  function take(box) {
    someRow(box, (row) => {
      const others = rows.get(row);
      if (others) others.push(box); else rows.set(row, [box]);
    });
  }

  const searched = (item) => !item.node?.classList.contains("found");
  const withoutFindings = (item) => !item.node?.dataset.findings;
  const reached = (item) => !item.node?.classList.contains("unreachable");

  /** The test for the items that the current search or layer fades; null if none are faded. */
  function fadeTest() {
    if (drawing.classList.contains("searched")) return searched;
    switch (drawing.dataset.layer) {
      case "findings": return withoutFindings;
      case "reach": return reached;
      default: return null;
    }
  }

  // What is drawn above everything else in the current frame.
  let texts = [];

  const isPointed = (screen) => screen === selection.pointed || screen === selection.item;

  /** Finds the place of a screen's name, if there is one. */
  function placeName(screen, { k, x, y }, size) {
    const left = screen.frame[0] * k + x;
    const top = screen.frame[1] * k + y;
    const room = roomOf(screen, k);
    if (room < leastRoom || left > size.width || top > size.height + 30 || top < 0 || left + room < 0) return;
    const isSmall = screen.frame[2] * k < smallWidth;
    const isRoomy = screen.headroom * k >= 34 && room >= 96 && !isSmall && screen.second.text
      && !(screen.isEnteredFromAbove && data.captionHeight * k < 29);
    const name = screen.shown.ends.at(-1) <= room - 2 ? screen.shown : screen.brief;
    // The beginning of a container's name says little.
    const { text, width } = isSmall ? cut(name, room - 2, isContainer(screen) ? Infinity : fewestLettersOfSmall) : cutMiddle(name, room - 2);
    if (!text) return;
    // If there is too little room above the screen, the name covers a part of the screen's upper edge.
    const isOver = screen.headroom * k < fontSizes.name + 4;
    const base = isOver ? top + Math.max(0, fontSizes.name - 1 - screen.headroom * k) : top - (isRoomy ? 20 : 5);
    const second = isRoomy ? cut(screen.second, room - 2) : nothing;
    const box = [left - 2, base - fontSizes.name, Math.max(width, second.width) + 5, isRoomy ? 29 : 14];
    if (!isFree(box)) return;
    take(box);
    texts.push({ item: screen, box, left, base, name: text, label: second.text, ground: colors.veil });
  }

  /** Finds the place of the mark of the screen that the app starts with. */
  function placeStart({ frame, mark }, { k, x, y }, size) {
    const left = frame[0] * k + x;
    const middle = (frame[1] + frame[3] / 2) * k + y;
    if (left < 0 || left > size.width || middle < 0 || middle > size.height) return;
    const width = mark.ends.at(-1) + 16;
    // Without room to its left and below it, the mark covers the screen's edge.
    const box = [[left - width - 5, middle - 9], [Math.max(2, left), (frame[1] + frame[3]) * k + y + 4], [2, middle - 9]]
      .map((corner) => [...corner, width, 18])
      .find((one) => one[0] >= 2 && one[1] + 18 <= size.height && isFree(one));
    if (!box) return;
    take(box);
    texts.push({ box, isStart: true, left: box[0] + 8, base: box[1] + 13, count: mark.text });
  }

  function placeTitle(cluster, { k, x, y }, size) {
    const left = cluster.frame[0] * k + x;
    const top = cluster.frame[1] * k + y;
    const right = left + cluster.frame[2] * k;
    if (left > size.width || right < 0 || top > size.height || top + cluster.frame[3] * k < 0) return;
    const isInside = 58 * k >= 20;
    const base = isInside ? top + 58 * k - 6 : top - 3;
    const place = isInside ? left + 40 * k : left + 2;
    const room = isInside ? cluster.frame[2] * k : Math.min(cluster.room * k, size.width - left);
    const { text, width } = cutMiddle(cluster.shown, room - 8);
    const box = [place - 2, base - 12, width + 4, 15];
    if (!text || !isFree(box)) return;
    take(box);
    texts.push({ box, left: place, base, title: text, ground: isInside ? null : colors.page });
  }

  /** Draws texts: first the grounds that keep them readable where arrows cross them, and then font by font. */
  function drawTexts(isFaded) {
    for (const { box: [x, y, width, height], ground, isStart } of texts) {
      if (isStart) {
        pen.fillStyle = colors.accent;
        pen.beginPath();
        pen.roundRect(x, y, width, height, 9);
        pen.fill();
      } else if (ground) {
        pen.fillStyle = ground;
        pen.fillRect(x, y, width, height);
      }
    }
    const faded = isFaded && new Set(texts.filter(({ item }) => item && !item.isLit && isFaded(item)));
    for (const font of ["title", "name", "label", "count"]) {
      pen.font = fonts[font];
      for (const one of texts) {
        const written = one[font];
        if (!written) continue;
        pen.globalAlpha = faded?.has(one) ? 0.35 : 1;
        pen.fillStyle = colors[font === "count" ? "white" : font === "label" ? "quiet" : "text"];
        pen.fillText(written, one.left, font === "label" ? one.base + 14 : one.base);
      }
    }
    pen.globalAlpha = 1;
  }

  /** Whether the style leaves out ways by code to other storyboards, because they would cover the map like a web. */
  const isWithoutWays = (k) => lines.isCoarse(k) && !["reach", "code"].includes(drawing.dataset.layer);

  /** Draws the label of a segue, or the number of those that its arrow stands for. */
  function drawLabel(segue, { k, x, y }, size, isFaded) {
    const isMarked = segue.isLit || segue.isFound;
    if (k < labelsFrom && !isMarked && !segue.bundle) return;
    const { node } = segue;
    if (segue.isFar && !isMarked && isWithoutWays(k) && !node.matches(".open, .selected, [data-findings]")) return;
    const count = bundles.at(segue).visible?.length ?? 0;
    if (node.classList.contains("folded") && !node.matches(".open, .shown, .found, :focus")) return;
    if (!count && (!segue.label || (k < labelsFrom && !isMarked))) return;
    const [left, top, w, h] = segue.label ?? segue.middle;
    const middle = (left + w / 2) * k + x;
    const center = (top + h / 2) * k + y;
    if (middle < -60 || middle > size.width + 60 || center < -10 || center > size.height + 10) return;
    if (count && !isMarked && k < 0.07) return;
    // A label may be wider than its place if no other text is there.
    const boxOf = (width, at) => [middle - width / 2 - 5, at - 9, width + 10, 18];
    const wide = count ? { text: `×${count}`, width: 16 + 6 * (count > 9) }
      : cut(segue.shown, isMarked ? Infinity : w * k * 2);
    let { text, width } = wide;
    let at = center;
    if (isMarked) {
      const step = sidesteps.find((way) => isFree(boxOf(width, center + way)));
      // A label without room is left out, because the details list it. Only that of the selected segue is drawn below
      // the names.
      if (step === undefined && segue !== selection.item) return;
      at += step ?? 0;
    } else if (!isFree(boxOf(width, at))) {
      if (count) return;
      ({ text, width } = cut(segue.shown, w * k - 6));
      if (!isFree(boxOf(width, at))) return;
    }
    if (!text) return;
    take(boxOf(width, at));
    pen.globalAlpha = isFaded?.(segue) && !isMarked ? 0.25 : 1;
    pen.fillStyle = colors.ground;
    pen.strokeStyle = isMarked ? colors.accent : colors.line;
    pen.beginPath();
    pen.roundRect(middle - width / 2 - 4, at - 8.5, width + 8, 17, 4);
    pen.fill();
    pen.stroke();
    pen.font = count ? fonts.count : fonts.label;
    pen.fillStyle = colors.text;
    pen.fillText(text, middle - width / 2, at + 4);
  }

  // How far the label of a selected segue moves if there is another text.
  const sidesteps = [0, -20, 20, -40, 40, -60, 60, -80, 80];

  const isContainer = (screen) => ["navigationController", "tabBarController"].includes(screen.element);

  const isShown = (item) => item.node && !item.isHidden;

  function draw(view, size) {
    const density = devicePixelRatio;
    const [width, height] = [size.width, size.height].map((length) => Math.round(length * density));
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Not in percent: when the window changes, the texts of the last frame would be stretched until the next.
      Object.assign(canvas.style, { width: `${size.width}px`, height: `${size.height}px` });
    }
    if (!fonts.name) readStyle();
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, size.width, size.height);
    const isFaded = fadeTest();
    rows = new Map();
    texts = [];
    // First, because no other text must cover these names and marks.
    const pointed = new Set([selection.pointed, selection.item].filter((item) => item?.out && isShown(item)));
    for (const screen of pointed) placeName(screen, view, size);
    for (const screen of data.screens) if (isShown(screen) && screen.start === "app") placeStart(screen, view, size);
    data.clusters.forEach((cluster, index) => {
      if (!layers.isHidden(index)) placeTitle(cluster, view, size);
    });
    // If two names don't fit, the selected one is more important, and that of a container less.
    const isFirst = (screen) => screen.isLit || screen.isFound || screen.start === "app";
    const others = data.screens.filter((screen) => isShown(screen) && !pointed.has(screen));
    for (const screen of others) if (isFirst(screen)) placeName(screen, view, size);
    for (const screen of others) if (!isFirst(screen) && !isContainer(screen)) placeName(screen, view, size);
    for (const screen of others) if (!isFirst(screen) && isContainer(screen)) placeName(screen, view, size);
    // Names are above the labels of segues.
    const marked = (segue) => segue.isLit || segue.isFound;
    const drawn = data.segues.filter((segue) => isShown(segue) && segue.isDrawn);
    for (const segue of drawn) if (marked(segue)) drawLabel(segue, view, size, isFaded);
    for (const segue of drawn) if (!marked(segue)) drawLabel(segue, view, size, isFaded);
    drawTexts(isFaded);
  }

  return { draw, restyle() { fonts = {}; viewport.refresh(); } };
})();

"""#

static let lines = #"""
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

"""#

static let live = #"""
(() => {
  const version = data.version;
  if (version === undefined || !location.protocol.startsWith("http")) return;
  const place = "segues-view";

  const before = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (before) viewport.set(JSON.parse(before));

  const events = new EventSource("events");
  events.addEventListener("map", (event) => {
    const news = JSON.parse(event.data);
    if (news.version !== version) {
      sessionStorage.setItem(place, JSON.stringify(viewport.view));
      location.reload();
      return;
    }
    problem.show("server", news.problem);
  });
  // The browser reconnects by itself.
  events.addEventListener("error", () =>
    problem.show("server", "The server doesn't answer. The map may be out of date."));
})();

"""#

static let minimap = #"""
const minimap = (() => {
  const svg = $("minimap");
  const [width, height] = data.size;
  const seen = shape("rect", { class: "seen", width: 1, height: 1, "vector-effect": "non-scaling-stroke" });
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (const cluster of data.clusters) {
    const [x, y, w, h] = cluster.frame;
    svg.append(shape("rect", { class: "cluster", x, y, width: w, height: h }));
  }
  for (const screen of data.screens) {
    const [x, y, w, h] = screen.frame;
    screen.dot = shape("rect", { class: `dot ${screen.start ?? ""}`, x, y, width: w, height: h });
    svg.append(screen.dot);
  }
  svg.append(seen);

  function go(event) {
    const box = svg.getBoundingClientRect();
    const scale = Math.min(box.width / width, box.height / height);
    const x = (event.clientX - box.left - (box.width - width * scale) / 2) / scale;
    const y = (event.clientY - box.top - (box.height - height * scale) / 2) / scale;
    const { k } = viewport.view;
    const { width: w, height: h } = viewport.size;
    viewport.set({ k, x: w / 2 - x * k, y: h / 2 - y * k });
  }
  svg.addEventListener("pointerdown", (event) => {
    svg.setPointerCapture(event.pointerId);
    go(event);
  });
  svg.addEventListener("pointermove", (event) => {
    if (svg.hasPointerCapture(event.pointerId)) go(event);
  });

  const button = $("minimap-toggle");
  const choice = stored("segues-minimap");

  function show(isShown) {
    svg.classList.toggle("closed", !isShown);
    button.setAttribute("aria-pressed", String(isShown));
  }

  button.addEventListener("click", () => {
    const isShown = svg.classList.contains("closed");
    show(isShown);
    choice.set(isShown ? "shown" : "closed");
  });
  show(choice.get() !== "closed");

  let isNeeded = true;

  return {
    follow(view, size) {
      // The minimap is hidden while the window shows the whole map.
      const needed =
        width * view.k > size.width + 4 || height * view.k > size.height + 4
        || view.x < -4 || view.y < -4 || view.x + width * view.k > size.width + 4
        || view.y + height * view.k > size.height + 4;
      if (needed !== isNeeded) svg.classList.toggle("unneeded", !(isNeeded = needed));
      const x = -view.x / view.k;
      const y = -view.y / view.k;
      seen.setAttribute(
        "transform",
        `translate(${x} ${y}) scale(${size.width / view.k} ${size.height / view.k})`);
    },
  };
})();

"""#

static let model = #"""
const $ = (id) => document.getElementById(id);
const data = JSON.parse($("map-data").textContent);
const drawing = document.querySelector("#world > svg");

/** Makes an HTML element. Text children are never parsed as markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** Makes an SVG element. */
function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Text from the app, isolated because it may be right-to-left. */
const words = (text) => element("bdi", {}, text);

/** A name or path from code, which may only be broken between its parts. */
const symbol = (text) => element("bdi", {}, ...text
  .replace(/[/.]|[a-z0-9](?=[A-Z])/g, "$&\0").split("\0").filter(Boolean)
  .flatMap((part, index) => (index > 0 ? [element("wbr"), part] : [part])));

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The sign of each kind of change. */
const signs = { added: "+", removed: "−", changed: "~" };

const screens = new Map(data.screens.map((screen) => [screen.key, screen]));
const segues = new Map(data.segues.map((segue) => [segue.key, segue]));

for (const screen of data.screens) Object.assign(screen, { out: [], in: [], texts: "" });
for (const segue of data.segues) {
  screens.get(segue.from)?.out.push(segue);
  if (segue.kind !== "unwind") screens.get(segue.to)?.in.push(segue);
}
for (const screen of data.screens) {
  const now = screens.get(screen.successor);
  if (now) now.predecessor = screen.key;
}

/** Whether an item is only in the old one of two versions, and so no longer in the app. */
const isGone = (item) => item.change === "removed" || item.change === "before";

/** Whether the prototype can begin with a screen: not with a view of a xib, nor with a reference to a screen. */
const isPlayable = (screen) => screen?.role === "scene" && !isGone(screen);

for (const node of drawing.querySelectorAll("g.scene[data-scene]")) {
  const screen = screens.get(node.dataset.scene);
  if (!screen) continue;
  screen.node = node;
  // Not those that the map adds, nor those of the status bar and of a tab bar around the screen.
  const own = node.querySelectorAll(".views > text, .views > .bar:not(.outer) text");
  screen.texts = [...own].map((text) => text.textContent).join(" ");
}
for (const node of drawing.querySelectorAll("g.segue[data-segue]")) {
  const segue = segues.get(node.dataset.segue);
  if (segue) segue.node = node;
}

const nameOf = (screen) => (screen ? screen.name : "nowhere");

/** The name of a segue's destination, which may be in a storyboard that this map leaves out. */
const destinationOf = (segue) => segue.elsewhere ?? nameOf(screens.get(segue.to));

/** A place in a file, without its folders. */
const shortPlace = ({ file, line }) => `${file.split("/").at(-1)}${line > 0 ? `:${line}` : ""}`;

/** A segue's identifier; without one, a container's child, the place of code, or else what fires the segue. */
const titleOf = (segue) => segue.identifier
  || (segue.relationship ? `${segue.relationship}: ${destinationOf(segue)}`
    : segue.kind === "code" ? shortPlace(segue) : segue.trigger);

/** The address of a screen, a segue or a bundle of segues on this page. */
const hrefOf = (item) =>
  `#${item.out ? "scene" : item.visible ? "segues" : "segue"}=${encodeURIComponent(item.key)}`;

/** A link to a screen or segue, with its name. */
const linkTo = (item) =>
  element("a", { href: hrefOf(item) }, words(item.out ? item.name : titleOf(item)));

const worst = (findings) =>
  ["error", "warning", "note"].find((severity) =>
    findings.some((finding) => finding.severity === severity));

/** The screens in reading order: storyboard by storyboard, as they are on the map, and in each row by row. */
const readingOrder = (() => {
  const order = [];
  const place = (cluster) => data.clusters[cluster].frame;
  const clusters = [...data.clusters.keys()]
    .sort((a, b) => place(a)[1] - place(b)[1] || place(a)[0] - place(b)[0]);
  for (const cluster of clusters) {
    const rest = data.screens.filter((screen) => screen.cluster === cluster);
    rest.sort((a, b) => a.frame[1] - b.frame[1] || a.frame[0] - b.frame[0]);
    while (rest.length > 0) {
      const bottom = rest[0].frame[1] + rest[0].frame[3] / 2;
      const inRow = (screen) => screen.frame[1] < bottom;
      const row = rest.filter(inRow).sort((a, b) => a.frame[0] - b.frame[0]);
      order.push(...row);
      rest.splice(0, rest.length, ...rest.filter((screen) => !inRow(screen)));
    }
  }
  return order;
})();

/** A choice that the browser remembers. Some browsers give a local file no storage. */
const stored = (name) => ({
  get() { try { return localStorage.getItem(name); } catch { return null; } },
  set(value) { try { localStorage.setItem(name, value); } catch { /* not stored */ } },
});

/** Announces something to screen readers. */
const say = (text) => { $("live").textContent = text; };

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

"""#

static let paper = #"""
const paper = (() => {
  const place = $("paper");
  // The printable area of landscape A4, in CSS pixels; the smallest scale that is still readable; and the
  // largest scale, which lets several small storyboards share a sheet.
  const sheet = { width: 1030, height: 640 };
  const readable = 0.28;
  const ample = 0.38;

  /** The places that cut a length into parts of nearly the same size, if possible between screens. */
  function cuts(spans, low, length, count) {
    const part = length / count;
    const found = [low];
    for (let number = 1; number < count; number++) {
      const wanted = low + part * number;
      const cost = (at) => Math.abs(at - wanted)
        + 1e6 * spans.filter(([from, to]) => from < at && at < to).length;
      const choices = [wanted, ...spans.flatMap(([from, to]) => [from - 20, to + 20])]
        .filter((at) => Math.abs(at - wanted) < part / 3);
      found.push(choices.reduce((best, at) => (cost(at) < cost(best) ? at : best)));
    }
    return [...found, low + length];
  }

  /** A copy for paper, without interactive attributes and without a second element of the same id. */
  function copied(node) {
    const copy = node.cloneNode(true);
    for (const inner of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "tabindex", "role", "aria-label"]) inner.removeAttribute(name);
    }
    copy.querySelectorAll(".hit, .control, .tone, .thumb, title").forEach((inner) => inner.remove());
    return copy;
  }

  const meets = ([x, y, w, h], [left, top, width, height]) =>
    x < left + width && left < x + w && y < top + height && top < y + h;

  /** A part without the empty space at its edges. */
  function fitted([x, y, w, h], frames) {
    const left = Math.max(x, Math.min(...frames.map((frame) => frame[0])) - 70);
    const top = Math.max(y, Math.min(...frames.map((frame) => frame[1])) - 40);
    // Loops and arrows to exits are on the right.
    const right = Math.min(x + w, Math.max(...frames.map((frame) => frame[0] + frame[2])) + 130);
    const bottom = Math.min(y + h, Math.max(...frames.map((frame) => frame[1] + frame[3])) + 40);
    return [left, top, right - left, bottom - top];
  }

  /** The sheets of a storyboard. */
  function sheets(cluster, index) {
    const mine = data.screens.filter((screen) => screen.cluster === index);
    const node = mine[0]?.node?.closest("g.cluster");
    if (!node || node.classList.contains("hidden")) return [];
    const [x, y, w, h] = cluster.frame;
    const count = (length, room) => Math.min(6, Math.max(1, Math.ceil((length * readable) / room)));
    const frames = mine.map(route.outer);
    const columns = cuts(frames.map((f) => [f[0], f[0] + f[2]]), x, w, count(w, sheet.width));
    const rows = cuts(frames.map((f) => [f[1], f[1] + f[3]]), y, h, count(h, sheet.height));
    const parts = [];
    for (let row = 0; row + 1 < rows.length; row++) {
      for (let column = 0; column + 1 < columns.length; column++) {
        const [left, top] = [columns[column], rows[row]];
        const part = [left, top, columns[column + 1] - left, rows[row + 1] - top];
        const inside = frames.filter((frame) => meets(frame, part));
        if (inside.length > 0) parts.push(fitted(part, inside));
      }
    }
    const arrows = data.segues.filter((segue) => segue.node
      && [segue.from, segue.to].some((key) => screens.get(key)?.cluster === index));
    return parts.map((part, number) => {
      const drawn = shape("svg", {
        class: "segues-map", viewBox: part.join(" "), "aria-hidden": "true", "data-layer": drawing.dataset.layer,
      });
      drawn.append(copied(node.querySelector(".cluster-ground")));
      for (const screen of mine) {
        if (meets(route.outer(screen), part)) drawn.append(copied(screen.node));
      }
      for (const segue of arrows) drawn.append(copied(segue.node));
      const title = parts.length > 1 ? `${cluster.title} – ${number + 1} of ${parts.length}` : cluster.title;
      const scale = Math.min(ample, sheet.width / part[2], sheet.height / part[3]);
      drawn.style.height = `${part[3] * scale}px`;
      const made = element("section", {}, element("h2", {}, words(title)), drawn);
      made.style.width = `${part[2] * scale}px`;
      return made;
    });
  }

  function fill() {
    const [width, height] = data.size;
    const isEnough = Math.min(sheet.width / width, sheet.height / height) >= readable;
    place.replaceChildren(...(isEnough ? [] : data.clusters.flatMap(sheets)));
  }

  const printing = matchMedia("print");
  const change = () => (printing.matches ? fill() : place.replaceChildren());
  printing.addEventListener("change", change);
  addEventListener("beforeprint", fill);
  addEventListener("afterprint", () => place.replaceChildren());
})();

"""#

static let playing = #"""
const playing = (() => {
  const out = (key) => (screens.get(key)?.out ?? []).filter(isWay);
  const into = (key) => (screens.get(key)?.in ?? []).filter(isWay);

  /** Whether the prototype can take a segue: not if code loads only a view from a xib, such as a cell. */
  const isWay = (segue) => !isGone(segue) && !(segue.kind === "code" && isView(screens.get(segue.to)));

  /** Whether a xib is neither a window nor a controller's view. */
  const isView = (screen) => screen?.role === "xib"
    && !/controller|window/i.test(screen.element) && !/Controller$/.test(screen.class);

  const relationships = (key) =>
    out(key).filter((segue) => isChild(segue) && segue.to);

  /** Whether the segue makes its destination a child of a container. A watch app's next page is not one. */
  const isChild = (segue) => segue.kind === "relationship" && segue.relationship !== "nextPage";
  const isDesktop = (key) => data.clusters[screens.get(key)?.cluster]?.platform === "macOS";

  function typeOf(key) {
    const element = screens.get(key)?.element ?? "";
    if (/^navigationController$/i.test(element)) return "stack";
    if (/tabBarController|tabViewController|pageViewController/i.test(element)) return "tabs";
    if (/split/i.test(element)) return "columns";
    return relationships(key).length > 0 ? "stack" : "screen";
  }

  /** The node of a screen with its children. The depth is limited, because a container may contain itself. */
  function made(key, above = []) {
    const brought = above.includes(key) || above.length > 8 ? [] : relationships(key);
    const type = brought.length === 0 ? "screen" : typeOf(key);
    const children = (type === "stack" ? brought.slice(0, 1) : brought)
      .map((segue) => made(segue.to, [...above, key]));
    return { key, type, children, shown: 0 };
  }

  /** The visible nodes of a level, from the outermost container to the screen. */
  function path(node) {
    const nodes = [node];
    while (nodes.at(-1).children.length > 0) {
      const last = nodes.at(-1);
      nodes.push(last.children[last.type === "stack" ? last.children.length - 1 : last.shown]);
    }
    return nodes;
  }

  const top = (state) => path(state.levels.at(-1).root);
  const leaf = (state) => top(state).at(-1).key;

  /** Wraps a screen in the containers that it has in the storyboard. */
  function inContainers(node, above = []) {
    const bringing = into(node.key).find((segue) =>
      isChild(segue) && segue.from && !above.includes(segue.from)
      && segue.from !== node.key);
    if (bringing && above.length < 8) {
      const container = made(bringing.from);
      const at = container.children.findIndex((child) => child.key === node.key);
      if (at >= 0) {
        container.children[at] = node;
        container.shown = container.type === "stack" ? 0 : at;
        return inContainers(container, [...above, node.key]);
      }
    }
    return node;
  }

  /** The segues of the shortest path from where the app starts; null if there is no path. */
  function wayTo(key) {
    const cameBy = new Map([[first(), null]]);
    const queue = [first()];
    for (const at of queue) {
      if (at === key) break;
      for (const segue of out(at)) {
        if (segue.kind === "unwind" || !segue.to || cameBy.has(segue.to)) continue;
        cameBy.set(segue.to, segue);
        queue.push(segue.to);
      }
    }
    if (!cameBy.has(key)) return null;
    const way = [];
    for (let segue = cameBy.get(key); segue; segue = cameBy.get(segue.from)) way.unshift(segue);
    return way;
  }

  /** The state in which a screen is shown as if the user had navigated to it. */
  function start(key) {
    let come = { levels: [{ root: made(first()), style: "root" }], steps: 0, note: "" };
    for (const segue of wayTo(key) ?? []) come = perform(come, segue);
    if (leaf(come) === key) return { ...come, steps: 0, note: "", motion: "none" };
    let root = inContainers(made(key));
    const pushed = into(key).some((segue) =>
      segue.kind === "show" || segue.kind === "push");
    // A screen that some segue pushes is shown on a stack, even if the stack itself is unknown.
    if (root.key === key && root.type === "screen" && pushed) {
      root = { key: null, type: "stack", children: [root], shown: 0 };
    }
    return { levels: [{ root, style: "root" }], steps: 0, note: "" };
  }

  const presented = {
    presentation: "sheet", modal: "sheet", sheet: "sheet", popover: "popover",
    popoverPresentation: "popover",
  };

  function perform(state, segue) {
    const next = structuredClone(state);
    next.steps += 1;
    next.note = "";
    next.motion = "push";
    if (segue.kind === "unwind") return unwound(next, segue);
    if (!screens.has(segue.to)) {
      next.note = segue.problem
        ?? (segue.elsewhere ? `${segue.elsewhere} is not on this map, because its storyboard did not change.`
          : "The segue has no destination.");
      next.motion = "none";
      return next;
    }
    const nodes = top(next);
    const nearest = (type) => nodes.slice(0, -1).findLast((node) => node.type === type);
    const target = made(segue.to);
    const present = (style) => {
      next.levels.push({ root: target, style });
      next.motion = style;
    };
    switch (segue.kind) {
      case "relationship":
        if (isChild(segue)) selectChild(nodes, segue, next);
        else {
          present("page");
          next.motion = "push";
        }
        break;
      case "showDetail": {
        const columns = nearest("columns");
        if (!columns) present("sheet");
        else {
          columns.shown = Math.max(1, columns.children.length - 1);
          columns.children[columns.shown] = target;
        }
        break;
      }
      case "show":
      case "push": {
        const stack = nearest("stack");
        if (isDesktop(segue.to)) present("window");
        else if (stack && target.type !== "stack") stack.children.push(target);
        else present("sheet");
        break;
      }
      case "replace":
        Object.assign(nodes.at(-1), target);
        next.motion = "none";
        break;
      case "embed":
        present("sheet");
        next.note = "Embedded: in the app, this screen appears inside the previous one.";
        break;
      case "code": {
        const stack = nearest("stack");
        if (isDesktop(segue.to)) present("window");
        else if (stack && target.type === "screen") stack.children.push(target);
        else present("sheet");
        next.note = "Opened by code, which may show the screen in another way.";
        break;
      }
      case "custom":
        present("sheet");
        next.note = "A custom segue: its class decides what it does.";
        break;
      default: present(presented[segue.kind] ?? "sheet");
    }
    return next;
  }

  /** Shows a child of a container, such as a tab. */
  function selectChild(nodes, segue, next) {
    const container = nodes.find((node) => node.key === segue.from);
    const at = container?.children.findIndex((child) => child.key === segue.to) ?? -1;
    if (at >= 0) container.shown = at;
    else next.levels.push({ root: made(segue.to), style: "sheet" });
    next.motion = "none";
  }

  /** Goes back one screen, because only code says which screen implements the action. */
  function unwound(next, segue) {
    next.motion = "back";
    const assumed = `Went back one screen. In the app, the screen that implements ${segue.action ?? "the action"} is shown.`;
    const stack = top(next).findLast((node) => node.type === "stack" && node.children.length > 1);
    if (stack) {
      stack.children.pop();
      next.note = assumed;
    } else if (next.levels.length > 1) {
      next.levels.pop();
      next.note = assumed;
    } else {
      next.note = "There is nothing to unwind to.";
      next.motion = "none";
    }
    return next;
  }

  /** The screens that lead to the visible one, each with the state that goes back to it. */
  function crumbs(state) {
    const found = [];
    state.levels.forEach((level, number) => {
      const nodes = path(level.root);
      const stack = nodes.findLast((node) => node.type === "stack" && node.children.length > 1);
      const count = stack ? stack.children.length : 1;
      for (let kept = 1; kept <= count; kept++) {
        const cut = structuredClone(state);
        cut.levels.length = number + 1;
        Object.assign(cut, { note: "", motion: "back", steps: state.steps + 1 });
        const inner = path(cut.levels[number].root)
          .findLast((node) => node.type === "stack" && node.children.length > 1);
        if (inner) inner.children.length = kept;
        found.push({ key: leaf(cut), state: cut });
      }
    });
    return found;
  }

  /** The choices of the innermost tab bar or split view around the visible screen; null if there are none. */
  function siblings(state) {
    const container = top(state).findLast((node) => node.type === "tabs" || node.type === "columns");
    if (!container || container.children.length < 2) return null;
    const index = top(state).indexOf(container);
    return {
      container: container.key,
      choices: container.children.map((child, at) => {
        const chosen = structuredClone(state);
        top(chosen)[index].shown = at;
        Object.assign(chosen, { note: "", motion: "none", steps: state.steps + 1 });
        return { key: child.key, leaf: leaf(chosen), state: chosen, isShown: at === container.shown };
      }),
    };
  }

  /** The screens in a screen's visible container views, each with the frame of its container on the map. */
  function embedded(key) {
    const found = [];
    for (const { kind, spots, to } of out(key)) {
      if (kind !== "embed" || !spots) continue;
      const [frame] = spots;
      const shown = path(made(to)).at(-1).key;
      // If containers cover each other, code decides which one is visible.
      if (!screens.get(shown)?.node || found.some((other) => covers(frame, other.frame))) continue;
      found.push({ key: shown, frame });
    }
    return found;
  }

  const covers = ([x, y, w, h], [left, top, width, height]) =>
    x <= left + 1 && y <= top + 1 && x + w >= left + width - 1 && y + h >= top + height - 1;

  /** A screen and the screens inside it. */
  const visible = (key, depth = 0) =>
    [key, ...(depth > 3 ? [] : embedded(key).flatMap((inner) => visible(inner.key, depth + 1)))];

  /** The segues that can be performed: those of the visible screens and of the containers around them. */
  const moves = (state) => {
    const [screen, ...around] = top(state).map((node) => node.key).reverse();
    return [...new Set([...visible(screen), ...around])].flatMap(out).filter((segue) => !isChild(segue));
  };

  /** The number of screens that can be reached from a screen, including itself. */
  function reach(key) {
    const seen = new Set([key]);
    for (const at of seen) {
      for (const segue of out(at)) {
        if (segue.kind !== "unwind" && segue.to) seen.add(segue.to);
      }
    }
    return seen.size;
  }

  /**
   * The screen where the app starts. If several could be it, the one that reaches the most screens; of these, the one
   * nearest to the corner of the map.
   */
  const beginning = (() => {
    const here = data.screens.filter(isPlayable);
    const isOnWatch = (screen) => data.clusters[screen.cluster].platform === "watchOS";
    const inside = here.filter((screen) => (screen.start ?? data.clusters[screen.cluster].role) === "app");
    // Neither a launch screen nor an extension's screen is where the app starts.
    const outside = here.filter((screen) => !data.clusters[screen.cluster].role);
    // If only the app's part on a watch has a start, code creates the first screen of the app itself.
    const isElsewhere = inside.every(isOnWatch) && !outside.every(isOnWatch);
    const inApp = isElsewhere ? [] : inside;
    const others = isElsewhere ? outside.filter((screen) => !isOnWatch(screen)) : outside;
    const isWindow = (screen) => screen.element !== "application";
    const candidates = [
      inApp.filter((screen) => screen.start && isWindow(screen)), inApp.filter(isWindow),
      others.filter((screen) => screen.initial), others, here,
    ].find((some) => some.length > 0) ?? [];
    const corner = ({ frame: [x, y] }) => x + y;
    const ranked = candidates.map((screen) => ({ screen, count: candidates.length > 1 ? reach(screen.key) : 1 }));
    ranked.sort((a, b) => b.count - a.count || corner(a.screen) - corner(b.screen));
    return ranked[0]?.screen.key;
  })();
  const first = () => beginning;

  return { start, perform, crumbs, siblings, embedded, moves, leaf, first };
})();

"""#

static let problem = #"""
const problem = (() => {
  const line = $("problem");
  const close = $("problem-close");
  const reasons = new Map();

  /** Shows what is wrong for a reason, such as "link"; without a text, the reason is settled. */
  function show(reason, text) {
    if (text) reasons.set(reason, text); else reasons.delete(reason);
    line.hidden = reasons.size === 0;
    close.hidden = !reasons.has("link");
    $("problem-text").textContent = [...reasons.values()].join("\n");
  }

  close.addEventListener("click", () => {
    show("link", null);
    $("canvas").focus();
  });

  return { show };
})();

"""#

static let route = #"""
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

"""#

static let scenes = #"""
const scenes = (() => {
  const thumbnailFrom = 24;
  const everythingFrom = 84;
  const ground = "fg";

  const number = (node, name) => Number(node.getAttribute(name) ?? 0);

  /** What paints a shape: a class of a color, or a fill with its opacity; null for an outline. */
  const paintOf = (node) => {
    const style = node.getAttribute("class") ?? "";
    const themed = /(?:^| )[fs]([a-z]|k[0-9a-f]+-[0-9a-f]+)(?: |$)/.exec(style);
    const fill = node.getAttribute("fill");
    if (fill) return { fill, "fill-opacity": node.getAttribute("fill-opacity") ?? 1 };
    return themed && !/(?:^| )o(?: |$)/.test(style) ? { class: `f${themed[1]}` } : null;
  };

  const sameKey = (paint) => paint.class ?? `${paint.fill} ${paint["fill-opacity"]}`;

  /** The bars that lines of text look like from afar. */
  function bars(text, most) {
    const size = number(text, "font-size");
    const lines = text.children.length > 0 ? [...text.children] : [text];
    const style = text.getAttribute("class") ?? "";
    return lines.map((line) => {
      const width = number(text, "textLength") || line.textContent.length * size * 0.5;
      const shift = /(?:^| )c(?: |$)/.test(style) ? width / 2 : /(?:^| )e(?: |$)/.test(style) ? width : 0;
      const left = Math.max(0, number(line, "x") - shift);
      return [left, number(line, "y") - size * 0.6, Math.max(0, Math.min(width, most - left)), size * 0.5];
    });
  }

  const boxOf = (node) => ["x", "y", "width", "height"].map((name) => number(node, name));
  const outline = ([x, y, w, h]) =>
    `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`;

  /** The color that a screen is known by: a bright one if it covers enough, or else the most frequent one. */
  function tone(boxes, [, , w, h]) {
    const [columns, rows] = [8, 14];
    const cells = new Array(columns * rows).fill({ class: ground });
    for (const { paint, box: [x, y, width, height] } of boxes) {
      if (paint["fill-opacity"] < 0.5) continue;
      for (let row = 0; row < rows; row++) {
        const middle = ((row + 0.5) * h) / rows;
        if (middle < y || middle > y + height) continue;
        for (let column = 0; column < columns; column++) {
          const center = ((column + 0.5) * w) / columns;
          if (center >= x && center <= x + width) cells[row * columns + column] = paint;
        }
      }
    }
    const found = new Map();
    for (const paint of cells) {
      const key = sameKey(paint);
      const entry = found.get(key) ?? { paint, count: 0 };
      entry.count += 1;
      found.set(key, entry);
    }
    const most = (some) => some.reduce((best, entry) => (entry.count > (best?.count ?? 0) ? entry : best), null);
    const all = [...found.values()];
    const bright = most(all.filter(({ paint }) => isBright(paint)));
    return (bright && bright.count > cells.length * 0.08 ? bright : most(all)).paint;
  }

  function isBright({ class: themed, fill }) {
    if (themed) return ["fa", "fv", "fr"].includes(themed);
    const parts = [1, 3, 5].map((at) => parseInt(fill.slice(at, at + 2), 16));
    return Math.max(...parts) - Math.min(...parts) > 48;
  }

  /** Draws a screen's tone, and its thumbnail: large shapes in their order, and bars for texts. */
  function draw(screen) {
    const { node, frame } = screen;
    const [, , w, h] = frame;
    const boxes = [];
    const texts = new Map();
    const pictures = [];
    for (const child of node.querySelectorAll(".views > :not(g), .views > g > *")) {
      const name = child.nodeName;
      const paint = paintOf(child);
      if (name === "text") {
        if (!paint || number(child, "font-size") < h / 90) continue;
        const key = sameKey(paint);
        const path = bars(child, w).map(outline).join("");
        texts.set(key, { paint, path: (texts.get(key)?.path ?? "") + path });
      } else if (name === "rect" || (name === "use" && paint)) {
        const box = boxOf(child);
        if (paint && box[2] > w / 30 && box[3] > h / 120) boxes.push({ paint, box });
      } else if (name === "svg") {
        const box = boxOf(child);
        if (box[2] * box[3] > w * h * 0.02) pictures.push(child.cloneNode(true));
      }
    }
    const paint = tone(boxes, frame);
    const made = [shape("rect", { width: w, height: h, ...paint, class: `tone ${paint.class ?? ""}` })];
    const paths = [];
    for (const { paint, box } of boxes) {
      const last = paths.at(-1);
      if (last && sameKey(last.paint) === sameKey(paint)) last.path += outline(box);
      else paths.push({ paint, path: outline(box) });
    }
    const drawn = ({ paint, path }, more = {}) => shape("path", { d: path, ...paint, ...more });
    made.push(shape("g", { class: "thumb" }, ...paths.map((run) => drawn(run)), ...pictures,
      ...[...texts.values()].map((run) => drawn(run, { opacity: 0.45 }))));
    node.querySelector(".body").after(...made);
    screen.isSketched = true;
  }

  const levelOf = (width) => (width < thumbnailFrom ? "dot" : width < everythingFrom ? "thumbnail" : "whole");

  function show(screen, level) {
    if ((level === "dot" || level === "thumbnail") && !screen.isSketched) draw(screen);
    screen.node.classList.remove(`at-${screen.level}`);
    screen.node.classList.add(`at-${level}`);
    screen.level = level;
  }

  const drawn = data.screens.filter((screen) => screen.node);
  for (const screen of drawn) show(screen, "unseen");

  /** The level that a screen should have; its current one if it is not in sight. */
  function wanted({ frame: [x, y, w, h], level }, view, size) {
    const next = levelOf(w * view.k);
    if (next === level) return level;
    const [left, top] = [x * view.k + view.x, y * view.k + view.y];
    return left > size.width || top > size.height || left + w * view.k < 0 || top + h * view.k < 0 ? level : next;
  }

  // Screens are drawn from afar while nothing else happens, so that fewer have to be when the map moves.
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(() => work({ timeRemaining: () => 4 }), 50));
  const undrawn = drawn.slice();
  function prepare(deadline) {
    while (undrawn.length > 0 && deadline.timeRemaining() > 2) {
      const screen = undrawn.pop();
      if (!screen.isSketched) draw(screen);
    }
    if (undrawn.length > 0) later(prepare);
  }
  later(prepare);

  return {
    /** Whether a visible screen doesn't have the detail that its size allows. */
    isBehind: (view, size) => drawn.some((screen) => wanted(screen, view, size) !== screen.level),
    /**
     * Shows each visible screen in the detail that its size allows, at least one, and more until a time; returns
     * whether some have to wait for the next frame.
     */
    follow(view, size, until) {
      let isFirst = true;
      for (const screen of drawn) {
        const level = wanted(screen, view, size);
        if (level === screen.level) continue;
        if (!isFirst && performance.now() > until) return true;
        isFirst = false;
        show(screen, level);
      }
      return false;
    },
  };
})();

"""#

static let search = #"""
const search = (() => {
  const query = $("query");
  const list = $("results");
  const most = 60;
  let results = [];
  let current = -1;

  // The first three fields weigh more than the rest. The last one has the texts on the screen.
  const fold = (text) => (text ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const entries = [
    ...data.screens.map((screen) => ({
      screen,
      fields: [screen.name, screen.class, screen.identifier,
        data.clusters[screen.cluster].title, screen.texts].map(fold),
    })),
    ...data.segues.filter((segue) => segue.identifier || segue.action).map((segue) => ({
      segue,
      fields: [segue.identifier, segue.action, "", "", segue.trigger].map(fold),
    })),
  ];

  /** How well a field matches a word; 0 if it doesn't. */
  function score(field, word) {
    const at = field.indexOf(word);
    if (at < 0) return 0;
    if (field.length === word.length) return 8;
    if (at === 0) return 5;
    return /[\p{L}\p{N}]/u.test(field[at - 1]) ? 2 : 3;
  }

  function find(text) {
    const wanted = fold(text).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const found = [];
    entries.forEach((entry, index) => {
      let total = 0;
      for (const word of wanted) {
        const best = Math.max(
          ...entry.fields.map((field, place) => score(field, word) * (place < 3 ? 3 : 1)));
        if (best === 0) return;
        total += best;
      }
      found.push({ entry, total, index });
    });
    found.sort((a, b) => b.total - a.total || a.index - b.index);
    return found.map((match) => match.entry);
  }

  function line(entry, index) {
    const { screen, segue } = entry;
    const cluster = data.clusters[(screen ?? screens.get(segue.from))?.cluster];
    const second = screen
      ? [screen.class !== screen.name ? screen.class : null, screen.identifier, cluster?.title]
      : [`${segue.kind} segue`, nameOf(screens.get(segue.from))];
    return element("li", {
      role: "option", id: `result-${index}`, class: screen ? "of-scene" : "of-segue",
      "aria-selected": "false", onclick: () => choose(index),
      // Otherwise the field would lose the focus before the click.
      onpointerdown: (event) => event.preventDefault(),
    }, words(screen ? screen.name : titleOf(segue)),
    element("small", {}, second.filter(Boolean).flatMap((part, at) =>
      at === 0 ? [words(part)] : [" · ", words(part)])));
  }

  function update() {
    const all = find(query.value);
    results = all.slice(0, most);
    current = -1;
    list.replaceChildren(...results.map(line));
    const asked = query.value.trim() !== "";
    if (asked && results.length === 0) {
      list.append(element("li", { class: "none", role: "option", "aria-disabled": "true" }, "Nothing found"));
    }
    if (all.length > most) {
      list.append(element("li", { class: "none", role: "option", "aria-disabled": "true" },
        `and ${all.length - most} more`));
    }
    open(asked);
    query.removeAttribute("aria-activedescendant");
    mark(all);
    if (!asked) return;
    const scenes = all.filter((entry) => entry.screen).length;
    say(all.length === 0 ? "Nothing found"
      : `${plural(scenes, "scene")} and ${plural(all.length - scenes, "segue")} found`);
  }

  function mark(found) {
    drawing.classList.toggle("searched", found.length > 0);
    const hits = new Set(found);
    for (const entry of entries) {
      const { screen, segue } = entry;
      const item = screen ?? segue;
      item.isFound = hits.has(entry);
      item.node?.classList.toggle("found", item.isFound);
      screen?.dot?.classList.toggle("found", item.isFound);
    }
    viewport.refresh();
  }

  function open(shown) {
    list.hidden = !shown;
    query.setAttribute("aria-expanded", String(shown));
  }

  function point(index) {
    if (results.length === 0) return;
    list.children[current]?.setAttribute("aria-selected", "false");
    current = (index + results.length) % results.length;
    const option = list.children[current];
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    query.setAttribute("aria-activedescendant", option.id);
  }

  function choose(index) {
    const entry = results[index];
    if (!entry) return;
    open(false);
    clear();
    route.go(hrefOf(entry.screen ?? entry.segue), { focus: true });
  }

  function clear() {
    query.value = "";
    results = [];
    current = -1;
    list.replaceChildren();
    open(false);
    mark([]);
  }

  query.addEventListener("input", update);
  query.addEventListener("focus", () => { if (query.value.trim() !== "") open(true); });
  query.addEventListener("blur", () => open(false));
  query.addEventListener("keydown", (event) => {
    switch (event.key) {
      case "ArrowDown": point(current + 1); break;
      case "ArrowUp": point(current < 0 ? -1 : current - 1); break;
      case "Enter": choose(Math.max(0, current)); break;
      case "Escape":
        clear();
        query.blur();
        break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  return { focus() { query.focus(); query.select(); } };
})();

"""#

static let selection = #"""
const selection = (() => {
  let selected = null;
  let pointed = null;
  let lit = [];

  function neighbors(item) {
    if (item.visible) return { segues: item.visible, screens: [item.from, item.to] };
    if (item.out) {
      const around = [...item.out, ...item.in];
      return { segues: around, screens: around.flatMap((segue) => [segue.from, segue.to]) };
    }
    return { segues: [item], screens: [item.from, item.to] };
  }

  function light(item) {
    for (const one of lit) mark(one, false);
    lit = [];
    pointed = item;
    drawing.classList.toggle("lighting", Boolean(item));
    viewport.refresh();
    if (!item) return;
    const around = neighbors(item);
    lit = [item, ...around.segues, ...around.screens.map((key) => screens.get(key))].filter((one) => one?.node);
    for (const one of lit) mark(one, true);
    // Ways by code from a scene of another storyboard share an arrow, which may lead to another scene. The ways to
    // this scene are drawn, too.
    for (const segue of item.in ?? []) if (segue.isFar) segue.node?.classList.add("shown");
  }

  function mark(one, isLit) {
    one.isLit = isLit;
    one.node.classList.toggle("lit", isLit);
    if (!isLit) one.node.classList.remove("shown");
  }

  function itemOf(target) {
    const node = target.closest?.("g.segue[data-segue], g.scene[data-scene]");
    if (!node) return null;
    return node.dataset.segue ? segues.get(node.dataset.segue) : screens.get(node.dataset.scene);
  }

  function select(item) {
    for (const dot of [selected?.node, selected?.dot]) dot?.classList.remove("selected");
    selected = item;
    bundles.open(item);
    for (const dot of [selected?.node, selected?.dot]) dot?.classList.add("selected");
    light(item);
    details.show(item);
    changes.follow(item);
  }

  drawing.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    light(itemOf(event.target) ?? selected);
  });
  drawing.addEventListener("pointerleave", () => light(selected));
  // Not on the drawing, because an SVG element that listens for focus becomes a tab stop itself.
  $("world").addEventListener("focusin", (event) => light(itemOf(event.target) ?? selected));
  $("world").addEventListener("focusout", () => light(selected));

  return {
    select, itemOf,
    get item() { return selected; },
    /** What the pointer or the focus is on; the selected item if they are on none. */
    get pointed() { return pointed; },
  };
})();

"""#

static let sheet = #"""
const sheet = (() => {
  const panel = $("details");
  const grip = element("button", {
    type: "button", class: "grip", "aria-controls": "details",
    // Only clicks by a key. "pointerup" handles taps, because no click follows a tap right after a pull.
    onclick: (event) => { if (event.detail === 0) set(!isHigh); },
  });
  let isHigh = false;
  let from = null;
  let isOnGrip = false;

  function set(high) {
    isHigh = high;
    panel.classList.toggle("high", high);
    grip.setAttribute("aria-expanded", String(high));
    grip.setAttribute("aria-label", high ? "Show less" : "Show more");
    if (!high) panel.scrollTop = 0;
  }
  set(false);

  panel.addEventListener("pointerdown", (event) => {
    isOnGrip = event.target === grip;
    if (event.target.closest("header") && !event.target.closest("a, .close")) from = event.clientY;
  });
  addEventListener("pointermove", (event) => {
    if (from === null) return;
    panel.style.setProperty("--pulled", `${from - event.clientY}px`);
  });
  function letGo() {
    from = null;
    panel.style.removeProperty("--pulled");
  }
  /** Stops the click of a tap that moved the sheet, because it would be on what is now below the finger. */
  function swallowClick() {
    const stop = (event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true), 400);
  }
  addEventListener("pointerup", (event) => {
    if (from === null) return;
    const pulled = from - event.clientY;
    letGo();
    if (Math.abs(pulled) > 24) set(pulled > 0);
    else if (isOnGrip) {
      set(!isHigh);
      swallowClick();
    }
  });
  addEventListener("pointercancel", letGo);

  return {
    grip,
    /** The part of a small window's height that the sheet covers. */
    get height() { return isHigh ? 0.53 : 0.15; },
  };
})();

"""#

static let stage = #"""
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

"""#

static let start = #"""
(() => {
  // Until here the map scrolls like any page. From now on it pans and zooms.
  document.documentElement.classList.add("ready");
  $("panel-open").addEventListener("click", layers.toggle);
  drawing.setAttribute("role", "group");
  drawing.setAttribute("aria-label",
    `${plural(data.counts.scenes, "scene")}, ${plural(data.counts.segues, "segue")}`);
  viewport.measure();
  // Shows the whole map. If that would be too small to tell screens apart, or would cut off most of the name of the screen
  // where the app starts, shows the upper part of that screen and what is around it.
  viewport.fitAll(false);
  if (changes.isShown) {
    const frame = changes.opening();
    if (frame) viewport.fit(frame, { animated: false });
    return route.apply({ first: true });
  }
  const entry = screens.get(playing.first());
  const scale = Math.min(viewport.size.width / data.size[0], viewport.size.height / data.size[1]);
  // In pixels: room for the first words of a name.
  const [x, y, w, h] = entry?.frame ?? [];
  if (entry && (Math.min(entry.rooms[0] - 12, w * 1.6) * scale < 90 || scale < 0.1)) {
    const high = Math.min(h, w * 2.2);
    const [before, across] = viewport.size.width < 760 ? [0.4, 1.9] : [1, 4.4];
    // Nothing is to the left of the map or above it.
    const [left, top] = [x - w * before, y - high * 0.6].map((start) => Math.max(-40, start));
    viewport.fit([left, top, w * across, high * 2.2], { animated: false });
  }
  route.apply({ first: true });
})();

"""#

static let theme = #"""
(() => {
  const button = $("theme");
  const names = ["auto", "light", "dark"];
  const kept = stored("segues-theme");

  function apply(name) {
    const pictures = document.querySelectorAll(".segues-map");
    for (const { dataset } of [document.documentElement, ...pictures]) {
      if (name === "auto") delete dataset.theme;
      else dataset.theme = name;
    }
    lettering.restyle();
    button.textContent = `Theme: ${name}`;
    button.dataset.theme = name;
  }

  button.addEventListener("click", () => {
    const next = names[(names.indexOf(button.dataset.theme) + 1) % names.length];
    apply(next);
    kept.set(next);
    say(`Theme: ${next}`);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", lettering.restyle);
  const before = kept.get();
  apply(names.includes(before) ? before : "auto");
})();

"""#

static let viewport = #"""
const viewport = (() => {
  const canvas = $("canvas");
  const world = $("world");
  const [width, height] = data.size;
  const smallest = 0.01;
  const largest = 4;
  // The time for scripts in a frame, in milliseconds: when many screens appear at once, some follow in the next frames.
  const patience = 1.2;
  let view = { x: 0, y: 0, k: 1 };
  let size = { width: innerWidth, height: innerHeight };
  let scheduled = 0;
  let animation = 0;
  let isCoarse = null;
  // Whether the whole map is fitted to the window.
  let isWhole = false;
  // Whether texts must be drawn again, and for how many frames screens have waited for that.
  let isChanged = true;
  let waited = 0;
  let shownLevel = "";
  const level = $("zoom-level");

  function paint() {
    scheduled = 0;
    const until = performance.now() + patience;
    // First, because a canvas needs the styles, and everything below changes some.
    if (isChanged) lettering.draw(view, size);
    const hasTime = !isChanged || performance.now() < until - patience / 2;
    isChanged = false;
    world.style.transform = `translate3d(${view.x}px,${view.y}px,0) scale(${view.k})`;
    const isMeasured = lines.follow(view.k);
    // Screens wait for a few frames while texts and lines take the time.
    const isLate = (isMeasured || !hasTime) && ++waited < 4;
    if (!isLate) waited = 0;
    // Patterns of dots and dashes take most of a frame's time when many lines are in sight.
    const coarse = lines.isCoarse(view.k);
    if (coarse !== isCoarse) drawing.classList.toggle("coarse", isCoarse = coarse);
    if (isLate ? scenes.isBehind(view, size) : scenes.follow(view, size, until)) schedule();
    const text = `${Math.max(1, Math.round(view.k * 100))}%`;
    if (text !== shownLevel) level.textContent = shownLevel = text;
    minimap.follow(view, size);
  }

  function schedule() {
    if (!scheduled) scheduled = requestAnimationFrame(paint);
  }

  function refresh() {
    isChanged = true;
    schedule();
  }

  function clamp(next) {
    const k = Math.min(largest, Math.max(smallest, next.k));
    // Some of the map always stays visible.
    const margin = 80;
    const x = Math.min(size.width - margin, Math.max(margin - width * k, next.x));
    const y = Math.min(size.height - margin, Math.max(margin - height * k, next.y));
    return { x, y, k };
  }

  function set(next, animated = false) {
    cancelAnimationFrame(animation);
    animation = 0;
    isWhole = false;
    const target = clamp(next);
    if (!animated || reducedMotion.matches) {
      view = target;
      return refresh();
    }
    const from = view;
    let start = 0;
    // Moves the center at an even pace, and the logarithm of the zoom too.
    const middle = (v) => [(size.width / 2 - v.x) / v.k, (size.height / 2 - v.y) / v.k];
    const [fromX, fromY] = middle(from);
    const [toX, toY] = middle(target);
    const step = (time) => {
      start ||= time;
      const part = Math.min(1, (time - start) / 280);
      const eased = 1 - (1 - part) ** 3;
      const k = from.k * (target.k / from.k) ** eased;
      const x = size.width / 2 - (fromX + (toX - fromX) * eased) * k;
      const y = size.height / 2 - (fromY + (toY - fromY) * eased) * k;
      view = part === 1 ? target : { x, y, k };
      isChanged = true;
      paint();
      animation = part === 1 ? 0 : requestAnimationFrame(step);
    };
    animation = requestAnimationFrame(step);
  }

  /** The part of the window that no panel covers. */
  function free() {
    const narrow = size.width < 760;
    const left = !($("panel").hidden && $("changes").hidden) && !narrow ? 280 : 0;
    const right = !$("details").hidden && !narrow ? 356 : 0;
    // Together with the margin around what is fitted, this ends above the zoom buttons.
    const bottom = !narrow ? 24
      : size.height * (!$("panel").hidden ? 0.53 : !$("details").hidden ? sheet.height : 0);
    return { x: left, y: 0, width: size.width - left - right, height: size.height - bottom };
  }

  /** The view with a frame in the middle of a part of the window. */
  const centered = ([x, y, w, h], k, room) => ({
    k,
    x: room.x + room.width / 2 - (x + w / 2) * k,
    y: room.y + room.height / 2 - (y + h / 2) * k,
  });

  function fit(frame, { animated = true, closest = 1.25, margin = 28 } = {}) {
    const [, , w, h] = frame;
    const room = free();
    const k = Math.max(
      smallest,
      Math.min(closest, (room.width - 2 * margin) / w, (room.height - 2 * margin) / h));
    set(centered(frame, k, room), animated);
  }

  /** Shows a frame. Moves only if needed, and zooms in if the frame would be too small to read. */
  function reveal(frame, animated = true) {
    const [x, y, w, h] = frame;
    const room = free();
    let { k } = view;
    const fits = Math.min((room.width - 40) / w, (room.height - 40) / h);
    if (k < Math.min(0.3, fits)) k = Math.min(0.62, fits);
    if (k > fits) k = fits;
    if (k !== view.k) return set(centered(frame, k, room), animated);
    const left = x * k + view.x;
    const top = y * k + view.y;
    const inside =
      left >= room.x + 12 && top >= room.y + 12 && left + w * k <= room.x + room.width - 12
      && top + h * k <= room.y + room.height - 12;
    if (!inside) set(centered(frame, k, room), animated);
  }

  /** Moves a frame away from a panel that covers its middle. Never zooms. */
  function uncover([x, y, w, h]) {
    const room = free();
    const shift = (start, length, edge, end) => {
      const middle = start + length / 2;
      // Not out of the window on the other side.
      return middle > edge && middle < end ? Math.max(edge - 12 - start - length, edge / 2 - middle) : 0;
    };
    const dx = shift(x * view.k + view.x, w * view.k, room.x + room.width, size.width);
    const dy = shift(y * view.k + view.y, h * view.k, room.height, size.height);
    if (dx || dy) panBy(dx, dy, true);
  }

  function panBy(dx, dy, animated = false) {
    set({ ...view, x: view.x + dx, y: view.y + dy }, animated);
  }

  function zoomAt(x, y, factor, animated = false) {
    const k = Math.min(largest, Math.max(smallest, view.k * factor));
    const ratio = k / view.k;
    set({ k, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, animated);
  }

  const zoomBy = (factor) => {
    const room = free();
    zoomAt(room.x + room.width / 2, room.y + room.height / 2, factor, true);
  };

  /** Shows all storyboards that aren't hidden. */
  function fitAll(animated = true) {
    const frames = data.clusters.filter((_, index) => !layers.isHidden(index)).map(({ frame }) => frame);
    const isAll = frames.length === 0 || frames.length === data.clusters.length;
    fit(isAll ? [0, 0, width, height] : route.union(frames), { animated });
    isWhole = true;
  }

  new ResizeObserver(([entry]) => {
    size = { width: entry.contentRect.width, height: entry.contentRect.height };
    // Panels begin below the header, and below a line that says what is wrong.
    document.body.style.setProperty("--below", `${canvas.offsetTop + 12}px`);
    refresh();
  }).observe(canvas);

  return {
    refresh, fit, fitAll, reveal, uncover, panBy, zoomAt, zoomBy, set,
    get view() { return view; },
    get isWhole() { return isWhole; },
    measure() { size = { width: canvas.clientWidth, height: canvas.clientHeight }; },
    get size() { return size; },
  };
})();

"""#
}

extension PageStyle {
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
button:disabled { background: var(--page); border-color: var(--line); color: var(--soft); cursor: default; }
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

static let colours = #"""
:root {
  --page: #eaecf0; --dots: #d5d9e0; --surface: #ffffff; --raised: #ffffff; --line: #d9dce2;
  --text: #1b1f27; --soft: #565d6b; --accent: #0a5bd0; --on-accent: #ffffff; --wash: #e8effc;
  --error: #b3261e; --warning: #8a5a00; --note: #3c6a9e; --good: #1c7a3d;
  --added: #1c7a3d; --removed: #b3261e; --changed: #8a5a00;
  --shadow: 0 1px 2px rgb(20 24 32 / 8%), 0 6px 24px rgb(20 24 32 / 10%);
  --by-typed: #1c7a3d; --by-constant: #0a5bd0; --by-string: #a24b00; --by-control: #6b7280;
  --by-undecided: #7a3fc4; --by-never: #b3261e;
  --depth-0: #1d4f91; --depth-1: #2f7dc0; --depth-2: #57a5ba; --depth-3: #8dbd83; --depth-4: #d2b04c;
  --depth-5: #d27a3f;
  color-scheme: light;
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --page: #14161a; --dots: #24272d; --surface: #1d2026; --raised: #262a31; --line: #363b44;
    --text: #e8eaee; --soft: #a4abb8; --accent: #7db0ff; --on-accent: #0b1524; --wash: #22314b;
    --error: #ff8a80; --warning: #f0b955; --note: #8fbdf0; --good: #6fce8f;
    --added: #6fce8f; --removed: #ff8a80; --changed: #f0b955;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 45%);
    --by-typed: #6fce8f; --by-constant: #7db0ff; --by-string: #f2a15c; --by-control: #9aa2af;
    --by-undecided: #c39bff; --by-never: #ff8a80;
    color-scheme: dark;
  }
}
:root[data-theme="dark"] {
  --page: #14161a; --dots: #24272d; --surface: #1d2026; --raised: #262a31; --line: #363b44;
  --text: #e8eaee; --soft: #a4abb8; --accent: #7db0ff; --on-accent: #0b1524; --wash: #22314b;
  --error: #ff8a80; --warning: #f0b955; --note: #8fbdf0; --good: #6fce8f;
  --added: #6fce8f; --removed: #ff8a80; --changed: #f0b955;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 45%);
  --by-typed: #6fce8f; --by-constant: #7db0ff; --by-string: #f2a15c; --by-control: #9aa2af;
  --by-undecided: #c39bff; --by-never: #ff8a80;
  color-scheme: dark;
}

"""#

static let drawing = #"""
.segues-map :is(.page, .hidden) { display: none; }
.segues-map .body { filter: none; }
.segues-map :is(.scene, .segue, .control) { cursor: pointer; }
.segues-map .tone, .segues-map .thumb { display: none; pointer-events: none; }
.segues-map.lighting .segue:not(.lit, .selected), .segues-map.lighting .link { opacity: .22; }
.segues-map.searched .scene:not(.found) { opacity: .3; }
.segues-map.searched .segue:not(.found), .segues-map.searched .link { opacity: .16; }
.segues-map .diff-box.pointed { stroke-width: 4px; fill-opacity: .28; }

/* The script lines.js sets the widths of lines, and a canvas shows the texts. */
@media screen {
  .segues-map .link path { stroke-dasharray: none; opacity: .6; }
  .segues-map .scene:is(.entry, .lit, .found) > .frame { stroke: var(--accent); }
  .segues-map .scene:is(.selected, :focus-visible) > .frame { stroke: var(--focus); }
  .segues-map :is(.cluster-title, .start, .entry .initial-arrow, .label text) { visibility: hidden; }
  .segues-map :is(.name, .class) { visibility: hidden; pointer-events: all; }
  .segues-map .label rect { fill: transparent; stroke: none; }
  .segues-map .folded:not(.open, .shown, .found, :focus) > * { display: none; }
  .segues-map.coarse :is(.arrow, .swatch, .frame) { stroke-dasharray: none; }
  .segues-map .long .arrow { stroke-dasharray: none; }
  .segues-map.coarse .label { display: none; }
  .segues-map.coarse:not([data-layer="reach"], [data-layer="code"]) .kind-code.far:not(.lit, .found, .open, .selected, :hover, :focus, [data-findings]) > * { display: none; }
  .segues-map .kind-code .arrow { stroke-opacity: 1; }
  .segues-map .kind-code:not(.lit, .found, :hover, :focus) .arrow { stroke-opacity: .4; }
  .segues-map .kind-code.far:not(.lit, .found, :hover, :focus) .arrow { stroke-opacity: .22; }
  .segues-map :is(.at-unseen, .at-dot, .at-thumbnail) > :is(.views, .controls) { display: none; }
  .segues-map .at-dot > .tone, .segues-map .at-thumbnail > .thumb { display: inline; }
}

"""#

static let header = #"""
#top {
  display: flex; align-items: center; gap: 14px; padding: 8px 14px; background: var(--surface);
  border-bottom: 1px solid var(--line); z-index: 10; flex: none;
}
#top h1 {
  font-size: 15px; font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  min-width: 12ch; flex: 0 1 auto;
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
  display: flex; align-items: center; max-height: 25vh; overflow: auto;
}
#problem p { flex: 1; overflow-wrap: anywhere; white-space: pre-line; }
#problem .close { color: inherit; margin: -4px -8px -4px 8px; }
#problem .close:hover { background: none; }

"""#

static let layers = #"""
.segues-map[data-layer="changes"] .segue.diff-unchanged:not(.lit, .found) { opacity: .15; }
.segues-map[data-layer="changes"] .link { opacity: .1; }
.segues-map[data-layer="findings"] .scene:not([data-findings]) { opacity: .4; }
.segues-map[data-layer="findings"] .segue:not([data-findings]), .segues-map[data-layer="findings"] .link { opacity: .2; }
.segues-map[data-layer="findings"] [data-findings="error"] > .frame { --layer: var(--error); }
.segues-map[data-layer="findings"] [data-findings="warning"] > .frame { --layer: var(--warning); }
.segues-map[data-layer="findings"] [data-findings="note"] > .frame { --layer: var(--note); }
.segues-map[data-layer="findings"] .segue[data-findings="error"] .arrow { stroke: var(--error); }
.segues-map[data-layer="findings"] .segue[data-findings="note"] .arrow { stroke: var(--note); }
.segues-map[data-layer="findings"] .segue[data-findings="warning"] .arrow { stroke: var(--warning); }
.segues-map[data-layer="code"] .segue .arrow { stroke: var(--by-control); }
.segues-map[data-layer="code"] .performed-typed .arrow { stroke: var(--by-typed); }
.segues-map[data-layer="code"] .performed-constant .arrow { stroke: var(--by-constant); }
.segues-map[data-layer="code"] .performed-string .arrow { stroke: var(--by-string); }
.segues-map[data-layer="code"] .performed-undecided .arrow { stroke: var(--by-undecided); }
.segues-map[data-layer="code"] .performed-never .arrow { stroke: var(--by-never); }
.segues-map[data-layer="reach"] .scene:not(.unreachable) { opacity: .45; }
.segues-map[data-layer="reach"] :is(.segue:not(.unreachable), .link) { opacity: .2; }
.segues-map[data-layer="reach"] .unreachable > .frame { --layer: var(--warning); }
.segues-map[data-layer="reach"] .undecided > .frame { --layer: var(--by-undecided); }
.segues-map[data-layer="depth"] .depth-0 > .frame { --layer: var(--depth-0); }
.segues-map[data-layer="depth"] .depth-1 > .frame { --layer: var(--depth-1); }
.segues-map[data-layer="depth"] .depth-2 > .frame { --layer: var(--depth-2); }
.segues-map[data-layer="depth"] .depth-3 > .frame { --layer: var(--depth-3); }
.segues-map[data-layer="depth"] .depth-4 > .frame { --layer: var(--depth-4); }
.segues-map[data-layer="depth"] .depth-5 > .frame { --layer: var(--depth-5); }
.segues-map[data-layer="depth"] :is(.segue, .link) { opacity: .35; }
.segues-map:is([data-layer="findings"], [data-layer="reach"], [data-layer="depth"]) .scene:not(.selected, .lit, .found) > .frame {
  stroke: var(--layer, var(--outline));
}
.segues-map:is([data-layer="findings"], [data-layer="reach"], [data-layer="depth"]) :is(.at-dot, .at-thumbnail) > .frame {
  fill: var(--layer, transparent); fill-opacity: .9;
}

"""#

static let map = #"""
#canvas {
  flex: 1; min-height: 0; position: relative; overflow: clip; touch-action: none; cursor: grab;
  background: radial-gradient(circle, var(--dots) 1px, transparent 1.2px) 0 0 / 22px 22px;
}
#canvas:focus-visible { outline: none; }
#canvas:focus-visible::after { content: ""; position: absolute; inset: 0; border: 2px solid var(--accent); pointer-events: none; }
#shield { position: absolute; inset: 0; }
#shield.dragged { cursor: grabbing; }
#lettering { position: absolute; left: 0; top: 0; pointer-events: none; }
#world { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
#world > svg { display: block; user-select: none; -webkit-user-select: none; overflow: visible; }

#corner { position: absolute; left: 14px; bottom: 14px; z-index: 4; display: flex; flex-direction: column; gap: 8px; align-items: flex-start; pointer-events: none; }
#corner > * { pointer-events: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow); }
#corner [role="group"] { display: flex; align-items: center; padding: 3px; }
#corner button { border: 0; background: none; padding: 3px 10px; }
#corner output { min-width: 46px; text-align: center; font-variant-numeric: tabular-nums; font-size: 13px; color: var(--soft); }
#minimap { width: 190px; height: 124px; padding: 6px; touch-action: none; cursor: pointer; }
#minimap:is(.unneeded, .closed) { display: none; }
#minimap-toggle[aria-pressed="true"] { color: var(--accent); }
#minimap .cluster { fill: var(--page); }
#minimap .dot { fill: var(--soft); opacity: .55; }
#minimap .dot:is(.found, .selected, .app) { fill: var(--accent); opacity: 1; }
#minimap .hidden { display: none; }
#minimap .seen { fill: var(--accent); fill-opacity: .1; stroke: var(--accent); stroke-width: 1.5px; }

"""#

static let panels = #"""
#panel, #details, #changes {
  position: absolute; z-index: 5; top: var(--below, 62px); max-height: calc(100% - var(--below, 62px) - 14px); overflow: hidden auto;
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: var(--shadow); padding: 14px 16px;
}
#panel { left: 14px; width: 256px; max-height: calc(100% - var(--below, 62px) - 68px); }
#panel:not([hidden]) ~ #corner #minimap { display: none; }
#changes { left: 14px; width: 256px; max-height: calc(100% - 270px); display: flex; flex-direction: column; }
#panel:not([hidden]) ~ #changes { display: none; }
#changes header { display: flex; gap: 6px; align-items: center; }
#changes h2 { font-size: 15px; flex: 1; font-variant-numeric: tabular-nums; }
#changes h3 { font-size: 12.5px; font-weight: 650; color: var(--soft); margin: 12px 0 3px; overflow-wrap: anywhere; }
#change-list { overflow: auto; margin: 0 -8px; padding: 0 8px; min-height: 0; }
#change-list .help { overflow-wrap: anywhere; }
#change-list li a { display: block; padding: 3px 8px; border-radius: 6px; color: var(--text); overflow-wrap: anywhere; }
#change-list li.inner a { padding-left: 22px; }
#change-list li a:hover { background: var(--wash); text-decoration: none; }
#change-list a[aria-current] { background: var(--wash); font-weight: 600; }
#change-list b { display: inline-block; width: 11px; text-align: center; }
#change-list .added b { color: var(--added); } #change-list .removed b { color: var(--removed); }
#change-list .changed b { color: var(--changed); }
.differing .problem { color: var(--changed); }
#details { right: 14px; width: 336px; }
#panel header, #details header { position: relative; padding-right: 28px; margin-bottom: 10px; }
#panel .close, #details .close, dialog .close { position: absolute; right: -8px; top: -6px; }
#panel h2, #details h2 { font-size: 17px; line-height: 1.25; overflow-wrap: anywhere; }
#details h2:focus { outline: none; }
.grip { display: none; }
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
.changes details { display: inline; }
.changes summary { display: inline; cursor: pointer; color: var(--accent); }
.changes summary + * { margin-top: 4px; }
.changes details span { display: block; }
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
#panel label { position: relative; display: flex; align-items: center; gap: 8px; padding: 2px 0; }
#panel label > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#panel input { accent-color: var(--accent); margin: 0; }
.legend { margin: 5px 0 0 22px; font-size: 13px; }
.legend li { display: flex; gap: 8px; align-items: center; }
.lost li { padding: 2px 0; overflow-wrap: anywhere; }
.counts { color: var(--soft); font-size: 12.5px; margin-top: 14px; }
#panel .only { position: absolute; right: 26px; opacity: 0; border: 0; background: var(--surface); padding: 0 6px; font-size: 12px; color: var(--accent); }
#panel label:hover .only, #panel .only:focus-visible { opacity: 1; }
@media (hover: none) {
  #panel .only { position: static; opacity: 1; }
}
.place { display: flex; gap: 6px; align-items: baseline; }
.place code { flex: 1; }
.place button { padding: 0 7px; font-size: 12px; }
.swatch { flex: none; width: 30px; height: 14px; align-self: center; overflow: visible; }
.swatch .arrow { stroke-opacity: 1; }
.mark-start { font-size: 11px; font-style: normal; font-weight: 700; white-space: nowrap; background: var(--accent); color: var(--on-accent); border-radius: 99px; padding: 0 7px; }
.mark-initial { width: 0; border: 5px solid transparent; border-left: 9px solid var(--outline); border-right: 0; }
.cut { display: flex; min-width: 0; }
.cut > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: pre; }
.cut > :last-child { flex: none; white-space: pre; }
.color { width: 12px; height: 12px; border-radius: 3px; flex: none; background: var(--soft); }
.findings-error { background: var(--error); } .findings-warning { background: var(--warning); }
.findings-note { background: var(--note); }
.changes-added { background: var(--added); } .changes-removed { background: var(--removed); }
.changes-changed { background: var(--changed); } .changes-before { background: var(--before); }
.code-typed { background: var(--by-typed); } .code-constant { background: var(--by-constant); }
.code-string { background: var(--by-string); } .code-control { background: var(--by-control); }
.code-undecided { background: var(--by-undecided); } .code-never { background: var(--by-never); }
.reach-reached { background: var(--outline); } .reach-undecided { background: var(--by-undecided); } .reach-unreached { background: var(--warning); }
.depth-depth-0 { background: var(--depth-0); } .depth-depth-1 { background: var(--depth-1); }
.depth-depth-2 { background: var(--depth-2); } .depth-depth-3 { background: var(--depth-3); }
.depth-depth-4 { background: var(--depth-4); } .depth-depth-5 { background: var(--depth-5); }

"""#

static let prototype = #"""
#play { position: absolute; inset: 0; z-index: 15; background: var(--page); display: flex; flex-direction: column; }
#play > header { display: flex; gap: 10px; align-items: center; padding: 8px 14px; background: var(--surface); border-bottom: 1px solid var(--line); }
#play > header nav { flex: 1; min-width: 0; overflow: auto hidden; scrollbar-width: none; }
#crumbs { display: flex; align-items: center; white-space: nowrap; justify-content: center; width: max-content; min-width: 100%; }
#crumbs li + li::before { content: "›"; color: var(--soft); padding: 0 3px; }
#crumbs button { border: 0; background: none; color: var(--accent); padding: 3px 6px; }
#crumbs span { font-weight: 600; padding: 3px 6px; }
#stage { flex: 1; min-height: 0; display: flex; gap: 24px; justify-content: center; padding: 22px; }
#device { flex: 1 1 auto; min-width: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px; container-type: size; }
#device:focus { outline: none; }
.glass {
  position: relative; max-width: 100%; border-radius: 14px; overflow: hidden; background: var(--surface);
  box-shadow: 0 0 0 1px var(--line), var(--shadow);
  width: min(calc(var(--width) * 1.6), 100cqw, calc((100cqh - var(--tabs, 0px)) * var(--ratio)));
}
#device:has(.tabs) { --tabs: 58px; }
.glass .screen { display: block; width: 100%; height: 100%; }
.on-sheet .glass { border-top: 5px solid var(--line); }
.on-popover .glass { transform: scale(.9); }
.hotspot {
  position: absolute; padding: 0; border: 1.5px solid transparent; border-radius: 6px;
  background: color-mix(in srgb, var(--accent) 7%, transparent);
}
.hotspot:hover:enabled, .missed .hotspot { background: color-mix(in srgb, var(--accent) 18%, transparent); border-color: var(--accent); }
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
  .hotspot { transition: background-color .2s, border-color .2s; }
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
  #theme, #minimap, #minimap-toggle { display: none; }
  #panel, #details { left: 0; right: 0; bottom: 0; top: auto; width: auto; max-height: 46%; border-radius: 14px 14px 0 0; }
  #panel:not([hidden]) ~ #details { display: none; }
  #corner { bottom: 10px; left: 10px; }
  #details { max-height: calc(96px + var(--pulled, 0px)); overflow: hidden; padding-top: 22px; }
  #details:not(.high) header { padding-bottom: 40px; }
  #details:not([hidden]) ~ #corner { bottom: 106px; }
  #details.high { max-height: calc(46% + var(--pulled, 0px)); overflow: hidden auto; }
  #details header { touch-action: none; margin-bottom: 14px; }
  #details h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  #details.high h2 { white-space: normal; }
  .grip { display: block; position: absolute; left: 50%; top: -20px; width: 72px; height: 26px; margin-left: -36px; padding: 0; border: 0; background: none; }
  .grip::before { content: ""; position: absolute; left: 18px; top: 6px; width: 36px; height: 5px; border-radius: 5px; background: var(--line); }
  #changes { left: 0; right: 0; bottom: 0; top: auto; width: auto; border-radius: 0; padding: 6px 12px; }
  #changes header { margin: 0; }
  #change-list { display: none; }
  .differing :is(#panel, #details) { bottom: 46px; }
  .differing #corner { bottom: 56px; }
  .differing #details:not([hidden]) ~ #corner { bottom: 152px; }
  #stage { flex-direction: column; padding: 12px; gap: 12px; }
  #moves { flex: 0 0 32%; }
}

@media (max-height: 500px) {
  #minimap, #minimap-toggle { display: none; }
}

@media (pointer: coarse) {
  button:not(.hotspot, .grip), .button, #panel label { min-height: 44px; }
  .button { display: inline-flex; align-items: center; }
  :is(#details, #moves, #panel) li a:not(small a) { display: inline-flex; align-items: center; min-height: 44px; }
  :is(#details, #panel) small a { padding-block: 8px; }
  #change-list li a { padding-block: 12px; }
  #results li { min-height: 44px; }
  #query { font-size: 16px; }
  #searching kbd { display: none; }
}

@media (pointer: coarse) and (max-width: 760px) {
  .differing :is(#panel, #details) { bottom: 58px; }
  .differing #corner { bottom: 68px; }
  .differing #details:not([hidden]) ~ #corner { bottom: 164px; }
}

@media print {
  :root { color-scheme: light !important; }
  @page { size: A4 landscape; margin: 10mm; }
  html, body { height: auto; overflow: visible; background: none; display: block; }
  #top, #panel, #details, #changes, #corner, #problem, #live, .skip, #lettering, #shield, dialog { display: none !important; }
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
  #paper section > svg { display: block; width: 100%; }
}

"""#
}

extension PageTemplate {
static let markup = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="§policy§">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="segues map">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='%231a73e8'%3E%3Crect x='1' y='1' width='5' height='10' rx='1'/%3E%3Crect x='10' y='5' width='5' height='10' rx='1'/%3E%3Cpath d='M7 5h2v4h1v2H8V7H7z'/%3E%3C/svg%3E">
<title>§title§</title>
<style>§style§</style>
</head>
<body>
<a class="skip" href="#" id="skip">Skip the map</a>
<header id="top">
  <h1><bdi>§title§</bdi></h1>
  <search id="searching">
    <input id="query" type="search" role="combobox" aria-expanded="false" aria-controls="results"
      aria-autocomplete="list" aria-label="Search scenes and segues" autocomplete="off" spellcheck="false"
      placeholder="Search class, identifier, text…">
    <kbd aria-hidden="true">/</kbd>
    <ul id="results" role="listbox" aria-label="Search results" hidden></ul>
  </search>
  <nav aria-label="Map">
    <button type="button" id="play-open" class="primary">Play</button>
    <button type="button" id="panel-open" aria-expanded="false" aria-controls="panel">Show</button>
    <button type="button" id="theme">Theme: auto</button>
    <button type="button" id="help-open" aria-label="Help" title="Help (?)">?</button>
  </nav>
</header>
<div id="problem" hidden>
  <p id="problem-text" role="alert"></p>
  <button type="button" id="problem-close" class="close" aria-label="Close message">×</button>
</div>
<div id="live" role="status" aria-live="polite"></div>
<main id="canvas" tabindex="0" aria-label="Map. Arrow keys pan, plus and minus zoom, Tab moves from scene to scene.">
  <div id="world">§drawing§</div>
  <canvas id="lettering" aria-hidden="true"></canvas>
  <div id="shield" hidden></div>
</main>
<div id="paper"></div>
<aside id="panel" aria-label="What the map shows" hidden></aside>
<aside id="changes" aria-label="Changes" hidden>
  <header>
    <h2 id="change-count">Changes</h2>
    <button type="button" id="change-previous" aria-label="Previous change" title="Previous change (P)">‹</button>
    <button type="button" id="change-next" aria-label="Next change" title="Next change (N)">›</button>
  </header>
  <div id="change-list"></div>
</aside>
<aside id="details" aria-label="Details" hidden tabindex="-1"></aside>
<div id="corner">
  <svg id="minimap" role="presentation" aria-hidden="true"></svg>
  <div role="group" aria-label="Zoom">
    <button type="button" id="minimap-toggle" aria-pressed="true" title="Overview (M)">Overview</button>
    <button type="button" id="zoom-out" aria-label="Zoom out" title="Zoom out (−)">−</button>
    <output id="zoom-level" aria-label="Zoom">100%</output>
    <button type="button" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
    <button type="button" id="zoom-fit" title="Fit the whole map (0)">Fit</button>
  </div>
</div>
<section id="play" aria-label="Prototype" hidden>
  <header>
    <button type="button" id="play-back">‹ Back</button>
    <nav aria-label="Path to this screen"><ol id="crumbs"></ol></nav>
    <button type="button" id="play-restart">Restart</button>
    <button type="button" id="play-close">Map</button>
  </header>
  <div id="stage">
    <div id="device" tabindex="-1"></div>
    <aside id="moves" aria-label="Segues from this screen"></aside>
  </div>
</section>
<dialog id="help" aria-labelledby="help-title"></dialog>
<noscript><p class="noscript">You can scroll the map. The search, the filters and the prototype need JavaScript.</p></noscript>
<script type="application/json" id="map-data">§data§</script>
<script>§script§</script>
</body>
</html>

"""#
}
