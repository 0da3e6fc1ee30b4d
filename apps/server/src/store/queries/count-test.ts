import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { AbTestRecord, TestCounts } from '../records/ab-test-record.ts';

/** As long as a popup gets credit for a goal. docs/decisions/0035. */
const GOAL_WITHIN_MS = 7 * 86_400_000;

/**
 * Counts each visitor of an arm once, from the first view on: how many there are, and how many of
 * them succeeded after it.
 */
export async function countTest(
  db: Database,
  { siteId, goal, arms }: Pick<AbTestRecord, 'siteId' | 'goal' | 'arms'>,
  span: { readonly from: number; readonly until: number },
): Promise<readonly TestCounts[]> {
  const counts: TestCounts[] = [];
  for (const { popupId } of arms) {
    const success =
      goal === ''
        ? sql`exists (select 1 from lead where lead.popup_id = ${popupId}
            and lead.visitor_id = seen.visitor_id and lead.partial = 0
            and lead.at >= seen.first_at and lead.at <= ${span.until})`
        : sql`exists (select 1 from goal_event where goal_event.site_id = ${siteId}
            and goal_event.visitor_id = seen.visitor_id and goal_event.name = ${goal}
            and goal_event.at >= seen.first_at
            and goal_event.at < seen.first_at + ${GOAL_WITHIN_MS})`;
    const { rows } = await sql<{ readonly visitors: number; readonly successes: number }>`
      select count(*) as visitors, coalesce(sum(case when ${success} then 1 else 0 end), 0) as successes
      from (select visitor_id, min(at) as first_at from view_event
        where popup_id = ${popupId} and visitor_id <> ''
          and at >= ${span.from} and at <= ${span.until}
        group by visitor_id) as seen`.execute(db);
    counts.push({
      popupId,
      visitors: Number(rows[0]?.visitors ?? 0),
      successes: Number(rows[0]?.successes ?? 0),
    });
  }
  return counts;
}
