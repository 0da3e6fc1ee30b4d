import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { type LeadQuery, MACHINE_MADE } from '../../records/lead-record.ts';
import type { Database } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Tables } from '../../tables/tables.ts';
import { isFound } from './search-leads.ts';

/** A lead's place in the list, which is newest first. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

/**
 * A range of a site's leads: those after the position `after` in the list, down to and including
 * `last`, or to the end if it is undefined.
 */
export interface Stretch {
  readonly after: Position | undefined;
  readonly last: Position | undefined;
}

/** The leads to go through. */
export interface Scan extends LeadQuery {
  /** The leads after it; undefined: from the newest lead. */
  readonly start?: Position | undefined;
  /** The last lead; undefined: to the oldest. */
  readonly end?: Position | undefined;
  /** The number of positions in a stretch. */
  readonly size: number;
}

/**
 * The ranges of a site's leads after a position, newest first. Each is small enough for one step,
 * and other work can run between them. The leads of a query may be rare, and one statement that
 * searched for all of them would make everyone wait.
 */
export async function* leadStretches(
  db: Database,
  siteId: string,
  { from, until, start, end, size }: Scan,
): AsyncGenerator<Stretch> {
  let after = earlier(start, until);
  for (;;) {
    let positions = db.selectFrom('lead').select(['at', 'id']).where(isListed(siteId));
    if (after) positions = positions.where(isAfter(after));
    if (end) positions = positions.where(isUpTo(end));
    if (from !== undefined) positions = positions.where('at', '>=', from);
    const last = await positions
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
    yield { after, last: last ?? end };
    if (!last) return;
    after = last;
    await letOthersRun();
  }
}

function earlier(start: Position | undefined, until: number | undefined): Position | undefined {
  if (until === undefined || (start && start.at < until)) return start;
  return { at: until, id: '' };
}

/**
 * A condition that a lead comes after the position in the list. It compares both columns at once,
 * so that the index finds the position.
 */
function isAfter({ at, id }: Position) {
  return sql<SqlBool>`(lead.at, lead.id) < (${at}, ${id})`;
}

/** A condition that a lead comes before the position in the list, or is there. */
function isUpTo({ at, id }: Position) {
  return sql<SqlBool>`(lead.at, lead.id) >= (${at}, ${id})`;
}

/**
 * A condition that a lead is in the site's list. A click on a button converts, but leaves no
 * personal details. This must be written as in the index.
 */
function isListed(siteId: string) {
  return sql<SqlBool>`lead.site_id = ${siteId} and lead.fields <> '[]'`;
}

/** A condition that a lead is in the range and matches the query. */
export function isWanted(siteId: string, query: LeadQuery, { after, last }: Stretch) {
  const { popupId, isPartial, isSuspicious, from } = query;
  return (eb: ExpressionBuilder<Tables, 'lead'>) =>
    eb.and([
      ...whoseAndWhich(query),
      isListed(siteId),
      ...given(after, isAfter),
      ...given(last, isUpTo),
      ...given(from, (at) => eb('lead.at', '>=', at)),
      ...given(popupId, (id) => eb('lead.popup_id', '=', id)),
      ...given(isPartial, (is) => eb('lead.partial', '=', is ? 1 : 0)),
      ...given(isSuspicious, (is) => eb('lead.suspicion', is ? '<>' : '=', '')),
      ...isFound(query),
    ]);
}

/** Returns the condition in a list, or an empty list if there is no value. */
function given<Value>(
  value: Value | undefined,
  conditionOf: (value: Value) => Expression<SqlBool>,
): readonly Expression<SqlBool>[] {
  return value === undefined ? [] : [conditionOf(value)];
}

/** Conditions about what the owner decided on a lead, and about its address. */
function whoseAndWhich({ isSpam, confirmation, tag, person, isOneAPerson, ids }: LeadQuery) {
  const spam = sql.join([...MACHINE_MADE]);
  const marked = (table: string) =>
    isSpam === true
      ? sql<SqlBool>`${sql.ref(`${table}.suspicion`)} in (${spam})`
      : sql<SqlBool>`${sql.ref(`${table}.suspicion`)} not in (${spam})`;
  return [
    ...given(isSpam, () => marked('lead')),
    ...given(confirmation, (state) => sql<SqlBool>`lead.confirmation = ${state}`),
    ...given(
      tag,
      // Not `like`, which ignores case in SQLite.
      (text) => sql<SqlBool>`replace(lead.tags, ${JSON.stringify(text)}, '') <> lead.tags`,
    ),
    ...given(person, (address) => sql<SqlBool>`lead.person = ${address}`),
    ...given(ids, (some) => sql<SqlBool>`lead.id in (${sql.join([...some, ''])})`),
    ...(isOneAPerson === true
      ? [
          // This is required of both leads, so that neither database compares all leads without an
          // address.
          sql<SqlBool>`not exists (select 1 from lead as later
            where lead.person <> '' and later.person <> ''
              and later.site_id = lead.site_id and later.person = lead.person
              and (later.at, later.id) > (lead.at, lead.id)
              and ${isSpam === undefined ? sql`1 = 1` : marked('later')})`,
        ]
      : []),
  ];
}
