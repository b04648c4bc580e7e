// The theme: light, dark, or the system's.

(() => {
  const button = $("theme");
  const names = ["auto", "light", "dark"];
  // Some browsers give a local file no storage. Then the page starts with the system's theme.
  const kept = {
    get() { try { return localStorage.getItem("segues-theme"); } catch { return null; } },
    set(value) { try { localStorage.setItem("segues-theme", value); } catch { /* not stored */ } },
  };

  function apply(name) {
    for (const { dataset } of [document.documentElement, drawing, $("stage")]) {
      if (name === "auto") delete dataset.theme;
      else dataset.theme = name;
    }
    lettering.restyle();
    button.textContent = `Theme: ${name}`;
    button.dataset.theme = name;
  }

  button.addEventListener("click", () => {
    const next = names[(names.indexOf(button.dataset.theme) + 1) % names.length];
    apply(next);
    kept.set(next);
    say(`Theme: ${next}`);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", lettering.restyle);
  const before = kept.get();
  apply(names.includes(before) ? before : "auto");
})();
