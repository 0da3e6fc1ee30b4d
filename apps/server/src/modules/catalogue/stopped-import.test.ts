import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';

let made: OwnerApp;
let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'stopped-import-'));
  vi.stubEnv('TMPDIR', temporary);
  made = await anOwnerApp();
});
afterEach(async () => {
  await made.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true, force: true });
});

it('the import of an uploaded file ends when the server stops, and its folder is removed', async () => {
  const dana = await made.anOwner('dana');
  const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const address = `/api/owner/sites/${site.id}/catalogue`;
  const products = Array.from({ length: 20_000 }, (_, at) => `${at},Mug ${at},9.90`);
  const answer = await made.app.inject({
    method: 'POST',
    url: `${address}/file`,
    headers: { cookie: dana.cookie, origin: 'http://localhost:80', 'content-type': 'text/csv' },
    payload: ['id,title,price', ...products].join('\n'),
  });
  expect(answer.json().lastImport.state).toBe('running');
  expect(await readdir(temporary)).toEqual([expect.stringMatching(/^beckon-catalogue-/)]);
  await made.catalogueImporter.stop();
  expect((await dana.call('GET', address)).json().lastImport).toMatchObject({
    state: 'failed',
    message: 'The server was stopped meanwhile. Please start the import again.',
  });
  expect(await readdir(temporary)).toEqual([]);
});
