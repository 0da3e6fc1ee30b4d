import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

const ANN = 'Ann@shop.example';
const BEN = 'ben@shop.example';

let server: OwnerApp;
let ruth: OwnerBrowser;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

async function aSiteWithPopup(owner: OwnerBrowser) {
  const site = (await owner.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const { popup } = (
    await owner.call('POST', `/api/owner/sites/${site}/popups`, {
      name: 'Letter',
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    })
  ).json();
  const change = (leadNotices: object) =>
    owner.call('PATCH', `/api/owner/sites/${site}`, { settings: { leadNotices } });
  return { change, popup: popup.id };
}

test('a recipient gets the leads of chosen popups, and keeps a deleted one', async () => {
  const { change, popup } = await aSiteWithPopup(ruth);
  const sources = [{ email: ANN, popupIds: [popup] }];
  const stored = async (leadNotices: object) =>
    (await change(leadNotices)).json().site.settings.leadNotices;
  expect(await stored({ emails: [ANN, BEN], sources })).toEqual({ emails: [ANN, BEN], sources });
  await ruth.call('DELETE', `/api/owner/popups/${popup}`);
  await server.store.emptyTrash(server.clock.nowMs + 1);
  expect(await stored({ emails: [ANN], sources })).toEqual({ emails: [ANN], sources });
  // A program that does not know of chosen popups gives nobody the leads of more of them.
  expect(await stored({ emails: [ANN, BEN] })).toEqual({ emails: [ANN, BEN], sources });
  expect(await stored({ emails: [ANN, BEN], sources: [] })).toEqual({ emails: [ANN, BEN] });
  expect((await change({ emails: [ANN], sources })).json()).toMatchObject({
    message: `The site has no such popup: ${popup}. It may have been deleted. Choose again.`,
  });
});

test('the popups of a recipient who is not listed are not stored, and no popups means all', async () => {
  const { change, popup } = await aSiteWithPopup(ruth);
  const popupIds = [popup];
  const answer = await change({
    emails: [ANN, BEN],
    sources: [
      { email: ANN.toLowerCase(), popupIds },
      { email: 'other@shop.example', popupIds },
      { email: BEN, popupIds: [] },
    ],
  });
  expect(answer.json().site.settings.leadNotices).toEqual({
    emails: [ANN, BEN],
    sources: [{ email: ANN.toLowerCase(), popupIds }],
  });
});

test('popups of other sites and accounts are refused for recipients of a site, also of a new one', async () => {
  const { change, popup } = await aSiteWithPopup(ruth);
  const other = await aSiteWithPopup(ruth);
  const theirs = await aSiteWithPopup(await server.anOwner('dan'));
  for (const foreign of [other.popup, theirs.popup, 'none']) {
    const noticesFor = (...popupIds: string[]) => ({
      emails: [ANN],
      sources: [{ email: ANN, popupIds }],
    });
    const settings = { leadNotices: noticesFor(foreign) };
    const answers = [
      await change(noticesFor(popup, foreign)),
      await ruth.call('POST', '/api/owner/sites', { name: 'New', settings }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        `The site has no such popup: ${foreign}. It may have been deleted. Choose again.`,
      ]);
  }
  const { sites } = (await ruth.call('GET', '/api/owner/sites')).json();
  expect(sites).toHaveLength(2);
});
