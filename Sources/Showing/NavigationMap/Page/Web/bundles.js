// Segues between the same two scenes, and ways by code from a scene to another storyboard: one arrow stands for all of
// them until it is opened.

const bundles = (() => {
  const groups = new Map();
  for (const segue of data.segues) {
    segue.isDrawn = Boolean(segue.node?.querySelector(".arrow"));
    if (!segue.isDrawn || segue.from === segue.to) continue;
    const [from, to] = [segue.from, segue.to].map((key) => screens.get(key)?.cluster);
    segue.isFar = segue.kind === "code" && from !== to;
    segue.node.classList.toggle("far", segue.isFar);
    const end = segue.isFar ? to : segue.via ?? segue.to;
    const key = JSON.stringify([segue.from, end, segue.isFar, segue.kind === "unwind", segue.change]);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(segue);
  }
  const all = [...groups.values()].filter((list) => list.length > 1).map((list) => ({ list }));
  for (const bundle of all) for (const segue of bundle.list) segue.bundle = bundle;
  let opened = null;

  /** Lets the middle one of the visible segues stand for the others. */
  function fold(bundle) {
    const visible = bundle.list.filter((segue) => !segue.node.classList.contains("hidden"));
    const lead = visible[visible.length >> 1] ?? bundle.list[0];
    const path = lead.node.querySelector(".arrow");
    if (bundle.lead !== lead && !lead.label) {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
      lead.middle = [x, y, 0, 0];
    }
    const isOne = new Set(visible.map(({ to }) => to)).size < 2;
    const end = screens.get(lead.to);
    Object.assign(bundle, {
      lead, visible, key: lead.key, node: lead.node, from: lead.from, to: lead.to,
      goal: isOne || !end ? nameOf(end) : data.clusters[end.cluster].title,
      findings: visible.flatMap((segue) => segue.findings),
    });
    for (const segue of bundle.list) segue.node.classList.toggle("folded", segue !== lead);
  }
  all.forEach(fold);

  return {
    refold() { all.forEach(fold); },
    /** Shows the segues of an item's bundle separately, and no other bundle's. */
    open(item) {
      const next = item?.visible ? item : item?.bundle ?? null;
      if (next === opened) return;
      for (const segue of opened?.list ?? []) segue.node.classList.remove("open");
      opened = next;
      for (const segue of opened?.list ?? []) segue.node.classList.add("open");
    },
    /** The bundle that a segue's arrow stands for; the segue itself if it is drawn separately. */
    at: (segue) => {
      const { bundle } = segue;
      return bundle && bundle !== opened && bundle.lead === segue && bundle.visible.length > 1 ? bundle : segue;
    },
    of: (key) => segues.get(key)?.bundle ?? null,
  };
})();
