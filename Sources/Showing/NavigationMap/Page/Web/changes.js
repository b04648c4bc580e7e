// The list of changes on a map of two versions, and the way from one to the next.

const changes = (() => {
  const panel = $("changes");

  /** The changes of a screen without those of its segues, which are listed themselves. */
  const ownChanges = (screen) =>
    (screen.changes ?? []).filter((change) => change.subject !== "segue");
  const isOwn = (screen) => screen.change in signs
    && (screen.change !== "changed" || ownChanges(screen).length > 0);

  /** Whether a segue changed, and not just because its scene is new or gone. */
  const isListed = (segue) => segue.problem
    || (segue.change in signs && segue.change !== screens.get(segue.from)?.change)
    || (segue.change === "changed");

  const groups = data.clusters.map((cluster, index) => ({
    cluster,
    moved: data.screens.filter((screen) => screen.cluster === index && screen.moved),
    stops: readingOrder.filter((screen) => screen.cluster === index && screen.change !== "before")
      .flatMap((screen) => [...(isOwn(screen) ? [screen] : []), ...screen.out.filter(isListed)]),
  }));
  const listed = groups.flatMap((group) => group.stops);
  // If nothing else changed, the moved scenes are the changes.
  const stops = listed.length > 0 ? listed : groups.flatMap((group) => group.moved);

  /** The stop of a screen or segue; the old version of a screen has that of the new one. */
  const placeOf = (item) => stops.indexOf(screens.get(item?.successor) ?? item);

  function line(item) {
    const source = screens.get(item.from);
    const isInner = source && stops.includes(source);
    const state = item.change in signs ? item.change : "changed";
    const count = item.out && state === "changed" ? ownChanges(item).length : 0;
    return element("li", { class: `${state} ${isInner ? "inner" : ""}` },
      element("a", { href: hrefOf(item) },
        element("b", { title: state }, signs[state]), " ",
        words(item.out ? item.name : `→ ${titleOf(item)}`),
        count > 0 ? element("small", {}, ` ${plural(count, "change")}`) : null,
        source && !isInner ? element("small", {}, " from ", words(source.name)) : null,
        item.problem ? element("small", {}, " now leads nowhere") : null));
  }

  /** A file by its name, with its paths as a tooltip. */
  const file = (path, old) => element("p", { class: "help", title: old ? `${old} → ${path}` : path },
    words(path.split("/").at(-1)), old ? " was moved" : null);

  function section({ cluster, moved, stops: own }) {
    const others = (cluster.changes ?? []).flatMap((change) => change.details.map(
      ([property, before, after]) => element("p", { class: "help" },
        words(`${change.name ?? "storyboard"}, ${property}`), ": ",
        words(before ?? "none"), " → ", words(after ?? "none"))));
    return element("section", {}, element("h3", {}, words(cluster.title)), 
      cluster.was ? file(cluster.path, cluster.was) : null, others,
      element("ol", {}, own.map(line)),
      moved.length === 0 ? null
        : element("p", { class: "help" }, `${plural(moved.length, "scene")} moved on the canvas: `,
          moved.flatMap((screen, index) => [
            index > 0 ? ", " : null, linkTo(screen),
          ])));
  }

  function step(by) {
    if (!isShown || stops.length === 0) return;
    const at = placeOf(selection.item);
    const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
    route.go(hrefOf(stops[next]));
    say(`Change ${next + 1} of ${stops.length}: ${stops[next].name ?? titleOf(stops[next])}`);
  }

  /** Shows which change is selected. */
  function follow(item) {
    if (panel.hidden) return;
    const at = placeOf(item);
    $("change-count").textContent =
      at < 0 ? plural(stops.length, "change") : `${at + 1} of ${stops.length}`;
    panel.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const link = at < 0 ? null : panel.querySelector(`a[href="${hrefOf(stops[at])}"]`);
    link?.setAttribute("aria-current", "true");
    link?.scrollIntoView({ block: "nearest" });
  }

  /** Emphasizes the boxes of some changes on both versions of a screen; none without numbers. */
  function point(item, numbers = null) {
    for (const box of drawing.querySelectorAll(".diff-box.pointed")) box.classList.remove("pointed");
    if (numbers === null || !item.out) return;
    for (const key of [item.key, item.successor, item.predecessor]) {
      for (const box of screens.get(key)?.node?.querySelectorAll(".diff-box") ?? []) {
        const isMeant = box.dataset.changes.split(" ").some((number) => numbers.includes(Number(number)));
        box.classList.toggle("pointed", isMeant);
      }
    }
  }

  /** Whether a change can be seen on a screen. */
  const isVisible = (item) => item.out
    && (item.change === "added" || item.change === "removed" || item.node?.querySelector(".diff-box"));

  /** The frames to show for a change; for a mere move, also the old place. */
  const framesOf = (item) =>
    [route.frameOf(item), ...(listed.length === 0 ? [item.moved] : [])];

  /** The part of the map to open with: all changes, or the first visible ones if all would be too small. */
  function opening() {
    const best = stops.find(isVisible) ?? stops[0];
    const choices = [stops, groups.find((group) => group.stops.includes(best))?.stops, [best].filter(Boolean)]
      .filter((items) => items?.length > 0).map((items) => route.union(items.flatMap(framesOf)));
    const { width, height } = viewport.size;
    return choices.find(([, , w, h]) => Math.min(width / w, height / h) >= 0.15) ?? choices.at(-1);
  }

  const isShown = data.differs === true;
  panel.hidden = !isShown;
  if (isShown) {
    document.body.classList.add("differing");
    $("change-next").addEventListener("click", () => step(1));
    $("change-previous").addEventListener("click", () => step(-1));
    for (const id of ["change-next", "change-previous"]) $(id).disabled = stops.length === 0;
    $("change-list").append(...groups.map(section));
    if (data.undrawn) {
      $("change-list").append(element("section", {}, element("h3", {}, "Not drawn"),
        data.undrawn.map(([path, old]) => file(path, old))));
    }
    follow(null);
  }

  return { isShown, step, follow, point, opening };
})();
