import { describe, expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aSite, aSiteSettings, NOON } from '../testing/a-record.ts';

const LIMITS = { gapMs: 1_000, most: 3, withinMs: 10_000 };

/** What every engine must do with the people that mails go to. */
export function recipientSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;
  const ask = (account: string, address: string, at = NOON) =>
    store().recordRecipientAsked(account, address, { at, ...LIMITS });

  describe('recipients of mails', () => {
    it('recipients are the addresses that agreed, for the account to which they agreed', async () => {
      await ask('account1', 'noa@shop.example');
      expect(await store().confirmRecipient('account1', 'ruth@shop.example', NOON)).toBe(true);
      expect(await store().confirmRecipient('nobody', 'ruth@shop.example', NOON)).toBe(false);
      const both = ['ruth@shop.example', 'noa@shop.example'];
      expect(await store().confirmedRecipients('account1', both)).toEqual(
        new Set(['ruth@shop.example']),
      );
      expect(await store().confirmedRecipients('account2', both)).toEqual(new Set());
    });

    it('recipients who refuse get no mails of that account and are not asked again, until they agree', async () => {
      const ruth = 'ruth@shop.example';
      for (const account of ['account1', 'account2'])
        await store().confirmRecipient(account, ruth, NOON);
      await store().withdrawRecipient('account1', ruth, NOON);
      const agreed = async (account: string) => [
        ...(await store().confirmedRecipients(account, [ruth])),
      ];
      expect([await agreed('account1'), await agreed('account2')]).toEqual([[], [ruth]]);
      const refusing = (account: string) => store().refusingRecipients(account, [ruth]);
      expect([await refusing('account1'), await refusing('account2')]).toEqual([
        new Set([ruth]),
        new Set(),
      ]);
      expect(await ask('account1', ruth, NOON + 100_000)).toBe(false);
      await store().confirmRecipient('account1', ruth, NOON + 1);
      expect(await agreed('account1')).toEqual([ruth]);
      expect(await refusing('account1')).toEqual(new Set());
    });

    it('recipients are asked at most once per period, whichever account asks, and each account asks a limited number', async () => {
      const [first, second] = await Promise.all([
        ask('account1', 'a@x.example'),
        ask('account2', 'a@x.example'),
      ]);
      expect([first, second].filter(Boolean)).toHaveLength(1);
      expect(await ask('account1', 'a@x.example', NOON + 1_001)).toBe(true);
      const at = NOON + 20_000;
      const rest = ['b', 'c', 'd', 'e', 'f'].map((name) =>
        ask('account1', `${name}@x.example`, at),
      );
      expect((await Promise.all(rest)).filter(Boolean)).toHaveLength(3);
      expect(await ask('account1', 'g@x.example', at + 10_001)).toBe(true);
    });

    it('recipients get the report of a week once, even if many servers queue it at once, and none if they opted out', async () => {
      const settings = aSiteSettings({ weeklyReport: true });
      await store().createSite('account1', aSite({ settings }));
      await store().createSite('account1', aSite({ id: 'site2', clientId: '0000000000000' }));
      expect(await store().sitesWithWeeklyReport()).toMatchObject([{ id: 'site1' }]);
      const mail = { siteId: 'site1', accountId: 'account1', address: 'ruth@x.example', at: NOON };
      const queue = (week: string) => store().queueReportMail({ ...mail, week });
      const queued = await Promise.all([queue('2026-11-09'), queue('2026-11-09')]);
      expect(queued.filter(Boolean)).toHaveLength(1);
      expect(await queue('2026-11-02')).toBe(false);
      expect(await queue('2026-10-19')).toBe(true);
      expect(await queue('2026-11-09')).toBe(true);
      const due = await store().takeDueDeliveries('site1', {
        now: NOON,
        until: NOON + 9,
        limit: 9,
      });
      expect(due.map(({ week }) => week).toSorted()).toEqual(['2026-10-19', '2026-11-09']);
      expect(await store().setReportMail('site1', 'ruth@x.example', false)).toBe(true);
      expect(await store().setReportMail('none', 'ruth@x.example', false)).toBe(false);
      expect(await store().reportMailsOff('site1')).toEqual(new Set(['ruth@x.example']));
      expect(await queue('2026-11-16')).toBe(false);
      await store().setReportMail('site1', 'ruth@x.example', true);
      expect(await queue('2026-11-16')).toBe(true);
    });

    it('recipients who were asked while the clock was ahead are asked again', async () => {
      expect(await ask('account1', 'a@x.example', NOON * 2)).toBe(true);
      expect(await ask('account1', 'a@x.example', NOON)).toBe(true);
    });

    it('recipients are not asked again once they agreed', async () => {
      await store().confirmRecipient('account1', 'ruth@shop.example', NOON);
      expect(await ask('account1', 'ruth@shop.example', NOON + 5_000)).toBe(false);
    });
  });
}
