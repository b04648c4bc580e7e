// The theme: light, dark, or the system's.

(() => {
  const button = $("theme");
  const names = ["auto", "light", "dark"];
  const kept = stored("segues-theme");

  function apply(name) {
    const pictures = document.querySelectorAll(".segues-map");
    for (const { dataset } of [document.documentElement, ...pictures]) {
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
