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

/** The seven digits of a number in Israel, in the ways in which they are written. */
const SEVEN = String.raw`(?:\d{7}|\d{3}[ -]\d{4}|\d{2}[ -]\d{5}|\d{4}[ -]\d{3})`;
const AREA = String.raw`(?:[23489]|[57]\d)`;
/**
 * What is clearly a phone number. Other numbers beside one, dates and prices must stay as they are,
 * so each form has an exact number of digits. A number of a country that we do not know has at
 * least three digits at its end, and none follow, because they could be part of it or not.
 */
const PHONES = [
  String.raw`(?:\(0${AREA}\)|0${AREA})[ -]?${SEVEN}`,
  String.raw`\+972[ -]?(?:\(0\)[ -]?)?${AREA}[ -]?${SEVEN}`,
  String.raw`1-?[578]00-(?:\d{6}|\d{3}-\d{3,4}|\d\d-\d\d-\d\d)`,
  String.raw`(?:\+1[ -]?)?(?:\([2-9]\d\d\)[ -]?|[2-9]\d\d-)\d{3}-\d{4}`,
  String.raw`\+1[ -]?[2-9]\d\d[ -]?\d{3}[ -]?\d{4}`,
  String.raw`\+(?!1|972)\d{1,13}(?:[ -]\(\d{1,4}\)[ -]?\d{1,8})?(?:[ -]\d{1,8}){0,4}(?<=\d{3})(?<=\+(?:[ ()-]{0,2}\d){8,13})(?![ -]\d(?!\d?:\d))`,
];
/** In Hebrew, a word such as "in" may stand before the number, with a hyphen. */
const PHONE_START = String.raw`(?:(?<![\p{L}\p{N}.,/+-])|(?<=\p{Script=Hebrew}-))`;
const PHONE_END = String.raw`(?![\p{L}\p{N}]|[.,:/-]\p{N}|[%₪]|\s[%₪$€£](?!\d))`;
const PHONE = new RegExp(`${PHONE_START}(${PHONES.join('|')})${PHONE_END}`, 'u');

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

/** Every other piece is a phone number, because splitting keeps what the pattern captures. */
function wholeWords(text: string): ReactNode {
  const pieces = text
    .split(PHONE)
    .flatMap((piece, index) =>
      index % 2 === 0 ? withoutSingleLetters(piece) : [wholeNumber(piece)],
    );
  return createElement(Fragment, null, ...pieces);
}

function withoutSingleLetters(text: string): readonly ReactNode[] {
  return text.split(HYPHENATED).map((piece, index) => (index % 2 === 0 ? piece : wholeWord(piece)));
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
