// The panel about the selected scene or segue.

const details = (() => {
  const panel = $("details");

  const sceneLink = (key) => {
    const screen = screens.get(key);
    return screen ? linkTo(screen) : element("span", {}, "nowhere");
  };

  const segueLink = (segue) =>
    element("a", { href: hrefOf(segue), class: segue.identifier ? null : "unnamed" },
      symbol(titleOf(segue)));

  /** A short arrow, drawn as the map draws segues of this kind. */
  function swatch(kind) {
    const made = shape("svg", { class: "swatch segues-map", viewBox: "0 0 30 14", "aria-hidden": "true" },
      shape("g", { class: `segue kind-${kind}` }, shape("path", { class: "arrow", d: "M1 7H28" })));
    if (drawing.dataset.theme) made.dataset.theme = drawing.dataset.theme;
    return made;
  }

  const place = (file, line) => {
    const path = line > 0 ? `${file}:${line}` : file;
    const copy = (event) => {
      const { target } = event;
      navigator.clipboard?.writeText(path).then(() => {
        target.textContent = "Copied";
        setTimeout(() => { target.textContent = "Copy"; }, 1200);
        say("Copied");
      }, () => say("The browser doesn't allow copying."));
    };
    return element("span", { class: "place" }, element("code", {}, symbol(path)),
      navigator.clipboard
        ? element("button", { type: "button", "aria-label": `Copy ${path}`, onclick: copy }, "Copy") : null);
  };

  /** A name from code, if there is one. */
  const code = (text) => (text ? element("code", {}, symbol(text)) : null);

  const rows = (pairs) =>
    element("dl", {}, pairs.filter(([, value]) => value !== null && value !== undefined).flatMap(
      ([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));

  const chips = (texts) =>
    element("p", { class: "chips" }, texts.filter(Boolean).map(
      ([text, style]) => element("span", { class: `chip ${style ?? ""}` }, text)));

  function findings(list) {
    if (list.length === 0) return null;
    return element("section", {}, element("h3", {}, "Findings"),
      element("ul", { class: "findings" }, list.map((finding) =>
        element("li", { class: finding.severity },
          element("p", {}, element("b", {}, finding.severity), " ", words(finding.message)),
          finding.help ? element("p", { class: "help" }, words(finding.help)) : null,
          element("p", { class: "help" }, element("code", {}, finding.rule), " · ",
            place(finding.file, finding.line))))));
  }

  /** The chip that says how an item changed, on a map of two versions. */
  const changeChip = (item) =>
    ({
      added: ["added", "added"], removed: ["removed", "removed"], changed: ["changed", "changed"],
      before: ["old version"],
    })[item.change] ?? null;

  const value = (name, text) =>
    text === null ? element("i", {}, "none") : element(name, {}, words(text === "" ? "“”" : text));

  /** The changes of an item, with equal ones merged: first what is new or gone, and constraints last. */
  function told(item) {
    const order = ({ subject, action, name }) => (subject === "constraint" ? 2 : action === "changed" && name ? 1 : 0);
    const groups = new Map();
    item.changes.forEach((change, number) => {
      const { action, subject, details: said } = change;
      const key = action === "changed" ? JSON.stringify([subject, said]) : number;
      if (!groups.has(key)) groups.set(key, { change, numbers: [], names: [] });
      groups.get(key).numbers.push(number);
      groups.get(key).names.push(words(change.name ?? action));
    });
    return [...groups.values()].sort((a, b) => order(a.change) - order(b.change));
  }

  function changed(item) {
    if (!item.changes) return null;
    return element("section", {}, element("h3", {}, "What changed"),
      element("ul", { class: "changes" }, told(item).map(({ change, numbers, names }) =>
        element("li", {
          class: change.action,
          onpointerenter: () => changes.point(item, numbers), onpointerleave: () => changes.point(item),
        },
          change.name || change.contents
            ? element("p", {},
              element("b", { title: change.action }, signs[change.action]), " ",
              names.length > 3
                ? element("details", {}, element("summary", {}, plural(names.length, change.subject)),
                  names.map((name) => element("span", { class: "help" }, name)))
                : names.flatMap((name, index) => (index > 0 ? [", ", name] : [name])),
              change.contents ? `, with ${change.contents}` : null)
            : null,
          change.details.map(([property, before, after]) =>
            element("p", { class: "help" }, words(property), ": ",
              value("del", before), " → ", value("ins", after)))))));
  }

  function moves(title, list, other) {
    if (list.length === 0) return null;
    return element("section", {}, element("h3", {}, `${title} (${list.length})`),
      element("ul", { class: "moves" }, list.map((segue) =>
        element("li", {},
          swatch(segue.kind), element("span", {}, segueLink(segue),
            element("small", {}, segue.kind === "unwind" && other === "to"
              ? ["unwinds with ", words(segue.action ?? "")]
              : other === "to" && segue.elsewhere ? ["to ", words(segue.elsewhere)]
                : [other === "to" ? "to " : "from ", sceneLink(segue[other])])),
          worst(segue.findings)
            ? element("span", { class: `mark ${worst(segue.findings)}`,
              title: plural(segue.findings.length, "finding") }, "!")
            : null))));
  }

  function head(kind, title, detail) {
    return element("header", {},
      element("p", { class: "over" }, kind),
      element("h2", { tabindex: "-1" }, symbol(title)),
      detail,
      element("button", {
        type: "button", class: "close", "aria-label": "Close details",
        onclick: () => route.go("#"),
      }, "×"));
  }

  const taps = (depth) =>
    depth === 0 ? "where the app starts" : `${plural(depth, "tap")} from where the app starts`;

  const roles = { app: "the app starts here", extension: "in an app extension", launch: "launch screen" };

  function ofScreen(screen) {
    const cluster = data.clusters[screen.cluster];
    const role = screen.start ?? cluster.role;
    const names = { reference: "Storyboard reference", xib: "Xib" };
    const name = names[screen.role] ?? `Scene in ${cluster.title}`;
    return [
      head(name, screen.name, chips([
        changeChip(screen),
        role && (screen.start || role === "extension") ? [roles[role], role === "app" ? "good" : null] : null,
        screen.initial && screen.start !== "app" ? ["initial scene of its storyboard"] : null,
        screen.reachable
          ? null : [screen.undecided ? "code may open it" : "not reached from where the app starts", "quiet"],
        screen.exit ? ["has an exit"] : null,
      ])),
      element("p", { class: "actions" },
        isPlayable(screen) ? element("a", {
          class: "button primary", href: `#play=${encodeURIComponent(screen.key)}`,
        }, "Play from here") : null,
        element("button", { type: "button", onclick: () => viewport.fit(screen.frame) },
          `Zoom to ${screen.role === "xib" ? "xib" : "scene"}`)),
      rows([
        ["Class", code(screen.class && screen.module ? `${screen.module}.${screen.class}` : screen.class)],
        ["Identifier", code(screen.identifier)],
        ["Depth", screen.depth === undefined ? null : taps(screen.depth)],
        ["File", place(screen.file, screen.line)],
        ["Old version", screen.predecessor ? sceneLink(screen.predecessor) : null],
        ["New version", screen.successor ? sceneLink(screen.successor) : null],
        [screen.undecided ? "Undecided" : "Not reached", screen.unreached],
        ["Opened by code", screen.openedBy?.map(([file, line]) => place(file, line))],
      ]),
      changed(screen),
      findings(screen.findings),
      moves("Leads to", screen.out, "to"),
      moves("Segues to it", screen.in, "from"),
    ];
  }

  const performed = {
    string: "by a string in code", constant: "by a constant in code", typed: "by typed code",
    control: "by its control", never: "by no code that was found",
    undecided: "possibly: code computes an identifier",
  };

  function ofSegue(segue) {
    const target = segue.kind === "unwind" ? null : screens.get(segue.to);
    return [
      head(
        segue.kind === "code" ? "Way by code"
          : segue.relationship ? `${segue.relationship} relationship` : `${segue.kind} segue`,
        titleOf(segue), chips([changeChip(segue)])),
      element("p", { class: "actions" },
        target
          ? element("a", { class: "button primary", href: hrefOf(target) }, "Go to destination")
          : null,
        isPlayable(screens.get(segue.from)) && !isGone(segue)
          ? element("a", { class: "button", href: `#play=${encodeURIComponent(segue.from)}` },
            "Play from source")
          : null),
      segue.problem ? element("p", { class: "problem" }, words(segue.problem)) : null,
      rows([
        ["Identifier", code(segue.identifier)],
        ["From", sceneLink(segue.from)],
        ["To", segue.kind === "unwind" ? "the screen that implements the action"
          : segue.elsewhere ? words(segue.elsewhere) : sceneLink(segue.to)],
        ["Via", segue.via ? sceneLink(segue.via) : null],
        ["Action", code(segue.action)],
        ["Fired by", words(segue.trigger)],
        ["Performed", segue.performance ? performed[segue.performance] : null],
        ["File", place(segue.file, segue.line)],
      ]),
      changed(segue),
      findings(segue.findings),
    ];
  }

  /** Several segues that share an arrow. */
  function ofBundle({ visible, from, goal }) {
    const name = visible.every((segue) => segue.kind === "code") ? "Ways by code" : "Segues";
    return [
      head(`${name} from ${nameOf(screens.get(from))}`, `${visible.length} to ${goal}`, null),
      moves(name, visible, "to"),
    ];
  }

  return {
    show(item) {
      panel.hidden = !item;
      if (!item) return panel.replaceChildren();
      panel.replaceChildren(...(item.out ? ofScreen(item) : item.visible ? ofBundle(item) : ofSegue(item)).filter(Boolean));
      panel.querySelector("header").prepend(sheet.grip);
      panel.scrollTop = 0;
    },
    swatch,
  };
})();
