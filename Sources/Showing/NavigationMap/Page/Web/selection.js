// The selected item, and the items highlighted because the pointer or the focus is on them.

const selection = (() => {
  let selected = null;
  let pointed = null;
  let lit = [];

  function neighbors(item) {
    if (item.visible) return { segues: item.visible, screens: [item.from, item.to] };
    if (item.out) {
      const around = [...item.out, ...item.in];
      return { segues: around, screens: around.flatMap((segue) => [segue.from, segue.to]) };
    }
    return { segues: [item], screens: [item.from, item.to] };
  }

  function light(item) {
    for (const one of lit) mark(one, false);
    lit = [];
    pointed = item;
    drawing.classList.toggle("lighting", Boolean(item));
    viewport.refresh();
    if (!item) return;
    const around = neighbors(item);
    lit = [item, ...around.segues, ...around.screens.map((key) => screens.get(key))].filter((one) => one?.node);
    for (const one of lit) mark(one, true);
    // Ways by code from a scene of another storyboard share an arrow, which may lead to another scene. The ways to
    // this scene are drawn, too.
    for (const segue of item.in ?? []) if (segue.isFar) segue.node?.classList.add("shown");
  }

  function mark(one, isLit) {
    one.isLit = isLit;
    one.node.classList.toggle("lit", isLit);
    if (!isLit) one.node.classList.remove("shown");
  }

  function itemOf(target) {
    const node = target.closest?.("g.segue[data-segue], g.scene[data-scene]");
    if (!node) return null;
    return node.dataset.segue ? segues.get(node.dataset.segue) : screens.get(node.dataset.scene);
  }

  function select(item) {
    for (const dot of [selected?.node, selected?.dot]) dot?.classList.remove("selected");
    selected = item;
    bundles.open(item);
    for (const dot of [selected?.node, selected?.dot]) dot?.classList.add("selected");
    light(item);
    details.show(item);
    changes.follow(item);
  }

  drawing.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    light(itemOf(event.target) ?? selected);
  });
  drawing.addEventListener("pointerleave", () => light(selected));
  // Not on the drawing, because an SVG element that listens for focus becomes a tab stop itself.
  $("world").addEventListener("focusin", (event) => light(itemOf(event.target) ?? selected));
  $("world").addEventListener("focusout", () => light(selected));

  return {
    select, itemOf,
    get item() { return selected; },
    /** What the pointer or the focus is on; the selected item if they are on none. */
    get pointed() { return pointed; },
  };
})();
