/** Red, green and blue (0 to 255) of a `#rgb` or `#rrggbb` colour. */
export function toRgb(colour: string): readonly [red: number, green: number, blue: number] {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const value = parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
