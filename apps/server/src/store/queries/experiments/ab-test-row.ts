import type { Selectable } from 'kysely';
import { AB_TEST_STATES } from '@beckon/contract/owner-calls';
import type { AbTestRecord, TestArm, TestCounts } from '../../records/ab-test-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { Tables } from '../../tables/tables.ts';

export function toTest(row: Selectable<Tables['ab_test']>): AbTestRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    popupId: row.popup_id,
    state: AB_TEST_STATES.find((state) => state === row.state) ?? 'stopped',
    goal: row.goal,
    arms: parseJson<readonly TestArm[]>(row.arms),
    startedAt: row.started_at ?? undefined,
    stoppedAt: row.stopped_at ?? undefined,
    winner: row.winner ?? undefined,
    finalCounts:
      row.final_counts === null ? undefined : parseJson<readonly TestCounts[]>(row.final_counts),
  };
}
