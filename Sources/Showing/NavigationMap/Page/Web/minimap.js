// The whole map in a corner, and the part of it that the window shows.

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
