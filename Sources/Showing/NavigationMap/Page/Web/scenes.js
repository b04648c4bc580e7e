// How much of each screen is drawn, by its size in the window: everything, a thumbnail of a few shapes, or one color.

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
