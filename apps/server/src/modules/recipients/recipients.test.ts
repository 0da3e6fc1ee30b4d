import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aConversion, aPopup } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
beforeEach(async () => {
  server = await anOwnerApp({ sendsMail: true });
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

const noticesTo = (...emails: string[]) => ({
  leadNotices: { emails },
});

async function aSiteThatNotifies(...emails: string[]) {
  const body = { name: 'Shop <b>visit evil.example</b>', settings: noticesTo(...emails) };
  return (await ruth.call('POST', '/api/owner/sites', body)).json().site;
}

const linkIn = (text = '') => new URL(/http:\S+/.exec(text)?.[0] ?? 'http://none/');

/** Creates a lead with due deliveries. Returns the addresses of the mails that were sent for it. */
async function mailsOfALead(site: { readonly id: string }, id: string) {
  const before = server.mails.length;
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const record = await server.store.site(account.id, site.id);
  const at = server.clock.nowMs;
  if (id === 'lead1') await server.store.createPopup(account.id, aPopup({ siteId: site.id }));
  await server.store.recordConversion(
    aConversion({
      id,
      at,
      siteId: site.id,
      accountId: account.id,
      deliveries: (record?.settings.leadNotices?.emails ?? []).map((address) => ({
        way: 'mail',
        address,
      })),
    }),
  );
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
  return server.mails.slice(before).map(({ to }) => to);
}

describe('someone on the list of a site', () => {
  test('a recipient gets one mail with a link, and nothing else before agreeing', async () => {
    const site = await aSiteThatNotifies('Noa@shop.example');
    const [mail] = server.mails;
    expect([server.mails.length, mail?.to]).toEqual([1, 'noa@shop.example']);
    expect(mail?.text).toContain('“Shop b visit evil example b”');
    expect(await mailsOfALead(site, 'lead1')).toEqual([]);
    const { recipients } = (
      await ruth.call('GET', `/api/owner/sites/${site.id}/recipients`)
    ).json();
    expect(recipients).toEqual([
      { address: 'Noa@shop.example', agreed: false, refusesLeadMails: false, refusesReport: false },
    ]);
  });

  test('a recipient agrees with the button behind the link, not by opening the link, and then gets the waiting mails', async () => {
    const site = await aSiteThatNotifies('noa@shop.example');
    await mailsOfALead(site, 'lead1');
    const { pathname, search } = linkIn(server.mails[0]?.text);
    const opened = await server.app.inject(pathname + search);
    expect(opened.body).toContain('Send emails about new leads to <bdi>noa@shop.example</bdi>?');
    server.clock.nowMs += 60_001;
    expect(await mailsOfALead(site, 'lead2')).toEqual([]);
    const agreed = await server.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(agreed.body).toContain('now go to <bdi>noa@shop.example</bdi>');
    server.clock.nowMs += 3_600_000;
    expect(await mailsOfALead(site, 'lead3')).toEqual(
      Array.from({ length: 3 }, () => 'noa@shop.example'),
    );
  });

  test('a recipient ends the mails with the link in each, without signing in, and can start them again', async () => {
    const site = await aSiteThatNotifies('Noa@shop.example');
    const press = (address: URL, payload: string) =>
      server.app.inject({
        method: 'POST',
        url: address.pathname + address.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    await press(linkIn(server.mails[0]?.text), '');
    expect(await mailsOfALead(site, 'lead1')).toEqual(['Noa@shop.example']);
    const mail = server.mails.at(-1);
    const stop = new URL(mail?.unsubscribeUrl ?? 'http://none/');
    expect(mail?.text).toContain(`No more emails about leads: ${mail?.unsubscribeUrl}`);
    const opened = await server.app.inject(stop.pathname + stop.search);
    expect(opened.body).toContain('about leads to <bdi>noa@shop.example</bdi>?');
    expect(await mailsOfALead(site, 'lead2')).toEqual(['Noa@shop.example']);
    // Mail programs send this for their own unsubscribe button.
    const stopped = await press(stop, 'List-Unsubscribe=One-Click');
    expect(stopped.body).toContain('no longer go to <bdi>noa@shop.example</bdi>');
    expect(await mailsOfALead(site, 'lead3')).toEqual([]);
    server.clock.nowMs += 7_200_000;
    const path = `/api/owner/sites/${site.id}/recipients`;
    const before = server.mails.length;
    await ruth.call('POST', `${path}/ask`);
    expect(server.mails).toHaveLength(before);
    expect((await ruth.call('GET', path)).json().recipients).toMatchObject([
      { agreed: false, refusesLeadMails: true },
    ]);
    await press(stop, 'choice=again');
    expect(await mailsOfALead(site, 'lead4')).toContain('Noa@shop.example');
    expect((await press(new URL(`${stop.href}x`), '')).statusCode).toBe(404);
  });

  test('a recipient gets a page that says when a link is too old or incomplete', async () => {
    await aSiteThatNotifies('noa@shop.example');
    const { pathname, search } = linkIn(server.mails[0]?.text);
    const open = (url: string) => server.app.inject({ method: 'POST', url, payload: {} });
    expect((await open(`${pathname}${search}x`)).statusCode).toBe(404);
    expect((await open(pathname)).statusCode).toBe(404);
    server.clock.nowMs += 8 * 86_400_000;
    expect((await open(pathname + search)).statusCode).toBe(404);
  });
});

test('strangers are not flooded: at most one mail an hour per address, and twenty a day per account', async () => {
  const site = await aSiteThatNotifies('stranger@x.example');
  const again = () => ruth.call('POST', `/api/owner/sites/${site.id}/recipients/ask`);
  for (let time = 0; time < 15; time += 1) await again();
  const dan = await server.anOwner('dan');
  await dan.call('POST', '/api/owner/sites', {
    name: 'Other',
    settings: noticesTo('stranger@x.example'),
  });
  expect(server.mails).toHaveLength(1);
  for (let round = 0; round < 5; round += 1)
    await aSiteThatNotifies(
      ...Array.from({ length: 10 }, (_none, at) => `s${round}-${at}@x.example`),
    );
  expect(server.mails).toHaveLength(20);
  server.clock.nowMs += 3_600_001;
  expect((await again()).statusCode).toBe(200);
  expect(server.mails).toHaveLength(20);
});

test('strangers are not flooded by many accounts: at most forty mails a day from one network', async () => {
  for (const name of ['ann', 'bob', 'cleo']) {
    const owner = await server.anOwner(name);
    for (let list = 0; list < 2; list += 1)
      await owner.call('POST', '/api/owner/sites', {
        name: 'Shop',
        settings: noticesTo(
          ...Array.from({ length: 10 }, (_none, at) => `${name}${list}-${at}@x.example`),
        ),
      });
  }
  expect(server.mails).toHaveLength(40);
});
