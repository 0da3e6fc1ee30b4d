import { expect, it } from 'vitest';
import { findDateOrder } from './find-date-order.ts';
import type { LeadTableRow } from './lead-table-rows.ts';
import type { LeadColumns } from './read-lead-row.ts';

/** Columns that count how often the kind of their only one is read. */
function countedColumns(kind: 'time' | 'name') {
  const counted = { reads: 0 };
  const column = {
    title: 'Date',
    get known() {
      counted.reads += 1;
      return kind;
    },
  };
  const columns: LeadColumns = { columns: [column], own: new Map() };
  return { counted, columns };
}

async function* rowsOf(
  columns: LeadColumns,
  dates: readonly string[],
): AsyncGenerator<LeadTableRow> {
  for (const [at, date] of dates.entries()) yield { row: at + 2, cells: [date], columns };
}

it('the columns of a file of leads are looked at once, however many dates it has', async () => {
  const { counted, columns } = countedColumns('time');
  const dates = Array.from({ length: 50 }, () => '31/12/2025');
  expect(await findDateOrder(rowsOf(columns, dates))).toEqual({ order: 'day-first' });
  expect(counted.reads).toBe(1);
});

it('a file of leads without a column of dates has no order', async () => {
  const { columns } = countedColumns('name');
  expect(await findDateOrder(rowsOf(columns, ['31/12/2025']))).toEqual({ order: undefined });
});
