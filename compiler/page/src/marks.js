// Marks with `data-tip`: a text at the cursor, and arrow keys from mark to mark.
const tip = document.querySelector("main").appendChild(document.createElement("div"));
tip.className = "tip";
tip.hidden = true;
tip.setAttribute("role", "tooltip");

function showTip(text, x, y) {
  tip.textContent = text;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const left = x + 14 + width > innerWidth ? x - width - 10 : x + 14;
  tip.style.left = `${Math.max(4, left)}px`;
  tip.style.top = `${Math.max(4, Math.min(y + 14, innerHeight - height - 4))}px`;
}

function hideTip() {
  tip.hidden = true;
}

// The same at a mark, for those who have no cursor.
function tipAt(mark, text) {
  const box = mark.getBoundingClientRect();
  showTip(text, box.left + Math.min(box.width, 40) / 2, box.top + box.height / 2);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});

// Chooses a mark of a place and says what it is.
function chooseMark(place, mark) {
  place.querySelectorAll(".chosen").forEach((it) => it.classList.remove("chosen"));
  mark.classList.add("chosen");
  const detail = place.nextElementSibling;
  if (detail?.classList.contains("detail")) detail.textContent = mark.dataset.tip;
}

function walkable(place) {
  const marks = () => [...place.querySelectorAll("[data-tip]")];
  place.addEventListener("pointermove", (event) => {
    const mark = event.target.closest("[data-tip]");
    if (mark) showTip(mark.dataset.tip, event.clientX, event.clientY);
    else hideTip();
  });
  place.addEventListener("pointerleave", hideTip);
  place.addEventListener("blur", hideTip);
  place.addEventListener("click", (event) => {
    const mark = event.target.closest("[data-tip]");
    if (mark) chooseMark(place, mark);
  });
  place.addEventListener("keydown", (event) => {
    const all = marks();
    const at = all.findIndex((it) => it.classList.contains("chosen"));
    const last = all.length - 1;
    const next = {
      ArrowRight: Math.min(at + 1, last), ArrowDown: Math.min(at + 1, last),
      ArrowLeft: Math.max(at - 1, 0), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last,
    }[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    chooseMark(place, all[next]);
    tipAt(all[next], all[next].dataset.tip);
  });
}

document.querySelectorAll(".chart:not(.own)").forEach(walkable);
