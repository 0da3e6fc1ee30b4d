import { afterEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';

let server: OwnerApp;
afterEach(() => server?.close());

describe('testing the mails', () => {
  const trying = async (options: OwnerAppOptions & { readonly agreed?: boolean }) => {
    server = await anOwnerApp(options);
    const ruth = await server.anOwner('ruth');
    const leadNotices = { emails: ['ruth@shop.example'] };
    const { site } = (
      await ruth.call('POST', '/api/owner/sites', { name: 'Shop', settings: { leadNotices } })
    ).json();
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    if (options.agreed !== false)
      await server.store.confirmRecipient(account.id, 'ruth@shop.example', 0);
    const again = () => ruth.call('POST', `/api/owner/sites/${site.id}/lead-notices/try`, {});
    return { answer: await again(), again };
  };

  test('a test of the mails sends an example lead, at most once in three seconds', async () => {
    const { answer, again } = await trying({ sendsMail: true });
    expect(answer.statusCode).toBe(200);
    expect(server.mails.slice(1)).toMatchObject([
      { to: 'ruth@shop.example', subject: 'Test: New lead on Shop: Dana Example' },
    ]);
    expect((await again()).statusCode).toBe(429);
  });

  test('a test of the mails says that no recipient has agreed yet, and sends nothing', async () => {
    const { answer } = await trying({ sendsMail: true, agreed: false });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Nobody on the list has agreed yet: each got a link by email.',
    ]);
    expect(server.mails).toHaveLength(1);
  });

  test('a test of the mails says that there is no mail server', async () => {
    expect((await trying({})).answer.json().message).toContain('SMTP_URL');
  });
});
