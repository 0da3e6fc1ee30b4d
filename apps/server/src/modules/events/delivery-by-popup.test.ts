import { expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, POPUP_ID } from '../../testing/build-test-app.ts';
import { aDestination } from '../deliveries/testing/a-destination.ts';

const EMAIL = JSON.stringify([
  { id: 'email', type: 'email', name: 'email', value: 'dana@example.com' },
]);

it.each([
  ['of all popups', [], ['hook1']],
  ['of this popup', [POPUP_ID], ['hook1']],
  ['of another popup', ['popup00000099'], []],
])('a lead is sent to destinations for the leads %s: %j', async (_, popupIds, sentTo) => {
  const test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['shop.test'] }) },
  });
  await test.publish();
  const hook = aDestination('webhook', { url: 'https://h.test/' }, { id: 'hook1', popupIds });
  await test.store.createDestination(hook, 9);
  await test.convert('visitor-1', { newExtraFields: EMAIL });
  const { now } = test.clock;
  const due = await test.store.takeDueDeliveries('site1', { now, until: now + 1, limit: 9 });
  expect(due.map(({ address }) => address)).toEqual(sentTo);
  await test.close();
});
