import { expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import {
  aComment,
  aConversion,
  aGoal,
  anActivity,
  aPopup,
  aProof,
  aSite,
  NOON,
} from '../testing/a-record.ts';

const PERSONAL = [
  'lead',
  'activity',
  'goal_event',
  'error_report',
  'comment',
  'consent_proof',
] as const;

/** What every engine must do with events that arrive after their site was removed. */
export function lateEventSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  it('nothing about a person is stored for a site that was removed, and other sites lose nothing', async () => {
    await store().createSite('account1', aSite());
    await store().createPopup('account1', aPopup());
    await store().createSite('account1', aSite({ id: 'site2', clientId: 'client-2' }));
    await store().deleteSite('account1', 'site1');
    await store().removeLeftovers();
    const report = { at: NOON, popupId: '', where: 'view', message: 'dana@shop.test', url: '' };
    const arrive = (siteId: string) => [
      store().recordConversion(aConversion({ id: `lead of ${siteId}`, siteId })),
      store().recordActivity(anActivity({ id: `activity of ${siteId}`, siteId })),
      store().recordGoal(aGoal({ id: `goal of ${siteId}`, siteId })),
      store().recordError({ ...report, id: `error of ${siteId}`, siteId }),
      store().addComment(aComment({ id: `comment of ${siteId}`, siteId })),
      store().recordConsent(aProof({ id: `proof of ${siteId}`, siteId }), 'none-1'),
    ];
    const [isLateStored, , isLateGoalStored] = await Promise.all(arrive('site1'));
    const [isStored, , isGoalStored] = await Promise.all(arrive('site2'));
    expect([isLateStored, isLateGoalStored, isStored, isGoalStored]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    for (const table of PERSONAL) {
      const rows = await current().opened.db.selectFrom(table).select('site_id').execute();
      expect({ table, rows }).toEqual({ table, rows: [{ site_id: 'site2' }] });
    }
  });
}
