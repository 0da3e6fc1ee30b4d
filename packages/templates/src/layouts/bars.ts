import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import type { Layout, Pieces } from './layout.ts';
import { personOf, storeButtons, tickerOf, yesAndNo } from './parts.ts';
import { action, art, behind, bigNumber, columns, countdown, couponOf, eyebrow, headline, linkTo, listOf, row, screen, stack, words } from './pieces.ts';

type Props = Readonly<Record<string, unknown>>;

const AUTO = { width: 'auto' };
const head = (pieces: Pieces, size = 'xs'): Block => headline(pieces.copy, size);
const says = (pieces: Pieces): Block[] => words(pieces.copy.text, 'body', 'muted');

/** A bar has one line of blocks; its thanks are one line too. */
function bar(pieces: Pieces, content: Block[], more: Props = {}, outer: Block[] = []): Block[] {
  const { copy, tone } = pieces;
  const line = block('Headline', { text: copy.thanks, size: 'xs', align: 'inherit', ink: 'ink', level: '2' });
  return [
    screen('form', [...outer, row(content, { pad: 's', gap: 'l', ...more })], { tone, align: 'center', flow: outer.length > 0 ? 'over' : 'fill' }),
    screen('thanks', [row([line, ...words(copy.thanksText, 'body', 'muted'), ...couponOf(copy)], { pad: 's', gap: 'm' })], { tone, align: 'center' }),
  ];
}

/** Words and a button, nothing more. */
export const barLine: Layout = (pieces) => bar(pieces, [head(pieces), ...says(pieces), ...action(pieces, 'joined', AUTO)]);

/** Words and one field. */
export const barForm: Layout = (pieces) => bar(pieces, [...eyebrow(pieces.copy, 'pill'), head(pieces), ...action(pieces, 'joined', AUTO)]);

/** The clock between words and button. */
export const barClock: Layout = (pieces) => bar(pieces, [head(pieces, 's'), countdown(pieces, 'small'), ...linkTo(pieces, { ...AUTO, look: 'pop' })]);

/** News that move. */
export const barTicker: Layout = (pieces) => bar(pieces, [columns([tickerOf(pieces.copy)], [row([head(pieces), ...linkTo(pieces, AUTO)], { gap: 'm' })], { ratio: '1-auto', gap: 'l', phone: 'reverse' })], { flow: 'fill' });

/** A code to copy, at once. */
export const barCoupon: Layout = (pieces) => bar(pieces, [...bigNumber(pieces.copy, 'xs', 'side'), head(pieces), ...says(pieces), ...couponOf(pieces.copy)]);

/** Something to know, two ways to answer. */
export const barNotice: Layout = (pieces) => bar(pieces, [art(pieces, 64, { phone: false }), stack([head(pieces), ...says(pieces)], { gap: 'none', align: 'start' }), row(yesAndNo(pieces, 'auto'), { gap: 's' })]);

/** A new word in a pill, a sentence, a link. */
export const barPill: Layout = (pieces) => bar(pieces, [...eyebrow(pieces.copy, 'pill'), ...words(pieces.copy.headline, 'lead'), ...linkTo(pieces, { ...AUTO, look: 'link' })]);

/** A drawing, two lines, a button: taller than the others. */
export const barArt: Layout = (pieces) => bar(pieces, [art(pieces, 112), stack([head(pieces, 's'), ...says(pieces)], { gap: 'none', align: 'start' }), ...action(pieces, 'joined', { ...AUTO, look: 'pop' })]);

/** The number is what one reads from afar. */
export const barNumber: Layout = (pieces) => bar(pieces, [...bigNumber(pieces.copy, 's', 'side'), stack([head(pieces, 's'), ...says(pieces)], { gap: 'none', align: 'start' }), ...linkTo(pieces, AUTO)]);

/** A question with an answer in one tap. */
export const barFaces: Layout = (pieces) => bar(pieces, [stack([head(pieces, 's'), ...says(pieces)], { gap: 'none', align: 'start' }), ...action(pieces, 'inline', AUTO)]);

/** Someone calls back. */
export const barCall: Layout = (pieces) => bar(pieces, [...personOf(pieces.copy), head(pieces), ...action(pieces, 'joined', AUTO)]);

/** The app and its stores. */
export const barApp: Layout = (pieces) => bar(pieces, [art(pieces, 84), stack([head(pieces, 's'), ...says(pieces)], { gap: 'none', align: 'start' }), row(storeButtons(pieces), { gap: 's' })]);

/** Words on a pattern. */
export const barPattern: Layout = (pieces) => bar(pieces, [head(pieces, 's'), ...says(pieces), ...linkTo(pieces, AUTO)], {}, [behind(pieces.art)]);

/** Words at the start, button at the end. */
export const barApart: Layout = (pieces) => bar(pieces, [columns([stack([...eyebrow(pieces.copy), head(pieces, 's')], { gap: 'none', align: 'start' })], [row([...says(pieces), ...action(pieces, 'joined', AUTO)], { gap: 'l' })], { ratio: '1-auto', gap: 'l' })], { pad: 'm', flow: 'fill' });

/** Three promises in a row. */
export const barPromises: Layout = (pieces) => bar(pieces, [head(pieces), ...listOf(pieces.copy, 'check'), ...linkTo(pieces, { ...AUTO, look: 'outline' })]);

/** A leaf of the calendar. */
export const barDate: Layout = (pieces) => bar(pieces, [...bigNumber(pieces.copy, 's', 'side'), stack([head(pieces, 's'), ...says(pieces)], { gap: 'none', align: 'start' }), ...action(pieces, 'joined', AUTO)]);

/** One sentence in letters that fill the bar. */
export const barLoud: Layout = (pieces) => bar(pieces, [head(pieces, 'l'), ...linkTo(pieces, { ...AUTO, look: 'outline' })]);
