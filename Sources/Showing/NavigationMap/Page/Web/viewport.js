// Pan and zoom.
//
// An animation frame sets one transform and never reads the layout.

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
