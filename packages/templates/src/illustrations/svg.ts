/**
 * A drawing on its own, seen whole; 240 × 200 units. Classes `i0…i6` fill and `l1…l5` stroke with
 * the theme's art colours.
 */
export function spot(body: string): string {
  return `<svg viewBox="0 0 240 200" focusable="false">${body}</svg>`;
}

/** A spot that looks or drives somewhere: mirrored where the text runs from right to left. */
export function facing(body: string): string {
  return spot(body).replace('<svg', '<svg class="turns"');
}

/** A pattern that fills its panel and may be cut at its sides; 400 × 500 units. */
export function pattern(body: string): string {
  return `<svg class="turns" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" focusable="false">${body}</svg>`;
}

/** A pattern of which a low panel shows the top. */
export function tallPattern(body: string): string {
  return pattern(body).replace('xMidYMid', 'xMidYMin');
}

/**
 * A pattern with something to recognise in its middle: a low panel shows it whole, so its sky and
 * ground reach from -400 to 800.
 */
export function scene(body: string): string {
  return pattern(body).replace('"turns"', '"turns scene"');
}

/** A wide drawing that fills its panel; 800 × 300 units. */
export function wide(body: string): string {
  return `<svg class="turns" viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" focusable="false">${body}</svg>`;
}

/** A wide drawing on its own, seen whole; 420 × 220 units. */
export function wideSpot(body: string): string {
  return `<svg viewBox="0 0 420 220" focusable="false">${body}</svg>`;
}

interface CornerOptions {
  readonly place: 'xMinYMin' | 'xMaxYMin' | 'xMinYMax' | 'xMaxYMax';
  readonly box: string;
  readonly where: string;
}

/**
 * A drawing within another that keeps to one corner of it, whole at any proportion; `box` says
 * which part of the plane it shows.
 */
export function corner({ place, box, where }: CornerOptions, body: string): string {
  return `<svg ${where} height="48%" viewBox="${box}" preserveAspectRatio="${place}">${body}</svg>`;
}

/**
 * Small shapes strewn over a drawing, each at a place given in shares of it; their paths begin at
 * that place.
 */
export function scraps(
  ...colours: readonly (readonly [
    colour: string,
    ...places: readonly (readonly [x: string, y: string, path: string])[],
  ])[]
): string {
  return colours
    .map(
      ([colour, ...places]) =>
        `<g class="${colour}">${places.map(([x, y, path]) => `<svg x="${x}" y="${y}"><path d="${path}"/></svg>`).join('')}</g>`,
    )
    .join('');
}
