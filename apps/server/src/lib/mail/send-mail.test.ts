import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { buildSendMail, withoutWaiting } from './send-mail.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A minimal mail server. `greeting` is the first line that it sends. */
async function aMailServer(greeting = '220 here') {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let [isData, mail] = [false, ''];
    socket.write(`${greeting}\r\n`);
    socket
      .setEncoding('utf8')
      .on('error', () => {})
      .on('data', (text: string) => {
        if (isData) {
          mail += text;
          if (!mail.endsWith('\r\n.\r\n')) return;
          isData = false;
          taken.push(mail);
          socket.write('250 taken\r\n');
          return;
        }
        isData = text.startsWith('DATA');
        socket.write(
          isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n',
        );
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const address = server.address();
  return {
    taken,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  };
}

const MAIL = { to: 'ruth@shop.example', subject: 'New lead', text: 'E-mail: dana@example.com' };

test('a mail is sent through the SMTP server of the settings', async () => {
  const { taken, url } = await aMailServer();
  await buildSendMail({ smtpUrl: url, from: 'Beckon <beckon@shop.example>' })(MAIL);
  expect(taken).toHaveLength(1);
  for (const line of [
    'From: Beckon <beckon@shop.example>',
    'To: ruth@shop.example',
    'Subject: New lead',
    'E-mail: dana@example.com',
  ])
    expect(taken[0]).toContain(line);
});

test.each([
  ['friends:dana@example.com', '<"friends:dana"@example.com>'],
  ['dana(ruth)@example.com', '<"dana(ruth)"@example.com>'],
  ['dana@example.com', 'dana@example.com'],
])(
  'a reply to %s goes to that address only, whatever a parser reads in it',
  async (replyTo, written) => {
    const { taken, url } = await aMailServer();
    await buildSendMail({ smtpUrl: url, from: 'beckon@shop.example' })({ ...MAIL, replyTo });
    expect(taken[0]?.split('\r\n').filter((line) => line.startsWith('Reply-To:'))).toEqual([
      `Reply-To: ${written}`,
    ]);
  },
);

test('sending rejects when the mail server refuses the mail', async () => {
  const { url } = await aMailServer('554 go away');
  await expect(buildSendMail({ smtpUrl: url, from: 'beckon@shop.example' })(MAIL)).rejects.toThrow(
    '554',
  );
});

test('mail that no owner waits for is handed over at once, and a failure of its server is logged', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const post = withoutWaiting(
    () => promise,
    (error) => errors.push(error),
  );
  await post({ to: 'ann@x.example', subject: 'Hi', text: '' });
  expect(errors).toEqual([]);
  const failure = new Error('no answer');
  reject(failure);
  await expect.poll(() => errors).toEqual([failure]);
});
