import type { CSSProperties } from 'react';
import { textOf } from './text-of.ts';

/** Letters and their widths in em, in a wide and bold font. All others are `ORDINARY_EM` wide. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/\p{M}/u, 0],
  [/[.,:;!|'’׳״"`()[\]]/u, 0.34],
  [/[ijlftrIוזיןג־-]/u, 0.43],
  [/[mw%@&]/u, 0.9],
  [/[MWשמטץפ—]/u, 0.95],
  [/\p{Script=Hebrew}/u, 0.6],
  [/\p{Lu}/u, 0.75],
  // Chinese, Japanese and Korean letters, and pictures, are as wide as they are high.
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|\p{Extended_Pictographic}/u, 1],
];
const ORDINARY_EM = 0.61;
const PLACEHOLDER = /\{\{?[^{}]*\}\}?/g;
/** What the view writes in place of a placeholder is not known yet. */
const ORDINARY_WORD = 'ordinary';
/** Browsers break lines at spaces and after hyphens. */
const BREAKS = /\s+|(?<=[-–—])/u;

/**
 * The style of an element whose letters become smaller before the longest word of its copies has to
 * break. A copy is a text, or the element of the editor that contains it.
 */
export function styleOfWords(...copies: readonly unknown[]): CSSProperties {
  return styleOfWidth(Math.max(...copies.map((copy) => longestWord(textOf(copy)))));
}

/** The style of an element whose letters become smaller before something this wide is cut off. */
export function styleOfWidth(em: number): CSSProperties {
  const style: Record<string, number> = em === 0 ? {} : { '--l': Math.ceil(em * 10) / 10 };
  return style;
}

/** The estimated width in em of the longest word of a text. */
export function longestWord(text: string): number {
  const words = text.replaceAll('*', '').replace(PLACEHOLDER, ORDINARY_WORD).split(BREAKS);
  return Math.max(...words.map(widthInEm));
}

/** The estimated width in em of a text on one line. */
export function widthInEm(text: string): number {
  return Array.from(text, letterWidth).reduce((sum, em) => sum + em, 0);
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY_EM;
}
