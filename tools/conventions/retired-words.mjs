import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Words that we replaced by plainer ones: the table "Retired words" of docs/glossary.md. They are
 * searched for in file names and in the complete text of a file: names, comments, titles of tests.
 *
 * A cell of the table contains words between back-ticks. `big thing` means these words anywhere.
 * With an ellipsis, only names of several words are meant: names that begin with it (`zog…`), end
 * with it (`…Zig`) or contain it (`…midWay…`); so a comment may still use the word. Several words
 * are also found if a line break of a comment or document is between them.
 */
const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Retired words';
const ELLIPSIS = '…';

/** Texts for visitors and owners are not checked. */
const TEXTS_FOR_PEOPLE =
  /^packages\/languages\/src\/[a-z]{2,3}\/|\/sample-texts\.mjs$|^demos\/.*\.html$/;

const ENDS_IN_WORD = /[a-z]$/i;
/** The words of a line that continues the one before it. */
const PARAGRAPH_GOES_ON = /^ *(?:> )?([a-z].*)/i;
const COMMENT_GOES_ON = /^ *(?:\*|\/\/) ([a-z].*)/i;

/** `{ written, instead, words, place }` for each word of the table; throws when there is none. */
export function readRetiredWords(root) {
  const [, section = ''] = readFileSync(path.join(root, GLOSSARY), 'utf8').split(HEADING);
  const rows = section.split(/\n## /)[0].matchAll(/^\| (.*?) +\| (.*?) +\|$/gm);
  const retired = [...rows].flatMap(([, cell, instead]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, written]) => ({
      written,
      instead,
      words: wordsOf(written),
      place: placeIn(written),
    })),
  );
  if (retired.length === 0) throw new Error(`${GLOSSARY} retires no word`);
  return retired;
}

/** The retired words of one file, as lines that name the place and what to say instead. */
export function retiredWordsIn(file, { root, retired }) {
  if (file === GLOSSARY || TEXTS_FOR_PEOPLE.test(file)) return [];
  const [name] = path.basename(file).split('.');
  const text = readFileSync(path.join(root, file), 'utf8');
  const lines = [name.replaceAll('-', '_'), ...text.split('\n')];
  const goesOn = file.endsWith('.md') ? PARAGRAPH_GOES_ON : COMMENT_GOES_ON;
  return lines.flatMap((line, index) =>
    retired
      .filter((word) => isIn(line, word) || isBrokenAfter(line, lines[index + 1], word, goesOn))
      .map(({ written, instead }) => {
        const place = index === 0 ? file : `${file}:${index}`;
        return `${place}: "${written}" is retired, say ${instead}`;
      }),
  );
}

function isIn(line, { words, place }) {
  if (place === 'anywhere') return indexOf(words, wordsOf(line)) >= 0;
  const names = (line.match(/[A-Za-z_$][\w$]*/g) ?? []).map(wordsOf);
  return names
    .filter((name) => name.length > words.length)
    .some((name) => {
      if (place === 'beginning') return startsAt(words, name, 0);
      if (place === 'end') return startsAt(words, name, name.length - words.length);
      return indexOf(words, name) >= 0;
    });
}

/** Does a line of prose end with the first of these words, and the next one begin with the rest? */
function isBrokenAfter(line, next = '', { words, place }, goesOn) {
  if (place !== 'anywhere' || !ENDS_IN_WORD.test(line)) return false;
  const rest = goesOn.exec(next)?.[1];
  if (rest === undefined) return false;
  const most = words.length - 1;
  const around = [...wordsOf(line).slice(-most), ...wordsOf(rest).slice(0, most)];
  return most > 0 && indexOf(words, around) >= 0;
}

function placeIn(written) {
  const isOpenBefore = written.startsWith(ELLIPSIS);
  const isOpenAfter = written.endsWith(ELLIPSIS);
  if (isOpenBefore && isOpenAfter) return 'inside';
  if (isOpenBefore) return 'end';
  return isOpenAfter ? 'beginning' : 'anywhere';
}

/** `isMidWay`, `is-mid-way` and `IS_MID_WAY` as `is`, `mid`, `way`. */
function wordsOf(text) {
  return (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

function indexOf(words, all) {
  return all.findIndex((_, index) => startsAt(words, all, index));
}

function startsAt(words, all, index) {
  return words.every((word, offset) => all[index + offset] === word);
}
