import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, NOON } from '../testing/a-record.ts';

/** What owners do with leads. */
export function leadCareSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('the care of leads', () => {
    beforeEach(async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
    });

    it('all tags of a site are listed, also if nearly every lead has tags of its own', async () => {
      const leads = Array.from({ length: 1_100 }, (_, n) =>
        aConversion({ id: `lead${n}`, at: NOON - n, tags: [`tag${n % 700}`, `more${n % 3}`] }),
      );
      // One statement takes no more leads than a step of an import.
      for (const step of [leads.slice(0, 600), leads.slice(600)])
        await store().importLeads('account1', 'site1', step);
      await store().recordConversion(aConversion({ id: 'untagged' }));
      const all = [...Array(700).keys()].map((n) => `tag${n}`);
      const wanted = ['more0', 'more1', 'more2', ...all].toSorted();
      expect(await store().tagsOf('account1', 'site1')).toEqual(wanted);
      expect(await store().tagsOf('account2', 'site1')).toEqual([]);
    });

    it('leads with a tag are found by exactly this tag', async () => {
      const tags = ['vip', 'VIP', 'vip client', 'a%', 'ab', 'קשר'];
      for (const [n, tag] of tags.entries())
        await store().recordConversion(aConversion({ id: `lead${n}`, at: NOON - n, tags: [tag] }));
      const found = async (tag: string) => {
        const page = await store().leadsPage('account1', 'site1', { tag, limit: 10 });
        return page?.leads.map(({ id }) => id);
      };
      for (const [n, tag] of tags.entries()) expect(await found(tag)).toEqual([`lead${n}`]);
    });

    it('changes of a lead keep what they do not name, and may be empty', async () => {
      await store().recordConversion(aConversion({ id: 'lead1' }));
      const place = { siteId: 'site1', leadId: 'lead1' };
      const change = (changes: { tags?: string[]; note?: string }) =>
        store().changeLead('account1', place, changes);
      expect(await change({ tags: ['vip'] })).toMatchObject({ tags: ['vip'] });
      expect(await change({ note: 'Call' })).toMatchObject({ tags: ['vip'], note: 'Call' });
      expect(await change({})).toMatchObject({ tags: ['vip'], note: 'Call' });
      expect(await store().changeLead('account2', place, {})).toBeUndefined();
    });
  });
}
