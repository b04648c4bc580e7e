// Prints a map that is too large for one sheet: first the whole map, then each storyboard on separate sheets.

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
