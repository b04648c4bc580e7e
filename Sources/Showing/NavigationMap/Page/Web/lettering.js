// The names of screens and storyboards, and the labels of segues, on a canvas over the map: texts of one size at
// every zoom, cut to the room that there is.

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
