import type { Copy } from '@beckon/languages/copy';
import { COPY } from '../copy.ts';
import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import { fieldBlock } from './field-blocks.ts';
import type { Pieces } from './layout.ts';

/** Settings of a block, by name. */
export type Props = Readonly<Record<string, unknown>>;

/** Blocks made from the copy. A text that the copy does not have gives no block. */
export const headline = (copy: Copy, size = 'l', more: Props = {}): Block =>
  block('Headline', {
    text: copy.headline,
    size,
    align: 'inherit',
    ink: 'ink',
    level: '2',
    ...more,
  });
export const words = (text: string | undefined, look = 'body', ink = 'ink'): Block[] =>
  text === undefined ? [] : [block('Text', { text, look, align: 'inherit', ink })];
export const eyebrow = (copy: Copy, look = 'eyebrow'): Block[] => words(copy.eyebrow, look);
export const body = (copy: Copy, look = 'body', ink = 'muted'): Block[] =>
  words(copy.text, look, ink);
export const small = (copy: Copy): Block[] => words(copy.small, 'small', 'muted');
export const listOf = (copy: Copy, marker = 'check'): Block[] =>
  copy.items === undefined
    ? []
    : [block('List', { items: copy.items.map((text) => ({ text })), marker })];
export const bigNumber = (copy: Copy, size = 'xl', arrangement = 'side'): Block[] =>
  copy.value === undefined
    ? []
    : [
        block('Figure', {
          value: copy.value,
          unit: copy.unit ?? '',
          word: copy.word ?? '',
          size,
          arrangement,
        }),
      ];
export const divider = (look = 'line'): Block => block('Divider', { look });
export const stack = (content: Block[], more: Props = {}): Block =>
  panel(content, { flow: 'stack', pad: 'none', ...more });
export const row = (content: Block[], more: Props = {}): Block =>
  panel(content, { flow: 'row', pad: 'none', ...more });

export function panel(content: Block[], more: Props = {}): Block {
  return block('Panel', {
    content,
    tone: 'none',
    shape: 'flat',
    pad: 'm',
    flow: 'stack',
    gap: 'm',
    place: 'center',
    align: 'inherit',
    measure: 'full',
    ...more,
  });
}

export function columns(first: Block[], second: Block[], more: Props = {}): Block {
  return block('Columns', { first, second, ratio: '1-1', gap: 'none', phone: 'stack', ...more });
}

export function screen(name: string, content: Block[], more: Props = {}): Block {
  return block('Screen', {
    content,
    screen: name,
    tone: 'none',
    pad: 'none',
    flow: 'fill',
    gap: 'm',
    place: 'center',
    align: 'inherit',
    ...more,
  });
}

/** The form with its fields and button. Formats without fields get a link button instead. */
export function action(pieces: Pieces, look = 'stack', button: Props = {}): Block[] {
  const { copy, fields } = pieces;
  if (fields.length === 0) return linkTo(pieces, button);
  const submit = block('SubmitButton', {
    text: copy.button ?? '',
    look: 'solid',
    width: 'full',
    ...button,
  });
  return [
    block('Form', {
      look,
      steps: 1,
      fields: [...fields.map((name) => fieldBlock(name, pieces)), submit],
    }),
  ];
}

export function linkTo({ copy, href }: Pieces, more: Props = {}): Block[] {
  if (copy.button === undefined) return [];
  return [
    block('LinkButton', {
      text: copy.button,
      href,
      target: 'same-tab',
      conversion: true,
      closes: true,
      look: 'solid',
      width: 'full',
      ...more,
    }),
  ];
}

export function wayOut(copy: Copy, more: Props = {}): Block[] {
  return copy.second === undefined
    ? []
    : [block('CloseButton', { text: copy.second, look: 'link', width: 'auto', ...more })];
}

export function couponOf(copy: Copy): Block[] {
  return copy.code === undefined ? [] : [block('Coupon', { code: copy.code, couponType: 'fixed' })];
}

export function countdown({ language }: Pieces, look = 'tiles'): Block {
  const { days, hours, minutes, seconds } = COPY[language].shared;
  return block('Countdown', { look, days, hours, minutes, seconds });
}
