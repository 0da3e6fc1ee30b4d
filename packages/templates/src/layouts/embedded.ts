import type { Layout } from './layout.ts';
import { action, art, body, columns, eyebrow, headline, panel, screen, small, thanks } from './pieces.ts';

/** Stands inside an article: drawing at one side, words and one line of form at the other. */
export const articleBox: Layout = (pieces) => [
  screen('form', [columns([panel([art(pieces, 190)], { tone: 'tint', pad: 's', align: 'center' })], [panel([...eyebrow(pieces.copy), headline(pieces.copy, 'm'), ...body(pieces.copy), ...action(pieces, 'inline'), ...small(pieces.copy)], { pad: 'm' })], { ratio: '1-2' })]),
  thanks(pieces),
];
