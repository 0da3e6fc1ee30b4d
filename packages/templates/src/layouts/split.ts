import type { Layout } from './layout.ts';
import { action, art, behind, bigNumber, body, columns, cover, divider, eyebrow, headline, listOf, panel, screen, small, thanks, wayOut } from './pieces.ts';

/** A scene fills one half, the words stand in the other. */
export const sceneFirst: Layout = (pieces) => [
  screen('form', [columns([cover(pieces)], [panel([...eyebrow(pieces.copy), headline(pieces.copy, 'l'), ...body(pieces.copy), ...action(pieces), ...small(pieces.copy)], { pad: 'l' })], { ratio: '2-3' })]),
  thanks(pieces),
];

export const sceneLast: Layout = (pieces) => [
  screen('form', [columns([panel([...eyebrow(pieces.copy), headline(pieces.copy, 'l'), ...body(pieces.copy), ...listOf(pieces.copy), ...action(pieces), ...small(pieces.copy)], { pad: 'l' })], [cover(pieces)], { ratio: '3-2', phone: 'reverse' })]),
  thanks(pieces),
];

/** A big number in a coloured half that is cut at a slant, the form beside it. */
export const slantedOffer: Layout = (pieces) => [
  screen('form', [columns(
    [panel([...eyebrow(pieces.copy, 'body'), ...bigNumber(pieces.copy, 'xl', 'side')], { tone: 'accent', shape: 'slant', pad: 'l', gap: 's' })],
    [panel([headline(pieces.copy, 'l'), ...body(pieces.copy), ...action(pieces), ...wayOut(pieces.copy)], { pad: 'l' })],
  )]),
  thanks(pieces),
];

/** A dark half with the drawing and what one gets, a light half with the form. */
export const darkHalf: Layout = (pieces) => [
  screen('form', [columns(
    [panel([art(pieces, 210), ...listOf(pieces.copy)], { tone: 'deep', pad: 'l', gap: 'l' })],
    [panel([...eyebrow(pieces.copy), headline(pieces.copy, 'm'), ...body(pieces.copy), ...action(pieces, 'labelled'), ...small(pieces.copy)], { pad: 'l' })],
    { ratio: '2-3' },
  )]),
  thanks(pieces),
];

/** Two halves of two tones that answer each other: what you get, what they get. */
export const twoSides: Layout = (pieces) => [
  screen('form', [panel([
    columns(
      [panel([...bigNumber(pieces.copy, 'l', 'below')], { tone: 'accent', pad: 'm', align: 'center' })],
      [panel([art(pieces, 190)], { tone: 'tint', pad: 'm', align: 'center' })],
      { phone: 'keep' },
    ),
    panel([headline(pieces.copy, 'l'), ...body(pieces.copy), ...action(pieces, 'inline'), ...small(pieces.copy)], { pad: 'l', align: 'center' }),
  ], { pad: 'none', gap: 'none', place: 'spread' })]),
  thanks(pieces),
];

/** Drawing on a coloured disc at one side, a quiet list and a link button at the other. */
export const productStage: Layout = (pieces) => [
  screen('form', [columns(
    [panel([behind('rays'), art(pieces, 330)], { tone: 'tint', pad: 'm', align: 'center' })],
    [panel([...eyebrow(pieces.copy, 'pill'), headline(pieces.copy, 'xl'), ...body(pieces.copy), divider('short'), ...action(pieces), ...wayOut(pieces.copy)], { pad: 'l' })],
  )]),
  thanks(pieces),
];
