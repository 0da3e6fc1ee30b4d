/** The import of the English texts in a table, and the table's entries for each language. */
const IMPORT = /^import (?:\{ \w+ as en \}|\* as en) from '\.\/en\/[\w/-]+\.ts';$/m;
const ANY_IMPORT = /^import (?:\{ \w+ as \w{2,3} \}|\* as \w{2,3}) from '\.\/\w{2,3}\/.*\n/gm;
const ENTRIES = /\{\s*en(?:,\s*\w{2,3})*,?\s*\};/;
const FACTS = /\{\s*en: en\.(\w+)(?:,\s*\w{2,3}: \w{2,3}\.\w+)*,?\s*\};/g;
const NAMES = /\[\s*'en'(?:,\s*'\w{2,3}')*,?\s*\]/;

/** The text of a table with a line for each language; undefined for any other file. */
export function withLanguages(text, languages) {
  const [line] = IMPORT.exec(text) ?? [];
  if (line === undefined) return undefined;
  if (languages.every((language) => text.includes(` from './${language}/`))) return text;
  const lines = languages.map((language) =>
    line.replace(' as en', ` as ${language}`).replace('./en/', `./${language}/`),
  );
  const place = text.indexOf(line);
  const before = text.slice(0, place).replaceAll(ANY_IMPORT, '');
  const after = text.slice(place).replaceAll(ANY_IMPORT, '');
  return `${before}${lines.join('\n')}\n${after}`
    .replace(ENTRIES, `{ ${languages.join(', ')} };`)
    .replace(NAMES, `[${languages.map((language) => `'${language}'`).join(', ')}]`)
    .replaceAll(FACTS, (_entries, fact) => {
      const facts = languages.map((language) => `${language}: ${language}.${fact}`);
      return `{ ${facts.join(', ')} };`;
    });
}

/**
 * A file of English texts as a first draft of another language. `file` is its place in the folder
 * of a language.
 */
export function asDraftOf(language, english, file) {
  if (file === 'facts.ts') return factsOf(language, english);
  const up = '../'.repeat(file.split('/').length);
  const [, name] = /^export const (\w+) = \{$/m.exec(english) ?? [];
  if (name === undefined) throw new Error(`${file}: there is no line "export const … = {"`);
  const texts = inWordsOf(language, english)
    .replaceAll(/^import type .*\n+/gm, '')
    .replace(/^\} satisfies \w+;$/m, '};')
    .replace(`export const ${name} = {`, `export const ${name}: Like<typeof en> = {`);
  const imports = [
    `import type { ${name} as en } from '${up}en/${file}';`,
    `import type { Like } from '${up}like.ts';`,
  ];
  return `${imports.join('\n')}\n${texts.startsWith('import') ? '' : '\n'}${texts}`;
}

/** The facts that `Intl` knows about a language; the other facts are those of English. */
function factsOf(language, english) {
  const locale = new Intl.Locale(language).maximize();
  const place = `${language}-${locale.region}`;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const facts = {
    name: name[0].toLocaleUpperCase(language) + name.slice(1),
    direction: locale.getTextInfo().direction,
    locale: place,
    mailLocale: place,
  };
  return Object.entries(facts).reduce(
    (text, [fact, value]) =>
      text.replace(new RegExp(`(const ${fact} =) '.*';`), (_line, start) => `${start} '${value}';`),
    inWordsOf(language, english),
  );
}

function inWordsOf(language, english) {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  if (name === language) throw new Error(`${language}: there is no language of this code`);
  return english.replace(/\b(in|of) English\b/, `$1 ${name}`);
}
