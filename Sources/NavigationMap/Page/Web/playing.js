// The prototype's state: which containers are on screen, what was pushed and what was presented.
//
// The state is a list of levels, each presented over the previous one. A level is a tree of nodes
// {key, type, children, shown}: a screen, or a container and its children. Every move returns a new
// state, so every step can be undone.

const playing = (() => {
  const out = (key) => (screens.get(key)?.out ?? []).filter((segue) => !isGone(segue));
  const into = (key) => (screens.get(key)?.in ?? []).filter((segue) => !isGone(segue));

  const relationships = (key) =>
    out(key).filter((segue) => isChild(segue) && segue.to);

  /** Whether a container is made with the destination: not the next page of a watch app. */
  const isChild = (segue) => segue.kind === "relationship" && segue.relationship !== "nextPage";
  const isDesktop = (key) => data.clusters[screens.get(key)?.cluster]?.platform === "macOS";

  function typeOf(key) {
    const element = screens.get(key)?.element ?? "";
    if (/^navigationController$/i.test(element)) return "stack";
    if (/tabBarController|tabViewController|pageViewController/i.test(element)) return "tabs";
    if (/split/i.test(element)) return "columns";
    return relationships(key).length > 0 ? "stack" : "screen";
  }

  /** A screen with all that it brings. A container that contains itself ends somewhere. */
  function made(key, above = []) {
    const brought = above.includes(key) || above.length > 8 ? [] : relationships(key);
    const type = brought.length === 0 ? "screen" : typeOf(key);
    const children = (type === "stack" ? brought.slice(0, 1) : brought)
      .map((segue) => made(segue.to, [...above, key]));
    return { key, type, children, shown: 0 };
  }

  /** The nodes that are seen of a level, from the outermost to the screen. */
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

  /** Puts a screen into the containers that a storyboard has it in. */
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

  /** The segues of the shortest way from where the app begins; null where none leads there. */
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

  /** A screen with what is around it in the app: as if one had come there. */
  function start(key) {
    let come = { levels: [{ root: made(first()), style: "root" }], steps: 0, note: "" };
    for (const segue of wayTo(key) ?? []) come = perform(come, segue);
    if (leaf(come) === key) return { ...come, steps: 0, note: "", motion: "none" };
    let root = inContainers(made(key));
    const pushed = into(key).some((segue) =>
      segue.kind === "show" || segue.kind === "push");
    // What is pushed somewhere stands on a stack, whichever it is.
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
      next.note = segue.problem ?? "The segue leads nowhere.";
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
        next.note = "Embedded: in the app it stands inside the screen before.";
        break;
      case "custom":
        present("sheet");
        next.note = "A segue of a class of its own: what it does is in the code.";
        break;
      default: present(presented[segue.kind] ?? "sheet");
    }
    return next;
  }

  /** A container's own child: the tab that is chosen. */
  function selectChild(nodes, segue, next) {
    const container = nodes.find((node) => node.key === segue.from);
    const at = container?.children.findIndex((child) => child.key === segue.to) ?? -1;
    if (at >= 0) container.shown = at;
    else next.levels.push({ root: made(segue.to), style: "sheet" });
    next.motion = "none";
  }

  /** Back to the nearest screen before: which one has the action is in the code. */
  function unwound(next, segue) {
    next.motion = "back";
    const assumed = `Unwound to the nearest screen before. Which one has ${segue.action ?? "the action"} is in the code.`;
    const stack = top(next).findLast((node) => node.type === "stack" && node.children.length > 1);
    if (stack) {
      stack.children.pop();
      next.note = assumed;
    } else if (next.levels.length > 1) {
      next.levels.pop();
      next.note = assumed;
    } else {
      next.note = "There is no screen before this one to unwind to.";
      next.motion = "none";
    }
    return next;
  }

  /** The screens on the way to what is seen, each with the state in which it is on top. */
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

  /** The tabs or columns around what is seen: the innermost container that has several. */
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

  /** The segues that can be performed: the screen's, and those of the containers around it. */
  const moves = (state) =>
    top(state).toReversed().flatMap((node) => out(node.key))
      .filter((segue) => !isChild(segue));

  /** How many screens a screen leads to, directly or not. */
  function reach(key) {
    const seen = new Set([key]);
    for (const at of seen) {
      for (const segue of out(at)) {
        if (segue.kind !== "unwind" && segue.to) seen.add(segue.to);
      }
    }
    return seen.size;
  }

  /** Where the app begins; where it is not known, the beginning that leads to most. */
  const beginning = (() => {
    const here = data.screens.filter((screen) => !isGone(screen));
    const ofKind = (kind) => here.filter((screen) => screen[kind]);
    const candidates = [ofKind("entry"), ofKind("initial"), here]
      .find((some) => some.length > 0) ?? [];
    let best = null;
    let most = 0;
    for (const { key } of candidates.length > 1 ? candidates : []) {
      const count = reach(key);
      if (count > most) [best, most] = [key, count];
    }
    return best ?? candidates[0]?.key;
  })();
  const first = () => beginning;

  return { start, perform, crumbs, siblings, moves, leaf, first, typeOf };
})();
