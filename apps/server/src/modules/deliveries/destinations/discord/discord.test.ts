import { expect, it } from 'vitest';
import { aSite, NOON } from '../../../../store/testing/a-record.ts';
import type { ProviderRequest } from '../../call-provider.ts';
import { A_LEAD } from '../../delivered-lead.ts';
import { discord } from './discord.ts';

const PLACE = { accountId: 'account1', createdAt: NOON, updatedAt: NOON };
const site = { ...aSite(), ...PLACE, lastSeenAt: undefined, lastSeenUrl: undefined };

it('a visitor’s text cannot hide an address behind other words in Discord', async () => {
  const calls: ProviderRequest[] = [];
  const note = String.raw`[All leads](https://evil.example) \[x](https://evil.example) https://shop.example/a_b`;
  const fields = [
    { name: 'note', label: 'Note [x](https://evil.example)', kind: 'text', value: note },
  ];
  const job = {
    site,
    connection: { values: { url: 'https://discord.example/1' }, mapping: [] },
    content: { lead: { ...A_LEAD, fields } },
    isTest: false,
    at: NOON,
    leadsUrl: '',
  };
  await discord.send(job, async (request) => {
    calls.push(request);
    return { status: 200, retryAfterMs: 0, text: '{"id":"1"}' };
  });
  expect(JSON.parse(calls[0]?.body ?? '').embeds[0].fields[0]).toEqual({
    name: String.raw`Note \[x](https://evil.example)`,
    value: String.raw`\[All leads](https://evil.example) \\\[x](https://evil.example) https://shop.example/a_b`,
  });
});
