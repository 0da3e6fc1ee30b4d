import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { packageFiles } from './package-files.ts';
import { EXAMPLE, PACKAGES } from './packages.ts';

const SERVER = 'https://popups.shop.test';

let server: OwnerApp;
let ruth: OwnerBrowser;
let site: { readonly id: string; readonly clientId: string };

async function start(publicUrl: string): Promise<void> {
  server = await anOwnerApp({ publicUrl });
  ruth = await server.anOwner('ruth');
  ({ site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json());
}

beforeEach(() => start(SERVER));
afterEach(() => server.close());

const download = (kind: string, owner = ruth) =>
  owner.call('GET', `/api/owner/sites/${site.id}/packages/${kind}`);

async function unzipped(kind: string): Promise<Record<string, string>> {
  const { rawPayload, headers } = await download(kind);
  expect(headers['content-type']).toBe('application/zip');
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

describe('what an owner downloads', () => {
  it('a WordPress package is a plugin with the values of the site', async () => {
    const files = await unzipped('wordpress');
    expect(JSON.parse(files['beckon-popups/defaults.json'] ?? '')).toEqual({
      clientId: site.clientId,
      server: SERVER,
    });
    expect(files['beckon-popups/beckon-popups.php']).toContain('Plugin Name:');
    expect(Object.keys(files).filter((name) => !name.startsWith('beckon-popups/'))).toEqual([]);
  });

  it('a Shopify package is an extension with the values of the site', async () => {
    const files = await unzipped('shopify');
    expect(files['beckon-shopify/README.md']).toContain('Theme app extensions');
    expect(files['beckon-shopify/extension/shopify.extension.toml']).toContain('type = "theme"');
    expect(files['beckon-shopify/extension/blocks/popups.liquid']).toContain(
      `"default": "${site.clientId}"`,
    );
    expect(files['beckon-shopify/extension/blocks/popups.liquid']).toContain(
      `"default": "${SERVER}"`,
    );
  });

  it('a Tag Manager package is a template that may load from this server only', async () => {
    const { body, headers } = await download('google-tag-manager');
    expect(headers['content-disposition']).toBe('attachment; filename="beckon.tpl"');
    expect(body).toContain(`"string": "${SERVER}/*"`);
    expect(body).toContain(`"defaultValue": "${site.clientId}"`);
  });

  it.each(['wordpress', 'shopify'])(
    'the %s package contains no example values and no tests',
    async (kind) => {
      const files = await unzipped(kind);
      expect(Object.keys(files).join(' ')).not.toMatch(/test|package\.json/u);
      expect(JSON.stringify(files)).not.toContain(EXAMPLE.clientId);
    },
  );
});

describe('access to packages', () => {
  it('the package is given to the site’s owner only', async () => {
    const noa = await server.anOwner('noa');
    for (const kind of Object.keys(PACKAGES))
      expect((await download(kind, noa)).statusCode).toBe(404);
    const url = `/api/owner/sites/${site.id}/packages/wordpress`;
    expect((await server.app.inject({ url })).statusCode).toBe(401);
  });

  it('a package that does not exist is not found', async () => {
    for (const kind of ['joomla', '..', '__proto__', 'constructor'])
      expect((await download(kind)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

it('a package for a program that does not accept our address is refused with the reason', async () => {
  await server.close();
  await start('http://localhost:80');
  for (const kind of ['shopify', 'google-tag-manager']) {
    const { statusCode, body } = await download(kind);
    expect([statusCode, body]).toEqual([409, expect.stringContaining('https only')]);
  }
  expect((await download('wordpress')).statusCode).toBe(200);
});

it('the npm package contains the built files, with the values of the site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'beckon-package-'));
  await mkdir(path.join(folder, 'react/dist/lib'), { recursive: true });
  await mkdir(path.join(folder, 'react/src'));
  for (const [name, text] of [
    ['dist/lib/index.js', 'built'],
    ['dist/package.json', '{}'],
    ['dist/README.md', 'clientId="CLIENT_ID" server="https://popups.example.com"'],
    ['src/index.ts', 'source'],
    ['package.json', '{ "devDependencies": {} }'],
  ])
    await writeFile(path.join(folder, 'react', name ?? ''), text ?? '');
  const files: string[][] = [];
  const owner = { clientId: '0123456789abc', server: SERVER };
  for await (const { name, content } of packageFiles(folder, PACKAGES.react, owner))
    files.push([name, content.toString()]);
  await rm(folder, { recursive: true });
  expect(files).toEqual([
    ['beckon-react/README.md', `clientId="0123456789abc" server="${SERVER}"`],
    ['beckon-react/lib/index.js', 'built'],
    ['beckon-react/package.json', '{}'],
  ]);
});
