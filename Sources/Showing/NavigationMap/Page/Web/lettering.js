// The names of screens and storyboards, and the labels of segues, on a canvas over the map: texts of one size at
// every zoom, cut to the room that there is.

const lettering = (() => {
  const canvas = $("lettering");
  const pen = canvas.getContext("2d");
  const bold = 600;
  const fontSizes = { title: 13, name: 12, label: 11 };
  let colours = {};
  let fonts = {};
  // The fewest characters of a text that say anything.
  const shortest = 4;
  // The smallest widths worth writing a name, or the label of a segue.
  const narrowest = 34;
  const labelsFrom = 0.42;

  const widths = new Map();

  /** The width of a text's beginnings: one number for each character. */
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

  function cut({ text, characters, ends, dots }, room) {
    const width = ends.at(-1) ?? 0;
    if (width <= room) return { text, width };
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] + dots <= room) low = middle + 1; else high = middle;
    }
    return low < shortest ? { text: "", width: 0 }
      : { text: `${characters.slice(0, low).join("").trimEnd()}…`, width: ends[low - 1] + dots };
  }

  /** Reads the fonts and colours, which follow the theme. */
  function readStyle() {
    const style = getComputedStyle(drawing);
    const value = (name) => style.getPropertyValue(`--${name}`).trim();
    colours = {
      text: value("text"), quiet: value("quiet"), ground: value("cluster"), line: value("clusterLine"),
      page: value("page"), accent: value("accent"),
    };
    const font = (weight, size) => `${weight} ${size}px ${style.fontFamily}`;
    fonts = {
      title: font(700, fontSizes.title), name: font(bold, fontSizes.name), label: font(400, fontSizes.label),
      count: font(bold, fontSizes.label),
    };
    for (const cluster of data.clusters) cluster.shown = prepared(cluster.title, fonts.title);
    for (const screen of data.screens) {
      screen.shown = prepared(screen.name, fonts.name);
      const second = [screen.class === screen.name ? null : screen.class, screen.identifier && `“${screen.identifier}”`];
      screen.second = prepared(second.filter(Boolean).join("  "), fonts.label);
    }
    for (const segue of data.segues) {
      if (segue.label) segue.shown = prepared(segue.node.querySelector(".label text").textContent, fonts.label);
    }
  }

  // The room for a name: to the right, until the next screen, and above, below the screen there.
  for (const screen of data.screens) {
    const [x, y, width] = screen.frame;
    const [left, top, breadth] = data.clusters[screen.cluster].frame;
    screen.room = Math.min(width * 1.6, left + breadth - x - 12);
    screen.headroom = y - top;
    for (const other of data.screens) {
      if (other === screen || other.cluster !== screen.cluster) continue;
      const [ox, oy, ow, oh] = other.frame;
      if (ox > x && oy - 70 < y && oy + oh > y - 70) screen.room = Math.min(screen.room, ox - x - 12);
      if (oy < y && ox < x + width && ox + ow > x) screen.headroom = Math.min(screen.headroom, y - oy - oh);
    }
  }

  function plate(x, y, width, height, fill, line) {
    pen.fillStyle = fill;
    if (!line) return pen.fillRect(x, y, width, height);
    pen.strokeStyle = line;
    pen.beginPath();
    pen.roundRect(x, y, width, height, 4);
    pen.fill();
    pen.stroke();
  }

  function write(text, x, y, font, colour) {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  }

  const searched = (item) => !item.node?.classList.contains("found");
  const withoutFindings = (item) => !item.node?.dataset.findings;

  /** Whether the current search or layer fades an item; null if none fades any. */
  function fading() {
    if (drawing.classList.contains("searched")) return searched;
    switch (drawing.dataset.layer) {
      case "findings": return withoutFindings;
      case "reach": return (item) => item.reachable === false;
      default: return null;
    }
  }

  function drawScreen(screen, { k, x, y }, size, isFaded) {
    const left = screen.frame[0] * k + x;
    const top = screen.frame[1] * k + y;
    const room = Math.max(screen.room, screen.frame[2]) * k;
    if (room < narrowest || left > size.width || top > size.height + 30 || top < 0 || left + room < 0) return;
    const isRoomy = screen.headroom * k >= 34 && room >= 96 && screen.second.text;
    const { text, width } = cut(screen.shown, room - 2);
    if (!text) return;
    pen.globalAlpha = isFaded?.(screen) ? 0.35 : 1;
    // Without room above the screen, the name covers its upper edge.
    const isOver = screen.headroom * k < fontSizes.name + 4;
    const base = isOver ? top + fontSizes.name - 1 : top - (isRoomy ? 20 : 5);
    if (isOver) {
      pen.globalAlpha *= 0.85;
      plate(left, top, width + 3, fontSizes.name + 3, colours.ground);
      pen.globalAlpha /= 0.85;
    }
    write(text, left, base, fonts.name, colours.text);
    if (isRoomy) write(cut(screen.second, room - 2).text, left, top - 6, fonts.label, colours.quiet);
  }

  function drawTitle(cluster, index, { k, x, y }, size) {
    const left = cluster.frame[0] * k + x;
    const top = cluster.frame[1] * k + y;
    const right = left + cluster.frame[2] * k;
    if (left > size.width || right < 0 || top > size.height || top + cluster.frame[3] * k < 0) return;
    const { text, width } = cut(cluster.shown, cluster.frame[2] * k - 8);
    if (!text) return;
    pen.globalAlpha = 1;
    const isInside = 58 * k >= 20;
    const base = isInside ? top + 58 * k - 6 : top - 3;
    const start = isInside ? left + 40 * k : left + 2;
    if (!isInside) plate(start - 2, base - 12, width + 4, 15, colours.page);
    write(text, start, base, fonts.title, colours.text);
  }

  /** Draws the label of a segue, or the number of those that its arrow stands for. */
  function drawLabel(segue, { k, x, y }, size, isFaded) {
    const isMarked = segue.isLit || segue.isFound;
    if (k < labelsFrom && !isMarked && !segue.bundle) return;
    const { node } = segue;
    const count = bundles.countAt(segue);
    if (node.classList.contains("folded") && !node.matches(".open, .found, :focus")) return;
    if (!count && (!segue.label || (k < labelsFrom && !isMarked))) return;
    const [left, top, w, h] = segue.label ?? segue.middle;
    const middle = (left + w / 2) * k + x;
    const center = (top + h / 2) * k + y;
    if (middle < -60 || middle > size.width + 60 || center < -10 || center > size.height + 10) return;
    if (count && !isMarked && k < 0.07) return;
    // A label may be wider than its place if no other label is there.
    const fits = ({ width }) => !taken.some((other) =>
      Math.abs(other.middle - middle) < (other.width + width) / 2 + 10 && Math.abs(other.center - center) < 18);
    const wide = count ? { text: `×${count}`, width: 16 + 6 * (count > 9) }
      : cut(segue.shown, isMarked ? Infinity : w * k * 2);
    const { text, width } = count || isMarked || fits(wide) ? wide : cut(segue.shown, w * k - 6);
    if (!text) return;
    taken.push({ middle, center, width });
    pen.globalAlpha = isFaded?.(segue) && !isMarked ? 0.25 : 1;
    plate(middle - width / 2 - 4, center - 8.5, width + 8, 17, colours.ground, isMarked ? colours.accent : colours.line);
    write(text, middle - width / 2, center + 4, count ? fonts.count : fonts.label, colours.text);
  }

  const isShown = (item) => item.node && !item.node.classList.contains("hidden");

  // The labels that are already drawn in this frame.
  let taken = [];

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
    const isFaded = fading();
    taken = [];
    for (const screen of data.screens) if (isShown(screen)) drawScreen(screen, view, size, isFaded);
    for (const segue of data.segues) if (isShown(segue) && segue.isDrawn) drawLabel(segue, view, size, isFaded);
    data.clusters.forEach((cluster, index) => {
      if (!layers.isHidden(index)) drawTitle(cluster, index, view, size);
    });
    pen.globalAlpha = 1;
  }

  return { draw, restyle() { fonts = {}; viewport.refresh(); } };
})();
