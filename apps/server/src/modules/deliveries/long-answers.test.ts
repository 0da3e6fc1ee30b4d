import { afterEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { aDestination, aLeadFor, aSiteThatSends, sendDue } from './testing/a-destination.ts';
import { fakeDiscord } from './testing/fake-providers/fake-discord.ts';
import { fakeSlack } from './testing/fake-providers/fake-slack.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server.ts';

let app: OwnerApp;
let provider: FakeServer;
afterEach(async () => {
  provider.close();
  await app.close();
});

/** Connects a chat. Returns its messages, and a function that sends it a lead with these answers. */
async function connect(kind: 'slack' | 'discord') {
  const chat = { slack: fakeSlack, discord: fakeDiscord }[kind]();
  const path = { slack: '/services/T0/B0/secret', discord: '/api/webhooks/1/secret' }[kind];
  provider = await startFakeServer(chat);
  app = await anOwnerApp({ allowsPrivateWebhooks: true });
  const destination = aDestination(kind, { url: provider.url + path });
  await aSiteThatSends(app, [destination]);
  const send = async (id: string, answers: readonly (readonly [string, string])[]) => {
    const fields = answers.map(([label, value], at) => {
      return { name: `${at}`, label, kind: 'text', value };
    });
    await aLeadFor(app, [destination], { id, fields });
    await sendDue(app);
  };
  return { messages: chat.messages, send };
}

test('a message in Slack keeps the link to all leads, however long the answers are', async () => {
  const { messages, send } = await connect('slack');
  await send(
    'lead',
    ['a', 'b', 'c', 'd'].map((label) => [label, 'x'.repeat(5_000)]),
  );
  const [{ blocks }] = messages as [{ blocks: { text: { text: string } }[] }];
  expect(blocks[1]?.text.text).toMatch(/\nAll leads: http\S+$/);
  expect(blocks[1]?.text.text.length).toBeLessThanOrEqual(3_000);
});

test.each(['slack', 'discord'] as const)(
  'a message in %s is cut beside an emoji, not through it',
  async (kind) => {
    const { messages, send } = await connect(kind);
    // Whether a cut goes through an emoji depends on the number of characters before it.
    for (const start of ['x', 'xx'])
      await send(
        `lead${start}`,
        [start, 'x', 'x', 'x'].map((first) => [first + '🎁'.repeat(150), `x${'🎁'.repeat(600)}`]),
      );
    expect(messages).toHaveLength(2);
    expect(JSON.stringify(messages)).not.toMatch(/\\ud[89a-f]/);
  },
);
