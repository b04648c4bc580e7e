// Reloads a page that `segues serve` sent, as soon as the map has changed.

(() => {
  const version = data.version;
  if (version === undefined || !location.protocol.startsWith("http")) return;
  const place = "segues-view";

  const before = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (before) viewport.set(JSON.parse(before));

  const events = new EventSource("events");
  events.addEventListener("map", (event) => {
    const news = JSON.parse(event.data);
    if (news.version !== version) {
      sessionStorage.setItem(place, JSON.stringify(viewport.view));
      location.reload();
      return;
    }
    problem.show("server", news.problem);
  });
  // The browser reconnects by itself.
  events.addEventListener("error", () =>
    problem.show("server", "The server doesn't answer. The map may be out of date."));
})();
