import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../node/repository.mjs';

/**
 * `npm run wordpress:texts`: writes the template from which translators of the WordPress plugin
 * start, with `xgettext` (package `gettext`). The plugin's test fails if the template is out of
 * date.
 */
const PLUGIN = inRepository('integrations/wordpress/plugin');
const DOMAIN = 'beckon-popups';
const FUNCTIONS = ['__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e'];

const HEADER = `# Texts of the Beckon plugin for WordPress. Made by \`npm run wordpress:texts\`.
msgid ""
msgstr ""
"Project-Id-Version: ${DOMAIN}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: ${DOMAIN}\\n"
`;

function textsInCode(language, ending) {
  const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.asset.php'))
    .toSorted();
  const template = execFileSync(
    'xgettext',
    [
      `--language=${language}`,
      '--from-code=UTF-8',
      '--no-wrap',
      '--sort-by-file',
      '--add-comments=translators:',
      '--keyword',
      ...FUNCTIONS.map((name) => `--keyword=${name}:1`),
      '--output=-',
      ...files,
    ],
    { cwd: PLUGIN, encoding: 'utf8' },
  );
  // The header is cut off, because it contains the time. With `--omit-header`, characters that are
  // not ASCII would be lost.
  return template.slice(template.indexOf('\n\n'));
}

const entry = (place, context, text) =>
  `#: ${place}\nmsgctxt ${JSON.stringify(context)}\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`;

/** WordPress itself looks for the texts of a block under these contexts. */
function textsOfBlock() {
  const file = 'blocks/form/block.json';
  const { title, description, keywords } = JSON.parse(readFileSync(`${PLUGIN}/${file}`, 'utf8'));
  return [
    entry(file, 'block title', title),
    entry(file, 'block description', description),
    ...keywords.map((keyword) => entry(file, 'block keyword', keyword)),
  ].join('\n');
}

mkdirSync(`${PLUGIN}/languages`, { recursive: true });
const parts = [
  HEADER,
  textsInCode('PHP', '.php'),
  textsInCode('JavaScript', '.js'),
  textsOfBlock(),
];
writeFileSync(
  `${PLUGIN}/languages/${DOMAIN}.pot`,
  parts.map((part) => `${part.trim()}\n`).join('\n'),
);
