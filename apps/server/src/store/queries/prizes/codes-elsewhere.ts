import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { comparedCode } from '../../../lib/popups/same-code.ts';
import type { Database, Engine } from '../../database.ts';
import type { CodesElsewhere } from '../../records/prize-record.ts';
import { codeInAnyCase } from './code-in-any-case.ts';
import { READ_STEP } from './known-codes.ts';

/**
 * The other popups of the site that may still give out some of these codes or have given them out,
 * and how many, most first. It works in steps, so that other work runs between them.
 */
export async function codesElsewhere(
  db: Database,
  engine: Engine,
  { popupId, codes }: { readonly popupId: string; readonly codes: readonly string[] },
): Promise<readonly CodesElsewhere[]> {
  const others = await db
    .selectFrom('popup')
    .select(['id', 'name', 'status'])
    .where('site_id', '=', (eb) =>
      eb.selectFrom('popup').select('site_id').where('id', '=', popupId),
    )
    .where('id', '<>', popupId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('prize_pool').select('popup_id').where('codes', '>', 0),
    )
    .execute();
  if (others.length === 0) return [];
  const counts = new Map<string, number>();
  const ids = others.map(({ id }) => id);
  // Those in the trash give no codes any more.
  const giving = db
    .selectFrom('popup')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'deleted');
  const wanted = [...new Set(codes.map(comparedCode))];
  for (let start = 0; start < wanted.length; start += READ_STEP) {
    const step = wanted.slice(start, start + READ_STEP);
    const rows = await db
      .selectFrom('prize_code')
      .select(['popup_id', sql<number>`count(distinct ${codeInAnyCase(engine)})`.as('count')])
      .where('popup_id', 'in', ids)
      .where(codeInAnyCase(engine), 'in', step)
      .where((eb) => eb.or([eb('draw_id', 'is not', null), eb('popup_id', 'in', giving)]))
      .groupBy('popup_id')
      .execute();
    for (const { popup_id: id, count } of rows)
      counts.set(id, (counts.get(id) ?? 0) + Number(count));
    await letOthersRun();
  }
  return others
    .map(({ id, name, status }) => ({
      popupId: id,
      name,
      isDeleted: status === 'deleted',
      codes: counts.get(id) ?? 0,
    }))
    .filter((one) => one.codes > 0)
    .toSorted((one, other) => other.codes - one.codes || (one.name < other.name ? -1 : 1));
}
