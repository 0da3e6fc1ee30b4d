/**
 * The value as JSON, even if the page has changed `toJSON`. Old libraries (Prototype.js before 1.7)
 * give arrays a `toJSON` that returns text, so `JSON.stringify` would write an array as a text
 * inside a text. The replacer is called after `toJSON` and returns the value itself instead.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}
