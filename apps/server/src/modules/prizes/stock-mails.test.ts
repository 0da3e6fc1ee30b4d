import type { SiteSettings } from '@beckon/contract/owner-calls';
import { type CodeSettings, defaultSettings } from '@beckon/contract/settings';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDraw, COUPON, POPUP } from '../../store/testing/a-draw.ts';
import { aPopup, aSite, aSiteSettings } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';

const RUTH = 'ruth@shop.example';
const POOL = { popupId: POPUP, prizeId: COUPON_PRIZE_ID };
const CODE = { ...COUPON, prizeId: COUPON_PRIZE_ID };

let server: OwnerApp;
let visitors: number;
beforeEach(async () => {
  visitors = 0;
  server = await anOwnerApp({ sendsMail: true });
});
afterEach(() => server.close());

interface AboutSite {
  readonly settings?: Partial<SiteSettings>;
  readonly name?: string;
  /** Settings of the popup. */
  readonly codes?: CodeSettings;
}

/** A site whose popup gives codes of a list. Of its two recipients, one has agreed. */
async function aSiteWithCodes(
  codes: number,
  { settings = {}, name = 'Welcome', codes: ofCodes = {} }: AboutSite = {},
): Promise<void> {
  const { store, clock } = server;
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  const leadNotices = { emails: ['Ruth@shop.example', 'noa@shop.example'] };
  const site = aSite({ settings: aSiteSettings({ leadNotices, ...settings }) });
  await store.createSite('account1', site);
  const coupon = { type: 'unique' as const, code: '' };
  const popup = { name, settings: { ...defaultSettings('lightbox'), coupon, codes: ofCodes } };
  await store.createPopup('account1', aPopup(popup));
  await store.confirmRecipient('account1', RUTH, clock.nowMs);
  await add(codes);
}

async function add(codes: number): Promise<void> {
  const first = visitors + 1;
  const some = Array.from({ length: codes }, (_, at) => `CODE-${first}-${at}`);
  await server.store.addCodes('account1', POOL, some);
}

/** Gives codes to visitors, and sends what is due then. */
async function give(codes: number): Promise<void> {
  for (let given = 0; given < codes; given += 1) {
    visitors += 1;
    await server.store.draw({ ...aDraw(visitors, () => CODE), at: server.clock.nowMs });
    await server.deliveryWorker.startDue();
    await server.deliveryWorker.whenIdle();
  }
}

const subjects = () => server.mails.map(({ to, subject }) => `${to}: ${subject}`);
const LOW = `${RUTH}: The codes of Welcome on Shop are running low`;
const USED_UP = `${RUTH}: The codes of Welcome on Shop are used up`;

test('recipients who agreed get one mail when a list of codes runs low and one when it is used up', async () => {
  await aSiteWithCodes(12);
  await give(2);
  expect(subjects()).toEqual([]);
  await give(5);
  expect(subjects()).toEqual([LOW]);
  const [low] = server.mails;
  expect(low?.text).toContain('9 codes are left.');
  expect(low?.text).toMatch(new RegExp(`Add codes: http://\\S+/popups/${POPUP}/edit\n`));
  expect(low?.unsubscribeUrl).toContain('/lead-mails/en?token=');
  await give(5);
  expect(subjects()).toEqual([LOW, USED_UP]);
  const log = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
  expect(log.deliveries.map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('the mail about used codes says that the popup has paused itself', async () => {
  await aSiteWithCodes(1, { codes: { pausesWhenUsedUp: true } });
  const template = { hash: 'a'.repeat(24), html: '' };
  await server.store.publishPopup('account1', POPUP, { template, revision: 1, at: 0 });
  await give(1);
  expect(server.mails[0]?.text).toContain('so the popup has paused itself. Add codes, then resume');
  expect(server.mails).toHaveLength(1);
});

test('a list of codes that was filled again is announced again', async () => {
  await aSiteWithCodes(1);
  await give(1);
  await add(11);
  await give(11);
  expect(subjects()).toEqual([USED_UP, LOW, USED_UP]);
});

test('nobody is mailed about codes if the site has switched these mails off', async () => {
  await aSiteWithCodes(3, { settings: { stockMails: false } });
  await give(3);
  expect(subjects()).toEqual([]);
});

test('a mail about codes is not sent if codes were added before it went out', async () => {
  await aSiteWithCodes(1);
  await server.store.draw({ ...aDraw(1, () => CODE), at: server.clock.nowMs });
  visitors = 1;
  await add(50);
  await give(1);
  expect(subjects()).toEqual([]);
});

test('the mail about codes is in the language of the site', async () => {
  await aSiteWithCodes(1, { settings: { language: 'he' }, name: 'Sale\n10%' });
  await give(1);
  expect(server.mails).toMatchObject([{ subject: 'הקודים של Sale 10% באתר Shop נגמרו' }]);
});
