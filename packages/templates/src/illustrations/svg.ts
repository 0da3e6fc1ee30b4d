/**
 * A separate drawing, always fully visible; 240 × 200 units. Classes `i0…i6` fill and `l1…l5`
 * stroke with the theme's art colours.
 */
export function spot(body: string): string {
  return `<svg viewBox="0 0 240 200" focusable="false">${body}</svg>`;
}

/** A `spot` with a direction. It is mirrored in right-to-left text. */
export function facing(body: string): string {
  return spot(body).replace('<svg', '<svg class="turns"');
}

/** A pattern that fills its panel. Its sides may be cut off; 400 × 500 units. */
export function pattern(body: string): string {
  return `<svg class="turns" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" focusable="false">${body}</svg>`;
}

/** A pattern of which a low panel shows the upper part. */
export function tallPattern(body: string): string {
  return pattern(body).replace('xMidYMid', 'xMidYMin');
}

/**
 * A pattern with its subject in the middle. A low panel shows the whole subject, so the sky and the
 * ground must reach from -400 to 800 units horizontally.
 */
export function scene(body: string): string {
  return pattern(body).replace('"turns"', '"turns scene"');
}

/** A wide drawing that fills its panel; 800 × 300 units. */
export function wide(body: string): string {
  return `<svg class="turns" viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" focusable="false">${body}</svg>`;
}

/** A separate wide drawing, always fully visible; 420 × 220 units. */
export function wideSpot(body: string): string {
  return `<svg viewBox="0 0 420 220" focusable="false">${body}</svg>`;
}

interface CornerOptions {
  readonly place: 'xMinYMin' | 'xMaxYMin' | 'xMinYMax' | 'xMaxYMax';
  readonly box: string;
  readonly where: string;
}

/**
 * A drawing inside another one, attached to one of its corners and fully visible at any aspect
 * ratio. `box` is its view box.
 */
export function corner({ place, box, where }: CornerOptions, body: string): string {
  return `<svg ${where} height="48%" viewBox="${box}" preserveAspectRatio="${place}">${body}</svg>`;
}

/** Small shapes inside a drawing. The place of each is given in percent, and its path starts there. */
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
