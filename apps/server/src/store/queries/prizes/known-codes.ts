import { comparedCode } from '../../../lib/popups/same-code.ts';
import type { Database, Engine } from '../../database.ts';
import type { PoolKey } from '../../records/prize-record.ts';
import { codeInAnyCase } from './code-in-any-case.ts';

/** Codes read at a time, so that other work runs in between. */
export const READ_STEP = 500;

/** Those of the codes that the popup has, in any case, as they are stored. */
export async function knownCodes(
  db: Database,
  engine: Engine,
  { popupId, codes }: Pick<PoolKey, 'popupId'> & { readonly codes: readonly string[] },
): Promise<readonly string[]> {
  const known = await db
    .selectFrom('prize_code')
    .select('code')
    .where('popup_id', '=', popupId)
    .where(codeInAnyCase(engine), 'in', codes.map(comparedCode))
    .execute();
  return known.map(({ code }) => code);
}

/** The codes that are not there, and how many are there in another case only. */
export function newCodes(wanted: readonly string[], there: readonly string[]) {
  // A pool may have a code in several cases from an earlier version.
  const [exact, known] = [new Set(there), new Set(there.map(comparedCode))];
  const codes: string[] = [];
  let otherCase = 0;
  for (const code of wanted) {
    if (exact.has(code)) continue;
    if (known.has(comparedCode(code))) {
      otherCase += 1;
      continue;
    }
    codes.push(code);
    exact.add(code);
    known.add(comparedCode(code));
  }
  return { codes, otherCase };
}
