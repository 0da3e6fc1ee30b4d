import { afterEach, describe, expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

const PROTOTYPES = [Array.prototype, Object.prototype, String.prototype, Number.prototype];

/**
 * Gives each kind of value the `toJSON` of Prototype.js 1.6, which returns a text instead of the
 * value.
 */
function overwriteToJson(toJSON: (this: unknown) => unknown): void {
  for (const prototype of PROTOTYPES)
    Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true });
}

afterEach(() => {
  for (const prototype of PROTOTYPES) Reflect.deleteProperty(prototype, 'toJSON');
});

const FIELDS = [{ id: 'f1', name: 'email', value: 'dana@example.com', version: 6, chosen: ['a'] }];

describe('JSON of a page that defines toJSON', () => {
  test.each<[string, (this: unknown) => unknown]>([
    ['lists as a text', () => '[{"id":"f1"}]'],
    ['everything as its string', String],
    ['nothing at all', () => undefined],
  ])(
    'JSON of a page that defines toJSON is the value itself if the page writes %s',
    (_what, toJSON) => {
      overwriteToJson(toJSON);
      const text = jsonText(FIELDS);
      for (const prototype of PROTOTYPES) Reflect.deleteProperty(prototype, 'toJSON');
      expect(JSON.parse(text)).toEqual(FIELDS);
    },
  );

  test('JSON of any other page is that of JSON.stringify', () => {
    const value = { list: [1, 'two', null, { three: undefined }], none: undefined, yes: true };
    expect(jsonText(value)).toBe(JSON.stringify(value));
  });
});
