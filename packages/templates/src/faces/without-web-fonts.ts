import { LANGUAGES } from '@beckon/contract/values';
import { deviceFontStack, fontStack } from '../themes/fonts.ts';
import { FACE_NAMES } from './faces.ts';

/**
 * No rule of ours contains a brace, so the pattern excludes both braces. This keeps the search
 * linear.
 */
const FACE_RULE = /@font-face\{[^{}]*\}/g;

const STACKS = FACE_NAMES.flatMap((face) =>
  LANGUAGES.map(
    (language) => [fontStack(face, language), deviceFontStack(face, language)] as const,
  ),
);

/** Returns a template for a site that has switched web fonts off: it uses fonts of the device. */
export function withoutWebFonts(html: string): string {
  return STACKS.reduce(
    (text, [web, device]) => text.replaceAll(web, device),
    html.replace(FACE_RULE, ''),
  );
}
