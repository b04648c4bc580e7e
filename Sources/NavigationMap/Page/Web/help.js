// The dialog that lists the keys.

const help = (() => {
  const dialog = $("help");
  const keys = [
    ["/", "search"],
    ["Tab, Shift Tab", "the next scene or segue, as one reads"],
    ["Shift with an arrow", "the scene on that side"],
    ["Enter", "details; on a selected segue, its destination"],
    ["Arrows", "pan"],
    ["+ − 0", "zoom in, zoom out, fit the whole map"],
    ["F", "zoom to what is selected"],
    ["P", "play from the selected scene, or from where the app begins"],
    ["Escape, Backspace", "in the prototype: back"],
    ["S", "what the map shows: layers, segues, storyboards"],
    ["T", "light, dark, or as the system has it"],
    ["Escape", "select nothing"],
    ["?", "this help"],
  ];
  dialog.append(
    element("header", {}, element("h2", { id: "help-title" }, "Keys"),
      element("button", {
        type: "button", class: "close", "aria-label": "Close help", onclick: () => dialog.close(),
      }, "×")),
    element("dl", {}, keys.flatMap(([key, meaning]) => [
      element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning),
    ])),
    element("p", {}, "Drag, scroll or use two fingers to move; hold Ctrl or ⌘ and scroll, or pinch, to zoom. "
      + "Links in the address bar stay good as long as storyboard names and object ids do."));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  $("help-open").addEventListener("click", () => dialog.showModal());
  return { open() { dialog.showModal(); } };
})();
