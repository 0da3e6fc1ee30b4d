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
 * What is clearly a phone number: an international one, a free one, or one that begins with zero or
 * with an area code. The number of its digits is checked as well.
 */
const PHONES = [
  String.raw`\+\d{1,3}(?:[ -]?\(?\d{1,4}\)?){2,5}`,
  String.raw`1-?[578]00(?:-?\d{2,4}){2,3}`,
  String.raw`\(?0\d{1,2}\)?(?:[ -]?\d{2,7}){1,3}`,
  String.raw`\(?\d{3}\)?[ -]\d{3}-\d{4}`,
];
const PHONE = new RegExp(
  String.raw`((?<![\p{L}\p{N}.,/-])(?:${PHONES.join('|')})(?![\p{L}\p{N}]|[.,/-]\p{N}))`,
  'u',
);
const PHONE_DIGITS = { least: 9, most: 15 };

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
    .split(PHONE)
    .flatMap((piece) => (isPhone(piece) ? [wholeNumber(piece)] : withoutSingleLetters(piece)));
  return createElement(Fragment, null, ...pieces);
}

function withoutSingleLetters(text: string): readonly ReactNode[] {
  return text.split(HYPHENATED).map((piece, index) => (index % 2 === 0 ? piece : wholeWord(piece)));
}

/** Pieces between phone numbers contain none, so only the digits need to be counted. */
function isPhone(piece: string): boolean {
  const { length } = piece.replaceAll(/\D/g, '');
  return PHONE.test(piece) && length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
}

/** A phone number reads from left to right, also in Hebrew, where its parts would change places. */
function wholeNumber(phone: string): ReactNode {
  return (
    <bdi className="t-whole" dir="ltr">
      {phone}
    </bdi>
  );
}

function wholeWord(word: string): ReactNode {
  return <span className="t-whole">{word}</span>;
}
