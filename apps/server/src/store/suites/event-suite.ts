import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import {
  aClose,
  anActivity,
  aConversion,
  aPopup,
  aSite,
  aView,
  NOON,
  TODAY,
} from '../testing/a-record.ts';

async function withSite(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}

const numbersOf = async (store: Store) => store.popupNumbers('account1', 'site1');

/** Views, closes and conversions; the counts made from them are in the report suite. */
export function eventSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;
  const idsIn = async (table: 'activity' | 'error_report') =>
    (await current().opened.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

  describe('events', () => {
    it('the store still has every acknowledged event after it was closed and opened again', async () => {
      await withSite(store());
      await Promise.all([
        store().recordView(aView()),
        store().recordClose(aClose()),
        store().recordConversion(aConversion()),
      ]);
      const { store: again } = await current().reopen();
      expect(await again.view('view1')).toEqual({
        id: 'view1',
        popupId: 'popup00000001',
        visitorId: 'visitor-1',
        at: NOON,
      });
      expect(await numbersOf(again)).toMatchObject([
        { popupId: 'popup00000001', views: 1, closes: 1, conversions: 1 },
      ]);
      expect(await again.lead('account1', 'lead1')).toMatchObject({
        email: 'dana@example.com',
        popupName: 'Newsletter',
        fields: [{ kind: 'email' }],
      });
    });

    it('the store writes pending events before it closes', async () => {
      await withSite(store());
      const promised = Array.from({ length: 50 }, (_, n) =>
        store().recordView(aView({ id: `view${n}` })),
      );
      const { store: again } = await current().reopen();
      await Promise.all(promised);
      expect(await numbersOf(again)).toMatchObject([{ views: 50 }]);
    });

    it('the store counts many parallel events exactly', async () => {
      await withSite(store());
      await Promise.all(
        Array.from({ length: 700 }, (_, n) =>
          store().recordView(aView({ id: `view${n}`, trigger: n % 2 ? 'exit' : 'time' })),
        ),
      );
      expect(await numbersOf(store())).toMatchObject([{ views: 700 }]);
      const days = { from: TODAY, until: TODAY };
      expect(
        await store().reportValues('account1', { siteId: 'site1' }, { dimension: 'trigger', days }),
      ).toMatchObject([
        { value: 'exit', views: 350 },
        { value: 'time', views: 350 },
      ]);
    });

    it('an event is stored and counted once, however often it is sent', async () => {
      await withSite(store());
      await Promise.all([store().recordView(aView()), store().recordView(aView())]);
      await store().recordView(aView());
      const answers = [
        await store().recordConversion(aConversion()),
        await store().recordConversion(aConversion({ email: 'late@example.com' })),
      ];
      expect(answers).toEqual([true, false]);
      expect(await numbersOf(store())).toMatchObject([{ views: 1, conversions: 1 }]);
      expect(await store().lead('account1', 'lead1')).toMatchObject({ email: 'dana@example.com' });
    });

    it('a partial lead is completed, and counted only then', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ isPartial: true, name: '' }));
      expect(await numbersOf(store())).toEqual([]);
      await store().recordConversion(aConversion());
      expect(await numbersOf(store())).toMatchObject([{ conversions: 1 }]);
      expect(await store().lead('account1', 'lead1')).toMatchObject({
        isPartial: false,
        name: 'Dana',
      });
    });

    it('a partial lead never loses answers, in whatever order its steps arrive', async () => {
      await withSite(store());
      const step = (...values: string[]) =>
        store().recordConversion(
          aConversion({
            isPartial: true,
            email: values[1] ?? '',
            fields: values.map((value, n) => ({ name: `f${n}`, label: '', kind: 'text', value })),
          }),
        );
      const known = async () =>
        (await store().lead('account1', 'lead1'))?.fields.map(({ value }) => value);
      await step('Dana', 'dana@example.com');
      await step('Dana');
      await step('Dana', '');
      expect(await known()).toEqual(['Dana', 'dana@example.com']);
      await step('Dana', 'dana@example.org');
      expect(await known()).toEqual(['Dana', 'dana@example.org']);
      await store().recordConversion(aConversion());
      expect(await known()).toEqual(['dana@example.com']);
    });

    it('one event that cannot be written does not break those beside it', async () => {
      await withSite(store());
      const bad = store().recordActivity({
        ...anActivity(),
        data: {
          toJSON: () => {
            throw new Error('no');
          },
        },
      });
      const good = store().recordView(aView());
      await expect(bad).rejects.toThrow('no');
      await good;
      expect(await numbersOf(store())).toMatchObject([{ views: 1 }]);
    });

    it('activity and errors are stored for a limited time', async () => {
      await withSite(store());
      for (const [id, at] of [
        ['old', NOON - 1],
        ['new', NOON],
      ] as const) {
        await store().recordActivity(anActivity({ id, at }));
        await store().recordError({
          id,
          at,
          siteId: 'site1',
          popupId: '',
          where: 'view',
          message: '',
          url: '',
        });
      }
      expect(
        await store().removeOld({ activity: NOON, errors: NOON, carts: NOON, changesKept: 10 }),
      ).toBe(2);
      expect(await idsIn('activity')).toEqual(['new']);
      expect(await idsIn('error_report')).toEqual(['new']);
    });

    it('the store refuses events after it was closed', async () => {
      const { store: closed } = current().opened;
      await current().reopen();
      await expect(closed.recordView(aView())).rejects.toThrow('closed');
    });

    it('the store records where the script was last seen', async () => {
      await withSite(store());
      await store().markSeen('site1', NOON, 'https://shop.test/a');
      expect(await store().site('account1', 'site1')).toMatchObject({
        lastSeenAt: NOON,
        lastSeenUrl: 'https://shop.test/a',
      });
    });

    it('the store records where the script was last seen for each of several sites that are seen at once', async () => {
      await withSite(store());
      await store().createSite('account1', aSite({ id: 'site2', clientId: 'fedcba9876543' }));
      await Promise.all([
        store().markSeen('site1', NOON, 'https://shop.test/a'),
        store().markSeen('site2', NOON + 1, 'https://other.test/'),
        store().markSeen('site1', NOON + 2, 'https://shop.test/b'),
      ]);
      expect(await store().site('account1', 'site1')).toMatchObject({
        lastSeenAt: NOON + 2,
        lastSeenUrl: 'https://shop.test/b',
      });
      expect(await store().site('account1', 'site2')).toMatchObject({ lastSeenAt: NOON + 1 });
    });
  });
}
