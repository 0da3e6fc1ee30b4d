/** A table of words: its English line among the imports, and the table's entries. */
const IMPORT = /^import \{ (?:(\w+) as )?en \} from '\.\/en(\.ts|\/[\w-]+\.ts)';$/m;
const ANY_IMPORT = /^import \{ (?:\w+ as )?\w{2,3} \} from '\.\/\w{2,3}(?:\.ts|\/[\w-]+\.ts)';\n/gm;
const ENTRIES = /\{ en(?:, \w{2,3})* \};/;

/** The text of a table with a line for each language; undefined for any other file. */
export function withLanguages(text, languages) {
  const [line, name, file] = IMPORT.exec(text) ?? [];
  if (line === undefined || !ENTRIES.test(text)) return undefined;
  const lines = languages.map((language) =>
    name === undefined
      ? `import { ${language} } from './${language}${file}';`
      : `import { ${name} as ${language} } from './${language}${file}';`,
  );
  const place = text.indexOf(line);
  const before = text.slice(0, place).replaceAll(ANY_IMPORT, '');
  const after = text.slice(place).replaceAll(ANY_IMPORT, '');
  return `${before}${lines.join('\n')}\n${after}`.replace(ENTRIES, `{ ${languages.join(', ')} };`);
}

/** English words as a first draft of those of another language: all under its own name. */
export function asDraftOf(language, english) {
  return english
    .replaceAll(/\ben\b(?=(?:: \w+)? = \{)/g, language)
    .replaceAll(/\b([a-z]\w*)En\b/g, `$1${language[0].toUpperCase()}${language.slice(1)}`);
}
