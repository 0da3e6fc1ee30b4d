import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asDraftOf, withLanguages } from './language-lines.mjs';

/**
 * Adds what each language lacks: its files, with the English texts to be translated, and its line
 * in each table. `folder` contains the tables and a folder for each language. Existing texts do not
 * change. Returns the files that were written.
 */
export function completeLanguages(folder, languages) {
  const written = [];
  const write = (file, text) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(file);
  };
  const english = path.join(folder, 'en');
  for (const language of languages)
    for (const file of globSync('**/*.ts', { cwd: english })) {
      const own = path.join(folder, language, file);
      if (existsSync(own)) continue;
      const texts = readFileSync(path.join(english, file), 'utf8');
      write(own, asDraftOf(language, texts, file.replaceAll('\\', '/')));
    }
  for (const name of globSync('*.ts', { cwd: folder })) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const complete = withLanguages(text, languages);
    if (complete !== undefined && complete !== text) write(file, complete);
  }
  return written;
}
