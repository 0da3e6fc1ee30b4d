import path from 'node:path';
import { LANGUAGES } from '../packages/languages/src/languages.ts';
import { completeLanguages } from '../tools/languages/complete-languages.mjs';
import { inRepository, root } from '../tools/node/repository.mjs';
import { runCommand } from '../tools/node/run-command.mjs';

/**
 * `npm run languages -- fr` adds a language: its folder with the English texts, ready to translate,
 * and its lines in the tables beside it. Without a name, it adds a new text file to all languages
 * that lack it.
 */
const added = process.argv.slice(2);
const odd = added.find((language) => !/^[a-z]{2,3}$/.test(language));
if (odd !== undefined) throw new Error(`${odd}: a language is named by two or three small letters`);

const languages = [...new Set([...LANGUAGES, ...added])];
const written = completeLanguages(inRepository('packages/languages/src'), languages);
for (const file of written) console.log(path.relative(root, file));
if (written.length > 0) process.exitCode = (await runCommand('oxfmt', written)).code;
