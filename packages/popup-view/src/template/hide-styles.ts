import { HIDDEN_STYLE } from './hidden-style.ts';

/**
 * Matches one piece of an open tag: a quoted value, a gap, or other text. Each piece is matched in
 * one pass, even in broken markup.
 */
const PIECE = /"[^"]*"|'[^']*'|[\s/]+|[^"'>\s/]+/y;
const OPEN_TAG = /<[a-z]/gi;
const STYLE_NAME = /^style(?=$|=)/i;

/**
 * Removes the text of `style` elements from the html and renames style attributes. Chromium applies
 * the host page's content security policy also to documents of DOMParser. It would report each
 * style as a violation, although this document is never shown.
 */
export function hideStyles(html: string): { readonly html: string; readonly css: string } {
  const css: string[] = [];
  const without = html.replace(
    /<style\b[^>]*>([\s\S]*?)(?:<\/style\b[^>]*>|$)/gi,
    (_, text: string) => {
      css.push(text);
      return '';
    },
  );
  return { html: renameStyleAttributes(without), css: css.join('\n') };
}

function renameStyleAttributes(html: string): string {
  let renamed = '';
  let copiedTo = 0;
  OPEN_TAG.lastIndex = 0;
  for (let open = OPEN_TAG.exec(html); open; open = OPEN_TAG.exec(html)) {
    PIECE.lastIndex = open.index + 1;
    let end = PIECE.lastIndex;
    for (let piece = PIECE.exec(html); piece; piece = PIECE.exec(html)) {
      end = PIECE.lastIndex;
      if (!STYLE_NAME.test(piece[0])) continue;
      renamed += html.slice(copiedTo, piece.index) + HIDDEN_STYLE;
      copiedTo = piece.index + 'style'.length;
    }
    OPEN_TAG.lastIndex = Math.max(end, open.index + 1);
  }
  return renamed + html.slice(copiedTo);
}
