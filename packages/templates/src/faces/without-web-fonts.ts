import { LANGUAGES } from '@beckon/contract/values';
import { deviceFontStack, fontStack } from '../themes/fonts.ts';
import { FACE_NAMES } from './faces.ts';

/** Ends before the next opening brace, too: no rule of ours holds one, and so it takes linear time. */
const FACE_RULE = /@font-face\{[^{}]*\}/g;

const STACKS = FACE_NAMES.flatMap((face) =>
  LANGUAGES.map(
    (language) => [fontStack(face, language), deviceFontStack(face, language)] as const,
  ),
);

/** A template as it is for a site that has switched web fonts off: in fonts of the device. */
export function withoutWebFonts(html: string): string {
  return STACKS.reduce(
    (text, [web, device]) => text.replaceAll(web, device),
    html.replace(FACE_RULE, ''),
  );
}
