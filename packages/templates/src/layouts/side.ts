import type { Layout } from './layout.ts';
import { action, art, body, eyebrow, headline, panel, screen, small, thanks } from './pieces.ts';

/** A card for the corner: drawing above, words and form below. */
export const sideCard: Layout = (pieces) => [
  screen('form', [panel([panel([art(pieces, 190)], { tone: 'tint', pad: 'm', align: 'center' }), panel([...eyebrow(pieces.copy), headline(pieces.copy, 'm'), ...body(pieces.copy), ...action(pieces), ...small(pieces.copy)], { pad: 'm' })], { pad: 'none', gap: 'none', place: 'spread' })]),
  thanks(pieces),
];
