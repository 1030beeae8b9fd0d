// Core and links over time.
const timeline = (() => {
  const ROW = 22, GAP = 10, HEAD = 16, BELOW = 26, SIDE = 8;
  const whole = Math.max(1, END);
  const view = { from: 0, to: whole };
  const section = document.getElementById("timeline");
  const part = (selector) => section.querySelector(selector);
  const [detail, aggregate, foundCount] = [".detail", ".aggregate", ".found"].map(part);
  const watchers = [];
  let place, layout, rows, chosen = null, selection = null, found = null;

  function arrange(mode) {
    layout = mode === "scope" ? byScope() : byUnit();
    rows = rowsOf(layout);
    let top = 4;
    layout.tops = layout.tracks.map((track) => {
      const at = top + HEAD;
      top = at + ROW * track.rows + GAP;
      return at;
    });
    layout.height = top + BELOW;
  }

  // Read once for a drawing: asking the page for it while marks are added lays the page out each time.
  let inner = 1;
  const x = (time) => SIDE + ((time - view.from) / (view.to - view.from)) * inner;
  const timeAt = (clientX) => {
    const share = (clientX - place.getBoundingClientRect().left - SIDE) / inner;
    return Math.min(END, Math.max(0, view.from + share * (view.to - view.from)));
  };

  function draw(at) {
    place = at;
    const { width, add } = canvas(place, layout.height, "Slices of core and links over time");
    inner = width - 2 * SIDE;
    const bottom = layout.height - BELOW;
    for (const time of steps(view.from / 1e9, view.to / 1e9, inner / 90)) {
      const line = x(time * 1e9);
      const anchor = line < 30 ? "start" : line > width - 40 ? "end" : "middle";
      add("line", { class: "grid", x1: line, x2: line, y1: 0, y2: bottom });
      add("text", { class: "faint", x: line, y: bottom + 16, "text-anchor": anchor }, seconds(time));
    }
    layout.tracks.forEach((track, index) => {
      const most = Math.floor(inner / 6.2);
      const name = track.name.length > most ? `…${track.name.slice(1 - most)}` : track.name;
      add("text", { class: "faint", x: 6, y: layout.tops[index] - 4 }, name);
    });
    layout.places.forEach((it) => slice(add, width, it));
    add("rect", { class: "selection", y: 0, height: bottom, width: 0 });
    showSelection();
    watchers.forEach((it) => it(view));
  }

  function slice(add, width, { track, row, index }) {
    const [, , start, length, kind, label] = SLICES[index];
    if (start + length < view.from || start > view.to) return;
    const from = Math.max(x(start), SIDE), to = Math.min(x(start + length), width - SIDE);
    const top = layout.tops[track] + ROW * row;
    const seen = found === null ? "" : found.has(label) ? " hit" : " miss";
    add("rect", {
      class: `mark ${KINDS[kind]}${seen}${index === chosen ? " chosen" : ""}`, x: from.toFixed(2),
      y: top, width: Math.max(0.6, to - from).toFixed(2), height: ROW - 2, "data-slice": index,
    });
    const letters = Math.floor((to - from - 6) / 6.2);
    if (letters < 4) return;
    const text = `${LABELS[label][0]}, ${seconds(length / 1e9)}`;
    const short = text.length > letters ? text.slice(0, letters - 1) + "…" : text;
    add("text", { class: `on ${KINDS[kind]}`, x: from + 3, y: top + 14 }, short);
  }

  const markOf = (index) => place.querySelector(`[data-slice="${index}"]`);

  function choose(index) {
    chosen = index;
    place.querySelectorAll(".chosen").forEach((it) => it.classList.remove("chosen"));
    const [, , start, length] = SLICES[index];
    const out = start + length < view.from || start > view.to;
    if (out) show(start + length / 2 - (view.to - view.from) / 2, view.to - view.from);
    markOf(index)?.classList.add("chosen");
    detail.textContent = said(index);
  }

  // Shows a span of time, within the step.
  function show(from, span) {
    span = Math.min(Math.max(span, 50), whole);
    from = Math.min(Math.max(0, from), whole - span);
    Object.assign(view, { from, to: from + span });
    draw(place);
  }

  function zoom(factor, share = 0.5) {
    const span = view.to - view.from;
    if (factor === 0) show(0, whole);
    else show(view.from + share * (span - span / factor), span / factor);
  }

  const pan = (share) => show(view.from + share * (view.to - view.from), view.to - view.from);

  function showSelection() {
    const mark = place.querySelector(".selection");
    const ends = selection ? [...selection].sort((a, b) => a - b).map(x) : [0, 0];
    mark.setAttribute("x", ends[0]);
    mark.setAttribute("width", ends[1] - ends[0]);
  }

  function select(from, to) {
    selection = from === to ? null : [from, to].sort((a, b) => a - b);
    showSelection();
    aggregate.replaceChildren();
    if (!selection) return;
    const [kinds, names] = within(...selection);
    const span = selection[1] - selection[0];
    const title = `Selected: ${seconds(span / 1e9)} from ${seconds(selection[0] / 1e9)}`;
    aggregate.append(summed(`${title}, by kind`, kinds, span), summed("By op and layer", names.slice(0, 12), span));
  }

  function summed(title, sums, span) {
    const table = document.createElement("table");
    table.createCaption().textContent = title;
    const head = table.createTHead().insertRow();
    for (const name of ["name", "count", "time", "of the span"]) {
      const cell = head.appendChild(document.createElement("th"));
      cell.scope = "col";
      cell.textContent = name;
    }
    const body = table.createTBody();
    for (const { name, count, time } of sums) {
      const row = body.insertRow();
      for (const text of [name, count, seconds(time / 1e9), `${((100 * time) / span).toFixed(1)} %`]) {
        row.insertCell().textContent = text;
      }
    }
    return table;
  }

  // To the next slice of the row, or to the row beside it at the same time.
  function step(along, down) {
    if (rows.length === 0) return;
    const row = rows.findIndex((it) => it.includes(chosen));
    if (row < 0) return choose(rows[0][0]);
    if (down === 0) {
      const at = Math.min(Math.max(0, rows[row].indexOf(chosen) + along), rows[row].length - 1);
      return choose(rows[row][at]);
    }
    const next = rows[Math.min(Math.max(0, row + down), rows.length - 1)];
    if (next === rows[row]) return;
    const middle = (index) => SLICES[index][2] + SLICES[index][3] / 2;
    const far = (index) => Math.abs(middle(index) - middle(chosen));
    choose(next.reduce((best, it) => (far(it) < far(best) ? it : best)));
  }

  function search(text) {
    found = searched(text);
    const hits = found && SLICES.filter((it) => found.has(it[5])).length;
    foundCount.textContent = found ? `${hits} of ${SLICES.length} slices` : "";
    draw(place);
  }

  function nextHit(way) {
    if (!found) return;
    const hits = rows.flat().filter((it) => found.has(SLICES[it][5]));
    if (hits.length === 0) return;
    const at = hits.indexOf(chosen);
    choose(hits[at < 0 ? 0 : (at + way + hits.length) % hits.length]);
  }

  arrange("units");
  drawn("timeline", draw);
  part(".grouping").addEventListener("change", (event) => {
    arrange(event.target.value);
    draw(place);
  });
  part(".search").addEventListener("input", (event) => search(event.target.value));
  part(".search").addEventListener("keydown", (event) => {
    if (event.key === "Enter") nextHit(event.shiftKey ? -1 : 1);
  });
  section.querySelectorAll("[data-zoom]").forEach((button) => {
    button.addEventListener("click", () => zoom(Number(button.dataset.zoom)));
  });
  section.querySelectorAll("[data-select]").forEach((button) => {
    button.addEventListener("click", () =>
      (button.dataset.select === "view" ? select(view.from, view.to) : select(0, 0)));
  });
  place.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = place.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.4 : 1 / 1.4, (event.clientX - box.left) / box.width);
  }, { passive: false });
  place.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = () => rows.find((it) => it.includes(chosen)) ?? rows[0] ?? [];
    const keys = {
      w: () => zoom(1.5), s: () => zoom(1 / 1.5), a: () => pan(-0.2), d: () => pan(0.2),
      "+": () => zoom(2), "=": () => zoom(2), "-": () => zoom(0.5), 0: () => zoom(0),
      ArrowLeft: () => step(-1, 0), ArrowRight: () => step(1, 0),
      ArrowUp: () => step(0, -1), ArrowDown: () => step(0, 1),
      Home: () => choose(row()[0]), End: () => choose(row().at(-1)),
      m: () => chosen !== null && select(SLICES[chosen][2], SLICES[chosen][2] + SLICES[chosen][3]),
      v: () => select(view.from, view.to), Escape: () => select(0, 0),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || rows.length === 0) return;
    event.preventDefault();
    act();
    const mark = event.key === "Escape" ? null : chosen !== null && markOf(chosen);
    if (mark) tipAt(mark, said(chosen));
  });
  place.addEventListener("blur", hideTip);
  place.addEventListener("pointerleave", hideTip);
  let held = null;
  place.addEventListener("pointerdown", (event) => {
    if (event.button === 0) held = { x: event.clientX, time: timeAt(event.clientX), moved: false };
  });
  place.addEventListener("pointermove", (event) => {
    const slice = event.target.dataset?.slice;
    if (slice === undefined || held?.moved) hideTip();
    else showTip(said(Number(slice)), event.clientX, event.clientY);
  });
  window.addEventListener("pointermove", (event) => {
    if (!held || event.buttons === 0) return;
    if (Math.abs(event.clientX - held.x) < 4 && !held.moved) return;
    held.moved = true;
    selection = [held.time, timeAt(event.clientX)];
    showSelection();
  });
  window.addEventListener("pointerup", (event) => {
    if (held?.moved) select(held.time, timeAt(event.clientX));
    held = null;
  });
  place.addEventListener("click", (event) => {
    const slice = event.target.dataset?.slice;
    if (slice !== undefined) choose(Number(slice));
  });
  return { show, pan, zoom, view, whole, watch: (it) => watchers.push(it) };
})();
