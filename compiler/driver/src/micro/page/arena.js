// Buffers over the steps: time from left to right, addresses from bottom to top.
drawn("arena", (place) => {
  const { buffers, steps: names, live_step: liveStep, live_bytes: live, regions } = data.arena;
  const left = 78, right = 14, top = 16, below = 44, gap = 26;
  const count = regions.length || 1;
  const lengths = Array.from({ length: count }, (_, region) =>
    Math.max(1, ...buffers.filter((it) => (it.region ?? 0) === region).map((it) => it.offset + it.len_bytes)));
  const panel = count === 1 ? 340 : 220;
  const height = top + count * (panel + gap) + below;
  const { width, add } = canvas(place, height, "Buffers of the arena over the steps");
  const stepCount = Math.max(1, names.length, ...buffers.map((it) => it.last_step + 1));
  const x = (step) => left + (step / stepCount) * (width - left - right);
  const floor = (region) => top + gap * region + panel * (region + 1);
  const y = (offset, region) => floor(region) - (offset / lengths[region]) * panel;
  lengths.forEach((length, region) => {
    for (const at of byteSteps(length, 6)) {
      add("line", { class: "grid", x1: left, x2: width - right, y1: y(at, region), y2: y(at, region) });
      add("text", { class: "faint", x: left - 6, y: y(at, region) + 4, "text-anchor": "end" }, bytes(at));
    }
    if (regions[region]) {
      add("text", { class: "faint", x: left, y: floor(region) + 16 }, regions[region].name);
    }
  });
  const palette = ["matrix", "vector", "memory", "collective", "waiting", "step-overhead"];
  buffers.forEach((it, index) => {
    const region = it.region ?? 0;
    const [from, to] = [x(it.first_step), x(it.last_step + 1)];
    const [high, low] = [y(it.offset + it.len_bytes, region), y(it.offset, region)];
    const kind = palette[index % palette.length];
    const stepName = (step) => `${step} ${names[step] ?? "(after the last step)"}`;
    add("rect", {
      class: `mark box ${kind}`, x: from, y: high, width: Math.max(1, to - from), height: Math.max(1, low - high),
      "data-tip": `${it.name || "scratch memory"}: ${it.len_bytes} bytes at ${it.offset}\n` +
        `from step ${stepName(it.first_step)}\nto step ${stepName(it.last_step)}`,
    });
    const letters = Math.floor((to - from - 6) / 6.2);
    const name = it.name || "scratch";
    if (low - high >= 14 && letters >= 3) {
      const short = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
      add("text", { class: `on ${kind}`, x: from + 3, y: high + 12 }, short);
    }
  });
  const at = x(liveStep) + (x(1) - x(0)) / 2;
  add("line", { class: "limit", x1: at, x2: at, y1: top, y2: floor(count - 1) });
  const every = Math.max(1, Math.ceil(stepCount / ((width - left) / 34)));
  for (let step = 0; step < stepCount; step += every) {
    add("text", { class: "faint", x: x(step) + 2, y: height - below + 16 - (count > 1 ? 8 : 0) }, step);
  }
  const most = `step ${liveStep} needs most: ${bytes(live)}`;
  add("text", { x: (left + width) / 2, y: height - 8, "text-anchor": "middle" }, `steps; ${most}`);
});
