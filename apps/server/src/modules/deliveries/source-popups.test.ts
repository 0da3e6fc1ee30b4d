import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

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
  return { destinations: `/api/owner/sites/${site}/destinations`, popup: popup.id };
}

test('a destination gets the leads of chosen popups of its site, and keeps a deleted one', async () => {
  const { destinations, popup } = await aSiteWithPopup(ruth);
  const values = { url: 'https://hooks.example/x' };
  const connected = await ruth.call('POST', destinations, {
    kind: 'webhook',
    values,
    popupIds: [popup],
  });
  const { id, popupIds } = connected.json().destination;
  expect(popupIds).toEqual([popup]);
  await ruth.call('DELETE', `/api/owner/popups/${popup}`);
  await server.store.emptyTrash(server.clock.nowMs + 1);
  const change = (body: object) => ruth.call('PATCH', `${destinations}/${id}`, body);
  expect((await change({ popupIds: [popup] })).json().destination.popupIds).toEqual([popup]);
  expect((await change({ name: 'CRM' })).json().destination.popupIds).toEqual([popup]);
  expect((await change({ popupIds: [] })).json().destination.popupIds).toEqual([]);
  expect((await change({ popupIds: [popup] })).json()).toMatchObject({
    message: `The site has no such popup: ${popup}. It may have been deleted. Choose again.`,
  });
});

test('popups of other sites and accounts are refused when a destination is connected or changed', async () => {
  const { destinations, popup } = await aSiteWithPopup(ruth);
  const other = await aSiteWithPopup(ruth);
  const theirs = await aSiteWithPopup(await server.anOwner('dan'));
  const hook = { kind: 'webhook', values: { url: 'https://hooks.example/x' } };
  const { id } = (await ruth.call('POST', destinations, hook)).json().destination;
  for (const foreign of [other.popup, theirs.popup, 'none']) {
    const popupIds = [popup, foreign];
    const answers = [
      await ruth.call('POST', destinations, { ...hook, popupIds }),
      await ruth.call('PATCH', `${destinations}/${id}`, { popupIds }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        `The site has no such popup: ${foreign}. It may have been deleted. Choose again.`,
      ]);
  }
  const { destinations: all } = (await ruth.call('GET', destinations)).json();
  expect(all).toMatchObject([{ id, popupIds: [] }]);
});
