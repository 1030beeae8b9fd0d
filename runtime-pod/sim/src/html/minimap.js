// The whole step above the timeline, with a frame around what is visible.
(() => {
  const HEIGHT = 34;
  const { show, pan, zoom, view, whole, watch } = timeline;
  const map = document.querySelector("#timeline .minimap");
  let frame;

  drawn("timeline", (place) => {
    const { width, add } = canvas(place, HEIGHT, "The whole step");
    // The kind that takes most of the core's time in each column of pixels.
    const columns = Array.from({ length: Math.floor(width) }, () => new Map());
    for (const [track, row, start, length, kind] of SLICES) {
      if (track !== 0 || row !== 0) continue;
      const from = Math.floor((start / whole) * width);
      const to = Math.min(width - 1, Math.floor(((start + length) / whole) * width));
      for (let at = from; at <= to; at += 1) columns[at]?.set(kind, (columns[at].get(kind) ?? 0) + length);
    }
    columns.forEach((kinds, at) => {
      if (kinds.size === 0) return;
      const [kind] = [...kinds].reduce((a, b) => (b[1] > a[1] ? b : a));
      add("rect", { class: KINDS[kind], x: at, y: 8, width: 1, height: HEIGHT - 16 });
    });
    frame = add("rect", { class: "frame", y: 1, height: HEIGHT - 2 });
    outline();
  }, "minimap");

  function outline() {
    const width = Math.max(260, map.clientWidth);
    frame.setAttribute("x", (view.from / whole) * width);
    frame.setAttribute("width", Math.max(3, ((view.to - view.from) / whole) * width));
    const middle = (50 * (view.from + view.to)) / whole;
    map.setAttribute("aria-valuemin", 0);
    map.setAttribute("aria-valuemax", 100);
    map.setAttribute("aria-valuenow", middle.toFixed(1));
    map.setAttribute("aria-valuetext", `${seconds(view.from / 1e9)} to ${seconds(view.to / 1e9)}`);
  }

  function centre(event) {
    const box = map.getBoundingClientRect();
    const span = view.to - view.from;
    show(((event.clientX - box.left) / box.width) * whole - span / 2, span);
  }

  watch(outline);
  map.addEventListener("pointerdown", centre);
  map.addEventListener("pointermove", (event) => { if (event.buttons === 1) centre(event); });
  map.addEventListener("keydown", (event) => {
    const keys = {
      ArrowLeft: () => pan(-0.2), ArrowRight: () => pan(0.2), ArrowDown: () => pan(-0.2), ArrowUp: () => pan(0.2),
      Home: () => show(0, view.to - view.from), End: () => show(whole, view.to - view.from),
      PageUp: () => zoom(2), PageDown: () => zoom(0.5),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
})();
