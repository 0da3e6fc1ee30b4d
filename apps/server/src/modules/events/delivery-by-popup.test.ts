import { expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, POPUP_ID } from '../../testing/build-test-app.ts';
import { aDestination } from '../deliveries/testing/a-destination.ts';

const RUTH = 'Ruth@shop.test';
const EMAIL = JSON.stringify([
  { id: 'email', type: 'email', name: 'email', value: 'dana@example.com' },
]);

const CHOICES: readonly [choice: string, popupIds: string[], isSent: boolean][] = [
  ['of all popups', [], true],
  ['of this popup', [POPUP_ID], true],
  ['of another popup', ['popup00000099'], false],
];

it.each(CHOICES)(
  'a lead is sent to destinations for the leads %s: %j',
  async (_, popupIds, isSent) => {
    const test = await buildTestApp({
      site: { settings: aSiteSettings({ domains: ['shop.test'] }) },
    });
    await test.publish();
    const hook = aDestination('webhook', { url: 'https://h.test/' }, { id: 'hook1', popupIds });
    await test.store.createDestination(hook, 9);
    await test.convert('visitor-1', { newExtraFields: EMAIL });
    const { now } = test.clock;
    const due = await test.store.takeDueDeliveries('site1', { now, until: now + 1, limit: 9 });
    expect(due.map(({ address }) => address)).toEqual(isSent ? ['hook1'] : []);
    await test.close();
  },
);

it.each(CHOICES)(
  'a lead is mailed to recipients for the leads %s: %j',
  async (_, popupIds, isSent) => {
    const sources = popupIds.length > 0 && { sources: [{ email: RUTH.toLowerCase(), popupIds }] };
    const leadNotices = { emails: [RUTH, 'dan@shop.test'], ...sources };
    const test = await buildTestApp({
      site: { settings: aSiteSettings({ domains: ['shop.test'], leadNotices }) },
    });
    await test.publish();
    await test.convert('visitor-1', { newExtraFields: EMAIL });
    const { now } = test.clock;
    const due = await test.store.takeDueDeliveries('site1', { now, until: now + 1, limit: 9 });
    const sentTo = due.map(({ address }) => address).toSorted();
    expect(sentTo).toEqual([...(isSent ? [RUTH] : []), 'dan@shop.test']);
    await test.close();
  },
);

it('a lead is mailed as the owner has chosen last, while the site is in memory', async () => {
  const leadNotices = { emails: [RUTH] };
  const settings = aSiteSettings({ domains: ['shop.test'], leadNotices });
  const test = await buildTestApp({ site: { settings } });
  await test.publish();
  const mailedAfter = async (popupIds: string[]) => {
    const sources = [{ email: RUTH, popupIds }];
    await test.store.updateSite('account1', 'site1', {
      settings: { ...settings, leadNotices: { ...leadNotices, sources } },
      at: test.clock.now,
    });
    await test.convert('visitor-1', { newExtraFields: EMAIL });
    const { now } = test.clock;
    return (await test.store.takeDueDeliveries('site1', { now, until: now + 1, limit: 9 })).length;
  };
  expect(await mailedAfter([POPUP_ID])).toBe(1);
  expect(await mailedAfter(['popup00000099'])).toBe(0);
  await test.close();
});
