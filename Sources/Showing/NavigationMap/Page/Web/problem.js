// The line above the map that says what is wrong: with the link that was followed, or with the server.

const problem = (() => {
  const line = $("problem");
  const close = $("problem-close");
  const reasons = new Map();

  /** Shows what is wrong for a reason, such as "link"; without a text, the reason is settled. */
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
