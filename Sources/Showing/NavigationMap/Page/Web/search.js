// Finds scenes and segues by class, identifier, title and text.

const search = (() => {
  const query = $("query");
  const list = $("results");
  const most = 60;
  let results = [];
  let current = -1;

  // The first three fields weigh more than the rest. The last one has the texts on the screen.
  const fold = (text) => (text ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const entries = [
    ...data.screens.map((screen) => ({
      screen,
      fields: [screen.name, screen.class, screen.identifier,
        data.clusters[screen.cluster].title, screen.texts].map(fold),
    })),
    ...data.segues.filter((segue) => segue.identifier || segue.action).map((segue) => ({
      segue,
      fields: [segue.identifier, segue.action, "", "", segue.trigger].map(fold),
    })),
  ];

  /** How well a field matches a word; 0 if it doesn't. */
  function score(field, word) {
    const at = field.indexOf(word);
    if (at < 0) return 0;
    if (field.length === word.length) return 8;
    if (at === 0) return 5;
    return /[\p{L}\p{N}]/u.test(field[at - 1]) ? 2 : 3;
  }

  function find(text) {
    const wanted = fold(text).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const found = [];
    entries.forEach((entry, index) => {
      let total = 0;
      for (const word of wanted) {
        const best = Math.max(
          ...entry.fields.map((field, place) => score(field, word) * (place < 3 ? 3 : 1)));
        if (best === 0) return;
        total += best;
      }
      found.push({ entry, total, index });
    });
    found.sort((a, b) => b.total - a.total || a.index - b.index);
    return found.map((match) => match.entry);
  }

  function line(entry, index) {
    const { screen, segue } = entry;
    const cluster = data.clusters[(screen ?? screens.get(segue.from))?.cluster];
    const second = screen
      ? [screen.class !== screen.name ? screen.class : null, screen.identifier, cluster?.title]
      : [`${segue.kind} segue`, nameOf(screens.get(segue.from))];
    return element("li", {
      role: "option", id: `result-${index}`, class: screen ? "of-scene" : "of-segue",
      "aria-selected": "false", onclick: () => choose(index),
      // Otherwise the field would lose the focus before the click.
      onpointerdown: (event) => event.preventDefault(),
    }, words(screen ? screen.name : titleOf(segue)),
    element("small", {}, second.filter(Boolean).flatMap((part, at) =>
      at === 0 ? [words(part)] : [" · ", words(part)])));
  }

  function update() {
    const all = find(query.value);
    results = all.slice(0, most);
    current = -1;
    list.replaceChildren(...results.map(line));
    const asked = query.value.trim() !== "";
    if (asked && results.length === 0) {
      list.append(element("li", { class: "none", role: "option", "aria-disabled": "true" }, "Nothing found"));
    }
    if (all.length > most) {
      list.append(element("li", { class: "none", role: "option", "aria-disabled": "true" },
        `and ${all.length - most} more`));
    }
    open(asked);
    query.removeAttribute("aria-activedescendant");
    mark(all);
    if (!asked) return;
    const scenes = all.filter((entry) => entry.screen).length;
    say(all.length === 0 ? "Nothing found"
      : `${plural(scenes, "scene")} and ${plural(all.length - scenes, "segue")} found`);
  }

  function mark(found) {
    drawing.classList.toggle("searched", found.length > 0);
    const hits = new Set(found);
    for (const entry of entries) {
      const { screen, segue } = entry;
      const item = screen ?? segue;
      item.isFound = hits.has(entry);
      item.node?.classList.toggle("found", item.isFound);
      screen?.dot?.classList.toggle("found", item.isFound);
    }
    viewport.refresh();
  }

  function open(shown) {
    list.hidden = !shown;
    query.setAttribute("aria-expanded", String(shown));
  }

  function point(index) {
    if (results.length === 0) return;
    list.children[current]?.setAttribute("aria-selected", "false");
    current = (index + results.length) % results.length;
    const option = list.children[current];
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    query.setAttribute("aria-activedescendant", option.id);
  }

  function choose(index) {
    const entry = results[index];
    if (!entry) return;
    open(false);
    clear();
    route.go(hrefOf(entry.screen ?? entry.segue), { focus: true });
  }

  function clear() {
    query.value = "";
    results = [];
    current = -1;
    list.replaceChildren();
    open(false);
    mark([]);
  }

  query.addEventListener("input", update);
  query.addEventListener("focus", () => { if (query.value.trim() !== "") open(true); });
  query.addEventListener("blur", () => open(false));
  query.addEventListener("keydown", (event) => {
    switch (event.key) {
      case "ArrowDown": point(current + 1); break;
      case "ArrowUp": point(current < 0 ? -1 : current - 1); break;
      case "Enter": choose(Math.max(0, current)); break;
      case "Escape":
        clear();
        query.blur();
        break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  return { focus() { query.focus(); query.select(); } };
})();
