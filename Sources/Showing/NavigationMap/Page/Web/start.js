// Shows the map. This part is the last: all others exist by now.

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
