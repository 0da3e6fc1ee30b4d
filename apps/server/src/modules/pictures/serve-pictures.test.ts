import { expect, test } from 'vitest';
import { NOON } from '../../store/testing/a-record.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

const ID = '0123456789abcdef0123456789abcdef';

test('a picture is served to any page, cached forever, and only with its own content type', async () => {
  const { app, store, close } = await buildTestApp();
  const data = Buffer.from('GIF89a\0\xff', 'latin1');
  await store.addPicture(
    'account1',
    { id: ID, siteId: 'site1', name: 'dance.gif', kind: 'gif', bytes: data.length, at: NOON, data },
    { aSite: 10, bytesAnAccount: 1_000_000 },
  );
  const answer = await app.inject(`/pictures/${ID}.gif`);
  expect(answer.rawPayload).toEqual(data);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/gif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  for (const wrong of [
    `${ID}.png`,
    `${ID}.html`,
    `${ID}x.gif`,
    `${ID.replace('0', '1')}.gif`,
    '..%2fsecret.gif',
  ])
    expect((await app.inject(`/pictures/${wrong}`)).statusCode).toBeGreaterThanOrEqual(400);
  await close();
});
