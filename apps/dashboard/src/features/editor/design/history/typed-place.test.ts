import { expect, it } from 'vitest';
import { typedPlace as placeIn } from './typed-place.ts';

const KINDS = {
  Screen: { fields: { content: { type: 'slot' } } },
  Headline: {
    fields: {
      text: { type: 'textarea' },
      size: { type: 'number' },
      look: { type: 'select' },
      items: { type: 'array', arrayFields: { text: { type: 'text' }, kind: { type: 'select' } } },
    },
  },
};
const typedPlace = (before: unknown, after: unknown) => placeIn(before, after, KINDS);

const designOf = (first: object, ...others: readonly object[]) => ({
  content: [{ type: 'Screen', props: { id: 's', content: [first, ...others] } }],
});
const title = (text: unknown, props: object = {}) => ({
  type: 'Headline',
  props: { id: 'title', text, ...props },
});
const BEFORE = designOf(title('Hell'));

it('two designs that differ in one text or number differ in what was typed there', () => {
  const place = typedPlace(BEFORE, designOf(title('Hello')));
  expect(place).toBeDefined();
  expect(typedPlace(designOf(title('Hello')), designOf(title('Hello!')))).toBe(place);
  expect(typedPlace(designOf(title(undefined)), BEFORE)).toBe(place);
  expect(typedPlace(designOf(title('', { size: 2 })), designOf(title('', { size: 20 })))).toBe(
    place?.replace('text', 'size'),
  );
});

it('a text in an entry of a list is typed, too', () => {
  const list = (...items: readonly object[]) => designOf(title('', { items }));
  const place = typedPlace(list({ text: 'A' }, { text: 'B' }), list({ text: 'A' }, { text: 'Bo' }));
  expect(place).toMatch(/items\/1\/text$/u);
  expect(typedPlace(list({ kind: 'a' }), list({ kind: 'b' }))).toBeUndefined();
});

it.each([
  ['nothing', BEFORE],
  ['two texts', designOf(title('Hello', { size: 3 }))],
  ['a choice', designOf(title('Hell', { look: 'big' }))],
  ['a setting that the editor does not know', designOf(title('Hell', { words: 'big' }))],
  ['a switch', designOf(title('Hell', { phone: true }))],
  ['a new block', designOf(title('Hell'), title('More'))],
  ['a list in place of a text', designOf(title(['Hell']))],
])('two designs that differ in %s do not differ in what was typed', (_what, after) =>
  expect(typedPlace(BEFORE, after)).toBeUndefined(),
);
