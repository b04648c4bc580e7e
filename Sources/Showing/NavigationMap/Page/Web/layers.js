// The panel that chooses what the map shows: a layer, kinds of segues, and storyboards.

const layers = (() => {
  const panel = $("panel");
  const hiddenClusters = new Set();
  const hiddenKinds = new Set();
  const kinds = [...new Set(data.segues.map((segue) => segue.kind))].sort(
    (a, b) => kindOrder(a) - kindOrder(b) || (a < b ? -1 : 1));

  function kindOrder(kind) {
    const order = ["show", "push", "showDetail", "presentation", "modal", "sheet", "popoverPresentation",
      "popover", "replace", "custom", "code", "embed", "relationship", "unwind"];
    const at = order.indexOf(kind);
    return at < 0 ? order.length : at;
  }

  const performances = {
    typed: "typed code", constant: "a constant", string: "a string", control: "only a control",
    undecided: "undecided", never: "nothing found",
  };

  /** The layers that have something to show on this map, each with its legend. */
  const choices = [
    {
      id: "changes", name: "What changed",
      legend: [["added", "added"], ["removed", "removed"], ["changed", "changed"], ["before", "before"]],
      has: data.screens.some((screen) => screen.change),
    },
    {
      id: "kind", name: "Segue kinds", legend: [],
      has: !data.screens.some((screen) => screen.change),
    },
    {
      id: "findings", name: "Findings", legend: [["error", "error"], ["warning", "warning"], ["note", "note"]],
      has: [...data.screens, ...data.segues].some((item) => item.findings.length > 0),
    },
    {
      id: "code", name: "Performed by", legend: Object.entries(performances),
      has: data.segues.some((segue) => segue.performance),
    },
    {
      id: "reach", name: "Reachability",
      legend: [["reached", "reached"], ["undecided", "undecided: code may open it"], ["unreached", "not reached"]]
        .filter(([id]) => id !== "undecided" || data.screens.some((screen) => screen.undecided)),
      has: !data.differs,
    },
    {
      id: "depth", name: "Depth in taps",
      legend: [0, 1, 2, 3, 4, 5].map((depth) => [`depth-${depth}`, depth === 5 ? "5 and more" : String(depth)]),
      has: data.screens.some((screen) => screen.depth > 0),
    },
  ].filter((choice) => choice.has);
  let layer = choices[0].id;

  function hide(item, hidden) {
    item.isHidden = hidden;
    item.node?.classList.toggle("hidden", hidden);
    item.dot?.classList.toggle("hidden", hidden);
  }

  function apply() {
    for (const screen of data.screens) hide(screen, hiddenClusters.has(screen.cluster));
    for (const segue of data.segues) {
      const ends = [segue.from, segue.to].map((key) => screens.get(key)).filter(Boolean);
      hide(segue, hiddenKinds.has(segue.kind) || ends.some((end) => hiddenClusters.has(end.cluster)));
    }
    for (const node of drawing.querySelectorAll("g.cluster[data-cluster]")) {
      const index = data.clusters.findIndex((cluster) => cluster.key === node.dataset.cluster);
      node.classList.toggle("hidden", hiddenClusters.has(index));
    }
    for (const node of drawing.querySelectorAll("g.link[data-from]")) {
      const ends = [node.dataset.from, node.dataset.to].map((key) => screens.get(key)?.cluster);
      node.classList.toggle("hidden", ends.some((cluster) => hiddenClusters.has(cluster)));
    }
    bundles.refold();
    viewport.refresh();
  }

  function choose(id) {
    layer = id;
    drawing.dataset.layer = id;
    viewport.refresh();
    render();
    say(`Layer: ${choices.find((choice) => choice.id === id)?.name}`);
  }

  /** A name whose middle is left out if there is no room for it, because names often differ at their ends. */
  function cut(name) {
    const characters = Array.from(name);
    const end = Math.min(12, characters.length >> 1);
    return element("bdi", { class: "cut" }, element("span", {}, characters.slice(0, characters.length - end).join("")),
      element("span", {}, characters.slice(characters.length - end).join("")));
  }

  const check = (name, count, checked, change, mark = null, id = null, choose = null) =>
    element("label", {}, element("input", { type: "checkbox", id, checked, onchange: change }),
      mark, element("span", { title: name }, cut(name)),
      choose ? element("button", {
        type: "button", id: `only-${id}`, class: "only", "aria-label": `Only ${name}`,
        onclick: (event) => { event.preventDefault(); choose(); },
      }, "only") : null,
      element("small", {}, String(count)));

  /** Shows one storyboard, and hides the others; again, shows all. */
  function only(index) {
    const isAlone = !hiddenClusters.has(index) && hiddenClusters.size === data.clusters.length - 1;
    hiddenClusters.clear();
    if (!isAlone) for (const other of data.clusters.keys()) if (other !== index) hiddenClusters.add(other);
    apply();
    render();
    viewport.fitAll();
  }

  const toggled = (set, value, show = apply) => (event) => {
    if (event.target.checked) set.delete(value); else set.add(value);
    show();
  };

  /** A mark or color as the drawing has it. */
  const sample = (name, text = "") => element("i", {
    class: `${name} segues-map`, "aria-hidden": "true", "data-theme": drawing.dataset.theme,
  }, text);

  function group(title, ...children) {
    return element("fieldset", {}, element("legend", {}, title), ...children);
  }

  function render() {
    const focused = document.activeElement?.id;
    const chosen = choices.find((choice) => choice.id === layer);
    panel.replaceChildren(
      element("header", {}, element("h2", {}, "Show"),
        element("button", { type: "button", class: "close", "aria-label": "Close", onclick: toggle }, "×")),
      group("Layer", choices.map((choice) => element("label", {},
        element("input", {
          type: "radio", name: "layer", id: `layer-${choice.id}`, checked: choice.id === layer,
          onchange: () => choose(choice.id),
        }), element("span", {}, choice.name))),
      chosen.legend.length === 0 ? null : element("ul", { class: "legend" },
        chosen.legend.map(([id, name]) => element("li", {}, sample(`color ${chosen.id}-${id}`), name)))),
      ...(chosen.id === "findings" ? [
        group("Severities", tallies((finding) => finding.severity, severities, "severity")),
        group("Rules", tallies((finding) => finding.rule, null, "rule")),
        group("Findings", found()),
      ] : []),
      ...(chosen.id === "reach" ? lostGroups() : []),
      group("Segues", kinds.map((kind) => check(
        kind, data.segues.filter((segue) => segue.kind === kind).length, !hiddenKinds.has(kind),
        toggled(hiddenKinds, kind), details.swatch(kind)))),
      group("Storyboards", data.clusters.map((cluster, index) => check(
        cluster.title, data.screens.filter((screen) => screen.cluster === index).length,
        !hiddenClusters.has(index), toggled(hiddenClusters, index), null, `cluster-${index}`, () => only(index)))),
      group("Marks", element("ul", { class: "legend" }, marks.map(([id, mark, name]) =>
        element("li", {}, sample(`mark-${id}`, mark), name)))),
      element("p", { class: "counts" }, counts()));
    if (focused) $(focused)?.focus();
  }

  const severities = ["error", "warning", "note"];
  const hiddenFindings = new Set();
  const isListed = (finding) => !hiddenFindings.has(finding.severity) && !hiddenFindings.has(finding.rule);
  const withFindings = [...data.screens, ...data.segues].filter((item) => item.findings.length > 0);

  /** A checkbox for each severity or rule, with the number of its findings. */
  function tallies(of, order, kind) {
    const counts = new Map();
    for (const finding of withFindings.flatMap((item) => item.findings)) {
      counts.set(of(finding), (counts.get(of(finding)) ?? 0) + 1);
    }
    const names = order?.filter((name) => counts.has(name))
      ?? [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
    return names.map((name) => check(name, counts.get(name), !hiddenFindings.has(name),
      toggled(hiddenFindings, name, filterFindings), null, `${kind}-${name}`));
  }

  /** Marks the scenes and segues that have findings of the chosen severities and rules. */
  function filterFindings() {
    for (const { node, findings } of withFindings) {
      if (!node) continue;
      const severity = worst(findings.filter(isListed));
      if (severity) node.dataset.findings = severity; else delete node.dataset.findings;
    }
    viewport.refresh();
    render();
  }

  /** The chosen findings, the worst first, each with a link to its scene or segue. */
  function found() {
    const all = withFindings.flatMap((item) =>
      item.findings.filter(isListed).map((finding) => ({ item, finding })));
    all.sort((a, b) => severities.indexOf(a.finding.severity) - severities.indexOf(b.finding.severity));
    return element("ul", { class: "findings" }, all.slice(0, 200).map(({ item, finding }) =>
      element("li", { class: finding.severity },
        linkTo(item),
        element("p", { class: "help" }, words(finding.message)))));
  }

  /** The lists of the scenes that nothing is known to lead to. */
  function lostGroups() {
    const unreached = data.screens.filter((screen) => !screen.reachable && !isGone(screen));
    const lists = [
      ["Not reached", unreached.filter((screen) => !screen.undecided)],
      ["Undecided", unreached.filter((screen) => screen.undecided)],
    ];
    return lists.filter(([, list]) => list.length > 0).map(([title, list]) =>
      group(`${title} (${list.length})`, ...byReason(list)));
  }

  /** The scenes, below each reason why they aren't reached. */
  const byReason = (list) => [...new Set(list.map((screen) => screen.unreached))].flatMap((reason) => [
    element("p", { class: "help" }, reason),
    element("ul", { class: "lost" }, list.filter((screen) => screen.unreached === reason).map(lost)),
  ]);

  /** A link to a scene that nothing is known to lead to. */
  const lost = (screen) => element("li", {},
    linkTo(screen), " ",
    element("small", {}, words(data.clusters[screen.cluster].title)));

  const marks = [["start", drawing.querySelector(".start")?.textContent, "the app starts here"], ["initial", "", "initial scene of its storyboard"]]
    .filter(([id]) => data.screens.some((screen) => (id === "start" ? screen.start === "app" : screen.initial)));

  function counts() {
    const { storyboards, xibs, scenes, segues: number } = data.counts;
    const files = [plural(storyboards, "storyboard"), ...(xibs ? [plural(xibs, "xib")] : [])];
    return `${files.join(", ")}, ${plural(scenes, "scene")}, ${plural(number, "segue")}.`;
  }

  function toggle() {
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !panel.hidden;
    $("panel-open").setAttribute("aria-expanded", String(!panel.hidden));
    // What was fitted would be behind the panel.
    if (viewport.isWhole) viewport.fitAll();
    if (panel.hidden) {
      if (hadFocus) $("panel-open").focus();
      return;
    }
    render();
    $(`layer-${layer}`).focus();
  }

  // The layers need these classes, which the drawing doesn't have.
  for (const { node, depth } of data.screens) {
    if (depth !== undefined) node?.classList.add(`depth-${Math.min(5, depth)}`);
  }
  for (const { node, from } of data.segues) {
    if (!screens.get(from)?.reachable) node?.classList.add("unreachable");
  }
  drawing.dataset.layer = layer;

  return { toggle, isHidden: (cluster) => hiddenClusters.has(cluster) };
})();
