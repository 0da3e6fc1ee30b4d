import { describe, expect, it } from 'vitest';
import { aDraw, COUPON, MUG, POPUP, withGame } from '../testing/a-draw.ts';
import { DRAW_AWAITED_MS } from '../records/delivery-record.ts';
import type { DrawRequestOf } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, aSiteSettings, NOON, TODAY } from '../testing/a-record.ts';

/**
 * What every engine must do with draws: one per visitor, stock and codes given once, under parallel
 * requests.
 */
export function prizeSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('draws', () => {
    it('a form that was sent before the game counts under the prize that was drawn, and once in the totals', async () => {
      await withGame(store());
      const days = { from: TODAY, until: TODAY };
      await store().recordConversion(aConversion({ visitorId: 'visitor-1' }));
      await store().recordConversion(
        aConversion({
          id: 'spam',
          visitorId: 'visitor-2',
          viewId: 'view2',
          suspicion: 'trap-field-filled',
        }),
      );
      await store().recordConversion(
        aConversion({ id: 'old', visitorId: 'visitor-3', viewId: 'earlier', at: NOON - 5 }),
      );
      await store().draw(aDraw(1, () => MUG));
      await store().draw(aDraw(1, () => COUPON));
      await store().draw(aDraw(2, () => MUG));
      await store().draw(aDraw(3, () => MUG));
      await store().recordConversion(
        aConversion({ id: 'after', visitorId: 'visitor-3', prizeLabel: MUG.label }),
      );
      await store().addUpCounts();
      const scope = { siteId: 'site1' };
      expect(
        await store().reportValues('account1', scope, { dimension: 'prize', days }),
      ).toMatchObject([{ value: MUG.label, conversions: 2, leads: 2 }]);
      expect(await store().reportDays('account1', scope, days)).toMatchObject([{ conversions: 3 }]);
      const mark = async (leadId: string, isSpam: boolean) => {
        const plain = { lists: [], dayOf: () => TODAY, deliveriesOf: () => [] };
        const leads = { siteId: 'site1', leadIds: [leadId] };
        await store().setSpam('account1', leads, { ...plain, isSpam });
        await store().addUpCounts();
        const values = await store().reportValues('account1', scope, { dimension: 'prize', days });
        return values?.map(({ conversions }) => conversions);
      };
      expect(await mark('lead1', true)).toEqual([1]);
      expect(await mark('lead1', false)).toEqual([2]);
      expect(await mark('spam', false)).toEqual([3]);
    });

    it('a visitor draws once, even with parallel requests', async () => {
      await withGame(store());
      let chosen = 0;
      const choose = () => {
        chosen += 1;
        return MUG;
      };
      const draws = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store().draw({ ...aDraw(1, choose), id: `draw${n}` })),
      );
      expect(new Set(draws.map(({ id }) => id)).size).toBe(1);
      expect(chosen).toBe(1);
      expect(await store().drawOf(POPUP, 'visitor-1')).toMatchObject({
        prizeId: 'mug',
        code: 'MUG',
        isWinning: true,
      });
      expect(await store().drawOf(POPUP, 'visitor-2')).toBeUndefined();
    });

    it('the last code is given once among 200 parallel requests', async () => {
      await withGame(store());
      await store().addCodes('account1', { popupId: POPUP, prizeId: 'coupon' }, ['ONLY-ONE']);
      const draws = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          store().draw(
            aDraw(n, (uses) => ((uses.get('coupon')?.codesLeft ?? 0) > 0 ? COUPON : undefined)),
          ),
        ),
      );
      expect(draws.filter(({ code }) => code === 'ONLY-ONE')).toHaveLength(1);
      expect(draws.filter(({ prizeId }) => prizeId === '')).toHaveLength(199);
    });

    it('the draws that use up a pool queue each mail about it once, in one step with the code', async () => {
      const leadNotices = { emails: ['Ruth@shop.test', 'stranger@shop.test'] };
      await store().createSite('account1', aSite({ settings: aSiteSettings({ leadNotices }) }));
      await store().createPopup('account1', aPopup());
      await store().confirmRecipient('account1', 'ruth@shop.test', NOON);
      const codes = Array.from({ length: 15 }, (_, n) => `CODE-${n}`);
      await store().addCodes('account1', { popupId: POPUP, prizeId: 'coupon' }, codes);
      await Promise.all(codes.map((_, n) => store().draw(aDraw(n, () => COUPON))));
      const taking = { now: NOON, until: NOON + 60_000, limit: 9 };
      const due = await store().takeDueDeliveries('site1', taking);
      const stock = { popupId: POPUP, prizeId: 'coupon' };
      const mail = { way: 'mail', address: 'ruth@shop.test', leadId: '', week: '' };
      const inOrder = due.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(inOrder).toMatchObject([
        { ...mail, stock: { ...stock, line: 'low' } },
        { ...mail, stock: { ...stock, line: 'used-up' } },
      ]);
    });

    it('a visitor who drew nothing can draw again if that does not use up a turn', async () => {
      await withGame(store());
      const ask = (choose: DrawRequestOf['choose']) =>
        store().draw({ ...aDraw(1, choose), usesTurn: false, codeUntil: NOON + 60_000 });
      expect((await ask(() => undefined)).prizeId).toBe('');
      expect(await ask(() => MUG)).toMatchObject({ code: 'MUG', codeUntil: NOON + 60_000 });
      expect(await ask(() => COUPON)).toMatchObject({ code: 'MUG', codeUntil: NOON + 60_000 });
    });

    it('200 visitors who ask at once get 200 codes, and no two the same', async () => {
      await withGame(store());
      await store().addCodes(
        'account1',
        { popupId: POPUP, prizeId: 'coupon' },
        Array.from({ length: 200 }, (_, n) => `CODE-${n}`),
      );
      const draws = await Promise.all(
        Array.from({ length: 400 }, (_, n) =>
          store().draw({ ...aDraw(n % 200, () => COUPON), id: `draw-${n}` }),
        ),
      );
      expect(new Set(draws.map(({ code }) => code)).size).toBe(200);
      expect(await store().prizeUses('account1', POPUP, TODAY)).toMatchObject([
        { given: 200, codesLeft: 0 },
      ]);
    });

    it('the function that chooses a prize gets the numbers drawn so far, in total and today', async () => {
      await withGame(store());
      await store().draw({ ...aDraw(1, () => MUG), day: '2026-11-15' });
      await store().draw(aDraw(2, () => MUG));
      let seen: unknown;
      await store().draw(
        aDraw(3, (uses) => {
          seen = uses.get('mug');
          return undefined;
        }),
      );
      expect(seen).toEqual({
        prizeId: 'mug',
        given: 2,
        givenToday: 1,
        codesTotal: 0,
        codesLeft: 0,
      });
    });

    it('the given and remaining prizes are listed for all popups of a site at once, for their owner only', async () => {
      await withGame(store());
      await store().createPopup('account1', aPopup({ id: 'popup00000002' }));
      await store().addCodes('account1', { popupId: POPUP, prizeId: 'coupon' }, ['A', 'B', 'C']);
      await store().addCodes('account1', { popupId: 'popup00000002', prizeId: 'coupon' }, ['D']);
      await store().draw({ ...aDraw(1, () => COUPON), day: '2026-11-15' });
      await store().draw(aDraw(2, () => COUPON));
      await store().draw({ ...aDraw(3, () => MUG), popupId: 'popup00000002' });
      const uses = await store().sitePrizeUses('account1', 'site1', TODAY);
      expect(uses.get(POPUP)).toEqual(
        new Map([
          ['coupon', { prizeId: 'coupon', given: 2, givenToday: 1, codesTotal: 3, codesLeft: 1 }],
        ]),
      );
      expect(uses.get('popup00000002')).toEqual(
        new Map([
          ['coupon', { prizeId: 'coupon', given: 0, givenToday: 0, codesTotal: 1, codesLeft: 1 }],
          ['mug', { prizeId: 'mug', given: 1, givenToday: 1, codesTotal: 0, codesLeft: 0 }],
        ]),
      );
      expect(await store().sitePrizeUses('account2', 'site1', TODAY)).toEqual(new Map());
    });

    it('a prize is stored with the lead, also when the visitor played after answering', async () => {
      await withGame(store());
      await store().recordConversion({
        ...aConversion(),
        popupId: POPUP,
        visitorId: 'visitor-1',
        prizeLabel: '',
        couponCode: '',
      });
      await store().draw(aDraw(1, () => MUG));
      const page = await store().leadsPage('account1', 'site1', { limit: 10 });
      expect(page?.leads).toHaveLength(1);
      const won = { prizeLabel: 'A mug', prizeWon: 'yes', couponCode: 'MUG' };
      expect(page?.leads[0]).toMatchObject(won);
    });

    it('a lead says that what was drawn is no win, and an older lead without a draw says nothing', async () => {
      await withGame(store());
      const lead = { ...aConversion(), popupId: POPUP, prizeLabel: '' };
      await store().recordConversion({ ...lead, visitorId: 'visitor-1' });
      await store().draw(aDraw(1, () => ({ ...MUG, label: 'כמעט', isWinning: false, code: '' })));
      const other = { id: 'other', prizeLabel: 'A hat', at: NOON - 5 };
      await store().recordConversion({ ...lead, ...other, visitorId: 'visitor-1' });
      const page = await store().leadsPage('account1', 'site1', { limit: 10 });
      expect(page?.leads.map(({ prizeLabel, prizeWon }) => [prizeLabel, prizeWon])).toEqual([
        ['כמעט', 'no'],
        ['A hat', ''],
      ]);
    });

    it('the delivery of a lead whose visitor may still draw waits for the draw, and is sent without a prize if there is none', async () => {
      await withGame(store());
      const deliveries = [
        { way: 'mail' as const, address: 'ruth@shop.test', awaitsDraw: 'game' as const },
        { way: 'webhook' as const, address: '', awaitsDraw: 'game' as const },
      ];
      for (const visitor of [1, 2])
        await store().recordConversion({
          ...aConversion(),
          id: `lead${visitor}`,
          popupId: POPUP,
          visitorId: `visitor-${visitor}`,
          deliveries,
        });
      const due = async (at: number) =>
        (await store().takeDueDeliveries('site1', { now: at, until: at + 600_000, limit: 9 }))
          .map(({ leadId, way }) => `${leadId} ${way}`)
          .toSorted();
      expect(await due(NOON + 9_999)).toEqual([]);
      await store().draw({ ...aDraw(1, () => MUG), at: NOON + 10_000 });
      expect(await due(NOON + 10_000)).toEqual(['lead1 mail', 'lead1 webhook']);
      expect(await due(NOON + DRAW_AWAITED_MS.game - 1)).toEqual([]);
      expect(await due(NOON + DRAW_AWAITED_MS.game)).toEqual(['lead2 mail', 'lead2 webhook']);
      await store().draw({ ...aDraw(2, () => MUG), at: NOON + 2 * DRAW_AWAITED_MS.game + 1 });
      expect(
        await due(NOON + 2 * DRAW_AWAITED_MS.game + 2),
        'what is under way is not sent twice',
      ).toEqual([]);
    });

    describe('the delivery of a lead whose visitor awaits a code', () => {
      const sendForm = () =>
        store().recordConversion(
          aConversion({
            popupId: POPUP,
            visitorId: 'visitor-1',
            deliveries: [{ way: 'webhook', address: '', awaitsDraw: 'coupon' }],
          }),
        );
      const ask = (choose: DrawRequestOf['choose'], at: number) =>
        store().draw({ ...aDraw(1, choose), usesTurn: false, at });
      const due = async (at: number) =>
        (await store().takeDueDeliveries('site1', { now: at, until: at + 600_000, limit: 9 }))
          .length;

      it('a delivery is sent at once when no code is left to give', async () => {
        await withGame(store());
        await sendForm();
        expect(await due(NOON + 1_000)).toBe(0);
        expect((await ask(() => undefined, NOON + 1_000)).code).toBe('');
        expect(await due(NOON + 1_000)).toBe(1);
      });

      it('a delivery is sent at once when the code was given before the lead was written', async () => {
        await withGame(store());
        await ask(() => MUG, NOON - 1);
        await sendForm();
        expect(await due(NOON)).toBe(1);
      });

      it('a delivery waits for no other visitor’s code, and no other popup’s', async () => {
        await withGame(store());
        await store().draw({ ...aDraw(2, () => MUG), at: NOON - 1 });
        await store().draw({
          ...aDraw(1, () => MUG),
          popupId: 'popup00000002',
          id: 'elsewhere',
          at: NOON - 1,
        });
        await sendForm();
        await store().draw({ ...aDraw(3, () => MUG), at: NOON + 1 });
        expect(await due(NOON + DRAW_AWAITED_MS.coupon - 1)).toBe(0);
        expect(await due(NOON + DRAW_AWAITED_MS.coupon)).toBe(1);
      });
    });

    it('every draw is listed for the owner', async () => {
      await withGame(store());
      await store().draw(aDraw(1, () => MUG));
      await store().draw(aDraw(2, () => undefined));
      const log: string[] = [];
      for await (const chunk of store().streamDraws('account1', POPUP))
        log.push(...chunk.map(({ prizeId, share }) => `${prizeId} ${share}`));
      expect(log).toEqual(['mug 0.25', ' undefined']);
      for await (const chunk of store().streamDraws('account2', POPUP))
        log.push(...chunk.map(({ id }) => id));
      expect(log).toHaveLength(2);
    });
  });
}
