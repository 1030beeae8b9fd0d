// Candidates by step time (logarithmic) and memory, with a line through those that none beats.
drawn("pareto", (place) => {
  const { points, capacity_bytes: capacity } = data;
  const height = 380, left = 82, right = 20, top = 16, below = 46;
  const { width, add } = canvas(place, height, "Candidates by time and memory");
  if (points.length === 0) {
    add("text", { x: 16, y: 30 }, "No candidate was simulated.");
    return;
  }
  const times = points.map((it) => Math.log10(it.step_seconds));
  const [low, high] = [Math.min(...times) - 0.05, Math.max(...times) + 0.05];
  // Candidates that are far too large would leave nothing to see of the others.
  const most = Math.min(1.08 * Math.max(capacity, ...points.map((it) => it.memory_bytes)), 2 * capacity) || 1;
  const x = (time) => left + ((Math.log10(time) - low) / (high - low)) * (width - left - right);
  const y = (value) => height - below - (Math.min(value, most) / most) * (height - below - top);
  for (const at of byteSteps(most, 6)) {
    add("line", { class: "grid", x1: left, x2: width - right, y1: y(at), y2: y(at) });
    add("text", { class: "faint", x: left - 6, y: y(at) + 4, "text-anchor": "end" }, bytes(at));
  }
  const marks = Math.max(2, Math.floor((width - left) / 110));
  for (let index = 0; index < marks; index += 1) {
    const time = 10 ** (low + ((index + 0.5) / marks) * (high - low));
    add("line", { class: "grid", x1: x(time), x2: x(time), y1: top, y2: height - below });
    add("text", { class: "faint", x: x(time), y: height - below + 16, "text-anchor": "middle" }, seconds(Number(time.toPrecision(3))));
  }
  add("text", { x: (left + width) / 2, y: height - 8, "text-anchor": "middle" }, "step time (logarithmic)");
  add("line", { class: "limit", x1: left, x2: width - right, y1: y(capacity), y2: y(capacity) });
  const front = points.filter((it) => it.kind === "front").sort((a, b) => a.step_seconds - b.step_seconds);
  const line = front.map((it, index) => `${index ? "L" : "M"}${x(it.step_seconds)},${y(it.memory_bytes)}`);
  if (front.length > 0) add("path", { class: "curve", d: line.join("") });
  const words = { front: "none is faster and smaller", beaten: "another is faster and smaller", "too-large": "does not fit" };
  for (const it of points) {
    add("circle", {
      class: `mark ${it.kind}`, cx: x(it.step_seconds), cy: y(it.memory_bytes), r: it.kind === "front" ? 7 : 5,
      "data-tip": `${it.name}: ${seconds(it.step_seconds)}, ${bytes(it.memory_bytes)}; ${words[it.kind]}`,
    });
  }
});
