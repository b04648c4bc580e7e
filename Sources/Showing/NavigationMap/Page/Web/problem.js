// The line above the map that says what is wrong: with the link that was followed, or with the server.

const problem = (() => {
  const line = $("problem");
  const close = $("problem-close");
  const reasons = new Map();

  /** Says what is wrong for one reason; null if nothing is any more. */
  function show(reason, text) {
    if (text) reasons.set(reason, text); else reasons.delete(reason);
    line.hidden = reasons.size === 0;
    close.hidden = !reasons.has("link");
    $("problem-text").textContent = [...reasons.values()].join("\n");
  }

  close.addEventListener("click", () => {
    show("link", null);
    $("canvas").focus();
  });

  return { show };
})();
