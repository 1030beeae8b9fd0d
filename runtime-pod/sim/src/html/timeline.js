// Core and links over time.
(() => {
  const { tracks, slices, labels, end_ns: end } = data.timeline;
  const ROW = 22, GAP = 10, HEAD = 16, BELOW = 26;
  const view = { from: 0, to: Math.max(1, end) };
  const detail = document.querySelector("#timeline .detail");
  let place, chosen = null;

  function layout() {
    let top = 4;
    const tops = tracks.map((track) => {
      const at = top + HEAD;
      top = at + ROW * track.rows + GAP;
      return at;
    });
    return { left: 8, right: 10, tops, height: top + BELOW };
  }

  function draw(at) {
    place = at;
    const area = layout();
    const { svg, width, add } = canvas(place, area.height, "Slices of core and links over time");
    const inner = width - area.left - area.right;
    const x = (time) => area.left + ((time - view.from) / (view.to - view.from)) * inner;
    const bottom = area.height - BELOW;
    for (const time of steps(view.from / 1e9, view.to / 1e9, inner / 90)) {
      const line = x(time * 1e9);
      add("line", { class: "grid", x1: line, x2: line, y1: 0, y2: bottom });
      add("text", { class: "faint", x: line, y: bottom + 16, "text-anchor": anchor(line, width) }, seconds(time));
    }
    tracks.forEach((track, index) => {
      add("text", { class: "faint", x: 6, y: area.tops[index] - 4 }, track.name);
    });
    for (const [track, row, start, length, kind, label] of slices) {
      if (start + length < view.from || start > view.to) continue;
      const from = Math.max(x(start), area.left), to = Math.min(x(start + length), width - area.right);
      const top = area.tops[track] + ROW * row;
      const mark = add("rect", {
        class: `mark ${data.timeline.kinds[kind]}`, x: from.toFixed(2), y: top,
        width: Math.max(0.6, to - from).toFixed(2), height: ROW - 2, "data-label": label,
      });
      const text = `${labels[label][0]}, ${seconds(length / 1e9)}`;
      mark.slice = [start, length, label];
      if (chosen && chosen[0] === start && chosen[2] === label) mark.classList.add("chosen");
      const letters = Math.floor((to - from - 6) / 6.2);
      if (letters >= 4) {
        const short = text.length > letters ? text.slice(0, letters - 1) + "…" : text;
        add("text", { class: `on ${data.timeline.kinds[kind]}`, x: from + 3, y: top + 14 }, short);
      }
    }
    svg.addEventListener("pointerover", (event) => describe(event.target));
    svg.addEventListener("click", (event) => choose(event.target));
  }

  function anchor(at, width) {
    return at < 30 ? "start" : at > width - 40 ? "end" : "middle";
  }

  function describe(mark) {
    if (!mark.slice) return;
    const [start, length, label] = mark.slice;
    detail.textContent = `${labels[label][0]}: ${seconds(length / 1e9)} from ${seconds(start / 1e9)}. ${labels[label][1]}`;
  }

  function choose(mark) {
    if (!mark.slice) return;
    chosen = mark.slice;
    place.querySelectorAll(".chosen").forEach((it) => it.classList.remove("chosen"));
    mark.classList.add("chosen");
    describe(mark);
  }

  // Shows a span of time, within the step.
  function show(from, span) {
    span = Math.min(Math.max(span, 50), Math.max(1, end));
    from = Math.min(Math.max(0, from), end - span);
    view.from = from;
    view.to = from + span;
    draw(place);
  }

  function zoom(factor, share = 0.5) {
    const span = view.to - view.from;
    if (factor === 0) show(0, end);
    else show(view.from + share * (span - span / factor), span / factor);
  }

  drawn("timeline", draw);
  document.querySelectorAll("#timeline [data-zoom]").forEach((button) => {
    button.addEventListener("click", () => zoom(Number(button.dataset.zoom)));
  });
  place.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = place.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.4 : 1 / 1.4, (event.clientX - box.left) / box.width);
  }, { passive: false });
  place.addEventListener("keydown", (event) => {
    const span = view.to - view.from;
    const keys = {
      "+": () => zoom(2), "=": () => zoom(2), "-": () => zoom(0.5), "0": () => zoom(0),
      ArrowLeft: () => show(view.from - span / 5, span), ArrowRight: () => show(view.from + span / 5, span),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  let held = null;
  place.addEventListener("pointerdown", (event) => {
    held = { at: event.clientX, from: view.from, moved: false };
  });
  window.addEventListener("pointermove", (event) => {
    if (!held || event.buttons === 0) return;
    if (Math.abs(event.clientX - held.at) < 4 && !held.moved) return;
    held.moved = true;
    const span = view.to - view.from;
    show(held.from - ((event.clientX - held.at) / place.clientWidth) * span, span);
  });
  window.addEventListener("pointerup", () => { held = null; });
})();
