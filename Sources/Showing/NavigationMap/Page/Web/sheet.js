// The details in a small window: a sheet at its lower edge, which shows its title until it is opened.

const sheet = (() => {
  const panel = $("details");
  const grip = element("button", {
    type: "button", class: "grip", "aria-controls": "details",
    // Only clicks by a key. "pointerup" handles taps, because no click follows a tap right after a pull.
    onclick: (event) => { if (event.detail === 0) set(!isHigh); },
  });
  let isHigh = false;
  let from = null;
  let isOnGrip = false;

  function set(high) {
    isHigh = high;
    panel.classList.toggle("high", high);
    grip.setAttribute("aria-expanded", String(high));
    grip.setAttribute("aria-label", high ? "Show less" : "Show more");
    if (!high) panel.scrollTop = 0;
  }
  set(false);

  panel.addEventListener("pointerdown", (event) => {
    isOnGrip = event.target === grip;
    if (event.target.closest("header") && !event.target.closest("a, .close")) from = event.clientY;
  });
  addEventListener("pointermove", (event) => {
    if (from === null) return;
    panel.style.setProperty("--pulled", `${from - event.clientY}px`);
  });
  function letGo() {
    from = null;
    panel.style.removeProperty("--pulled");
  }
  /** Stops the click of a tap that moved the sheet, because it would be on what is now below the finger. */
  function swallowClick() {
    const stop = (event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true), 400);
  }
  addEventListener("pointerup", (event) => {
    if (from === null) return;
    const pulled = from - event.clientY;
    letGo();
    if (Math.abs(pulled) > 24) set(pulled > 0);
    else if (isOnGrip) {
      set(!isHigh);
      swallowClick();
    }
  });
  addEventListener("pointercancel", letGo);

  return {
    grip,
    /** The part of a small window's height that the sheet covers. */
    get height() { return isHigh ? 0.53 : 0.15; },
  };
})();
