import { LEAD_COLUMN_NAMES, leadColumnTraits, tableOf } from '@beckon/contract/values';
import { describe, expect, it } from 'vitest';
import { importedLeadId, leadIdOfRow } from '../../lib/leads/imported-lead-id.ts';
import type { NewConversion, Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, NOON } from '../testing/a-record.ts';

async function withSite(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}

/** How leads are listed, found and deleted. */
export function leadSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('leads', () => {
    it('pages of leads go from newest to oldest and are not shifted by new ones', async () => {
      await withSite(store());
      for (let n = 0; n < 5; n += 1)
        await store().recordConversion(
          aConversion({ id: `lead${n}`, at: NOON + Math.floor(n / 2) }),
        );
      const first = await store().leadsPage('account1', 'site1', { limit: 2 });
      await store().recordConversion(aConversion({ id: 'newest', at: NOON + 99 }));
      const second = await store().leadsPage('account1', 'site1', {
        limit: 10,
        cursor: first?.nextCursor ?? '',
      });
      expect([...(first?.leads ?? []), ...(second?.leads ?? [])].map(({ id }) => id)).toEqual([
        'lead4',
        'lead3',
        'lead2',
        'lead1',
        'lead0',
      ]);
      expect(second).toMatchObject({ nextCursor: undefined, total: 6 });
    });

    it('pages go on where a lead is from before 1970, and come to an end', async () => {
      await withSite(store());
      for (let n = 0; n < 3; n += 1)
        await store().recordConversion(aConversion({ id: `old${n}`, at: -1000 - n }));
      const ids: string[] = [];
      for (let cursor: string | undefined; ids.length < 9;) {
        const asked = cursor === undefined ? { limit: 1 } : { limit: 1, cursor };
        const page = await store().leadsPage('account1', 'site1', asked);
        ids.push(...(page?.leads ?? []).map(({ id }) => id));
        cursor = page?.nextCursor;
        if (cursor === undefined) break;
      }
      expect(ids).toEqual(['old0', 'old1', 'old2']);
    });

    it('the latest leads are read, newest first, for their owner only', async () => {
      await withSite(store());
      for (let n = 0; n < 5; n += 1)
        await store().recordConversion(aConversion({ id: `lead${n}`, at: NOON + n }));
      const ids = (await store().latestLeads('account1', 'site1', 3))?.map(({ id }) => id);
      expect(ids).toEqual(['lead4', 'lead3', 'lead2']);
      expect(await store().latestLeads('account1', 'site1', 9)).toHaveLength(5);
      expect(await store().latestLeads('account2', 'site1', 3)).toBeUndefined();
    });

    it('each page says how many leads match in all, and none is counted twice', async () => {
      await withSite(store());
      for (let n = 0; n < 9; n += 1)
        await store().recordConversion(
          aConversion({ id: `lead${n}`, at: NOON + n, name: n % 2 === 0 ? 'Ada' : 'Eve' }),
        );
      const pages: unknown[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page = await store().leadsPage('account1', 'site1', {
          limit: 2,
          search: 'ada',
          ...(cursor === '' ? {} : { cursor }),
        });
        pages.push([page?.leads.map(({ id }) => id), page?.total]);
        cursor = page?.nextCursor;
      }
      expect(pages).toEqual([
        [['lead8', 'lead6'], 5],
        [['lead4', 'lead2'], 5],
        [['lead0'], 5],
      ]);
    });

    it('leads are found by any text, as typed', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ id: 'lead1', name: 'ÖZGÜR 100%_!' }));
      await store().recordConversion(aConversion({ id: 'lead2', name: 'דנה' }));
      const found = async (search: string) =>
        (await store().leadsPage('account1', 'site1', { limit: 10, search }))?.leads.map(
          ({ id }) => id,
        );
      expect(await found('özgür')).toEqual(['lead1']);
      expect(await found('0%_!')).toEqual(['lead1']);
      expect(await found('דנ')).toEqual(['lead2']);
      expect(await found('%')).toEqual(['lead1']);
    });

    it('leads are found by the letters of an encoded page address', async () => {
      await withSite(store());
      const url = 'https://shop.test/?utm_campaign=%D7%A7%D7%99%D7%A5+2026&b=%D7%90%20%D7%91';
      await store().recordConversion(aConversion({ id: 'lead1', url }));
      const found = async (search: string) =>
        (await store().leadsPage('account1', 'site1', { limit: 10, search }))?.total;
      expect(await found('קיץ')).toBe(1);
      expect(await found('utm_campaign=קיץ 2026')).toBe(1);
      expect(await found('א ב')).toBe(1);
      expect(await found('חורף')).toBe(0);
      expect(await found('\ud800')).toBe(0);
    });

    it('leads are found by the digits of their phone number, whatever is between them', async () => {
      await withSite(store());
      const phones = ['+972-50-1234567', '(050) 123.45/67', '0521234567', ''];
      for (const [at, phone] of phones.entries())
        await store().recordConversion(aConversion({ id: `lead${at}`, at: NOON - at, phone }));
      const query = { limit: 10, search: '050-1234567', phoneDigits: '501234567' };
      const page = await store().leadsPage('account1', 'site1', query);
      expect(page?.leads.map(({ id }) => id)).toEqual(['lead0', 'lead1']);
      const everyone = { limit: 10, phoneDigits: '501234567' };
      expect((await store().leadsPage('account1', 'site1', everyone))?.total).toBe(4);
    });

    it('each column of a lead is stored, and a search finds a lead by the columns that it includes', async () => {
      await withSite(store());
      const texts = tableOf(
        LEAD_COLUMN_NAMES,
        (column) => column,
        (column) => `The ${column}`,
      );
      await store().recordConversion(aConversion(texts));
      expect(await store().lead('account1', 'lead1')).toMatchObject(texts);
      const isFoundBy = async (search: string) =>
        (await store().leadsPage('account1', 'site1', { limit: 10, search }))?.total === 1;
      for (const column of LEAD_COLUMN_NAMES)
        expect([column, await isFoundBy(`the ${column}`)]).toEqual([
          column,
          leadColumnTraits(column).isSearched === true,
        ]);
    });

    it('leads that are suspicious are found, and so are the others', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ id: 'lead1', suspicion: 'wrong-answers' }));
      await store().recordConversion(aConversion({ id: 'lead2', suspicion: '' }));
      const found = async (isSuspicious: boolean) =>
        (await store().leadsPage('account1', 'site1', { limit: 10, isSuspicious }))?.leads.map(
          ({ id }) => id,
        );
      expect([await found(true), await found(false)]).toEqual([['lead1'], ['lead2']]);
    });

    it('fields of a lead are stored exactly as typed', async () => {
      await withSite(store());
      const value = '=HYPERLINK("x") <script> 😀 \u202eabc \'";--';
      await store().recordConversion(
        aConversion({ fields: [{ name: 'note', label: 'Note', kind: 'text', value }] }),
      );
      expect((await store().lead('account1', 'lead1'))?.fields[0]?.value).toBe(value);
    });

    it('the store streams all leads, filters by time and popup, deletes some, and shows nothing to other accounts', async () => {
      await withSite(store());
      for (let n = 0; n < 3; n += 1)
        await store().recordConversion(aConversion({ id: `lead${n}`, at: NOON + n }));
      const stream = async (account: string, query = {}) => {
        const ids: string[] = [];
        for await (const chunk of store().streamLeads(account, 'site1', query))
          ids.push(...chunk.map(({ id }) => id));
        return ids;
      };
      expect(await stream('account1')).toEqual(['lead2', 'lead1', 'lead0']);
      const answers: unknown[] = [];
      for await (const chunk of store().streamAnswers('account1', 'site1', { until: NOON + 2 }))
        answers.push(...chunk);
      expect(answers).toEqual([
        aConversion({ id: 'lead1' }).fields,
        aConversion({ id: 'lead0' }).fields,
      ]);
      expect(await stream('account1', { from: NOON + 1, until: NOON + 2 })).toEqual(['lead1']);
      expect(await stream('account1', { popupId: 'popup00000009' })).toEqual([]);
      expect(await stream('account2')).toEqual([]);
      for await (const chunk of store().streamAnswers('account2', 'site1', {}))
        expect(chunk).toEqual([]);
      expect(await store().leadsPage('account2', 'site1', { limit: 5 })).toBeUndefined();
      expect(await store().deleteLeads('account2', 'site1', ['lead0'])).toBe(0);
      expect(await store().deleteLeads('account1', 'site1', ['lead0', 'nothing'])).toBe(1);
      expect(await stream('account1')).toEqual(['lead2', 'lead1']);
    });

    it('tags that two owners add to a lead at the same time all stay', async () => {
      await withSite(store());
      await store().recordConversion(aConversion());
      const tags = ['a', 'b', 'c', 'd'];
      await Promise.all(
        tags.map((tag) =>
          store().tagLeads(
            'account1',
            { siteId: 'site1', leadIds: ['lead1'] },
            { add: [tag], remove: [] },
          ),
        ),
      );
      const lead = await store().lead('account1', 'lead1');
      expect(lead?.tags.toSorted()).toEqual(tags);
    });

    it('leads are imported unless more of them are new than the limit allows', async () => {
      await withSite(store());
      const importIds = (most: number, ...ids: string[]) =>
        store().importLeads(
          'account1',
          'site1',
          ids.map((id) => aConversion({ id })),
          most,
        );
      expect(await importIds(2, 'one', 'two', 'two')).toBe(2);
      expect(await importIds(0, 'one', 'two')).toBe(0);
      expect(await importIds(1, 'one', 'three', 'four')).toBe('full');
      expect(await importIds(1, 'one', 'two', 'three')).toBe(1);
    });

    it('a lead that comes back to its site is not imported, and each other site has its own', async () => {
      await withSite(store());
      await store().createSite('account1', aSite({ id: 'site2', clientId: 'client2' }));
      await store().recordConversion(aConversion({ id: 'lead1' }));
      const importInto = (siteId: string, part: Partial<NewConversion> = {}) =>
        store().importLeads('account1', siteId, [
          aConversion({ id: importedLeadId('lead1', siteId), siteId, ...part }),
        ]);
      expect(await importInto('site1')).toBe(0);
      expect(await importInto('site2', { isPartial: true })).toBe(1);
      expect(await importInto('site2', { isPartial: true })).toBe(0);
      expect(await importInto('site2', { name: 'Finished' })).toBe(1);
      expect(await importInto('site2', { name: 'Changed' })).toBe(0);
      const { leads = [] } = (await store().leadsPage('account1', 'site2', { limit: 9 })) ?? {};
      expect(leads).toMatchObject([{ name: 'Finished', isPartial: false }]);
    });

    it('a lead from a file without ids is not imported where the same person left it at that moment', async () => {
      await withSite(store());
      await store().createSite('account1', aSite({ id: 'site2', clientId: 'client2' }));
      const ann = { email: 'Ann@example.com', name: 'Ann', phone: '+972 50-123' };
      await store().recordConversion(aConversion({ id: 'lead1', ...ann }));
      const exported = { email: 'ann@example.com', name: 'Ann', phone: '+97250123' };
      const importInto = (siteId: string, part: Partial<NewConversion> = {}) => {
        const lead = { siteId, ...exported, ...part };
        const id = leadIdOfRow(JSON.stringify(lead));
        return store().importLeads('account1', siteId, [aConversion({ ...lead, id })]);
      };
      expect(await importInto('site1')).toBe(0);
      expect(await importInto('site1', { at: NOON + 1 })).toBe(1);
      expect(await importInto('site1', { name: 'Annabel' })).toBe(1);
      expect(await importInto('site1', { email: '', phone: '' })).toBe(1);
      expect(await importInto('site2')).toBe(1);
      expect(await importInto('site2')).toBe(0);
      expect((await store().leadsPage('account1', 'site1', { limit: 9 }))?.total).toBe(4);
    });
  });
}
