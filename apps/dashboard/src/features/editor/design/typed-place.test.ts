import { expect, it } from 'vitest';
import { typedPlace } from './typed-place.ts';

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
  expect(typedPlace(designOf(title(20)), designOf(title(200)))).toBe(place);
});

it.each([
  ['nothing', BEFORE],
  ['two texts', designOf(title('Hello', { look: 'big' }))],
  ['a switch', designOf(title('Hell', { phone: true }))],
  ['a new block', designOf(title('Hell'), title('More'))],
  ['a list in place of a text', designOf(title(['Hell']))],
])('two designs that differ in %s do not differ in what was typed', (_what, after) =>
  expect(typedPlace(BEFORE, after)).toBeUndefined(),
);
