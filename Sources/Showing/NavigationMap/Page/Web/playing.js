// The prototype's state: which containers are on screen, what was pushed and what was presented.
//
// The state is a list of levels, each presented over the previous one. A level is a tree of nodes
// {key, type, children, shown}: a screen, or a container and its children. Every move returns a new
// state, so every step can be undone.

const playing = (() => {
  const out = (key) => (screens.get(key)?.out ?? []).filter(isWay);
  const into = (key) => (screens.get(key)?.in ?? []).filter(isWay);

  /** Whether the prototype can take a segue: not if code loads only a view from a xib, such as a cell. */
  const isWay = (segue) => !isGone(segue) && !(segue.kind === "code" && isView(screens.get(segue.to)));

  /** Whether a xib is neither a window nor a controller's view. */
  const isView = (screen) => screen?.role === "xib"
    && !/controller|window/i.test(screen.element) && !/Controller$/.test(screen.class);

  const relationships = (key) =>
    out(key).filter((segue) => isChild(segue) && segue.to);

  /** Whether the segue makes its destination a child of a container. A watch app's next page is not one. */
  const isChild = (segue) => segue.kind === "relationship" && segue.relationship !== "nextPage";
  const isDesktop = (key) => data.clusters[screens.get(key)?.cluster]?.platform === "macOS";

  function typeOf(key) {
    const element = screens.get(key)?.element ?? "";
    if (/^navigationController$/i.test(element)) return "stack";
    if (/tabBarController|tabViewController|pageViewController/i.test(element)) return "tabs";
    if (/split/i.test(element)) return "columns";
    return relationships(key).length > 0 ? "stack" : "screen";
  }

  /** The node of a screen with its children. The depth is limited, because a container may contain itself. */
  function made(key, above = []) {
    const brought = above.includes(key) || above.length > 8 ? [] : relationships(key);
    const type = brought.length === 0 ? "screen" : typeOf(key);
    const children = (type === "stack" ? brought.slice(0, 1) : brought)
      .map((segue) => made(segue.to, [...above, key]));
    return { key, type, children, shown: 0 };
  }

  /** The visible nodes of a level, from the outermost container to the screen. */
  function path(node) {
    const nodes = [node];
    while (nodes.at(-1).children.length > 0) {
      const last = nodes.at(-1);
      nodes.push(last.children[last.type === "stack" ? last.children.length - 1 : last.shown]);
    }
    return nodes;
  }

  const top = (state) => path(state.levels.at(-1).root);
  const leaf = (state) => top(state).at(-1).key;

  /** Wraps a screen in the containers that it has in the storyboard. */
  function inContainers(node, above = []) {
    const bringing = into(node.key).find((segue) =>
      isChild(segue) && segue.from && !above.includes(segue.from)
      && segue.from !== node.key);
    if (bringing && above.length < 8) {
      const container = made(bringing.from);
      const at = container.children.findIndex((child) => child.key === node.key);
      if (at >= 0) {
        container.children[at] = node;
        container.shown = container.type === "stack" ? 0 : at;
        return inContainers(container, [...above, node.key]);
      }
    }
    return node;
  }

  /** The segues of the shortest path from where the app starts; null if there is no path. */
  function wayTo(key) {
    const cameBy = new Map([[first(), null]]);
    const queue = [first()];
    for (const at of queue) {
      if (at === key) break;
      for (const segue of out(at)) {
        if (segue.kind === "unwind" || !segue.to || cameBy.has(segue.to)) continue;
        cameBy.set(segue.to, segue);
        queue.push(segue.to);
      }
    }
    if (!cameBy.has(key)) return null;
    const way = [];
    for (let segue = cameBy.get(key); segue; segue = cameBy.get(segue.from)) way.unshift(segue);
    return way;
  }

  /** The state in which a screen is shown as if the user had navigated to it. */
  function start(key) {
    let come = { levels: [{ root: made(first()), style: "root" }], steps: 0, note: "" };
    for (const segue of wayTo(key) ?? []) come = perform(come, segue);
    if (leaf(come) === key) return { ...come, steps: 0, note: "", motion: "none" };
    let root = inContainers(made(key));
    const pushed = into(key).some((segue) =>
      segue.kind === "show" || segue.kind === "push");
    // A screen that some segue pushes is shown on a stack, even if the stack itself is unknown.
    if (root.key === key && root.type === "screen" && pushed) {
      root = { key: null, type: "stack", children: [root], shown: 0 };
    }
    return { levels: [{ root, style: "root" }], steps: 0, note: "" };
  }

  const presented = {
    presentation: "sheet", modal: "sheet", sheet: "sheet", popover: "popover",
    popoverPresentation: "popover",
  };

  function perform(state, segue) {
    const next = structuredClone(state);
    next.steps += 1;
    next.note = "";
    next.motion = "push";
    if (segue.kind === "unwind") return unwound(next, segue);
    if (!screens.has(segue.to)) {
      next.note = segue.problem
        ?? (segue.elsewhere ? `${segue.elsewhere} is not on this map, because its storyboard did not change.`
          : "The segue has no destination.");
      next.motion = "none";
      return next;
    }
    const nodes = top(next);
    const nearest = (type) => nodes.slice(0, -1).findLast((node) => node.type === type);
    const target = made(segue.to);
    const present = (style) => {
      next.levels.push({ root: target, style });
      next.motion = style;
    };
    switch (segue.kind) {
      case "relationship":
        if (isChild(segue)) selectChild(nodes, segue, next);
        else {
          present("page");
          next.motion = "push";
        }
        break;
      case "showDetail": {
        const columns = nearest("columns");
        if (!columns) present("sheet");
        else {
          columns.shown = Math.max(1, columns.children.length - 1);
          columns.children[columns.shown] = target;
        }
        break;
      }
      case "show":
      case "push": {
        const stack = nearest("stack");
        if (isDesktop(segue.to)) present("window");
        else if (stack && target.type !== "stack") stack.children.push(target);
        else present("sheet");
        break;
      }
      case "replace":
        Object.assign(nodes.at(-1), target);
        next.motion = "none";
        break;
      case "embed":
        present("sheet");
        next.note = "Embedded: in the app, this screen appears inside the previous one.";
        break;
      case "code": {
        const stack = nearest("stack");
        if (isDesktop(segue.to)) present("window");
        else if (stack && target.type === "screen") stack.children.push(target);
        else present("sheet");
        next.note = "Opened by code, which may show the screen in another way.";
        break;
      }
      case "custom":
        present("sheet");
        next.note = "A custom segue: its class decides what it does.";
        break;
      default: present(presented[segue.kind] ?? "sheet");
    }
    return next;
  }

  /** Shows a child of a container, such as a tab. */
  function selectChild(nodes, segue, next) {
    const container = nodes.find((node) => node.key === segue.from);
    const at = container?.children.findIndex((child) => child.key === segue.to) ?? -1;
    if (at >= 0) container.shown = at;
    else next.levels.push({ root: made(segue.to), style: "sheet" });
    next.motion = "none";
  }

  /** Goes back one screen, because only code says which screen implements the action. */
  function unwound(next, segue) {
    next.motion = "back";
    const assumed = `Went back one screen. In the app, the screen that implements ${segue.action ?? "the action"} is shown.`;
    const stack = top(next).findLast((node) => node.type === "stack" && node.children.length > 1);
    if (stack) {
      stack.children.pop();
      next.note = assumed;
    } else if (next.levels.length > 1) {
      next.levels.pop();
      next.note = assumed;
    } else {
      next.note = "There is nothing to unwind to.";
      next.motion = "none";
    }
    return next;
  }

  /** The screens that lead to the visible one, each with the state that goes back to it. */
  function crumbs(state) {
    const found = [];
    state.levels.forEach((level, number) => {
      const nodes = path(level.root);
      const stack = nodes.findLast((node) => node.type === "stack" && node.children.length > 1);
      const count = stack ? stack.children.length : 1;
      for (let kept = 1; kept <= count; kept++) {
        const cut = structuredClone(state);
        cut.levels.length = number + 1;
        Object.assign(cut, { note: "", motion: "back", steps: state.steps + 1 });
        const inner = path(cut.levels[number].root)
          .findLast((node) => node.type === "stack" && node.children.length > 1);
        if (inner) inner.children.length = kept;
        found.push({ key: leaf(cut), state: cut });
      }
    });
    return found;
  }

  /** The choices of the innermost tab bar or split view around the visible screen; null if there are none. */
  function siblings(state) {
    const container = top(state).findLast((node) => node.type === "tabs" || node.type === "columns");
    if (!container || container.children.length < 2) return null;
    const index = top(state).indexOf(container);
    return {
      container: container.key,
      choices: container.children.map((child, at) => {
        const chosen = structuredClone(state);
        top(chosen)[index].shown = at;
        Object.assign(chosen, { note: "", motion: "none", steps: state.steps + 1 });
        return { key: child.key, leaf: leaf(chosen), state: chosen, isShown: at === container.shown };
      }),
    };
  }

  /** The screens in a screen's visible container views, each with the frame of its container on the map. */
  function embedded(key) {
    const found = [];
    for (const { kind, spots, to } of out(key)) {
      if (kind !== "embed" || !spots) continue;
      const [frame] = spots;
      const shown = path(made(to)).at(-1).key;
      // If containers cover each other, code decides which one is visible.
      if (!screens.get(shown)?.node || found.some((other) => covers(frame, other.frame))) continue;
      found.push({ key: shown, frame });
    }
    return found;
  }

  const covers = ([x, y, w, h], [left, top, width, height]) =>
    x <= left + 1 && y <= top + 1 && x + w >= left + width - 1 && y + h >= top + height - 1;

  /** A screen and the screens inside it. */
  const visible = (key, depth = 0) =>
    [key, ...(depth > 3 ? [] : embedded(key).flatMap((inner) => visible(inner.key, depth + 1)))];

  /** The segues that can be performed: those of the visible screens and of the containers around them. */
  const moves = (state) => {
    const [screen, ...around] = top(state).map((node) => node.key).reverse();
    return [...new Set([...visible(screen), ...around])].flatMap(out).filter((segue) => !isChild(segue));
  };

  /** The number of screens that can be reached from a screen, including itself. */
  function reach(key) {
    const seen = new Set([key]);
    for (const at of seen) {
      for (const segue of out(at)) {
        if (segue.kind !== "unwind" && segue.to) seen.add(segue.to);
      }
    }
    return seen.size;
  }

  /**
   * The screen where the app starts. If several could be it, the one that reaches the most screens; of these, the one
   * nearest to the corner of the map.
   */
  const beginning = (() => {
    const here = data.screens.filter(isPlayable);
    const isOnWatch = (screen) => data.clusters[screen.cluster].platform === "watchOS";
    const inside = here.filter((screen) => (screen.start ?? data.clusters[screen.cluster].role) === "app");
    // Neither a launch screen nor an extension's screen is where the app starts.
    const outside = here.filter((screen) => !data.clusters[screen.cluster].role);
    // If only the app's part on a watch has a start, code creates the first screen of the app itself.
    const isElsewhere = inside.every(isOnWatch) && !outside.every(isOnWatch);
    const inApp = isElsewhere ? [] : inside;
    const others = isElsewhere ? outside.filter((screen) => !isOnWatch(screen)) : outside;
    const isWindow = (screen) => screen.element !== "application";
    const candidates = [
      inApp.filter((screen) => screen.start && isWindow(screen)), inApp.filter(isWindow),
      others.filter((screen) => screen.initial), others, here,
    ].find((some) => some.length > 0) ?? [];
    const corner = ({ frame: [x, y] }) => x + y;
    const ranked = candidates.map((screen) => ({ screen, count: candidates.length > 1 ? reach(screen.key) : 1 }));
    ranked.sort((a, b) => b.count - a.count || corner(a.screen) - corner(b.screen));
    return ranked[0]?.screen.key;
  })();
  const first = () => beginning;

  return { start, perform, crumbs, siblings, embedded, moves, leaf, first };
})();
