/**
 * Texts below `root` that stand out too little from what lies behind them: under 4.5 to 1, or 3 to
 * 1 for large letters (WCAG 1.4.3), each with what was measured. Looks at computed colours, so that
 * shadow roots hide nothing; a text over a picture is left out, since nothing tells its colours.
 * Runs in the page: it may use nothing from outside itself.
 */
export function paleTexts(root: ShadowRoot): string[] {
  type Rgba = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Rgba>();
  const read = (color: string): Rgba => {
    const before = known.get(color);
    if (before !== undefined || canvas === null) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const rgba = [red, green, blue, alpha / 255] as const;
    known.set(color, rgba);
    return rgba;
  };
  const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
    r * a + R * (1 - a),
    g * a + G * (1 - a),
    b * a + B * (1 - a),
    1,
  ];
  const light = (rgba: Rgba): number => {
    const [r = 0, g = 0, b = 0] = rgba.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one: Rgba, other: Rgba): number => {
    const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const upwards = (element: Element): Element[] => {
    const parent = element.parentElement;
    return [element, ...(parent === null ? [] : upwards(parent))];
  };
  /** What lies behind the element, itself first. */
  const behind = (element: Element): Element[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const stack = root.elementsFromPoint(left + width / 2, top + height / 2);
    const own = stack.indexOf(element);
    return own === -1 ? upwards(element) : stack.slice(own);
  };
  /** The colours that may lie there; undefined where a picture does. */
  const grounds = (element: Element): readonly Rgba[] | undefined => {
    const veils: Rgba[] = [];
    for (const each of behind(element)) {
      if (each !== element && /^(?:img|svg|canvas|video|path|g|rect|circle)$/.test(each.localName))
        return undefined;
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage.includes('url(')) return undefined;
      const stops = backgroundImage.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)/g) ?? [];
      const solid = (stops.length > 0 ? stops : [backgroundColor]).map(read);
      if (solid.every(([, , , alpha]) => alpha > 0.99))
        return solid.map((ground) => veils.reduceRight((under, veil) => over(veil, under), ground));
      const [veil] = solid;
      if (veil !== undefined && veil[3] > 0) veils.push(veil);
    }
    return [veils.reduceRight<Rgba>((under, veil) => over(veil, under), [255, 255, 255, 1])];
  };
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean => {
    const px = Number.parseFloat(fontSize);
    return px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
  };
  const found: string[] = [];
  const measure = (element: Element, color: string, text: string): void => {
    const least = isLarge(getComputedStyle(element)) ? 3 : 4.5;
    for (const ground of grounds(element) ?? []) {
      const measured = ratio(over(read(color), ground), ground);
      if (measured < least)
        found.push(`"${text.trim().slice(0, 40)}" ${measured.toFixed(2)} of ${least} (${color})`);
    }
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.closest('.bk-unseen, [aria-hidden=true], svg, [aria-disabled=true], :disabled') ===
      null;
  for (const element of root.querySelectorAll('.poptin-popup, .poptin-popup *')) {
    if (!isSeen(element)) continue;
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('');
    if (text.trim() !== '') measure(element, getComputedStyle(element).color, text);
    const placeholder = element.getAttribute('placeholder') ?? '';
    if (placeholder !== '' && element instanceof HTMLInputElement && element.value === '')
      measure(element, getComputedStyle(element, '::placeholder').color, placeholder);
  }
  return [...new Set(found)];
}
