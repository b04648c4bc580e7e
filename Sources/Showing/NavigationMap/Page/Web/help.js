// The dialog that lists the keys.

const help = (() => {
  const dialog = $("help");
  const keys = [
    ["/", "search"],
    ["Tab, Shift Tab", "the next scene or segue, in reading order"],
    ["Shift with an arrow", "the nearest scene in that direction"],
    ["Enter", "show details; on a selected scene, go to its details; on a selected segue, go to its destination"],
    ["Arrows", "pan"],
    ["+ − 0", "zoom in, zoom out, fit the whole map"],
    ["F", "zoom to the selection"],
    ...(changes.isShown
      ? [["N", "the next change"], ["P", "the previous change"]]
      : [["P", "play from the selected scene, or from where the app starts"]]),
    ["Escape, Backspace", "go back in the prototype"],
    ["M", "show or hide the overview in the corner"],
    ["S", "go to the panel that chooses a layer, kinds of segues and storyboards"],
    ["T", "light, dark, or the system's theme"],
    ["Escape", "close the panel; from the details, go back to the map; clear the selection"],
    ["×7", "seven segues between the same two scenes, or ways by code to the same storyboard: select it to see each"],
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
      + "Links in the address bar keep working as long as storyboard names and object IDs stay the same."));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  $("help-open").addEventListener("click", () => dialog.showModal());
  return { open() { dialog.showModal(); } };
})();
