/**
 * The value as JSON, whatever the page has done to `toJSON`. Old libraries (Prototype.js before
 * 1.7) give lists a `toJSON` that answers text, so that plain `JSON.stringify` writes a list as a
 * text inside a text. The replacer is called after `toJSON` and returns the value itself instead.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}
