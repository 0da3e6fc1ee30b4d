import { describe, expect, it } from 'vitest';
import type { ImportStep, NewImport, NewProduct } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { anImport, anImportStep as aStep, aProduct } from '../testing/a-product.ts';
import { aSite, anActivity, NOON, TODAY } from '../testing/a-record.ts';

/** What every engine must do with products. */
export function catalogueSuite(made: () => StoreUnderTest): void {
  describe('a catalogue', () => {
    const store = () => made().opened.store;
    const begin = async (part: Partial<NewImport> = {}) =>
      (await store().beginImport('site1', anImport(part))) ?? Number.NaN;
    const end = (importNumber: number, marksGone = true) =>
      store().endImport('site1', importNumber, {
        state: 'done',
        message: '',
        marksGone,
        at: NOON + 2,
      });
    const fill = async (products: readonly NewProduct[], part: Partial<ImportStep> = {}) => {
      const importNumber = await begin();
      await store().writeImportStep('site1', importNumber, aStep(products, part));
      await end(importNumber);
    };
    const listed = async (query: object = {}, account = 'account1') =>
      (await store().productsPage(account, 'site1', { limit: 10, ...query }))?.products.map(
        ({ variantId }) => variantId,
      );
    const endAt = async (importNumber: number, at: number) =>
      store().endImport('site1', importNumber, { state: 'done', message: '', marksGone: true, at });
    const counts = async () => (await store().catalogue('account1', 'site1'))?.counts;

    it('a catalogue stores the products of an import, and counts new, changed and unchanged ones', async () => {
      await store().createSite('account1', aSite());
      expect(await store().catalogue('account1', 'site1')).toBeUndefined();
      await fill([aProduct('1'), aProduct('2'), aProduct('3', { inventory: 0 })]);
      await fill([aProduct('1'), aProduct('2', { price: '8.00' }), aProduct('4')], { rows: 3 });
      expect(await counts()).toEqual({
        rows: 3,
        added: 1,
        changed: 1,
        unchanged: 1,
        refused: 0,
        gone: 1,
      });
      expect(await store().productCounts('account1', 'site1')).toEqual({
        available: 3,
        'sold-out': 0,
        gone: 1,
      });
      expect(await store().productsByIds('site1', ['v2'])).toEqual([
        { ...aProduct('2', { price: '8.00' }), state: 'available', updatedAt: NOON + 1 },
      ]);
    });

    it('a catalogue shows a variant that is gone only to the owner, until an import contains it again', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1'), aProduct('2')]);
      await fill([aProduct('1')]);
      expect(await store().productsByIds('site1', ['v2', 'p2', 'v1'])).toMatchObject([
        { variantId: 'v1' },
      ]);
      expect(await store().productsOfCollections('site1', ['mugs'], 4)).toHaveLength(1);
      expect(await listed()).toEqual(['v1', 'v2']);
      await fill([aProduct('1'), aProduct('2')]);
      expect(await store().productsOfCollections('site1', ['mugs'], 4)).toHaveLength(2);
      expect(await counts()).toMatchObject({ changed: 1, gone: 0 });
    });

    it('a catalogue deletes a variant that was gone for a month', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1'), aProduct('2')]);
      await fill([aProduct('1')]);
      const importAfter = async (days: number) => {
        const importNumber = await begin();
        await store().writeImportStep('site1', importNumber, aStep([aProduct('1')]));
        await endAt(importNumber, NOON + days * 86_400_000);
        return listed();
      };
      expect(await importAfter(29)).toEqual(['v1', 'v2']);
      expect(await importAfter(31)).toEqual(['v1']);
      expect(await counts()).toMatchObject({ gone: 0 });
    });

    it('a catalogue does not mark a product as gone if its row was refused or the import failed', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1'), aProduct('2'), aProduct('3')]);
      const problems = [{ row: 17, message: 'price «twelve» is not a number' }];
      await fill([aProduct('1'), aProduct('3')], {
        rows: 3,
        refused: 1,
        problems,
        refusedVariants: ['v2'],
      });
      expect(await store().productCounts('account1', 'site1')).toMatchObject({ available: 3 });
      const page = { after: 0, limit: 10 };
      expect(await store().importProblems('account1', 'site1', page)).toEqual([
        { place: 1, ...problems[0] },
      ]);
      const broken = await begin();
      await store().writeImportStep('site1', broken, aStep([aProduct('1')]));
      await end(broken, false);
      expect(await store().productCounts('account1', 'site1')).toMatchObject({ available: 3 });
    });

    it('a catalogue runs one import at a time, and starts another if that one no longer reports progress', async () => {
      await store().createSite('account1', aSite());
      const starts = await Promise.all(
        [1, 2, 3].map(() => store().beginImport('site1', anImport())),
      );
      expect(starts.filter((one) => one !== undefined)).toEqual([1]);
      expect(await begin({ at: NOON + 99_000, brokenOffBefore: NOON + 1 })).toBe(2);
      expect(await store().writeImportStep('site1', 1, aStep([aProduct('1')]))).toBe(false);
      expect(await store().writeImportStep('site1', 2, aStep([aProduct('2')]))).toBe(true);
      expect(await listed()).toEqual(['v2']);
      expect(await store().beginImport('nowhere', anImport())).toBeUndefined();
    });

    it('a catalogue is searched and listed page by page in the order of the source', async () => {
      await store().createSite('account1', aSite());
      await fill(['1', '2', '3'].map((id) => aProduct(id)));
      const first = await store().productsPage('account1', 'site1', { limit: 2 });
      expect(first?.products.map(({ variantId }) => variantId)).toEqual(['v1', 'v2']);
      expect(await listed({ cursor: first?.nextCursor })).toEqual(['v3']);
      expect(await listed({ search: 'MUG 2' })).toEqual(['v2']);
      expect(await listed({ search: '%' })).toEqual([]);
      const found = await store().productsPage('account1', 'site1', { search: 'mug', limit: 2 });
      expect(await listed({ search: 'mug', cursor: found?.nextCursor })).toEqual(['v3']);
      expect(await store().collectionsOf('account1', 'site1', 10)).toEqual(['mugs']);
    });

    it('a catalogue shows and changes nothing for another account', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1')]);
      expect(await store().catalogue('account2', 'site1')).toBeUndefined();
      expect(await store().productCounts('account2', 'site1')).toBeUndefined();
      expect(await listed({}, 'account2')).toBeUndefined();
      expect(await store().collectionsOf('account2', 'site1', 9)).toBeUndefined();
      expect(
        await store().scheduleCatalogue('account2', 'site1', { schedule: 'daily', nextAt: NOON }),
      ).toBe(false);
      expect(await store().removeCatalogue('account2', 'site1')).toBe(false);
      expect(await listed()).toEqual(['v1']);
    });

    it('a catalogue is imported again when it is due, by only one of many servers', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1')]);
      await store().scheduleCatalogue('account1', 'site1', {
        schedule: 'hourly',
        nextAt: NOON + 10,
      });
      expect(await store().takeDueCatalogue(NOON)).toBeUndefined();
      const taken = await Promise.all([1, 2].map(() => store().takeDueCatalogue(NOON + 10)));
      expect(taken.filter(Boolean)).toMatchObject([
        { site: { id: 'site1' }, catalogue: { schedule: 'hourly' } },
      ]);
      expect(await store().catalogue('account1', 'site1')).toMatchObject({
        nextAt: NOON + 10 + 3_600_000,
      });
    });

    it('a catalogue that was scheduled or read while the clock was far ahead does not wait for that time', async () => {
      await store().createSite('account1', aSite());
      const later = NOON + 40 * 86_400_000;
      await begin({ at: later, schedule: 'daily', nextAt: later, brokenOffBefore: later - 60_000 });
      expect(await begin({ schedule: 'daily', nextAt: later })).toBe(2);
      expect(await store().takeDueCatalogue(NOON)).toMatchObject({ site: { id: 'site1' } });
      expect(await store().takeDueCatalogue(NOON)).toBeUndefined();
    });

    it('a catalogue is removed with its site, and a running import then stores nothing', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1'), aProduct('2')]);
      await store().countProductEvents('site1', TODAY, ['p1']);
      await store().countOrder('site1', TODAY, { ids: ['p1', 'p2'], earlierIds: [] });
      const importNumber = await begin();
      await store().deleteSite('account1', 'site1');
      await store().removeLeftovers();
      expect(await store().writeImportStep('site1', importNumber, aStep([aProduct('3')]))).toBe(
        false,
      );
      for (const table of ['product', 'product_collection', 'product_day', 'product_pair'] as const)
        expect(await made().opened.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    it('a catalogue is emptied when the owner asks for it', async () => {
      await store().createSite('account1', aSite());
      await fill([aProduct('1'), aProduct('2')]);
      expect(await store().removeCatalogue('account1', 'site1')).toBe(true);
      expect(await listed()).toEqual([]);
      expect(await store().catalogue('account1', 'site1')).toBeUndefined();
    });

    it('a catalogue gives one variant of each product, and sold-out ones last', async () => {
      await store().createSite('account1', aSite());
      await fill([
        aProduct('1', { inventory: 0 }),
        aProduct('2', { productId: 'shirt' }),
        aProduct('3', { productId: 'shirt' }),
        aProduct('4', { collections: ['hats'], inventory: undefined }),
      ]);
      const ids = async (...names: readonly string[]) =>
        (await store().productsOfCollections('site1', names, 4)).map(({ variantId }) => variantId);
      expect(await ids('mugs')).toEqual(['v2', 'v1']);
      expect(await ids('mugs', 'hats')).toEqual(['v2', 'v4', 'v1']);
      expect(await ids()).toEqual(['v2', 'v4', 'v1']);
      expect(await store().productsByIds('site1', ['shirt', 'v1', 'shirt'])).toMatchObject([
        { variantId: 'v2' },
        { variantId: 'v1', state: 'sold-out' },
      ]);
    });

    it('a catalogue counts which of its products are popular, and which are ordered after which', async () => {
      await store().createSite('account1', aSite());
      await fill(['1', '2', '3'].map((id) => aProduct(id)));
      await store().countProductEvents('site1', '2026-11-01', ['v1', 'v1']);
      await store().countProductEvents('site1', '2026-11-15', ['v2', 'v3', 'made-up']);
      await store().countProductEvents('site1', TODAY, ['p3']);
      expect(await store().popularProducts('site1', '2026-11-10', 5)).toEqual(['p3', 'p2']);
      await store().countOrder('site1', TODAY, { ids: ['p2'], earlierIds: ['v1'] });
      await store().countOrder('site1', TODAY, { ids: ['p1', 'p3'], earlierIds: [] });
      await store().countOrder('site1', TODAY, { ids: ['p1', 'p3'], earlierIds: [] });
      expect(await store().orderedAfter('site1', ['v1'], 5)).toEqual(['p3', 'p2']);
      expect(await store().orderedAfter('site1', ['p2'], 5)).toEqual([]);
      expect(await store().removeOldProductCounts('2026-11-15')).toBe(1);
    });

    it('a catalogue finds the orders of a customer, the latest first', async () => {
      await store().createSite('account1', aSite());
      const order = (id: string, at: number, kind: 'shop-order' | 'shop-cart' = 'shop-order') =>
        store().recordActivity(anActivity({ id, kind, customerId: '7', data: { id }, at }));
      await Promise.all([order('a', 1), order('b', 3), order('c', 2), order('d', 4, 'shop-cart')]);
      expect(await store().ordersOf('site1', '7', 2)).toEqual([{ id: 'b' }, { id: 'c' }]);
    });
  });
}
