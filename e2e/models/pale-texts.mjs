// Runs in the page as a module, so it must not import anything.

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map();

/** Converts any computed colour to red, green, blue (0–255) and alpha (0–1). */
function read(color) {
  const before = known.get(color);
  if (before !== undefined) return before;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  const rgba = [red, green, blue, alpha / 255];
  known.set(color, rgba);
  return rgba;
}

function over([r, g, b, a], [R, G, B]) {
  return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
}

function faded([r, g, b, a], opacity) {
  return [r, g, b, a * opacity];
}

/** The relative luminance as WCAG 2.2 defines it. */
function luminance(rgba) {
  const [r, g, b] = rgba.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one, other) {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function upwards(element) {
  const parent = element.parentElement;
  return [element, ...(parent === null ? [] : upwards(parent))];
}

/** The element itself and the elements behind it. */
function behind(root, element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = root.elementsFromPoint(left + width / 2, top + height / 2);
  const own = stack.indexOf(element);
  return own === -1 ? upwards(element) : stack.slice(own);
}

/**
 * The possible background colours of the element. Empty if a picture is behind it, because its
 * colours are unknown.
 */
function grounds(root, element) {
  const veils = [];
  const seenThrough = (ground) => veils.reduceRight((under, veil) => over(veil, under), ground);
  for (const each of behind(root, element)) {
    if (each !== element && /^(?:img|svg|canvas|video|path|g|rect|circle)$/.test(each.localName))
      return [];
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage.includes('url(')) return [];
    const stops = backgroundImage.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)/g) ?? [];
    const colors = (stops.length > 0 ? stops : [backgroundColor]).map(read);
    if (colors.every(([, , , alpha]) => alpha > 0.99)) return colors.map(seenThrough);
    if (colors[0][3] > 0) veils.push(colors[0]);
  }
  return [seenThrough([255, 255, 255, 1])];
}

function leastFor({ fontSize, fontWeight }) {
  const px = Number.parseFloat(fontSize);
  return px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

function isSeen(element) {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.closest('.bk-unseen, [aria-hidden=true], svg, [aria-disabled=true], :disabled') === null
  );
}

/** The element's own text, and the placeholder of an empty field, each with its colour. */
function wordsOf(element) {
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('')
    .trim();
  const hint = element.value === '' ? (element.getAttribute('placeholder') ?? '') : '';
  const placeholder = getComputedStyle(element, '::placeholder');
  return [
    { text, color: getComputedStyle(element).color, opacity: 1 },
    { text: hint, color: placeholder.color, opacity: Number(placeholder.opacity) },
  ].filter((words) => words.text !== '');
}

/**
 * Texts of a popup with too little contrast to their background: under 4.5 to 1, or 3 to 1 for
 * large letters (WCAG 1.4.3). Each text has its contrast. Uses computed colours, which are
 * available inside shadow roots, too.
 */
globalThis.paleTexts = (host) => {
  const root = host.shadowRoot;
  const seen = [...root.querySelectorAll('.poptin-popup, .poptin-popup *')].filter(isSeen);
  const found = seen.flatMap((element) => {
    const least = leastFor(getComputedStyle(element));
    return wordsOf(element).flatMap(({ text, color, opacity }) =>
      grounds(root, element)
        .map((ground) => ratio(over(faded(read(color), opacity), ground), ground))
        .filter((measured) => measured < least)
        .map((measured) => `"${text.slice(0, 40)}" ${measured.toFixed(2)} of ${least} (${color})`),
    );
  });
  return [...new Set(found)];
};
