import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A title of a test is a sentence that makes sense alone, so it begins with its subject. A title
 * that begins with one of these words continues its `describe` instead. Words that may also be a
 * subject (`reports`, `leads`, `draws`) are not here.
 */
const NO_SUBJECT = new Set(
  [
    'and or but so also then not never',
    'is are was has have does do may can cannot must',
    'accepts adds allows asks becomes begins carries closes comes contains continues creates deletes',
    'explains finds forgets gets gives goes has hides holds keeps knows leaves lets loses makes',
    'needs offers opens prefers prints puts reads refuses removes returns saves says sees sends',
    'sets shows stays stops stores survives takes tries uses waits warns works writes',
  ].flatMap((line) => line.split(' ')),
);

const TEST_FILE = /(\.(test|spec)|-suite)\.(ts|tsx|js|mjs)$/;
/** `it('…`, `test("…`, and what follows the rows of `it.each([…])('…`. */
const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:(?!\1)[^\n\\]|\\.)+)\1,/g;

/** The titles of one file that have no subject, as lines that name the place. */
export function titlesWithoutSubjectIn(file, root) {
  if (!TEST_FILE.test(file)) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(TITLE)]
    .filter(([, , title]) => NO_SUBJECT.has(title.split(/[\s:,]/)[0]))
    .map(({ index, 0: whole, 2: title }) => {
      const line = text.slice(0, index + whole.indexOf(title)).split('\n').length;
      return `${file}:${line}: the title "${title}" has no subject`;
    });
}
