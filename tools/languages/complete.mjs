import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../packages/contract/src/values/languages.ts';
import { asDraftOf, withLanguages } from './language-lines.mjs';
import { root } from '../node/repository.mjs';

/**
 * `npm run languages`: gives each language of the contract what it lacks, a line in every table of
 * words, and the English words to be translated. Says what it wrote; changes no words there are.
 * The rules of the web fonts are then written by `pack-faces.mjs`.
 */
const FOLDERS = '{packages,apps}/*/src/{messages,copy}';
const NAME = /^[a-z]{2,3}$/;

const odd = LANGUAGES.find((language) => !NAME.test(language));
if (odd !== undefined) throw new Error(`${odd}: a language is named by two or three small letters`);

function write(file, text) {
  writeFileSync(file, text);
  console.log(path.relative(root, file));
}

/** The words of a language: a file, or a folder of files. */
function draftWords(folder, language) {
  for (const ending of ['', '.ts']) {
    const english = path.join(folder, `en${ending}`);
    const own = path.join(folder, `${language}${ending}`);
    if (!existsSync(english) || existsSync(own)) continue;
    cpSync(english, own, { recursive: true });
    const files = statSync(own).isDirectory()
      ? globSync('**/*.ts', { cwd: own }).map((file) => path.join(own, file))
      : [own];
    for (const file of files) write(file, asDraftOf(language, readFileSync(file, 'utf8')));
  }
}

for (const folder of globSync(FOLDERS, { cwd: root }).map((found) => path.join(root, found))) {
  for (const language of LANGUAGES) draftWords(folder, language);
  for (const file of globSync('*.ts', { cwd: folder }).map((found) => path.join(folder, found))) {
    const text = readFileSync(file, 'utf8');
    const complete = withLanguages(text, LANGUAGES);
    if (complete !== undefined && complete !== text) write(file, complete);
  }
}
