import type { PopupSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';
import { mailOf } from '../deliveries/destinations/mail/compose-mail.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({
    site: {
      settings: aSiteSettings({
        domains: ['shop.test'],
        leadNotices: { emails: ['ruth@shop.test'] },
      }),
    },
  });
});
afterEach(() => test.close());

const VISITOR = 'visitor-1';
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
const WHEEL: Partial<PopupSettings> = {
  game: {
    game: 'wheel',
    prizes: [
      {
        id: 'ten',
        label: '10% off',
        isWinning: true,
        chances: 1,
        code: 'TEN',
        usesCodePool: false,
      },
    ],
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'before',
  },
};

async function sendForm(): Promise<void> {
  await test.convert(VISITOR, { newExtraFields: EMAIL });
}

async function play(): Promise<void> {
  const viewed = await test.app.inject({
    method: 'POST',
    url: `/api/display/viewed/${POPUP_ID}`,
    payload: { viewer_id: test.viewerId(VISITOR), client_id: CLIENT_ID },
  });
  const ticket = viewed.json<{ poptin_view_id: string }>().poptin_view_id;
  await test.post(`/api/display/draw/${POPUP_ID}`, {
    client_id: CLIENT_ID,
    viewer_id: test.viewerId(VISITOR),
    poptin_view_id: ticket,
  });
}

/** Moves the clock by this time. Returns the texts of the mails that are due then. */
async function mailsAfter(ms: number): Promise<readonly string[]> {
  test.clock.now += ms;
  const due = await test.store.takeDueDeliveries('site1', {
    now: test.clock.now,
    until: test.clock.now + 600_000,
    limit: 9,
  });
  const leads = await Promise.all(due.map(({ leadId }) => test.store.lead('account1', leadId)));
  return leads.flatMap((lead) =>
    lead
      ? [
          mailOf(
            lead,
            { id: 'site1', name: 'Shop', language: 'en' },
            { to: '', leadsUrl: '', stopUrl: '' },
          ).text,
        ]
      : [],
  );
}

it('a mail about a lead waits until its visitor has played, and contains the prize and the code', async () => {
  await test.publish(WHEEL);
  await sendForm();
  expect(await mailsAfter(20_000)).toEqual([]);
  await play();
  const [mail, ...others] = await mailsAfter(0);
  expect(mail).toContain('  Coupon: TEN\n  Prize: 10% off\n');
  expect(others).toEqual([]);
});

it('the mail about a visitor who never plays is sent after five minutes', async () => {
  await test.publish(WHEEL);
  await sendForm();
  expect(await mailsAfter(299_999)).toEqual([]);
  expect(await mailsAfter(1)).toMatchObject([expect.not.stringContaining('Prize')]);
});

it('the mail about a visitor who could get a code but never sees the coupon is sent after half a minute', async () => {
  await test.publish({ coupon: { type: 'unique', code: '' } });
  await sendForm();
  expect(await mailsAfter(29_999)).toEqual([]);
  expect(await mailsAfter(1)).toHaveLength(1);
});

it('the mail about a visitor who draws a code when none is left is sent at once', async () => {
  await test.publish({ coupon: { type: 'unique', code: '' } });
  await sendForm();
  await play();
  expect(await mailsAfter(0)).toMatchObject([expect.not.stringContaining('Coupon')]);
});

it('the mail about a visitor who has already played is sent at once', async () => {
  await test.publish({
    ...WHEEL,
    ...(WHEEL.game && { game: { ...WHEEL.game, formComes: 'after' } }),
  });
  await play();
  await sendForm();
  expect(await mailsAfter(0)).toMatchObject([expect.stringContaining('Prize: 10% off')]);
});

it('the mail about a visitor of a popup without a draw is sent at once', async () => {
  await test.publish();
  await sendForm();
  expect(await mailsAfter(0)).toHaveLength(1);
});
