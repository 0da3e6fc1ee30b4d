import { parseInPieces } from '../json/parse-in-pieces.ts';

/**
 * Whether a template shows its coupon only on the thank-you screen. If so, only visitors who have
 * sent the form may get the code. A coupon belongs to the last screen that begins before it.
 * docs/template-contract.md.
 */
export function couponFollowsForm(html: string): boolean {
  let screen: string | undefined;
  const screens = new Set<string | undefined>();
  const isWhole = parseInPieces(html, {
    onopentag(name, attributes) {
      if (name === 'section') screen = attributes['data-screen'] ?? screen;
      if (attributes['data-block'] === 'coupon') screens.add(screen);
    },
  });
  return isWhole && screens.size === 1 && screens.has('thanks');
}
