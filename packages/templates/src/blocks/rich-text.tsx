import { createElement, Fragment, type ReactNode, isValidElement } from 'react';

/**
 * A star opens before a word and closes after one, so that "20% off*" and "5*3" keep theirs. In
 * Hebrew it may follow a letter, because words such as "and" are one with the next word. `\*` is a
 * star that is only a star.
 */
const OPENS = String.raw`(?<![^\s\p{Ps}\p{Pi}\p{Pd}"'/\p{Script=Hebrew}])`;
const WORDS = String.raw`(?=\S)(?:\\\*|[^*])+(?<=[^\s\\])`;
const CLOSES = String.raw`(?![\p{L}\p{N}*])`;
const STARRED = ['\\*\\*', '\\*'].map((star) => `${OPENS}${star}${WORDS}${star}${CLOSES}`);
const MARKS = new RegExp(String.raw`(${STARRED.join('|')}|\\\*|\n)`, 'u');
const ESCAPED_STAR = '\\*';
/**
 * A word such as e-mail: a line break after its hyphen would leave a single letter at the end of
 * the line.
 */
const HYPHENATED = /((?<!\p{L})\p{L}-\p{L}+)/u;

/**
 * Draws copy with its marks: `*stressed*`, `**strong**`, `\*` and line breaks. While the copy is
 * edited in place, Puck passes an element that contains it. Copy without marks keeps that element.
 * Copy with marks is drawn with them instead, and is edited in the side panel.
 */
export function richText(value: unknown): ReactNode {
  if (isValidElement<{ readonly value?: unknown }>(value))
    return isMarked(value.props.value) ? richText(value.props.value) : value;
  if (typeof value !== 'string') return null;
  return createElement(Fragment, null, ...value.split(MARKS).map(drawPart));
}

function isMarked(copy: unknown): boolean {
  return typeof copy === 'string' && copy.includes('*') && MARKS.test(copy);
}

function drawPart(part: string): ReactNode {
  if (part === '\n') return <br />;
  if (part === ESCAPED_STAR) return wholeWord('*');
  if (!MARKS.test(part)) return wholeWords(part);
  return part.startsWith('**') ? (
    <strong>{withStars(part.slice(2, -2))}</strong>
  ) : (
    <em>{withStars(part.slice(1, -1))}</em>
  );
}

function withStars(words: string): ReactNode {
  return wholeWords(words.replaceAll(ESCAPED_STAR, '*'));
}

function wholeWords(text: string): ReactNode {
  const pieces = text
    .split(HYPHENATED)
    .map((piece, index) => (index % 2 === 0 ? piece : wholeWord(piece)));
  return createElement(Fragment, null, ...pieces);
}

function wholeWord(word: string): ReactNode {
  return <span className="t-whole">{word}</span>;
}
