// Live bytes over time, by what they are for, one category on the other.
drawn("memory", (place) => {
  const { moments, categories, peak_seconds: peakAt, peak_bytes: peak, capacity_bytes: capacity } = data.memory;
  const height = 280, left = 74, right = 14, top = 26, below = 44;
  const { width, add } = canvas(place, height, `Live bytes over time; the peak is ${bytes(peak)} at ${seconds(peakAt)}`);
  // A capacity far above would leave nothing to see.
  const shown = capacity <= 4 * peak;
  const most = 1.12 * (shown ? Math.max(peak, capacity) : peak) || 1;
  const end = data.step_seconds || 1;
  const x = (time) => left + (time / end) * (width - left - right);
  const y = (value) => height - below - (value / most) * (height - below - top);
  for (const at of byteSteps(most, 6)) {
    add("line", { class: "grid", x1: left, x2: width - right, y1: y(at), y2: y(at) });
    add("text", { class: "faint", x: left - 6, y: y(at) + 4, "text-anchor": "end" }, bytes(at));
  }
  for (const at of steps(0, end, (width - left) / 90)) {
    add("line", { class: "grid", x1: x(at), x2: x(at), y1: top, y2: height - below });
    add("text", { class: "faint", x: x(at), y: height - below + 16, "text-anchor": "middle" }, seconds(at));
  }
  add("text", { x: (left + width) / 2, y: height - 8, "text-anchor": "middle" }, "time from the start of the step");
  // Steps from left to right at these heights.
  const line = (values, first) => moments.map(([time], index) => {
    const [h, v] = [x(Math.min(time, end)).toFixed(1), y(values[index]).toFixed(1)];
    return index === 0 ? `${first}${h},${v}` : `H${h}V${v}`;
  }).join("") + `H${x(end).toFixed(1)}`;
  // The same from right to left.
  const back = (values) => moments.map(([time], index) =>
    `V${y(values[index]).toFixed(1)}H${x(Math.min(time, end)).toFixed(1)}`).reverse().join("");
  let floor = moments.map(() => 0);
  categories.forEach((category, kind) => {
    if (moments.every(([, values]) => values[kind] === 0)) return;
    const above = moments.map(([, values], index) => floor[index] + values[kind]);
    add("path", { class: `layer ${category}`, d: `${line(above, "M")}${back(floor)}Z` });
    floor = above;
  });
  add("path", { class: "curve", d: line(floor, "M") });
  if (shown) {
    add("line", { class: "limit", x1: left, x2: width - right, y1: y(capacity), y2: y(capacity) });
    add("text", { x: left + 6, y: y(capacity) - 5 }, `capacity: ${bytes(capacity)}`);
  } else {
    add("text", { class: "faint", x: left + 6, y: 16 }, `capacity: ${bytes(capacity)}, above the drawing`);
  }
  add("circle", { class: "peak", cx: x(peakAt), cy: y(peak), r: 5 });
  const side = x(peakAt) > (left + width) / 2 ? ["end", -9] : ["start", 9];
  add("text", { x: x(peakAt) + side[1], y: y(peak) - 8, "text-anchor": side[0] }, `peak: ${bytes(peak)} at ${seconds(peakAt)}`);
  // A moment at the cursor or the arrow keys: what is live then.
  const cursor = add("line", { class: "cursor", y1: top, y2: height - below, visibility: "hidden" });
  const textAt = (index) => {
    const [time, values] = moments[index];
    const parts = values.map((value, kind) => [value, categories[kind]]).filter(([value]) => value > 0);
    const list = parts.sort((a, b) => b[0] - a[0]).map(([value, kind]) => `${kind.replace("_", " ")} ${bytes(value)}`);
    const sum = values.reduce((a, b) => a + b, 0);
    return `${seconds(time)}: ${bytes(sum)} live: ${list.join(", ")}`;
  };
  place.moment = (index) => {
    const across = x(Math.min(moments[index][0], end));
    cursor.setAttribute("x1", across);
    cursor.setAttribute("x2", across);
    cursor.setAttribute("visibility", "visible");
    place.at = index;
    place.nextElementSibling.textContent = textAt(index);
    return [across, textAt(index)];
  };
  place.momentAt = (clientX) => {
    const time = ((clientX - place.getBoundingClientRect().left - left) / (width - left - right)) * end;
    const after = moments.findIndex(([at]) => at > time);
    return Math.max(0, (after < 0 ? moments.length : after) - 1);
  };
});

(() => {
  const place = document.querySelector("#memory .chart");
  place.addEventListener("pointermove", (event) => {
    showTip(place.moment(place.momentAt(event.clientX))[1], event.clientX, event.clientY);
  });
  place.addEventListener("keydown", (event) => {
    const last = data.memory.moments.length - 1, at = place.at ?? -1;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, PageUp: at - 25, PageDown: at + 25, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const [across, text] = place.moment(Math.min(Math.max(0, next), last));
    const box = place.getBoundingClientRect();
    showTip(text, box.left + across, box.top + 60);
  });
  place.addEventListener("pointerleave", hideTip);
  place.addEventListener("blur", hideTip);
})();
