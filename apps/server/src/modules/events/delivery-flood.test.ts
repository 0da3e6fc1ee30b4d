import { afterEach, expect, it } from 'vitest';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

let test: TestApp;
afterEach(() => test.close());

const EMAIL = JSON.stringify([
  {
    id: 'email',
    type: 'email',
    name: 'email',
    placeholder: '',
    value: 'dana@example.com',
    created_version: 6,
    property_name: 'E-mail',
  },
]);

const convert = (visitor: string, changes: Readonly<Record<string, string>> = {}) =>
  test.convert(visitor, { trigger: 'exit', newExtraFields: EMAIL, ...changes });
const mailsDue = async (at: number) =>
  (await test.store.takeDueDeliveries('site1', { now: at, until: at, limit: 99 })).map(
    ({ leads, leadId }) => (leadId === '' ? `${leads} gathered` : 'one'),
  );

it('leads with new visitor ids each, or from a program, do not flood the owner’s mailbox', async () => {
  test = await buildTestApp({
    site: {
      settings: aSiteSettings({
        domains: ['shop.test'],
        leadNotices: { emails: ['ruth@shop.test'] },
      }),
    },
  });
  await test.publish();
  await convert('a-machine', { hp: 'filled' });
  for (let n = 0; n < 25; n += 1) await convert(`visitor-${n}`);
  expect(await mailsDue(NOON)).toEqual(Array.from({ length: 20 }, () => 'one'));
  expect((await mailsDue(NOON + HOUR_MS)).filter((mail) => mail !== 'one')).toEqual(['6 gathered']);
  test.clock.now += HOUR_MS;
  await convert('visitor-later');
  expect((await mailsDue(test.clock.now)).filter((mail) => mail === 'one')).toHaveLength(21);
});

it('leads that claim to be from the past do not flood the owner’s mailbox', async () => {
  test = await buildTestApp({
    site: {
      settings: aSiteSettings({
        domains: ['shop.test'],
        leadNotices: { emails: ['ruth@shop.test'] },
      }),
    },
  });
  await test.publish();
  for (let n = 0; n < 25; n += 1)
    await convert(`visitor-${n}`, { happened_at: '0', sent_at: String(n * HOUR_MS) });
  expect(await mailsDue(NOON)).toEqual(Array.from({ length: 20 }, () => 'one'));
});
