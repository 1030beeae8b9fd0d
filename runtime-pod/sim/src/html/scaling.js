// Time of a step and efficiency over devices, both axes of devices as powers of two.
drawn("scaling", (place) => {
  const points = data.scaling;
  const half = 230, left = 74, right = 40, below = 40;
  const { width, add } = canvas(place, 2 * half, "Step time and efficiency over devices");
  const ends = [points[0].devices, points[points.length - 1].devices].map(Math.log2);
  const x = (devices) => {
    const share = ends[1] > ends[0] ? (Math.log2(devices) - ends[0]) / (ends[1] - ends[0]) : 0.5;
    return left + share * (width - left - right);
  };

  // One of the two panels; `value` of a point, between `low` and `high`.
  function panel(top, title, value, name, [low, high], log) {
    const place = log ? Math.log10 : (it) => it;
    const y = (it) => {
      const share = (place(it) - place(low)) / (place(high) - place(low));
      return top + half - below - share * (half - below - 30);
    };
    const marks = log ? decades(Math.log10(low), Math.log10(high)).map((it) => 10 ** it) : steps(low, high, 5);
    for (const at of marks.filter((it) => it >= low * 0.999 && it <= high * 1.001)) {
      add("line", { class: "grid", x1: left, x2: width - right, y1: y(at), y2: y(at) });
      add("text", { class: "faint", x: left - 6, y: y(at) + 4, "text-anchor": "end" }, name(at));
    }
    let last = -Infinity;
    for (const { devices } of points) {
      if (x(devices) - last < 34) continue;
      last = x(devices);
      add("text", { class: "faint", x: last, y: top + half - below + 16, "text-anchor": "middle" }, devices);
    }
    add("text", { x: 6, y: top + 16 }, title);
    const line = points.map((it, index) => `${index ? "L" : "M"}${x(it.devices).toFixed(1)},${y(value(it)).toFixed(1)}`);
    add("path", { class: "curve", d: line.join("") });
    for (const it of points) {
      const fits = it.fits ? "" : ", does not fit into memory";
      add("circle", {
        "data-tip": `${it.devices} devices: ${name(value(it))}${fits}`,
        class: `point${it.fits ? "" : " does-not-fit"}`, cx: x(it.devices), cy: y(value(it)), r: 5,
      });
    }
    return y;
  }

  const times = points.map((it) => it.step_seconds);
  const decade = (it, round) => 10 ** round(Math.log10(it));
  const low = decade(Math.min(...times), Math.floor), high = decade(Math.max(...times), Math.ceil);
  panel(0, "step time", (it) => it.step_seconds, seconds, [low, high > low ? high : low * 10], true);
  const percent = (it) => `${Number((100 * it).toPrecision(3))} %`;
  const best = Math.max(1, ...points.map((it) => it.efficiency));
  const y = panel(half, `efficiency, beside that of ${points[0].devices} devices`,
    (it) => it.efficiency, percent, [0, best * 1.05], false);
  add("line", { class: "ideal", x1: left, x2: width - right, y1: y(1), y2: y(1) });
  add("text", { x: (left + width - right) / 2, y: 2 * half - 6, "text-anchor": "middle" }, "devices (logarithmic)");
});
