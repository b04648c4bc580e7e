// Shows the map. This part is the last: all others exist by now.

(() => {
  // Until here the map scrolls like any page. From now on it pans and zooms.
  document.documentElement.classList.add("ready");
  $("panel-open").addEventListener("click", layers.toggle);
  drawing.setAttribute("role", "group");
  drawing.setAttribute("aria-label",
    `${plural(data.counts.scenes, "scene")}, ${plural(data.counts.segues, "segue")}`);
  viewport.measure();
  // Shows the whole map, or if that would cut off most of the name of the screen where the
  // app starts, the part around that screen.
  viewport.fitAll(false);
  if (changes.isShown) {
    const frame = changes.opening();
    if (frame) viewport.fit(frame, { animated: false });
    return route.apply({ first: true });
  }
  const entry = screens.get(playing.first());
  const scale = Math.min(viewport.size.width / data.size[0], viewport.size.height / data.size[1]);
  // In pixels: room for the first words of a name.
  if (entry && entry.room * scale < 90) {
    const [x, y, w, h] = entry.frame;
    viewport.fit([x - w, y - h * 0.6, w * 4.4, h * 2.2], { animated: false });
  }
  route.apply({ first: true });
})();
