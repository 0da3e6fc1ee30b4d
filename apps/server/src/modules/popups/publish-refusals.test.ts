import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  ({ id: siteId } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site);
});
afterEach(() => server.close());

const BASIS = defaultSettings('lightbox');
const aDraft = async (part: Partial<PopupSettings>, design?: object): Promise<string> => {
  const request = { name: 'Offer', type: 'lightbox', format: 'format_1', language: 'en' };
  const { popup } = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json();
  const changes = { settings: { ...BASIS, ...part }, ...(design === undefined ? {} : { design }) };
  expect((await ruth.call('PATCH', `/api/owner/popups/${popup.id}`, changes)).statusCode).toBe(200);
  return popup.id;
};
const publish = (id: string) => ruth.call('POST', `/api/owner/popups/${id}/publish`);

test.each<[string, Partial<PopupSettings>, string]>([
  ['that nothing opens', { triggers: {} }, 'triggers'],
  ['with a group that fits everybody', { audience: { groups: [[]] } }, 'audience'],
  [
    'with a rule that compares with nothing',
    { audience: { groups: [[{ kind: 'page-url', operator: 'contains', values: [] }]] } },
    'audience',
  ],
  [
    'that ends before it starts',
    { schedule: { from: '2026-12-02', until: '2026-12-01' } },
    'schedule',
  ],
  [
    'that sends visitors nowhere',
    {
      afterConversion: {
        thanksScreen: false,
        redirect: { url: ' ', sendFormData: false, target: 'same-tab' },
      },
    },
    'after',
  ],
  ['whose coupon has no code', { coupon: { type: 'fixed', code: ' ' } }, 'after'],
])('a popup %s is not published, and the response says why', async (_what, settings, section) => {
  const id = await aDraft(settings);
  const answer = await publish(id);
  expect(answer.statusCode).toBe(422);
  const { success, message, issues } = answer.json();
  expect({ success, issues }).toEqual({
    success: false,
    issues: [{ section, message: expect.any(String) }],
  });
  expect(message).toBe(`Not ready for visitors yet: ${issues[0].message}`);
  const { popup } = (await ruth.call('GET', `/api/owner/popups/${id}`)).json();
  expect(popup).toMatchObject({ status: 'draft' });
});

test('a button that would run code is reported together with all other issues', async () => {
  const button = { type: 'LinkButton', props: { id: 'b', href: 'java\tscript:alert(1)' } };
  const design = {
    root: { props: {} },
    content: [{ type: 'Screen', props: { id: 's', content: [button] } }],
  };
  const { issues } = (await publish(await aDraft({ triggers: {} }, design))).json();
  expect(issues).toMatchObject([{ section: 'triggers' }, { section: 'design', blockId: 'b' }]);
});

test('a popup whose list of codes never had a code is not published, and its copy is not either', async () => {
  const id = await aDraft({ coupon: { type: 'unique', code: '' } });
  const refused = await publish(id);
  expect([refused.statusCode, refused.json().issues]).toEqual([
    422,
    [{ section: 'after', message: expect.stringContaining('your list has no codes yet') }],
  ]);
  await ruth.call('POST', `/api/owner/popups/${id}/prizes/coupon/codes`, { csv: 'A1\nA2' });
  expect((await publish(id)).statusCode).toBe(200);
  const { popup } = (await ruth.call('POST', `/api/owner/popups/${id}/duplicate`)).json();
  expect((await publish(popup.id)).statusCode).toBe(422);
});

test('a popup that pauses itself without codes is not resumed without codes; new popups do', async () => {
  const id = await aDraft({
    coupon: { type: 'unique', code: '' },
    codes: { pausesWhenUsedUp: true },
  });
  const codes = `/api/owner/popups/${id}/prizes/coupon/codes`;
  const act = (verb: string) => ruth.call('POST', `/api/owner/popups/${id}/${verb}`);
  await ruth.call('POST', codes, { csv: 'A1' });
  await publish(id);
  await act('pause');
  await ruth.call('DELETE', codes);
  expect((await act('resume')).statusCode).toBe(409);
  await ruth.call('POST', codes, { csv: 'A2' });
  expect((await act('resume')).statusCode).toBe(200);
  const request = { name: 'New', type: 'lightbox', format: 'format_1', language: 'en' };
  const { popup } = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json();
  expect(popup.settings.codes).toEqual({ pausesWhenUsedUp: true });
});

test('a popup with an issue that does not block publishing is published', async () => {
  const id = await aDraft({ closing: { ...BASIS.closing, contentLock: true } });
  expect((await publish(id)).json()).toMatchObject({ popup: { status: 'active' } });
});
