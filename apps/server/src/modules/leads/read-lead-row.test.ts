import { expect, test } from 'vitest';
import { readLeadColumns, readLeadRow } from './read-lead-row.ts';

function read(heading: readonly string[], cells: readonly string[]) {
  const columns = readLeadColumns(heading);
  if (!columns) throw new Error('no column names a person');
  const place = { siteId: 'site', accountId: 'account', timeZone: 'UTC' };
  return readLeadRow(cells, { ...columns, ...place, now: Date.parse('2026-11-30') });
}

test('a row of an imported file may end with empty cells that have no name', () => {
  expect(read(['Email', 'Name'], ['dana@example.com', 'Dana', '', ' '])).toMatchObject({
    email: 'dana@example.com',
    name: 'Dana',
  });
  expect(read(['Email', 'Name'], ['dana@example.com', 'Dana', '', '38'])).toBe(
    'It has more cells than the first row has names.',
  );
});

test('the first address of an imported row is the lead’s, and another one is kept as an answer', () => {
  const heading = ['Email', 'Mail', 'Name'];
  expect(read(heading, ['dana@example.com', 'dana@work.example', 'Dana'])).toMatchObject({
    email: 'dana@example.com',
    fields: [
      { name: 'email', value: 'dana@example.com' },
      { name: 'Mail', label: 'Mail', kind: 'text', value: 'dana@work.example' },
      { name: 'name', value: 'Dana' },
    ],
  });
  expect(read(heading, ['', 'bob@work.example', 'Bob'])).toMatchObject({
    email: 'bob@work.example',
  });
});
