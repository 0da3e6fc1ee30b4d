import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp, type OwnerAppOptions } from '../../testing/an-owner-app.ts';

let server: OwnerApp;
const closers: (() => void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await server?.close();
});

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

describe('trying it out', () => {
  const trying = async (
    way: string,
    options: OwnerAppOptions & { readonly agreed?: boolean },
    webhookUrl = '',
  ) => {
    server = await anOwnerApp(options);
    const ruth = await server.anOwner('ruth');
    const leadNotices = { emails: ['ruth@shop.example'], webhookUrl, webhookSecret: '' };
    const { site } = (
      await ruth.call('POST', '/api/owner/sites', { name: 'Shop', settings: { leadNotices } })
    ).json();
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    if (options.agreed !== false)
      await server.store.confirmRecipient(account.id, 'ruth@shop.example', 0);
    const again = () => ruth.call('POST', `/api/owner/sites/${site.id}/lead-notices/try`, { way });
    return { answer: await again(), again };
  };

  test('sends a made-up lead, not more often than each three seconds', async () => {
    const { answer, again } = await trying('mail', { sendsMail: true });
    expect(answer.statusCode).toBe(200);
    expect(server.mails.slice(1)).toMatchObject([
      { to: 'ruth@shop.example', subject: 'Test: New lead on Shop: Dana Example' },
    ]);
    expect((await again()).statusCode).toBe(429);
  });

  test('says that nobody agreed yet, and sends nothing', async () => {
    const { answer } = await trying('mail', { sendsMail: true, agreed: false });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Nobody on the list has agreed yet: each got a link by e-mail.',
    ]);
    expect(server.mails).toHaveLength(1);
  });

  test('says that there is no mail server', async () => {
    expect((await trying('mail', {})).answer.json().message).toContain('SMTP_URL');
  });

  test('says what a webhook answered', async () => {
    const sink = await aSink(404);
    expect(
      (await trying('webhook', { allowsPrivateWebhooks: true }, sink.url)).answer.json(),
    ).toEqual({ success: false, message: 'The webhook answered 404.' });
    expect(JSON.parse(sink.posts[0]?.body ?? '')).toMatchObject({ isTest: true });
  });

  test.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://[::1]:9/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
  ])('does not call %s, which is inside', async (webhookUrl) => {
    const { answer } = await trying('webhook', {}, webhookUrl);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'The webhook’s address is inside this server’s own network.',
    ]);
  });
});
