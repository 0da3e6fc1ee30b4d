import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { LeadPost } from '@beckon/contract/owner-calls';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, test } from 'vitest';
import { aConversion, aPopup, aSite, aSiteSettings } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp, type OwnerAppOptions } from '../../testing/an-owner-app.ts';
import { planDeliveries } from '../events/plan-deliveries.ts';

let server: OwnerApp;
const closers: (() => void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await server?.close();
});

const MINUTE_MS = 60_000;

/** A site whose owner wants to be told, and one lead on it. */
async function aLead(
  settings: { readonly emails?: string[]; readonly webhookUrl?: string },
  options: OwnerAppOptions = {},
): Promise<void> {
  server = await anOwnerApp({ sendsMail: true, allowsPrivateWebhooks: true, ...options });
  const { store, clock } = server;
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  const leadNotices = { emails: [], webhookUrl: '', webhookSecret: 'a secret', ...settings };
  await store.createSite('account1', aSite({ settings: aSiteSettings({ leadNotices }) }));
  await store.createPopup('account1', aPopup());
  for (const email of [...leadNotices.emails, 'noa@quick.example'])
    await store.confirmRecipient('account1', email, clock.nowMs);
  await store.recordConversion(
    aConversion({
      at: clock.nowMs,
      deliveries: planDeliveries(aConversion(), leadNotices, () => 1),
    }),
  );
}

async function sendDue(): Promise<void> {
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
}

/** Somebody's program that takes webhooks; answers with the statuses one after the other. */
async function aSink(...statuses: readonly number[]) {
  const posts: { readonly body: string; readonly signature: string }[] = [];
  const sink = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (text: string) => {
        body += text;
      })
      .on('end', () => {
        posts.push({ body, signature: String(request.headers['x-beckon-signature']) });
        response
          .writeHead(statuses[posts.length - 1] ?? 200, { location: 'http://127.0.0.1:9/' })
          .end('ok');
      });
  });
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  closers.push(() => sink.close());
  const address = sink.address();
  return {
    posts,
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`,
  };
}

describe('a webhook for new leads', () => {
  test('a webhook gets it as JSON, signed with the time', async () => {
    const sink = await aSink();
    await aLead({ webhookUrl: sink.url });
    await sendDue();
    const [{ body, signature } = { body: '', signature: '' }] = sink.posts;
    expect([...Value.Errors(LeadPost, JSON.parse(body))]).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({
      event: 'lead.created',
      id: 'lead1',
      isTest: false,
      email: 'dana@example.com',
      popup: { name: 'Newsletter' },
    });
    const [, seconds = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect([Number(seconds), mac]).toEqual([
      server.clock.nowMs / 1000,
      createHmac('sha256', 'a secret').update(`${seconds}.${body}`).digest('hex'),
    ]);
  });

  test('a webhook that fails, or sends elsewhere, is tried again later and later, and given up after two days', async () => {
    const sink = await aSink(500, 302, 500, 500, 500, 500, 500, 500);
    await aLead({ webhookUrl: sink.url });
    const after = async (minutes: number) => {
      server.clock.nowMs += minutes * MINUTE_MS;
      await sendDue();
      return sink.posts.length;
    };
    expect([
      await after(0),
      await after(0.9),
      await after(0.1),
      await after(4.9),
      await after(0.1),
    ]).toEqual([1, 1, 2, 2, 3]);
    for (const minutes of [30, 120, 360, 720, 1440]) await after(minutes);
    expect(sink.posts).toHaveLength(8);
    expect(await after(10_000)).toBe(8);
  });
});
