// Operations a second over operations a byte, both as powers of ten.
(() => {
  const { groups, roofs, memory } = data.roofline;
  const SHAPES = {
    matrix: (r) => `M${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`,
    vector: (r) => `M${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}Z`,
    memory: (r) => `M0,${-1.2 * r}L${1.1 * r},${0.8 * r}H${-1.1 * r}Z`,
    overhead: (r) => `M0,${-1.2 * r}L${1.2 * r},0L0,${1.2 * r}L${-1.2 * r},0Z`,
  };
  document.querySelectorAll("#roofline .legend svg path").forEach((path) => {
    path.setAttribute("d", SHAPES[path.dataset.bound](5));
  });

  drawn("roofline", (place) => {
    const height = 420, left = 86, right = 14, top = 16, below = 44;
    const drawing = canvas(place, height, "Roofline: flop/s over flops per byte, logarithmic");
    const { width, add } = drawing;
    const xs = groups.map((it) => Math.log10(it.flops / it.bytes));
    const ys = groups.map((it) => Math.log10(it.flops / it.seconds));
    const peaks = roofs.map((it) => Math.log10(it.flops_per_s));
    const ridge = Math.log10(roofs[0].flops_per_s / memory.bytes_per_s);
    const range = (values) => [Math.floor(Math.min(...values) - 0.15), Math.ceil(Math.max(...values) + 0.15)];
    const [x0, x1] = range([...xs, ridge - 1, ridge + 1]);
    const [y0, y1] = range([...ys, ...peaks]);
    const x = (value) => left + ((value - x0) / (x1 - x0)) * (width - left - right);
    const y = (value) => height - below - ((value - y0) / (y1 - y0)) * (height - below - top);
    const every = Math.ceil((x1 - x0) / Math.max(2, (width - left) / 60));
    for (const at of decades(x0, x1)) {
      add("line", { class: "grid", x1: x(at), x2: x(at), y1: top, y2: height - below });
      if ((at - x0) % every === 0) {
        add("text", { class: "faint", x: x(at), y: height - below + 19, "text-anchor": "middle" }, power(at));
      }
    }
    for (const at of decades(y0, y1)) {
      add("line", { class: "grid", x1: left, x2: width - right, y1: y(at), y2: y(at) });
      add("text", { class: "faint", x: left - 6, y: y(at) + 4, "text-anchor": "end" }, flops(10 ** at));
    }
    add("text", { x: (left + width) / 2, y: height - 8, "text-anchor": "middle" }, "operational intensity (flop/byte)");
    roof(add, memory.bytes_per_s, "roof", [x, y, x0, y0]);
    roof(add, memory.reached_bytes_per_s, "reached", [x, y, x0, y0]);
    groups
      .map((group, index) => ({ group, at: [x(xs[index]), y(ys[index])] }))
      .forEach(({ group, at }) => mark(add, group, at));
    // Peaks that are the same share a label; each is where it covers no other.
    const named = new Map();
    for (const it of roofs) named.set(it.flops_per_s, [...(named.get(it.flops_per_s) ?? []), it.name]);
    for (const [peak, names] of named) {
      const at = y(Math.log10(peak));
      const places = [width - right - 4, left + (width - left) * 0.7, left + (width - left) * 0.45]
        .flatMap((end) => [[end, at - 5, "end"], [end, at + 14, "end"], [end, at + 27, "end"]]);
      const text = `${names.join(", ")}: ${flops(peak)}`;
      label(drawing, text, places) ?? label(drawing, `${names[0].split(",")[0]}: ${flops(peak)}`, places);
    }
    const slope = Math.log10(memory.bytes_per_s);
    const start = Math.max(x0, y0 - slope);
    const places = [0.2, 0.6, 1, 1.5, 2].flatMap((it) => {
      const [h, v] = [x(start + it), y(start + it + slope)];
      return [[h + 12, v + 14], [h - 8, v - 8, "end"], [h + 30, v + 34]];
    });
    label(drawing, `memory: ${bytes(memory.bytes_per_s)}/s`, places);

    // The slope of memory up to the highest peak, and with it a peak from where the slope meets it.
    function roof(add, rate, kind, [x, y, x0, y0]) {
      const slope = Math.log10(rate);
      const from = Math.max(x0, y0 - slope);
      const to = Math.min(x1, peaks[0] - slope);
      add("path", { class: kind, d: `M${x(from)},${y(from + slope)}L${x(to)},${y(to + slope)}` });
      roofs.forEach((it, index) => {
        const peak = kind === "roof" ? peaks[index] : Math.log10(it.reached_flops_per_s);
        add("path", { class: kind, d: `M${x(Math.max(x0, peak - slope))},${y(peak)}H${x(x1)}` });
      });
    }
  });

  function power(at) {
    return at >= -2 && at <= 3 ? String(Number((10 ** at).toPrecision(1))) : `1e${at}`;
  }

  function mark(add, group, [x, y]) {
    const radius = 3 + 13 * Math.sqrt(group.seconds / data.step_seconds);
    const made = add("path", {
      class: `mark ${group.bound}`, d: SHAPES[group.bound](Number(radius.toFixed(2))), "fill-opacity": 0.75,
      transform: `translate(${x.toFixed(1)},${y.toFixed(1)})`,
    });
    const share = ((100 * group.seconds) / data.step_seconds).toFixed(1);
    const text = `${group.name}: ${flops(group.flops / group.seconds)} at ` +
      `${Number((group.flops / group.bytes).toPrecision(3))} flop/byte, ${seconds(group.seconds)} ` +
      `(${share} % of the step) in ${group.count} kernels, bound by ${group.bound}`;
    made.dataset.tip = text;
  }
})();
