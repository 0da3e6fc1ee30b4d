import { describe, expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aDraw, COUPON, POPUP, withGame } from '../testing/a-draw.ts';
import { aPopup, NOON, TODAY } from '../testing/a-record.ts';

/** How pools of codes are filled, listed and emptied. */
export function codePoolSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;
  const unused = async (popupId: string, account = 'account1') => {
    const all: string[] = [];
    const pool = { popupId, prizeId: 'coupon' };
    for await (const some of store().streamUnusedCodes(account, pool)) all.push(...some);
    return all;
  };

  describe('pools of codes', () => {
    it('a pool counts duplicates, keeps given codes, and gives codes in order', async () => {
      await withGame(store());
      expect(
        await store().addCodes('account1', { popupId: POPUP, prizeId: 'coupon' }, ['A', 'B', 'A']),
      ).toEqual({ added: 2, duplicates: 1, otherCase: 0 });
      expect(
        await store().addCodes('account1', { popupId: POPUP, prizeId: 'coupon' }, ['B', 'C']),
      ).toEqual({ added: 1, duplicates: 1, otherCase: 0 });
      expect((await store().draw(aDraw(1, () => COUPON))).code).toBe('A');
      expect(await store().prizeUses('account1', POPUP, TODAY)).toEqual([
        { prizeId: 'coupon', given: 1, givenToday: 1, codesTotal: 3, codesLeft: 2 },
      ]);
      expect(await store().removeCodes('account1', { popupId: POPUP, prizeId: 'coupon' })).toBe(2);
      expect(await store().prizeUses('account2', POPUP, TODAY)).toBeUndefined();
      expect(
        await store().addCodes('account2', { popupId: POPUP, prizeId: 'coupon' }, ['Z']),
      ).toBeUndefined();
    });

    it('codes in another case are the same code, in all pools of the popup, and keep their first spelling', async () => {
      await withGame(store());
      const pool = { popupId: POPUP, prizeId: 'coupon' };
      const kept = { ...pool, prizeIds: ['coupon', 'mug'] };
      expect(await store().addCodes('account1', kept, ['Dup1', 'DUP1', 'É', 'é'])).toEqual({
        added: 3,
        duplicates: 1,
        otherCase: 1,
      });
      expect(
        await store().addCodes('account1', { ...kept, prizeId: 'mug' }, ['dup1', 'É', 'New']),
      ).toEqual({ added: 1, duplicates: 2, otherCase: 1 });
      expect(await unused(POPUP)).toEqual(['Dup1', 'É', 'é']);
      // The prize is gone, so its codes move, in the spelling of the new list.
      expect(await store().addCodes('account1', { ...pool, prizeId: 'mug' }, ['dUP1'])).toEqual({
        added: 1,
        duplicates: 0,
        otherCase: 0,
      });
      expect(await unused(POPUP)).toEqual(['É', 'é']);
    });

    it('codes of an earlier version that differ in case only are there already, each as it is', async () => {
      await withGame(store());
      const pool = { popupId: POPUP, prizeId: 'coupon' };
      await store().addCodes('account1', pool, ['DUP1', 'other']);
      await current()
        .opened.db.updateTable('prize_code')
        .set({ code: 'dup1' })
        .where('code', '=', 'other')
        .execute();
      for (const code of ['DUP1', 'dup1'])
        expect(await store().addCodes('account1', pool, [code])).toEqual({
          added: 0,
          duplicates: 1,
          otherCase: 0,
        });
      expect(await unused(POPUP)).toEqual(['DUP1', 'dup1']);
    });

    it('a code is in one pool of a popup only, the one to which it was added last', async () => {
      await withGame(store());
      const pool = { popupId: POPUP, prizeId: 'coupon' };
      const other = { ...pool, prizeId: 'mug' };
      await store().addCodes('account1', pool, ['A', 'B', 'C']);
      expect((await store().draw(aDraw(1, () => COUPON))).code).toBe('A');
      expect(await store().addCodes('account1', other, ['B', 'D', 'A'])).toEqual({
        added: 2,
        duplicates: 1,
        otherCase: 0,
      });
      expect(await unused(POPUP)).toEqual(['C']);
      const uses = await store().prizeUses('account1', POPUP, TODAY);
      expect(
        uses?.map(({ prizeId, codesTotal, codesLeft }) => [prizeId, codesTotal, codesLeft]),
      ).toEqual(
        expect.arrayContaining([
          ['coupon', 2, 1],
          ['mug', 2, 2],
        ]),
      );
    });

    it('codes move to another popup in their order, without those that were given', async () => {
      await withGame(store());
      await store().createPopup('account1', aPopup({ id: 'winner' }));
      const move = { from: POPUP, to: 'winner', prizeId: 'coupon' };
      const pool = { popupId: POPUP, prizeId: 'coupon' };
      const codes = Array.from({ length: 250 }, (_, n) => `C-${250 - n}`);
      await store().addCodes('account1', pool, codes);
      await store().addCodes('account1', { ...pool, popupId: 'winner' }, ['C-7', 'OLD']);
      expect((await store().draw(aDraw(1, () => COUPON))).code).toBe('C-250');
      await store().moveCodes('account2', move);
      await store().moveCodes('account1', move);
      expect(await unused(POPUP)).toEqual([]);
      const moved = codes.slice(1).filter((code) => code !== 'C-7');
      expect(await unused('winner')).toEqual(['C-7', 'OLD', ...moved]);
      const uses = async (popupId: string) => store().prizeUses('account1', popupId, TODAY);
      expect(await uses(POPUP)).toMatchObject([{ given: 1, codesTotal: 1, codesLeft: 0 }]);
      expect(await uses('winner')).toMatchObject([{ given: 0, codesTotal: 250, codesLeft: 250 }]);
    });

    it('codes that move both ways at once between two popups are all kept', async () => {
      await withGame(store());
      await store().createPopup('account1', aPopup({ id: 'winner' }));
      const move = { from: POPUP, to: 'winner', prizeId: 'coupon' };
      for (const [popupId, letter] of [
        [POPUP, 'A'],
        ['winner', 'B'],
      ] as const) {
        const codes = Array.from({ length: 400 }, (_, n) => `${letter}-${n}`);
        await store().addCodes('account1', { popupId, prizeId: 'coupon' }, codes);
      }
      await Promise.all([
        store().moveCodes('account1', move),
        store().moveCodes('account1', { ...move, from: move.to, to: move.from }),
      ]);
      expect([...(await unused(POPUP)), ...(await unused('winner'))]).toHaveLength(800);
    });

    it('codes not given out are listed in the order of the upload, for their owner only', async () => {
      await withGame(store());
      const pool = { popupId: POPUP, prizeId: 'coupon' };
      const codes = Array.from({ length: 1_200 }, (_, n) => `C-${n}`);
      await store().addCodes('account1', pool, codes);
      await store().addCodes('account1', { ...pool, prizeId: 'mug' }, ['OTHER']);
      await store().draw(aDraw(1, () => COUPON));
      expect(await unused(POPUP)).toEqual(codes.slice(1));
      expect(await unused(POPUP, 'account2')).toEqual([]);
    });

    it('the pools of a site together hold a limited number of codes, even if several are filled at once', async () => {
      await withGame(store());
      const add = (prizeId: string, first: number, count: number) => {
        const codes = Array.from({ length: count }, (_, n) => `${prizeId}-${first + n}`);
        return store().addCodes('account1', { popupId: POPUP, prizeId, mostOfSite: 250 }, codes);
      };
      const total = async () => {
        const uses = await store().prizeUses('account1', POPUP, TODAY);
        return uses?.reduce((sum, { codesTotal }) => sum + codesTotal, 0);
      };
      await add('coupon', 0, 60);
      expect(await add('coupon', 60, 200)).toBe('full');
      expect(await add('coupon', 20, 240)).toBe('full');
      expect(await total()).toBe(60);
      await Promise.all(['coupon', 'mug'].map((prizeId) => add(prizeId, 60, 150)));
      expect(await total()).toBeLessThanOrEqual(250);
      await store().removeCodes('account1', { popupId: POPUP, prizeId: 'coupon' });
      expect(await add('coupon', 500, 50)).toMatchObject({ added: 50 });
    });

    it('codes that are already in a pool do not count as new, even when the pools of the site are full', async () => {
      await withGame(store());
      const pool = { popupId: POPUP, prizeId: 'coupon', mostOfSite: 700 };
      const codes = Array.from({ length: 700 }, (_, n) => `C-${n}`);
      expect(await store().addCodes('account1', pool, codes.slice(0, 650))).toMatchObject({
        added: 650,
      });
      expect(await store().addCodes('account1', pool, codes)).toEqual({
        added: 50,
        duplicates: 650,
        otherCase: 0,
      });
      expect(await store().addCodes('account1', pool, codes)).toEqual({
        added: 0,
        duplicates: 700,
        otherCase: 0,
      });
      expect(await store().addCodes('account1', pool, [...codes, 'NEW'])).toBe('full');
    });

    it('codes of deleted popups are removed with the trash, and the site accepts no more codes while the trash has too many', async () => {
      await withGame(store());
      const other = 'popup00000002';
      await store().createPopup('account1', aPopup({ id: other }));
      const add = (popupId: string, ...codes: string[]) =>
        store().addCodes('account1', { popupId, prizeId: 'coupon', mostOfSite: 3 }, codes);
      await add(POPUP, 'A', 'B', 'C');
      expect((await store().draw(aDraw(1, () => COUPON))).code).toBe('A');
      await store().setPopupStatus('account1', POPUP, { status: 'deleted', at: NOON });
      expect(await add(other, 'D', 'E', 'F')).toMatchObject({ added: 3 });
      await store().setPopupStatus('account1', other, { status: 'deleted', at: NOON + 1 });
      await store().createPopup('account1', aPopup({ id: 'popup00000003' }));
      expect(await add('popup00000003', 'G')).toBe('full');
      await store().emptyTrash(NOON + 1);
      const { db } = current().opened;
      const left = await db.selectFrom('prize_code').select('code').orderBy('code').execute();
      expect(left.map(({ code }) => code)).toEqual(['A', 'D', 'E', 'F']);
      expect(await add('popup00000003', 'G')).toMatchObject({ added: 1 });
    });
  });
}
