import type { Block } from '../design/design.ts';
import type { Layout, Pieces } from './layout.ts';
import { personOf, storeButtons, tickerOf, yesAndNo } from './parts.ts';
import {
  action,
  bigNumber,
  columns,
  countdown,
  couponOf,
  eyebrow,
  headline,
  linkTo,
  listOf,
  row,
  screen,
  stack,
  words,
} from './pieces.ts';
import { thanksTitle } from './thanks-pieces.ts';
import { art, badge, behind } from './picture-pieces.ts';

type Props = Readonly<Record<string, unknown>>;

const AUTO = { width: 'auto' };
const head = (pieces: Pieces, size = 'xs'): Block => headline(pieces.copy, size);
const says = (pieces: Pieces): Block[] => words(pieces.copy.text, 'body', 'muted');
const twoLines = (content: Block[]): Block => stack(content, { gap: 'none', align: 'start' });
const headAndText = (pieces: Pieces, size = 's'): Block =>
  twoLines([head(pieces, size), ...says(pieces)]);

/**
 * A bar has one line of blocks. Its thank-you screen is also one line, beside the bar's own
 * drawing.
 */
function bar(
  pieces: Pieces,
  content: Block[],
  { line = {}, around = [] }: { readonly line?: Props; readonly around?: Block[] } = {},
): Block[] {
  const { copy, tone } = pieces;
  const look = { tone, align: 'center', flow: around.length > 0 ? 'over' : 'fill' };
  return [
    screen('form', [...around, row(content, { pad: 's', gap: 'l', ...line })], look),
    screen(
      'thanks',
      [
        ...around,
        row(
          [
            badge(pieces, 60),
            twoLines([thanksTitle(copy, 's'), ...words(copy.thanksText, 'body', 'muted')]),
            ...couponOf(copy),
          ],
          { pad: 's', gap: 'm' },
        ),
      ],
      look,
    ),
  ];
}

/** Words and a button only. */
export const barLine: Layout = (pieces) =>
  bar(pieces, [head(pieces), ...says(pieces), ...action(pieces, 'joined', AUTO)]);

/** Words and one field. */
export const barForm: Layout = (pieces) =>
  bar(pieces, [...eyebrow(pieces.copy, 'pill'), head(pieces), ...action(pieces, 'joined', AUTO)]);

/** Words, a countdown and a button. */
export const barClock: Layout = (pieces) =>
  bar(pieces, [
    head(pieces, 's'),
    countdown(pieces, 'small'),
    ...linkTo(pieces, { ...AUTO, look: 'pop' }),
  ]);

/** Moving news, between a title and a link. */
export const barTicker: Layout = (pieces) =>
  bar(
    pieces,
    [
      columns(
        [head(pieces, 's')],
        [
          columns([tickerOf(pieces.copy)], [row(linkTo(pieces, AUTO))], {
            ratio: '1-auto',
            gap: 'l',
          }),
        ],
        { ratio: 'auto-1', gap: 'l' },
      ),
    ],
    { line: { flow: 'fill' } },
  );

/** A coupon code that can be copied at once. */
export const barCoupon: Layout = (pieces) =>
  bar(pieces, [
    ...bigNumber(pieces.copy, 's', 'side'),
    headAndText(pieces),
    ...couponOf(pieces.copy),
  ]);

/** A notice with two answers. */
export const barNotice: Layout = (pieces) =>
  bar(pieces, [
    art(pieces, 64, { phone: false }),
    headAndText(pieces, 'xs'),
    row(yesAndNo(pieces, 'auto'), { gap: 's' }),
  ]);

/** A word in a pill, a sentence and a link. */
export const barPill: Layout = (pieces) =>
  bar(pieces, [
    ...eyebrow(pieces.copy, 'pill'),
    ...words(pieces.copy.headline, 'lead'),
    ...linkTo(pieces, { ...AUTO, look: 'link' }),
  ]);

/** A drawing, two lines and a button. Taller than the other bars. */
export const barArt: Layout = (pieces) =>
  bar(pieces, [
    art(pieces, 112),
    headAndText(pieces),
    ...action(pieces, 'joined', { ...AUTO, look: 'pop' }),
  ]);

/** A number large enough to be read from a distance. */
export const barNumber: Layout = (pieces) =>
  bar(pieces, [
    ...bigNumber(pieces.copy, 's', 'side'),
    headAndText(pieces),
    ...linkTo(pieces, AUTO),
  ]);

/** A question that visitors answer with one tap. */
export const barFaces: Layout = (pieces) =>
  bar(pieces, [headAndText(pieces), ...action(pieces, 'inline', AUTO)]);

/** A form for a call back. */
export const barCall: Layout = (pieces) =>
  bar(pieces, [...personOf(pieces.copy), head(pieces), ...action(pieces, 'joined', AUTO)]);

/** The app and the app stores. */
export const barApp: Layout = (pieces) =>
  bar(pieces, [art(pieces, 84), headAndText(pieces), row(storeButtons(pieces), { gap: 's' })]);

/** Words on a pattern. */
export const barPattern: Layout = (pieces) =>
  bar(pieces, [head(pieces, 's'), ...says(pieces), ...linkTo(pieces, AUTO)], {
    around: [behind(pieces.art)],
  });

/** Words at the start, the button at the end. */
export const barApart: Layout = (pieces) =>
  bar(
    pieces,
    [
      columns(
        [
          row(
            [
              art(pieces, 76, { phone: false }),
              twoLines([...eyebrow(pieces.copy), head(pieces, 's')]),
            ],
            { gap: 'm', place: 'start' },
          ),
        ],
        [row([...says(pieces), ...action(pieces, 'joined', AUTO)], { gap: 'l' })],
        { ratio: '1-auto', gap: 'l' },
      ),
    ],
    { line: { pad: 'm', flow: 'fill' } },
  );

/** Three promises in a row. */
export const barPromises: Layout = (pieces) =>
  bar(pieces, [
    head(pieces, 's'),
    ...listOf(pieces.copy, 'check'),
    ...linkTo(pieces, { ...AUTO, look: 'outline' }),
  ]);

/** A date like a calendar page. */
export const barDate: Layout = (pieces) =>
  bar(pieces, [art(pieces, 76), headAndText(pieces), ...action(pieces, 'joined', AUTO)]);

/** One sentence in letters as high as the bar. */
export const barLoud: Layout = (pieces) =>
  bar(pieces, [head(pieces, 'l'), ...linkTo(pieces, AUTO)]);
