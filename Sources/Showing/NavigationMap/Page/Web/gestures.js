// Pans and zooms the map by mouse, trackpad and touch.

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
