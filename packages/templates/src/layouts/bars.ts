import { block } from '../design/make-block.ts';
import type { Layout } from './layout.ts';
import { action, headline, row, screen, words } from './pieces.ts';

/** One line: words, form or button, nothing more. */
export const barLine: Layout = (pieces) => [
  screen('form', [row([headline(pieces.copy, 'xs'), ...words(pieces.copy.text, 'body', 'muted'), ...action(pieces, 'joined', { width: 'auto' })], { pad: 's', gap: 'l' })], { tone: pieces.tone, align: 'center' }),
  barThanks(pieces),
];

function barThanks(pieces: Parameters<Layout>[0]): ReturnType<Layout>[number] {
  return screen('thanks', [row([block('Headline', { text: pieces.copy.thanks, size: 'xs', align: 'inherit', ink: 'ink', level: '2' }), ...words(pieces.copy.thanksText)], { pad: 's' })], { tone: pieces.tone, align: 'center' });
}
