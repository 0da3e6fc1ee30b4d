import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('plugin/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const phpFiles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
);

/** WordPress finds updates and translations only if these are the same everywhere. */
it('the plugin has one version and one text domain', () => {
  const main = read('beckon-popups.php');
  const versions = [
    /Version:\s+(\S+)/u.exec(main)?.[1],
    /Stable tag: (\S+)/u.exec(read('readme.txt'))?.[1],
    JSON.parse(read('blocks/form/block.json')).version,
  ];
  expect(new Set(versions)).toEqual(new Set(['0.1.0']));
  const domains = phpFiles.flatMap((file) =>
    [...read(file).matchAll(/\b(?:__|esc_html__|esc_html_e|_e)\(\s*'[^']*',\s*'([^']+)'/gu)].map(
      ([, domain]) => domain,
    ),
  );
  expect(domains.length).toBeGreaterThan(10);
  expect(new Set(domains)).toEqual(new Set(['beckon-popups']));
  expect(JSON.parse(read('blocks/form/block.json')).textdomain).toBe('beckon-popups');
});

it('the translation template contains every text that the plugin shows, and no other', () => {
  const code = [...phpFiles, 'blocks/form/index.js'].map(read).join('\n');
  const shown = [
    ...code.matchAll(/\b(?:__|esc_html__|esc_html_e|_e)\(\s*'([^']*)',\s*'beckon-popups'/gu),
  ].map(([, text]) => text);
  const { title, description, keywords } = JSON.parse(read('blocks/form/block.json'));
  const template = read('languages/beckon-popups.pot');
  const handed = [...template.matchAll(/^msgid (".+")$/gmu)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(new Set(handed.filter((text) => text !== '')), 'run npm run wordpress:texts').toEqual(
    new Set([...shown, title, description, ...keywords]),
  );
});

it.each(phpFiles.filter((file) => !file.endsWith('index.asset.php')))(
  '%s runs inside WordPress only',
  (file) => {
    expect(read(file)).toMatch(/defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/u);
  },
);

it('the plugin in the repository loads nothing, because its example client id is not valid', () => {
  const { clientId } = JSON.parse(read('defaults.json'));
  expect(clientId).not.toMatch(/^[0-9a-f]{13}$/u);
});
