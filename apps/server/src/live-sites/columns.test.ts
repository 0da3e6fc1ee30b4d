import { expect, test } from 'vitest';
import { packColumn, readColumn } from './columns.ts';

test.each([
  { rules: [['/sale'], ['IL', 'DE'], ['']] },
  { rules: [['/sale'], []] },
  { rules: [['a\tb'], ['c', 'd']] },
  { rules: [['a\nb']] },
  { rules: [['', '']] },
  { rules: [] },
])('values of rules stay the same when they are packed and read: $rules', ({ rules }) => {
  expect(readColumn(packColumn(rules))).toEqual(
    rules.map((values) => (values.length === 1 ? values[0] : values)),
  );
});
