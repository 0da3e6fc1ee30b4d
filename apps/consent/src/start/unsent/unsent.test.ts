import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsentSession } from '../consent-session.ts';
import { createPageTools, type PageTools } from '../page-tools.ts';
import { sendTrack } from '../send-track.ts';
import { createPart } from './create-unsent-part.ts';

const BODY = { consented_categories: ['functional'], consented_services: {} };
const RAW = { beckon_record: true, url: '/calls/', current_policy_id: '7', banner_version: '3' };
const OK = '{"success":true}';

/** The bodies that were sent. */
let sent: Record<string, unknown>[];
let answer: () => Promise<Response>;
let now: number;

beforeEach(() => {
  sent = [];
  now = 1_000;
  document.cookie = 'cmplz_policy_id=7';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['policy_id', 'id', 'unsent'])
    document.cookie = `cmplz_${name}=;max-age=0;path=/`;
  document.cookie = 'cmplz_policy_id=;max-age=0';
});

function aPage(raw: Readonly<Record<string, unknown>> = RAW) {
  const fetch = (_url: string, init: { readonly body: string }): Promise<Response> => {
    sent.push(JSON.parse(init.body));
    return answer();
  };
  vi.stubGlobal('fetch', fetch);
  const made = createPageTools(window);
  const tools: PageTools = { ...made, clock: { ...made.clock, now: () => now } };
  const session = createConsentSession(tools, raw, () => undefined);
  return {
    tools,
    choose: () => sendTrack(BODY, session, Object.assign(Object.create(null), { tools })),
    sendAgain: () => createPart({ tools, session: () => session }),
  };
}

const answers =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const kept = (): string[] => Object.keys(localStorage);

it('a choice is kept from before its report is sent until the server has answered', async () => {
  answer = () => {
    expect(kept()).toEqual(['cmplz_unsent_1000']);
    return answers(OK)();
  };
  aPage().choose();
  expect(sent).toMatchObject([{ ...BODY, policy_id: '7', banner_version: '3', chosen_at: 1_000 }]);
  expect(sent[0]).not.toHaveProperty('sent_at');
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

it('choices that the server has not answered are sent again in their order, with their own policy and time', async () => {
  answer = answers('{}', 503);
  const page = aPage();
  for (now of [2_000, 1_000]) page.choose();
  now = 9_000;
  const next = aPage({ ...RAW, current_policy_id: '8' });
  await next.sendAgain();
  answer = answers(OK);
  await next.sendAgain();
  const again = sent.slice(-2);
  expect(again).toMatchObject([
    { ...BODY, policy_id: '7', chosen_at: 1_000, sent_at: 9_000 },
    { ...BODY, policy_id: '7', chosen_at: 2_000, sent_at: 9_000 },
  ]);
  expect(again[0]?.['consent_id']).toBe(sent[0]?.['consent_id']);
  expect(kept()).toEqual([]);
  await next.sendAgain();
  expect(sent).toHaveLength(6);
});

it('a report that cannot be read is removed and not sent', async () => {
  localStorage.setItem('cmplz_unsent_1', '{broken');
  localStorage.setItem('cmplz_unsent_2', 'null');
  localStorage.setItem('cart', '[]');
  await aPage().sendAgain();
  expect([sent, kept()]).toEqual([[], ['cart']]);
});

it('a choice for which no proof is kept is sent once', async () => {
  answer = answers('{}', 503);
  aPage({ ...RAW, beckon_record: false }).choose();
  document.cookie = 'cmplz_policy_id=;max-age=0';
  aPage().choose();
  expect(kept()).toEqual([]);
  expect(sent.map((body) => 'consent_id' in body)).toEqual([false, false]);
});

it('a page whose storage is blocked sends the choice and keeps nothing', async () => {
  const opened = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  answer = answers('{}', 503);
  const page = aPage();
  page.choose();
  await page.sendAgain();
  opened.mockRestore();
  expect(sent).toHaveLength(1);
  expect(kept()).toEqual([]);
});

it('a cookie says whether a report waits, so that later pages need not open the storage', async () => {
  const mark = (): string | undefined => /cmplz_unsent=(\d?)/.exec(document.cookie)?.[1];
  answer = answers('{}', 503);
  aPage().choose();
  expect(mark()).toBe('1');
  await aPage().sendAgain();
  expect(mark()).toBe('1');
  answer = answers(OK);
  await aPage().sendAgain();
  expect(mark()).toBe('');
});

it('a choice that fails while earlier ones are sent is sent by the next page, also after a new policy', async () => {
  answer = answers('{}', 503);
  const page = aPage();
  page.choose();
  document.cookie = 'cmplz_unsent=;max-age=0;path=/';
  const waiting: ((response: Response) => void)[] = [];
  answer = () => new Promise((resolve) => void waiting.push(resolve));
  const sending = page.sendAgain();
  expect(document.cookie).toContain('cmplz_unsent=1');
  now = 2_000;
  page.choose();
  const [first, second] = waiting;
  second?.(new Response('{}', { status: 503 }));
  first?.(new Response(OK));
  await sending;
  expect(kept()).toEqual(['cmplz_unsent_2000']);
  expect(document.cookie).toContain('cmplz_unsent=1');
});

it('a host without reports leaves the cookie that it shares with another host of the site', async () => {
  document.cookie = 'cmplz_unsent=1;path=/';
  await aPage().sendAgain();
  expect(document.cookie).toContain('cmplz_unsent=1');
});
