// What all drawings share: elements, scales, numbers with units.
"use strict";
window.addEventListener("error", (event) => report(event.message));
window.addEventListener("unhandledrejection", (event) => report(String(event.reason)));

function report(message) {
  const place = document.getElementById("errors");
  place.hidden = false;
  place.textContent += message + "\n";
}

const data = JSON.parse(document.getElementById("data").textContent);

function element(kind, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  return made;
}

// A drawing as wide as its place.
function canvas(place, height, label) {
  const width = Math.max(260, place.clientWidth);
  const svg = element("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": label });
  place.replaceChildren(svg);
  const add = (kind, attributes, text) => svg.appendChild(element(kind, attributes, text));
  return { svg, width, height, add };
}

function scaled(value, units, step) {
  let index = 0;
  while (index + 1 < units.length && Math.abs(value) >= step) {
    value /= step;
    index += 1;
  }
  return `${Number(value.toPrecision(3))} ${units[index]}`;
}

function seconds(value) {
  if (value === 0) return "0 s";
  return value >= 1 ? `${Number(value.toPrecision(4))} s` : scaled(value * 1e9, ["ns", "µs", "ms"], 1000);
}

const bytes = (value) => scaled(value, ["B", "KiB", "MiB", "GiB", "TiB"], 1024);
const flops = (value) => scaled(value, ["flop/s", "kflop/s", "Mflop/s", "Gflop/s", "Tflop/s", "Pflop/s"], 1000);

// Round steps of an axis, so many or fewer. They are multiples of 1, 2 or 5 of a power of ten.
function steps(from, to, most) {
  const rough = (to - from) / Math.max(1, most) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough * 0.999);
  const found = [];
  for (let at = Math.ceil(from / step); at * step <= to * (1 + 1e-12); at += 1) found.push(at * step);
  return found;
}

// The same in units of 1024.
function byteSteps(to, most) {
  let step = 1;
  while (to / step > most) step *= 2;
  const found = [];
  for (let at = 0; at <= to; at += step) found.push(at);
  return found;
}

function decades(from, to) {
  const found = [];
  for (let at = Math.floor(from); at <= Math.ceil(to); at += 1) found.push(at);
  return found;
}

// Writes a text at the first of some places where it covers no other text of the drawing and stays
// within it; at none of them if there is no such place.
function label(drawing, text, places, kind) {
  const made = drawing.add("text", kind ? { class: kind } : {}, text);
  const others = [...drawing.svg.querySelectorAll("text:not(.on)")].filter((it) => it !== made)
    .map((it) => it.getBBox());
  for (const [x, y, anchor = "start"] of places) {
    made.setAttribute("x", x);
    made.setAttribute("y", y);
    made.setAttribute("text-anchor", anchor);
    const own = made.getBBox();
    const inside = own.x >= 0 && own.y >= 0 && own.x + own.width <= drawing.width
      && own.y + own.height <= drawing.height;
    const covers = (it) => own.x < it.x + it.width && it.x < own.x + own.width
      && own.y < it.y + it.height && it.y < own.y + own.height;
    if (inside && !others.some(covers)) return made;
  }
  made.remove();
  return null;
}

// Draws now, and again when the width changes.
function drawn(id, draw, kind = "chart") {
  const place = document.querySelector(`#${id} .${kind}`);
  if (!place) return;
  let width = 0;
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    draw(place);
  }).observe(place);
  width = place.clientWidth;
  draw(place);
}
