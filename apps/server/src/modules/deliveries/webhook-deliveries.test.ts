import { createHmac } from 'node:crypto';
import { LeadPost } from '@beckon/contract/owner-calls';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { aDestination, aLeadFor, aSiteThatSends, sendDue } from './testing/a-destination.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

let server: OwnerApp;
let sink: FakeServer;
afterEach(async () => {
  sink.close();
  await server.close();
});

/** Creates a webhook from the time when webhooks were a setting of their site, and a lead. */
async function aLead(...statuses: readonly number[]): Promise<void> {
  sink = await startFakeServer(() => ({ status: 200, body: 'ok' }));
  sink.answerNext(
    ...statuses.map((status) => ({ status, headers: { location: 'http://127.0.0.1:9/' } })),
  );
  server = await anOwnerApp({ allowsPrivateWebhooks: true });
  const destination = aDestination(
    'webhook',
    { url: `${sink.url}/hook` },
    { secrets: { oldSecret: 'a secret' } },
  );
  await aSiteThatSends(server, [destination]);
  await aLeadFor(server, [destination]);
}

describe('a webhook for new leads', () => {
  test('a webhook gets a new lead as JSON; an old webhook is signed as before', async () => {
    await aLead();
    await sendDue(server);
    const [post] = sink.requests;
    expect([...Value.Errors(LeadPost, post?.body.all)]).toEqual([]);
    expect(post?.body.all).toMatchObject({
      event: 'lead.created',
      id: 'lead1',
      isTest: false,
      email: 'dana@example.com',
      popup: { name: 'Newsletter' },
    });
    const signature = String(post?.headers['x-beckon-signature']);
    const [, seconds = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect([Number(seconds), mac]).toEqual([
      server.clock.nowMs / 1000,
      createHmac('sha256', 'a secret').update(`${seconds}.${post?.text}`).digest('hex'),
    ]);
    expect(post?.headers).not.toHaveProperty('webhook-signature');
  });

  test.each([301, 302, 303, 307, 308])(
    'the redirect %i of a webhook is neither followed nor tried again, and the owner sees its new address',
    async (status) => {
      await aLead(status);
      await sendDue(server);
      expect(sink.requests).toHaveLength(1);
      const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
      expect(deliveries).toMatchObject([
        {
          state: 'failed',
          message: `The webhook answered ${status}: it has moved to http://127.0.0.1:9/. Enter that address here.`,
        },
      ]);
    },
  );

  test('a webhook is not delayed by another one of its site that does not answer, also for later leads', async () => {
    sink = await startFakeServer(() => ({ status: 200, body: 'ok' }));
    const silent = await startFakeServer(() => ({ status: 200 }));
    silent.answerNext(...Array.from({ length: 9 }, () => 'silence' as const));
    server = await anOwnerApp({ allowsPrivateWebhooks: true });
    const destinations = [
      aDestination('webhook', { url: silent.url }, { id: 'silent' }),
      aDestination('webhook', { url: sink.url }, { id: 'healthy' }),
    ];
    await aSiteThatSends(server, destinations);
    for (let lead = 1; lead <= 7; lead += 1)
      await aLeadFor(server, destinations, { id: `lead${lead}` });
    await server.deliveryWorker.startDue();
    await expect.poll(() => sink.requests).toHaveLength(7);
    await aLeadFor(server, destinations, { id: 'lead8' });
    await server.deliveryWorker.startDue();
    await expect.poll(() => sink.requests).toHaveLength(8);
    expect(silent.requests.length).toBeLessThanOrEqual(3);
    server.deliveryWorker.stop();
    silent.close();
    await server.deliveryWorker.whenIdle();
  });

  test('a webhook gets the authorization that its owner entered, and no log has it', async () => {
    sink = await startFakeServer(() => ({ status: 401, body: 'Token 123456 has expired' }));
    server = await anOwnerApp({ allowsPrivateWebhooks: true });
    const url = sink.url.replace('//', '//old:password@');
    const destination = aDestination('webhook', { url, authorization: 'Bearer 123456' });
    await aSiteThatSends(server, [destination]);
    await aLeadFor(server, [destination]);
    await sendDue(server);
    expect(sink.requests[0]?.headers.authorization).toBe('Bearer 123456');
    const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
    expect(deliveries).toMatchObject([{ answer: 'Token ••• has expired', state: 'failed' }]);
    expect(deliveries[0]?.request).toContain('POST http://•••@127.0.0.1');
  });

  test('a webhook that fails is retried at growing intervals, and given up after two days', async () => {
    await aLead(500, 503, 500, 500, 500, 500, 500, 500);
    const after = async (minutes: number) => {
      server.clock.nowMs += minutes * MINUTE_MS;
      await sendDue(server);
      return sink.requests.length;
    };
    expect([
      await after(0),
      await after(0.9),
      await after(0.1),
      await after(4.9),
      await after(0.1),
    ]).toEqual([1, 1, 2, 2, 3]);
    for (const minutes of [30, 120, 360, 720, 1440]) await after(minutes);
    expect(sink.requests).toHaveLength(8);
    expect(await after(10_000)).toBe(8);
    const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
    expect(deliveries).toMatchObject([{ state: 'failed', tries: 8, status: 500 }]);
  });
});
