// The map's data joined with the elements of its drawing, and the functions that all parts use.

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
